import { TextInput } from '@mantine/core';
import { saveMealProduction } from '@nestling/contract/operations/food.gen.ts';
import { useAction } from '@nestling/kit/action.ts';
import { useAsk } from '@nestling/kit/ask.ts';
import { type Column, DataTable } from '@nestling/kit/DataTable.tsx';
import { DateField } from '@nestling/kit/field/DateField.tsx';
import { Stack } from '@nestling/kit/layout/Stack.tsx';
import { isMeal } from '@nestling/rules/food/meals.ts';
import { RowsSkeleton } from '@nestling/ui/feedback/Skeletons.tsx';
import { EmptyState } from '@nestling/ui/page/EmptyState.tsx';
import { PaperPicture } from '@nestling/ui/page/pictures.tsx';
import { useWords } from '@nestling/ui/words.ts';
import { useState } from 'react';
import { MealProductionDocument, type MealProductionQuery } from '../program.graphql.ts';
import { foodWords } from '../words.ts';

type Made = MealProductionQuery['mealProduction'][number];

/** What the kitchen made on a day, beside what the counted children need at least. */
export const ProductionTab = ({ location, today }: { location: string; today: string }) => {
  const t = useWords(foodWords);
  const [date, setDate] = useState(today);
  const { data } = useAsk(MealProductionDocument, { location, date }, { keep: ['date'] });
  const save = useAction(saveMealProduction, { say: () => null });
  const rows = data?.mealProduction ?? [];
  const keep = (one: Made, more: { prepared?: string; leftover?: string }) => {
    const next = { prepared: one.prepared ?? '', leftover: one.leftover ?? '', ...more };
    if (next.prepared === (one.prepared ?? '') && next.leftover === (one.leftover ?? '')) return;
    void save.run({ location, date, meal: one.meal, item: one.item_id, ...next });
  };
  const field = (one: Made, name: 'prepared' | 'leftover') => (
    <TextInput
      key={`${date} ${one.meal} ${one.item_id} ${one[name] ?? ''}`}
      aria-label={t(name === 'prepared' ? 'preparedOf' : 'leftoverOf', { food: one.item_name })}
      maxLength={60}
      defaultValue={one[name] ?? ''}
      disabled={name === 'leftover' && !one.prepared}
      onBlur={(event) => keep(one, { [name]: event.currentTarget.value.trim() })}
    />
  );
  const meal = ({ meal: word }: Made) => (isMeal(word) ? t(word) : word);
  const columns: Column<Made>[] = [
    { key: 'meal', head: t('meal'), cell: meal },
    { key: 'food', head: t('food'), cell: ({ item_name }) => item_name },
    { key: 'served', head: t('served'), cell: ({ served }) => served },
    { key: 'needed', head: t('needed'), cell: ({ needed }) => needed ?? '–' },
    { key: 'prepared', head: t('prepared'), cell: (one) => field(one, 'prepared') },
    { key: 'leftover', head: t('leftover'), cell: (one) => field(one, 'leftover') },
  ];
  return (
    <Stack>
      <DateField label={t('date')} max={today} value={date} onChange={(day) => setDate(day || today)} />
      {!data ? <RowsSkeleton /> : null}
      {data && rows.length === 0 ? (
        <EmptyState picture={<PaperPicture />} title={t('noProduction')}>
          {t('noProductionText')}
        </EmptyState>
      ) : null}
      {rows.length > 0 ? (
        <DataTable
          label={t('production')}
          rows={rows}
          columns={columns}
          keyOf={({ meal: word, item_id }) => `${word} ${item_id}`}
          nameOf={({ item_name }) => item_name}
          card={(one) => (
            <>
              <b>{one.item_name}</b>
              <span>
                {meal(one)} · {t('served')}: {one.served} · {t('needed')}: {one.needed ?? '–'}
              </span>
              {field(one, 'prepared')}
              {field(one, 'leftover')}
            </>
          )}
        />
      ) : null}
    </Stack>
  );
};
