import { Button, Select } from '@mantine/core';
import { deleteMealEligibility, saveMealEligibility } from '@nestling/contract/operations/food.gen.ts';
import { useAsk } from '@nestling/kit/ask.ts';
import { useCallForm } from '@nestling/kit/call-form.ts';
import { type Column, DataTable } from '@nestling/kit/DataTable.tsx';
import { useDeletion } from '@nestling/kit/deletion.tsx';
import { FormPanel } from '@nestling/kit/FormPanel.tsx';
import { DateField } from '@nestling/kit/field/DateField.tsx';
import { Row } from '@nestling/kit/layout/Stack.tsx';
import { deleteItem } from '@nestling/kit/menu-items.tsx';
import { eligibilities } from '@nestling/rules/food/meals.ts';
import { dateFigures } from '@nestling/ui/format/when.ts';
import { useSpeech, useWords } from '@nestling/ui/words.ts';
import { IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { StudentDietsDocument } from '../food.graphql.ts';
import { MealEligibilitiesDocument, type MealEligibilitiesQuery } from '../program.graphql.ts';
import { foodWords } from '../words.ts';

type One = MealEligibilitiesQuery['mealEligibilities'][number];

/** How the households are claimed for, each for a span of days. */
export const Eligibilities = ({ location }: { location: string }) => {
  const t = useWords(foodWords);
  const { language } = useSpeech();
  const [adding, setAdding] = useState(false);
  const { data } = useAsk(MealEligibilitiesDocument, { location });
  const removal = useDeletion(deleteMealEligibility);
  const rows = data?.mealEligibilities ?? [];
  const category = (one: One) => t(eligibilities.find((word) => word === one.category) ?? 'paid');
  const days = (one: One) => `${dateFigures(one.start_date, language)} – ${dateFigures(one.end_date, language)}`;
  const columns: Column<One>[] = [
    { key: 'child', head: t('child'), cell: ({ student }) => student?.full_name },
    { key: 'category', head: t('category'), cell: category },
    { key: 'days', head: t('date'), cell: days },
  ];
  return (
    <section>
      <Row justify="between">
        <h3>{t('eligibility')}</h3>
        <Button variant="default" leftSection={<IconPlus size={18} />} onClick={() => setAdding(true)}>
          {t('addEligibility')}
        </Button>
      </Row>
      {data && rows.length === 0 ? <p>{t('noEligibility')}</p> : null}
      {rows.length > 0 ? (
        <DataTable
          label={t('eligibility')}
          rows={rows}
          columns={columns}
          keyOf={({ id }) => id}
          nameOf={({ student }) => student?.full_name ?? ''}
          menuOf={(one) => [
            deleteItem(t('remove'), () =>
              removal.ask({ id: one.id, name: `${one.student?.full_name}, ${category(one)}` }),
            ),
          ]}
          card={(one) => (
            <>
              <b>{one.student?.full_name}</b>
              <span>
                {category(one)} · {days(one)}
              </span>
            </>
          )}
        />
      ) : null}
      {removal.question}
      {adding ? <AddEligibility location={location} onClose={() => setAdding(false)} /> : null}
    </section>
  );
};

const AddEligibility = ({ location, onClose }: { location: string; onClose: () => void }) => {
  const t = useWords(foodWords);
  const { data } = useAsk(StudentDietsDocument, { location });
  const form = useCallForm({
    call: saveMealEligibility,
    name: 'meal-eligibility',
    values: { student_id: null, category: 'free', start_date: '', end_date: '' },
    onSaved: onClose,
  });
  const { field } = form;
  return (
    <FormPanel form={form} title={t('addEligibility')} onClose={onClose}>
      <Select
        searchable
        data={(data?.studentDiets ?? []).map(({ student_id, student_name }) => ({
          value: student_id,
          label: student_name,
        }))}
        {...field('student_id', t('child'))}
      />
      <Select
        allowDeselect={false}
        data={eligibilities.map((one) => ({ value: one, label: t(one) }))}
        {...field('category', t('category'))}
      />
      <DateField {...field('start_date', t('start'))} />
      <DateField {...field('end_date', t('end'), t('endHelp'))} />
    </FormPanel>
  );
};
