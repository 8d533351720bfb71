import { Menu, type MenuItem } from '@nestling/ui/overlay/Menu.tsx';
import { useWords } from '@nestling/ui/words.ts';
import { type ReactNode, useEffect } from 'react';
import classes from './BulkBar.module.css';
import type { Selection } from './selection.ts';
import { kitWords } from './words.ts';

/** The bar that comes with the first tick: how many, what can be done with them, and Escape to let go. */
export const BulkBar = ({ selection, children }: { selection: Selection; children: ReactNode }) => {
  const t = useWords(kitWords);
  const { keys, clear } = selection;
  const some = keys.length > 0;
  useEffect(() => {
    if (!some) return;
    const press = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !document.querySelector('dialog[open], [role="menu"]')) clear();
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, [some, clear]);
  if (!some) return null;
  return (
    <div className={classes.bar} data-bulk-bar role="toolbar" aria-label={t('selected', { count: keys.length })}>
      <b className={classes.count}>{t('selected', { count: keys.length })}</b>
      {children}
      <button type="button" className={classes.clear} onClick={clear}>
        {t('clear')} <kbd>Esc</kbd>
      </button>
    </div>
  );
};

/** One act of the bulk bar. */
export const BulkAct = ({
  icon,
  children,
  onClick,
}: {
  icon?: ReactNode;
  children: ReactNode;
  onClick: () => void;
}) => (
  <button type="button" className={classes.act} onClick={onClick}>
    {icon}
    {children}
  </button>
);

/** An act of the bulk bar that asks which: a room to move to. */
export const BulkMenu = ({ icon, label, items }: { icon: ReactNode; label: string; items: readonly MenuItem[] }) => (
  <Menu
    className={classes.act}
    align="start"
    button={
      <>
        {icon}
        {label}
      </>
    }
    items={items}
  />
);
