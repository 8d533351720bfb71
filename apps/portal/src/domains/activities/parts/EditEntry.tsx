import { useAsk } from '@nestling/kit/ask.ts';
import { isActivityKind } from '@nestling/rules/activity-kinds.ts';
import { ActiveStudentsDocument } from '../../attendance/activeStudents.graphql.ts';
import type { ActivityEntryFragment } from '../activities.graphql.ts';
import { valuesOf } from '../entry-values.ts';
import { EntryForm } from './EntryForm.tsx';

/** An entry to be put right, with the children that are on it. */
export const EditEntry = ({
  entry,
  location,
  onClose,
}: {
  entry: ActivityEntryFragment;
  location: string;
  onClose: () => void;
}) => {
  const { data } = useAsk(ActiveStudentsDocument, { location }, { pause: location === '' });
  if (!isActivityKind(entry.type)) return null;
  const known = new Map((data?.getActiveStudents ?? []).map((student) => [student.id, student]));
  const students = entry.students.map(
    ({ id, fname }) => known.get(id) ?? { id, fname, allergies: [], medications: [] },
  );
  const { time } = entry;
  return (
    <EntryForm
      kind={entry.type}
      students={students}
      date={entry.date}
      time={time ?? ''}
      entry={{ id: entry.id, values: { ...valuesOf(entry), time: time ?? '' }, photo: entry.photo }}
      onClose={onClose}
      onSaved={onClose}
    />
  );
};
