import { Dialog } from '@nestling/ui/overlay/Dialog.tsx';
import { useWords } from '@nestling/ui/words.ts';
import { IconX } from '@tabler/icons-react';
import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react';
import { useWide } from './media.ts';
import classes from './SidePanel.module.css';
import { kitWords } from './words.ts';

/** A panel beside the list from 1200 px, a drawer below that, a sheet on phones. `foot` stays in sight. */
export const SidePanel = ({
  title,
  onClose,
  foot,
  children,
}: {
  title: string;
  onClose: () => void;
  foot?: ReactNode;
  children: ReactNode;
}) => {
  const wide = useWide();
  const body = (
    <PanelBody title={title} onClose={onClose} foot={foot}>
      {children}
    </PanelBody>
  );
  if (!wide)
    return (
      <Dialog label={title} place="side" width={404} onClose={onClose}>
        {body}
      </Dialog>
    );
  return <Beside onClose={onClose}>{body}</Beside>;
};

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

const PanelBody = ({
  title,
  onClose,
  foot,
  children,
}: {
  title: string;
  onClose: () => void;
  foot?: ReactNode;
  children: ReactNode;
}) => {
  const t = useWords(kitWords);
  return (
    <div className={classes.panel}>
      <header className={classes.head}>
        <h2 className={classes.title} tabIndex={-1}>
          {title}
        </h2>
        <button type="button" className={classes.close} aria-label={t('close')} onClick={onClose}>
          <IconX size={20} />
        </button>
      </header>
      <div className={classes.body}>{children}</div>
      {foot ? <footer className={classes.foot}>{foot}</footer> : null}
    </div>
  );
};
