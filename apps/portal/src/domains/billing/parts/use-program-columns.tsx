import type { Column } from '@nestling/kit/DataTable.tsx';
import { dateWords } from '@nestling/ui/format/when.ts';
import { RoomName } from '@nestling/ui/place/RoomName.tsx';
import { useSpeech, useWords } from '@nestling/ui/words.ts';
import type { BillingProgramsQuery } from '../programs.graphql.ts';
import { programWords } from '../words.ts';

type Program = BillingProgramsQuery['billingPrograms']['data'][number];

const noColour = '#857d8a';

/** The columns of a list of programs, and the card of one on phones. */
export const useProgramColumns = () => {
  const t = useWords(programWords);
  const { language } = useSpeech();
  const runs = ({ start_date, end_date }: Program): string =>
    [
      start_date ? t('from', { day: dateWords(start_date, language) }) : null,
      end_date ? t('until', { day: dateWords(end_date, language) }) : null,
    ]
      .filter(Boolean)
      .join(' ') || t('always');
  const rooms = (program: Program) => program.rooms.map(({ name }) => name).join(', ') || t('everyRoom');
  const named = ({ name, color_code }: Program) => <RoomName name={name} colour={color_code ?? noColour} />;
  const columns: Column<Program>[] = [
    { key: 'program', head: t('program'), by: ({ name }) => name, cell: named },
    {
      key: 'students',
      head: t('students'),
      by: ({ student_count }) => student_count ?? 0,
      end: true,
      cell: ({ student_count }) => student_count ?? 0,
    },
    { key: 'runs', head: t('runs'), cell: runs },
    { key: 'rooms', head: t('rooms'), wide: true, cell: rooms },
  ];
  const card = (program: Program) => (
    <>
      {named(program)}
      <div>{runs(program)}</div>
      <div>
        {t('students')}: {program.student_count ?? 0}
      </div>
    </>
  );
  return { columns, card };
};
