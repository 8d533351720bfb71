import { Button, Textarea } from '@mantine/core';
import { Dialog } from '@nestling/ui/overlay/Dialog.tsx';
import { useWords } from '@nestling/ui/words.ts';
import { type FormEvent, useState } from 'react';
import classes from './Guardians.module.css';
import { useGuardian } from './use-guardian.ts';
import type { Guardian, StudentRecord } from './use-record.ts';
import { recordWords } from './words.ts';

/** Asks why somebody must not pick up: staff at the door will read it. */
export const BlackList = ({
  student,
  link,
  onBack,
  onClose,
}: {
  student: StudentRecord;
  link: Guardian;
  onBack: () => void;
  onClose: () => void;
}) => {
  const t = useWords(recordWords);
  const { block } = useGuardian(student, link);
  const [note, setNote] = useState(link.black_list_note ?? '');
  const [missing, setMissing] = useState(false);
  const title = t('blockTitle', { name: link.user?.full_name ?? '' });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setMissing(!note.trim());
    if (!note.trim()) return;
    void block(note.trim());
    onClose();
  };
  return (
    <Dialog label={title} onClose={onClose}>
      <form className={classes.dialog} noValidate onSubmit={submit}>
        <h2>{title}</h2>
        <p className={classes.quiet}>{t('blockText')}</p>
        <Textarea
          label={t('reason')}
          description={t('reasonHelp')}
          withAsterisk
          rows={3}
          maxLength={1000}
          data-autofocus
          value={note}
          error={missing ? t('needReason') : undefined}
          onChange={(event) => setNote(event.currentTarget.value)}
        />
        <div className={classes.end}>
          <Button variant="default" onClick={onBack}>
            {t('cancel')}
          </Button>
          <Button type="submit" color="red">
            {t('blockDo')}
          </Button>
        </div>
      </form>
    </Dialog>
  );
};
