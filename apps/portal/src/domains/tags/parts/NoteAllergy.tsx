import { noteStudentAllergy } from '@nestling/contract/operations/tags.gen.ts';
import { useAction } from '@nestling/kit/action.ts';
import { useAsk } from '@nestling/kit/ask.ts';
import { Menu } from '@nestling/ui/overlay/Menu.tsx';
import { useWords } from '@nestling/ui/words.ts';
import { IconAlertTriangle } from '@tabler/icons-react';
import { AllergiesDocument } from '../allergies.graphql.ts';
import { tagWords } from '../words.ts';

/** Notes an allergy of the list for one child: one press for the list, one for the word. Nothing while there is no list. */
export const NoteAllergy = ({
  student,
  className,
}: {
  student: { readonly id: string; readonly allergies: readonly { readonly id: string }[] };
  className?: string | undefined;
}) => {
  const t = useWords(tagWords);
  const { data } = useAsk(AllergiesDocument, { first: 200 }, { keep: ['first'] });
  const note = useAction(noteStudentAllergy);
  const words = (data?.words ?? []).filter(({ id }) => !student.allergies.some((one) => one.id === id));
  if (words.length === 0) return null;
  return (
    <Menu
      className={className}
      button={
        <>
          <IconAlertTriangle size={20} aria-hidden="true" />
          {t('noteAllergy')}
        </>
      }
      items={words.map(({ id, name }) => ({
        key: id,
        label: name,
        onPick: () => void note.run({ student_id: student.id, id }),
      }))}
    />
  );
};
