import type { ReactNode } from 'react';
import classes from './facts.module.css';

/** What is known of a center, each under what it is called. */
export const Facts = ({ facts }: { facts: readonly (readonly [head: string, value: ReactNode])[] }) => (
  <dl className={classes.facts}>
    {facts.map(([head, value]) => (
      <div key={head}>
        <dt>{head}</dt>
        <dd>{value}</dd>
      </div>
    ))}
  </dl>
);
