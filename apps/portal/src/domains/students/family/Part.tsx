import type { ReactNode } from 'react';
import classes from './family.module.css';

/** A heading with what can be done, and what stands under it. */
export const Part = ({ title, action, children }: { title: string; action?: ReactNode; children: ReactNode }) => (
  <section className={classes.section}>
    <div className={classes.head}>
      <h2>{title}</h2>
      {action}
    </div>
    {children}
  </section>
);
