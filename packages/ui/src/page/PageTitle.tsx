import type { ReactNode } from 'react';
import { useSpeech } from '../words.ts';
import classes from './PageTitle.module.css';

/** The heading of a screen: title, count (an empty list says so itself), a second line, and its actions at the end; the one filled button comes last. */
export const PageTitle = ({
  title,
  count,
  detail,
  actions,
}: {
  title: ReactNode;
  count?: number | undefined;
  detail?: ReactNode;
  actions?: ReactNode;
}) => {
  const { language } = useSpeech();
  return (
    <header className={classes.head}>
      <div className={classes.words}>
        <h1 className={classes.title}>
          {title}
          {count ? <data value={count}> {count.toLocaleString(language)}</data> : null}
        </h1>
        {detail ? <p className={classes.detail}>{detail}</p> : null}
      </div>
      {actions ? <div className={classes.actions}>{actions}</div> : null}
    </header>
  );
};
