import { type Column, DataTable } from '@nestling/kit/DataTable.tsx';
import { Section } from '@nestling/kit/Section.tsx';
import { useWords } from '@nestling/ui/words.ts';
import { checkpointWords } from '../checkpoint-words.ts';
import { classProfile, type Level, type ProfileLine } from '../class-profile.ts';

interface Named {
  readonly id: string;
  readonly name: string;
}

/** How the children of a room are spread over the steps of each skill at a checkpoint. */
export const ClassProfile = ({
  room,
  skills,
  steps,
  students,
  levels,
}: {
  room: string;
  skills: readonly Named[];
  steps: readonly Named[];
  students: readonly { readonly id: string }[];
  levels: readonly Level[];
}) => {
  const t = useWords(checkpointWords);
  const columns: Column<ProfileLine>[] = [
    { key: 'skill', head: t('skill'), main: true, width: '40%', cell: ({ name }) => name },
    ...steps.map(
      ({ id, name }): Column<ProfileLine> => ({
        key: id,
        head: name,
        end: true,
        cell: ({ counts }) => counts.get(id) ?? '–',
      }),
    ),
    { key: 'open', head: t('notSettled'), end: true, cell: ({ open }) => (open === 0 ? '–' : open) },
  ];
  return (
    <Section title={t('profile')}>
      <DataTable
        label={t('profileOf', { room })}
        rows={classProfile(skills, students, levels)}
        columns={columns}
        keyOf={({ id }) => id}
        nameOf={({ name }) => name}
      />
    </Section>
  );
};
