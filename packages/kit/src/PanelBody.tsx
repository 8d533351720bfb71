import { useWords } from '@nestling/ui/words.ts';
import { IconX } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import classes from './PanelBody.module.css';
import { kitWords } from './words.ts';

/** What a panel holds: its name and the way out in sight, its content, and what is done with it at the foot. */
export interface PanelProps {
  readonly title: string;
  readonly onClose: () => void;
  /** Beside the way out, such as a menu. */
  readonly acts?: ReactNode;
  /** Stays in sight. */
  readonly foot?: ReactNode;
  readonly children: ReactNode;
}

/** The inside of a panel, wherever it stands. */
export const PanelBody = ({ title, onClose, acts, foot, children }: PanelProps) => {
  const t = useWords(kitWords);
  return (
    <div className={classes.panel}>
      <header className={classes.head}>
        <h2 className={classes.title} tabIndex={-1}>
          {title}
        </h2>
        <div className={classes.acts}>
          {acts}
          <button type="button" className={classes.close} aria-label={t('close')} onClick={onClose}>
            <IconX size={20} />
          </button>
        </div>
      </header>
      <div className={classes.body}>{children}</div>
      {foot ? <footer className={classes.foot}>{foot}</footer> : null}
    </div>
  );
};
