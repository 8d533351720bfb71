import { MultiSelect } from '@mantine/core';
import { saveStudentDiets } from '@nestling/contract/operations/food.gen.ts';
import { useAction } from '@nestling/kit/action.ts';
import { useAsk } from '@nestling/kit/ask.ts';
import { type Column, DataTable } from '@nestling/kit/DataTable.tsx';
import { diets } from '@nestling/rules/food/meals.ts';
import { RowsSkeleton } from '@nestling/ui/feedback/Skeletons.tsx';
import { EmptyState } from '@nestling/ui/page/EmptyState.tsx';
import { BlocksPicture } from '@nestling/ui/page/pictures.tsx';
import { useWords } from '@nestling/ui/words.ts';
import { StudentDietsDocument, type StudentDietsQuery } from '../food.graphql.ts';
import { foodWords } from '../words.ts';

type Child = StudentDietsQuery['studentDiets'][number];

/** Which diets the children keep; their allergies stand on their own pages. */
export const DietsTab = ({ location }: { location: string }) => {
  const t = useWords(foodWords);
  const { data } = useAsk(StudentDietsDocument, { location });
  const save = useAction(saveStudentDiets);
  const rows = data?.studentDiets ?? [];
  const field = (child: Child) => (
    <MultiSelect
      aria-label={t('dietOf', { name: child.student_name })}
      placeholder={child.diets.length === 0 ? t('noDiet') : ''}
      data={diets.map((one) => ({ value: one, label: t(one) }))}
      value={[...child.diets]}
      onChange={(next) => void save.run({ student_id: child.student_id, diets: next })}
    />
  );
  const columns: Column<Child>[] = [
    { key: 'child', head: t('child'), cell: ({ student_name }) => student_name },
    { key: 'diets', head: t('diets'), cell: field, width: '60%' },
  ];
  if (!data) return <RowsSkeleton />;
  if (rows.length === 0) return <EmptyState picture={<BlocksPicture />} title={t('noChildren')} />;
  return (
    <DataTable
      label={t('diets')}
      rows={rows}
      columns={columns}
      keyOf={({ student_id }) => student_id}
      nameOf={({ student_name }) => student_name}
      card={(child) => (
        <>
          <b>{child.student_name}</b>
          {field(child)}
        </>
      )}
    />
  );
};
