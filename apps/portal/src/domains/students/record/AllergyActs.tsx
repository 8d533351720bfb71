import { Button } from '@mantine/core';
import { saveStudentNoAllergies } from '@nestling/contract/operations/tags.gen.ts';
import { useAction } from '@nestling/kit/action.ts';
import { useWords } from '@nestling/ui/words.ts';
import { NoteAllergy } from '../../tags/parts/NoteAllergy.tsx';
import own from './WordsFact.module.css';
import { recordWords } from './words.ts';

type Of = {
  readonly id: string;
  readonly allergies: readonly { readonly id: string }[];
  readonly no_allergies_at: string | null;
};

/** Answers that no allergies are known while there are none, and lets a teacher note one of the list in two presses. */
export const AllergyActs = ({ student, answers, notes }: { student: Of; answers: boolean; notes: boolean }) => {
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
  if (!(answers && empty) && !notes) return null;
  return (
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
      {notes ? <NoteAllergy student={student} className={own.menu} /> : null}
    </div>
  );
};
