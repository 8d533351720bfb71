import { Button, Select } from '@mantine/core';
import { blackoutCamera } from '@nestling/contract/operations/cameras.gen.ts';
import { useAction } from '@nestling/kit/action.ts';
import { ReasonField } from '@nestling/kit/ReasonField.tsx';
import { Dialog } from '@nestling/ui/overlay/Dialog.tsx';
import { useWords } from '@nestling/ui/words.ts';
import { useState } from 'react';
import { manageWords } from '../manage-words.ts';
import classes from './BlackoutDialog.module.css';

const lengths = [15, 30, 60] as const;

/** Closes a camera to families at once, with a reason they read. */
export const BlackoutDialog = ({
  camera,
  onClose,
}: {
  camera: { readonly id: string; readonly name: string };
  onClose: () => void;
}) => {
  const t = useWords(manageWords);
  const start = useAction(blackoutCamera);
  const [reason, setReason] = useState('');
  const [minutes, setMinutes] = useState('');
  const title = t('blackoutTitle', { name: camera.name });
  const close = async () => {
    const length = minutes === '' ? {} : { minutes: Number(minutes) };
    const ended = await start.run({ id: camera.id, reason: reason.trim() || t('resting'), ...length });
    if (ended?.kind === 'done') onClose();
  };
  return (
    <Dialog label={title} onClose={onClose}>
      <form
        className={classes.form}
        onSubmit={(event) => {
          event.preventDefault();
          void close();
        }}
      >
        <h2 className={classes.title}>{title}</h2>
        <ReasonField
          usual={[t('resting'), t('changing'), t('privateVisit')]}
          label={t('reason')}
          help={t('reasonHelp')}
          most={120}
          value={reason}
          onChange={setReason}
        />
        <Select
          label={t('howLong')}
          allowDeselect={false}
          value={minutes}
          onChange={(value) => setMinutes(value ?? '')}
          data={[
            { value: '', label: t('untilOpened') },
            ...lengths.map((length) => ({ value: String(length), label: t('minutes', { count: length }) })),
          ]}
        />
        <div className={classes.actions}>
          <Button variant="default" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button type="submit" loading={start.busy}>
            {t('close')}
          </Button>
        </div>
      </form>
    </Dialog>
  );
};
