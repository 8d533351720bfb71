import { Link } from '@tanstack/react-router';
import { type ReactNode, useRef } from 'react';
import classes from './Tabs.module.css';
import { useTabInSight } from './tab-in-sight.ts';

/** The parts of a screen that each have an address of their own; they look like tabs and are links. */
export const LinkTabs = ({
  tabs,
  here,
  label,
}: {
  tabs: readonly { readonly key: string; readonly label: ReactNode; readonly to: string }[];
  /** Key of the one on show. */
  here: string;
  label: string;
}) => {
  const row = useRef<HTMLElement>(null);
  useTabInSight(row, here);
  return (
    <nav ref={row} className={classes.tabs} aria-label={label}>
      {tabs.map(({ key, label, to }) => (
        <Link
          key={key}
          to={to}
          className={classes.tab}
          activeOptions={{ exact: true }}
          resetScroll={false}
          aria-current={key === here ? 'page' : undefined}
        >
          {label}
        </Link>
      ))}
    </nav>
  );
};
