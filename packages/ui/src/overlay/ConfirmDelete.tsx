import { Button } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { useWords } from '../words.ts';
import classes from './ConfirmDelete.module.css';
import { Dialog } from './Dialog.tsx';
import { overlayWords } from './words.ts';

/**
 * Asks before something that cannot be undone. The thing itself stands beneath the question, as `children`.
 * Stays open, with the button busy, until `onDelete` settles.
 */
export const ConfirmDelete = ({
  children,
  onDelete,
  onCancel,
}: {
  children: ReactNode;
  onDelete: () => Promise<unknown>;
  onCancel: () => void;
}) => {
  const t = useWords(overlayWords);
  const [busy, setBusy] = useState(false);
  const remove = () => {
    setBusy(true);
    void onDelete().finally(() => setBusy(false));
  };
  return (
    <Dialog label={t('deleteTitle')} onClose={onCancel}>
      <div className={classes.ask}>
        <span className={classes.sign} aria-hidden="true">
          <IconTrash size={22} />
        </span>
        <div>
          <h2 className={classes.title}>{t('deleteTitle')}</h2>
          <p className={classes.text}>{t('deleteText')}</p>
        </div>
        <div className={classes.thing}>{children}</div>
        <div className={classes.actions}>
          <Button variant="default" onClick={onCancel} data-autofocus>
            {t('cancel')}
          </Button>
          <Button color="red" loading={busy} onClick={remove}>
            {t('delete')}
          </Button>
        </div>
      </div>
    </Dialog>
  );
};
