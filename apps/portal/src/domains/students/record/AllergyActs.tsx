import { Button } from '@mantine/core';
import { saveStudentNoAllergies } from '@nestling/contract/operations/tags.gen.ts';
import { useAction } from '@nestling/kit/action.ts';
import { allergenName } from '@nestling/rules/allergens.ts';
import { dateWords } from '@nestling/ui/format/when.ts';
import { lazy } from '@nestling/ui/lazy.ts';
import { useSpeech, useWords } from '@nestling/ui/words.ts';
import { IconPencil } from '@tabler/icons-react';
import { Suspense, useState } from 'react';
import { NoteAllergy } from '../../tags/parts/NoteAllergy.tsx';
import { allergiesOf } from '../../tags/safety.ts';
import { safetyWords } from '../../tags/safety-words.ts';
import own from './WordsFact.module.css';
import { recordWords } from './words.ts';

const AllergyDialog = lazy(() => import('../../tags/parts/AllergyDialog.tsx'));

type Of = {
  readonly id: string;
  readonly allergies: readonly { readonly id: string; readonly name: string }[];
  readonly allergy_notes: unknown;
  readonly no_allergies_at: string | null;
};

/**
 * What was noted about each allergy, changed where it stands; answers that none are known while there are none, and notes
 * another one.
 */
export const AllergyActs = ({ student, answers }: { student: Of; answers: boolean }) => {
  const t = useWords(recordWords);
  const student_id = student.id;
  const answerBack = useAction(saveStudentNoAllergies);
  const answer = useAction(saveStudentNoAllergies, {
    undo:
      (_, { none }) =>
      () =>
        void answerBack.run({ student_id, none: !none }),
  });
  const asked = student.no_allergies_at !== null;
  const empty = student.allergies.length === 0;
  return (
    <>
      <AllergyFacts student={student} />
      <div className={own.acts}>
        {answers && empty ? (
          <Button
            size="compact-md"
            variant="default"
            loading={answer.busy}
            onClick={() => void answer.run({ student_id, none: !asked })}
          >
            {t(asked ? 'askAgain' : 'noAllergies')}
          </Button>
        ) : null}
        <NoteAllergy student={student} className={own.menu} />
      </div>
    </>
  );
};

const AllergyFacts = ({ student }: { student: Of }) => {
  const t = useWords(recordWords);
  const say = useWords(safetyWords);
  const { language } = useSpeech();
  const [open, setOpen] = useState<string | null>(null);
  const listed = allergiesOf(student);
  const shown = listed.find(({ note }) => note.id === open);
  if (listed.length === 0) return null;
  return (
    <ul className={own.allergies}>
      {listed.map(({ name, note }) => {
        const word = allergenName(name, language);
        const facts = [note.severity && say(note.severity), note.reaction, note.what_to_do, note.medicine_at];
        const noted = note.by && note.at ? t('notedBy', { name: note.by, day: dateWords(note.at, language) }) : null;
        return (
          <li key={note.id}>
            <button type="button" className={own.allergy} onClick={() => setOpen(note.id)}>
              <b>{word}</b>
              <span>{facts.filter(Boolean).join(' · ') || t('noFacts')}</span>
              <IconPencil size={15} aria-label={t('edit', { label: word })} />
            </button>
            {noted ? <small className={own.noted}>{noted}</small> : null}
          </li>
        );
      })}
      {shown ? (
        <Suspense>
          <AllergyDialog student={student} noted={shown} onClose={() => setOpen(null)} />
        </Suspense>
      ) : null}
    </ul>
  );
};
