import { type Column, DataTable } from '@nestling/kit/DataTable.tsx';
import { FilterMenu } from '@nestling/kit/FilterRow.tsx';
import { ListScreen } from '@nestling/kit/ListScreen.tsx';
import { useList } from '@nestling/kit/list.ts';
import { useListState } from '@nestling/kit/list-state.ts';
import { usePanel } from '@nestling/kit/panel.ts';
import { addDays } from '@nestling/ui/format/day.ts';
import { dateFigures } from '@nestling/ui/format/when.ts';
import { EmptyState } from '@nestling/ui/page/EmptyState.tsx';
import { PaperPicture } from '@nestling/ui/page/pictures.tsx';
import { useSpeech, useWords } from '@nestling/ui/words.ts';
import { kindOf } from '../paper-kinds.ts';
import { LocationPapersDocument } from '../papers.graphql.ts';
import type { PaperOfOffice } from '../rows.ts';
import { fileWords } from '../words.ts';
import { DocumentTabs } from './DocumentTabs.tsx';
import { PaperBadge } from './PaperBadge.tsx';
import { PaperReview } from './PaperReview.tsx';

const filters = ['of', 'state'] as const;
const CHASE_DAYS = 30;

/** The papers of the children of a location: what waits first, and the list to chase. */
export const LocationPapers = ({ location, today }: { location: string; today: string }) => {
  const t = useWords(fileWords);
  const { language } = useSpeech();
  const state = useListState(filters);
  const { open, show, close } = usePanel();
  const chosen = state.filter('state');
  const until = addDays(today, CHASE_DAYS);
  const { rows, answer } = useList(LocationPapersDocument, state, {
    rows: (data) => data.locationStudentDocuments,
    variables: {
      location,
      status: chosen === 'soon' ? null : chosen || null,
      before: chosen === 'soon' ? until : null,
    },
  });
  const columns: Column<PaperOfOffice>[] = [
    {
      key: 'student',
      head: t('student'),
      by: ({ student }) => student?.full_name,
      cell: ({ student }) => student?.full_name,
    },
    { key: 'name', head: t('paper'), by: ({ name }) => name, cell: ({ name }) => name, width: '30%' },
    { key: 'kind', head: t('kind'), cell: ({ type }) => t(kindOf(type)), wide: true },
    { key: 'state', head: t('state'), cell: (paper) => <PaperBadge paper={paper} /> },
    { key: 'by', head: t('by'), cell: ({ created_by }) => created_by?.full_name, wide: true },
    {
      key: 'date',
      head: t('date'),
      by: ({ created_at }) => created_at,
      cell: ({ created_at }) => dateFigures(created_at, language),
      wide: true,
    },
  ];
  const one = rows.find(({ id }) => id === open);
  const choices = [
    { value: 'waiting', label: t('waits') },
    { value: 'soon', label: t('soon') },
    { value: 'approved', label: t('approved') },
    { value: 'rejected', label: t('rejected') },
  ];
  return (
    <ListScreen
      state={state}
      answer={answer}
      tabs={<DocumentTabs here="papers" />}
      filters={
        <FilterMenu
          name={t('state')}
          value={chosen}
          choices={choices}
          onChange={(next) => state.set({ filters: { state: next } })}
        />
      }
      empty={
        <EmptyState picture={<PaperPicture />} title={t('paperNone')}>
          {t('paperNoneText')}
        </EmptyState>
      }
      panel={one ? <PaperReview key={one.id} paper={one} onClose={close} /> : undefined}
    >
      <DataTable
        label={t('papers')}
        rows={rows}
        columns={columns}
        keyOf={({ id }) => id}
        nameOf={({ name, student }) => `${name}, ${student?.full_name ?? ''}`}
        onOpen={({ id }) => show(id)}
        open={open ?? undefined}
        card={(paper) => (
          <>
            <b>{paper.student?.full_name}</b>
            <span>{paper.name}</span>
            <div>
              <PaperBadge paper={paper} />
            </div>
          </>
        )}
      />
    </ListScreen>
  );
};
