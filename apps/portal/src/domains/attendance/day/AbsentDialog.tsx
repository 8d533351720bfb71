import { Button } from '@mantine/core';
import { markStudentsAbsent } from '@nestling/contract/operations/attendance.gen.ts';
import { useAction } from '@nestling/kit/action.ts';
import { ReasonField } from '@nestling/kit/ReasonField.tsx';
import { Dialog } from '@nestling/ui/overlay/Dialog.tsx';
import { useWords } from '@nestling/ui/words.ts';
import { useState } from 'react';
import classes from './day.module.css';
import { dayWords } from './words.ts';

/** Marks students absent for a day, with the reason families and the office read. */
export const AbsentDialog = ({
  students,
  date,
  onDone,
  onClose,
}: {
  students: readonly string[];
  date: string;
  onDone: () => void;
  onClose: () => void;
}) => {
  const t = useWords(dayWords);
  const mark = useAction(markStudentsAbsent);
  const [reason, setReason] = useState('');
  const title = t('absentTitle', { count: students.length });
  const save = async () => {
    const ended = await mark.run({ students: [...students], date, reason: reason.trim() || null });
    if (ended?.kind === 'done') onDone();
  };
  return (
    <Dialog label={title} onClose={onClose}>
      <form
        className={classes.dialog}
        onSubmit={(event) => {
          event.preventDefault();
          void save();
        }}
      >
        <h2>{title}</h2>
        <ReasonField
          usual={[t('sick'), t('vacation'), t('family')]}
          label={t('reason')}
          help={t('reasonHelp')}
          most={200}
          value={reason}
          onChange={setReason}
        />
        <div className={classes.end}>
          <Button variant="default" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button type="submit" loading={mark.busy}>
            {t('markAbsent')}
          </Button>
        </div>
      </form>
    </Dialog>
  );
};
