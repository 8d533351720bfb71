import { IconChevronRight } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import classes from './NeedLine.module.css';

/** One thing a family is to do, with where it is done. */
export const NeedLine = (props: { to: string; icon: ReactNode; title: string; detail: string; late?: boolean }) => (
  <li>
    <Link to={props.to} className={classes.line}>
      {props.icon}
      <span className={classes.words}>
        <b>{props.title}</b>
        <span className={props.late ? classes.late : classes.detail}>{props.detail}</span>
      </span>
      <IconChevronRight size={20} />
    </Link>
  </li>
);
