import { Button } from '@mantine/core';
import { Dialog } from '@nestling/ui/overlay/Dialog.tsx';
import { useWords } from '@nestling/ui/words.ts';
import { useEffect, useRef } from 'react';
import classes from '../family/family.module.css';
import { LeftStudents } from '../family/LeftStudents.tsx';
import { MovedAllergies, type MovedStudent } from '../family/MovedAllergies.tsx';
import { useChunks } from '../family/use-chunks.ts';
import { ActOnStudentsDocument } from './many.graphql.ts';
import type { ManyAct } from './use-many.ts';
import { rosterWords } from './words.ts';

/** An act on more students than one call takes: how far it is, and who could not be done and why. */
const ManyDialog = ({
  name,
  value,
  students,
  onClose,
}: {
  name: ManyAct;
  value: string | null;
  students: readonly MovedStudent[];
  onClose: () => void;
}) => {
  const t = useWords(rosterWords);
  const { run, busy, done, left } = useChunks(ActOnStudentsDocument, { allOrNone: true });
  const started = useRef(false);
  useEffect(() => {
    if (started.current) return;
    started.current = true;
    void run(
      students.map(({ id }) => id),
      (some) => ({ name, value, students: some }),
    );
  }, [run, students, name, value]);
  const count = students.length;
  const title = t('manyTitle', { count });
  return (
    <Dialog label={title} onClose={busy ? () => {} : onClose}>
      <div className={classes.dialog}>
        <h2>{title}</h2>
        {name === 'move_room' ? <MovedAllergies students={students} /> : null}
        <label className={classes.section}>
          <span aria-live="polite">{t('manyDone', { done: done - left.length, count })}</span>
          <progress value={done} max={count} />
        </label>
        <LeftStudents title={t('manyLeft')} students={students} left={left} />
        <div className={classes.end}>
          <Button loading={busy} onClick={onClose}>
            {t('close')}
          </Button>
        </div>
      </div>
    </Dialog>
  );
};

export default ManyDialog;
