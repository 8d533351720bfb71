import type { ReactNode } from 'react';
import classes from '../imports.module.css';

/** A part of a page under its heading, as wide as the page: it holds a table. */
export const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className={classes.part} aria-label={title}>
    <h2>{title}</h2>
    {children}
  </section>
);
