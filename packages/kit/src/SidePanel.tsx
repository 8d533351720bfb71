import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react';
import { Drawer } from './Drawer.tsx';
import { useWide } from './media.ts';
import { PanelBody, type PanelProps } from './PanelBody.tsx';
import classes from './SidePanel.module.css';

/** A panel beside the list from 1200 px, a drawer below that, a sheet on phones. `foot` stays in sight. */
export const SidePanel = (panel: PanelProps) =>
  useWide() ? (
    <Beside onClose={panel.onClose}>
      <PanelBody {...panel} />
    </Beside>
  ) : (
    <Drawer {...panel} />
  );

const Beside = ({ onClose, children }: { onClose: () => void; children: ReactNode }) => {
  const ref = useRef<HTMLElement>(null);
  useEffect(() => {
    const before = document.activeElement;
    ref.current?.querySelector<HTMLElement>('input, select, textarea, h2')?.focus();
    return () => {
      if (before instanceof HTMLElement) before.focus();
    };
  }, []);
  const press = (event: KeyboardEvent) => {
    // Escape closes a list that is open within a field first.
    const inList = event.target instanceof Element && event.target.getAttribute('aria-expanded') === 'true';
    if (event.key === 'Escape' && !inList) onClose();
  };
  return (
    <aside ref={ref} className={classes.beside} data-beside onKeyDown={press}>
      {children}
    </aside>
  );
};
