import { useAction } from '@nestling/kit/action.ts';
import { useAsk } from '@nestling/kit/ask.ts';
import { dateWords } from '@nestling/ui/format/when.ts';
import { type Language, useSpeech, useWords } from '@nestling/ui/words.ts';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { href } from '../../../addresses.ts';
import type { StudentRecord } from '../record/use-record.ts';
import {
  type AlikeStudentFragment,
  MergeStudentsDocument,
  StudentsToChooseDocument,
  UndoStudentMergeDocument,
} from './family.graphql.ts';
import { MergeDialog, type MergeSide } from './MergeDialog.tsx';
import { familyWords } from './words.ts';

/** How a student is told apart in a search: room, place and birthday. */
export const sideOf = (
  { id, full_name, image, program, location, dob }: AlikeStudentFragment,
  language: Language,
): MergeSide => ({
  id,
  name: full_name,
  image,
  detail: [program?.name, location?.name, dob ? dateWords(dob, language) : null].filter(Boolean).join(' · '),
});

/** Makes two records of one child one, and opens the one that stays. */
const MergeStudents = ({
  student,
  other,
  onClose,
}: {
  student: StudentRecord;
  other?: AlikeStudentFragment | undefined;
  onClose: () => void;
}) => {
  const t = useWords(familyWords);
  const { language } = useSpeech();
  const navigate = useNavigate();
  const [search, setSearch] = useState('');
  const back = useAction(UndoStudentMergeDocument);
  const merge = useAction(MergeStudentsDocument, {
    undo:
      (_, { kept }) =>
      () =>
        void back.run({ student: kept }),
  });
  const location = student.location?.id ?? '';
  const { data } = useAsk(
    StudentsToChooseDocument,
    { location, student: student.id, search: search || student.lname },
    { keep: ['search'], pause: other !== undefined || location === '' },
  );
  const own = sideOf(student, language);
  return (
    <MergeDialog
      title={t('mergeTitle')}
      own={own}
      other={other ? sideOf(other, language) : undefined}
      found={(data?.getSiblingByLocation ?? []).slice(0, 20).map((one) => sideOf(one, language))}
      search={search}
      onSearch={setSearch}
      busy={merge.busy}
      onMerge={(kept, duplicate) =>
        void merge.run({ kept, duplicate }).then((ended) => {
          if (ended?.kind !== 'done') return;
          onClose();
          if (kept !== student.id) void navigate({ href: href('students.one', { userId: kept }) });
        })
      }
      onClose={onClose}
    />
  );
};

export default MergeStudents;
