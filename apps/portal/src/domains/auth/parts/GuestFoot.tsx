import { useWords } from '@nestling/ui/words.ts';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { href } from '../../../addresses.ts';
import { guestWords } from '../guest-words.ts';
import classes from './GuestFoot.module.css';

/** What else one can do from a page for guests, below its form; always the way back to signing in. */
export const GuestFoot = ({ children }: { children?: ReactNode }) => {
  const t = useWords(guestWords);
  return (
    <nav className={classes.foot}>
      {children}
      <GuestLink to={href('auth.login')}>{t('backToSignIn')}</GuestLink>
    </nav>
  );
};

/** A link of the foot. */
export const GuestLink = ({ to, children }: { to: string; children: ReactNode }) => (
  <Link className={classes.link} to={to}>
    {children}
  </Link>
);
