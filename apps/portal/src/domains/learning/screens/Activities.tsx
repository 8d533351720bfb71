import { Button } from '@mantine/core';
import { useAsk } from '@nestling/kit/ask.ts';
import { type Column, DataTable } from '@nestling/kit/DataTable.tsx';
import { FilterMenu } from '@nestling/kit/FilterRow.tsx';
import { ListScreen } from '@nestling/kit/ListScreen.tsx';
import { useList } from '@nestling/kit/list.ts';
import { useListState } from '@nestling/kit/list-state.ts';
import { useRowPanel } from '@nestling/kit/panel.ts';
import { Badge } from '@nestling/ui/feedback/Badge.tsx';
import { lazy } from '@nestling/ui/lazy.ts';
import { EmptyState } from '@nestling/ui/page/EmptyState.tsx';
import { BlocksPicture } from '@nestling/ui/page/pictures.tsx';
import { useWords } from '@nestling/ui/words.ts';
import { IconCalendarPlus, IconCopy, IconPlus } from '@tabler/icons-react';
import { Suspense, useState } from 'react';
import { useMay } from '../../permissions/use-may.ts';
import { activitiesAsked, PER_PAGE } from '../asked.ts';
import { LearningActivitiesDocument, LearningNamesDocument } from '../learning.graphql.ts';
import { ActivityPanel, type LibraryActivity } from '../parts/ActivityPanel.tsx';
import { NamesPanel } from '../parts/NamesPanel.tsx';
import { useAge } from '../parts/use-age.ts';
import { usePartActs } from '../parts/use-part-acts.tsx';
import { learningWords } from '../words.ts';

const AddToPlan = lazy(() => import('../../plans/parts/AddToPlan.tsx'));

const FILTERS = ['category', 'type', 'age', 'archived'] as const;
/** Ages the library is narrowed to, in whole months. */
const AGES = [6, 12, 18, 24, 36, 48, 60];

interface Named {
  readonly id: string;
  readonly name: string;
}
const choicesOf = (all: readonly Named[] | undefined) =>
  (all ?? []).map(({ id, name }) => ({ value: id, label: name }));

/** The library: activities with what they are for, for which age, how long and where. */
const Activities = () => {
  const t = useWords(learningWords);
  const ageOf = useAge();
  const may = useMay()('edit_learning');
  const state = useListState(FILTERS);
  const [category, type, age, archived] = FILTERS.map((name) => state.filter(name));
  const { data: names } = useAsk(LearningNamesDocument, {});
  const { rows, answer } = useList(LearningActivitiesDocument, state, {
    rows: (found) => found.learningActivities,
    variables: activitiesAsked({ category, type, age, archived }),
    perPage: PER_PAGE,
  });
  const [open, setOpen] = useRowPanel(rows ?? [], ['new', 'lists']);
  const [like, setLike] = useState<LibraryActivity | null>(null);
  const [planned, setPlanned] = useState<LibraryActivity | null>(null);
  const { menuOf, confirm } = usePartActs('activity');
  const begin = (from: LibraryActivity | null) => {
    setLike(from);
    setOpen('new');
  };
  const columns: Column<LibraryActivity>[] = [
    {
      key: 'title',
      head: t('title'),
      by: ({ title }) => title,
      main: true,
      width: '34%',
      cell: ({ title, archived: gone }) => (
        <>
          {title} {gone ? <Badge kind="neutral">{t('archived')}</Badge> : null}
        </>
      ),
    },
    { key: 'category', head: t('category'), cell: (row) => row.category?.name ?? '' },
    { key: 'type', head: t('type'), wide: true, cell: (row) => row.type?.name ?? '' },
    {
      key: 'age',
      head: t('age'),
      cell: ({ minAge, maxAge }) =>
        minAge === null && maxAge === null ? '' : `${ageOf(minAge ?? 0)} – ${maxAge === null ? '…' : ageOf(maxAge)}`,
    },
    {
      key: 'long',
      head: t('long'),
      wide: true,
      cell: ({ hours, mins }) =>
        hours === null && mins === null ? '' : `${hours ?? 0}:${String(mins ?? 0).padStart(2, '0')}`,
    },
    { key: 'loc', head: t('loc'), wide: true, cell: ({ loc }) => loc ?? '' },
  ];
  const add = may ? (
    <>
      <Button variant="default" onClick={() => setOpen('lists')}>
        {t('lists')}
      </Button>
      <Button leftSection={<IconPlus size={18} />} onClick={() => begin(null)}>
        {t('addActivity')}
      </Button>
    </>
  ) : undefined;
  const panel =
    open === 'lists' ? (
      <NamesPanel onClose={() => setOpen(null)} />
    ) : open ? (
      <ActivityPanel
        key={open === 'new' ? `new ${like?.id ?? ''}` : open.id}
        activity={open === 'new' ? null : open}
        like={like}
        onClose={() => setOpen(null)}
      />
    ) : undefined;
  return (
    <>
      <ListScreen
        state={state}
        answer={answer}
        actions={add}
        filters={
          <>
            <FilterMenu
              name={t('category')}
              value={category ?? ''}
              choices={choicesOf(names?.learningCategories)}
              onChange={(next) => state.set({ filters: { category: next } })}
            />
            <FilterMenu
              name={t('type')}
              value={type ?? ''}
              choices={choicesOf(names?.learningTypes)}
              onChange={(next) => state.set({ filters: { type: next } })}
            />
            <FilterMenu
              name={t('age')}
              value={age ?? ''}
              choices={AGES.map((months) => ({ value: String(months), label: ageOf(months) }))}
              onChange={(next) => state.set({ filters: { age: next } })}
            />
            <FilterMenu
              name={t('archived')}
              value={archived ?? ''}
              choices={[{ value: 'yes', label: t('withArchived') }]}
              onChange={(next) => state.set({ filters: { archived: next } })}
            />
          </>
        }
        empty={
          <EmptyState picture={<BlocksPicture />} title={t('emptyActivities')} actions={add}>
            {t('emptyActivitiesText')}
          </EmptyState>
        }
        panel={may ? panel : undefined}
      >
        <DataTable
          label={t('activity')}
          rows={rows}
          columns={columns}
          keyOf={({ id }) => id}
          nameOf={({ title }) => title}
          {...(may ? { onOpen: setOpen } : {})}
          menuOf={(row) => [
            { key: 'plan', label: t('toPlan'), icon: <IconCalendarPlus size={18} />, onPick: () => setPlanned(row) },
            ...(may
              ? [
                  { key: 'copy', label: t('duplicate'), icon: <IconCopy size={18} />, onPick: () => begin(row) },
                  ...menuOf({ ...row, name: row.title }, () => setOpen(row)),
                ]
              : []),
          ]}
        />
      </ListScreen>
      {confirm}
      {planned ? (
        <Suspense fallback={null}>
          <AddToPlan activity={planned} onClose={() => setPlanned(null)} />
        </Suspense>
      ) : null}
    </>
  );
};

export default Activities;
