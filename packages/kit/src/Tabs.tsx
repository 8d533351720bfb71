import { useNavigate, useSearch } from '@tanstack/react-router';
import { type KeyboardEvent, type ReactNode, useId, useRef } from 'react';
import classes from './Tabs.module.css';
import { useTabInSight } from './tab-in-sight.ts';

/** A tab: its name in the address, its label, and what it shows. */
export type Tab = { readonly key: string; readonly label: ReactNode; readonly content: () => ReactNode };

/** Tabs whose choice stands in the address as `?tab=`; the first needs no word there. Arrow keys move between them. */
export const Tabs = ({ tabs, label }: { tabs: readonly Tab[]; label: string }) => {
  const { tab: asked }: { tab?: string } = useSearch({ strict: false });
  const navigate = useNavigate();
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const current = tabs.find(({ key }) => key === asked) ?? tabs[0];
  useTabInSight(list, current?.key);
  if (!current) return null;

  const choose = (tab: Tab | undefined) => {
    if (!tab) return;
    const word = tab === tabs[0] ? undefined : tab.key;
    void navigate({
      to: '.',
      search: (before: object) => ({ ...before, tab: word }),
      replace: true,
      resetScroll: false,
    });
    list.current?.querySelector<HTMLElement>(`[data-key="${tab.key}"]`)?.focus();
  };
  const press = (event: KeyboardEvent) => {
    const at = tabs.indexOf(current);
    const to = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: tabs.length - 1 }[event.key];
    if (to === undefined) return;
    event.preventDefault();
    choose(tabs[(to + tabs.length) % tabs.length]);
  };

  return (
    <>
      <div ref={list} className={classes.tabs} role="tablist" aria-label={label} onKeyDown={press}>
        {tabs.map((tab) => (
          <button
            key={tab.key}
            type="button"
            role="tab"
            id={`${id}-${tab.key}`}
            data-key={tab.key}
            aria-selected={tab === current}
            aria-controls={`${id}-panel`}
            tabIndex={tab === current ? 0 : -1}
            className={classes.tab}
            onClick={() => choose(tab)}
          >
            {tab.label}
          </button>
        ))}
      </div>
      <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${current.key}`} className={classes.panel}>
        {current.content()}
      </div>
    </>
  );
};
