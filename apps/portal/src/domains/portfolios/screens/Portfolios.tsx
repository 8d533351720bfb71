import { Button } from '@mantine/core';
import { type Column, DataTable } from '@nestling/kit/DataTable.tsx';
import { FilterMenu } from '@nestling/kit/FilterRow.tsx';
import { ListScreen } from '@nestling/kit/ListScreen.tsx';
import { useList } from '@nestling/kit/list.ts';
import { useListState } from '@nestling/kit/list-state.ts';
import { useRowPanel } from '@nestling/kit/panel.ts';
import { Badge } from '@nestling/ui/feedback/Badge.tsx';
import { EmptyState } from '@nestling/ui/page/EmptyState.tsx';
import { PaperPicture } from '@nestling/ui/page/pictures.tsx';
import { Person } from '@nestling/ui/person/Person.tsx';
import { useWords } from '@nestling/ui/words.ts';
import { IconPlus } from '@tabler/icons-react';
import { href } from '../../../addresses.ts';
import type { LocatedWithRooms } from '../../../shell/place.ts';
import { NewPortfolio } from '../parts/NewPortfolio.tsx';
import { type PortfolioLineFragment, PortfoliosDocument } from '../portfolios.graphql.ts';
import { useTitles } from '../titles.ts';
import { portfolioWords } from '../words.ts';

const PER_PAGE = 30;
const filters = ['room', 'status'] as const;
const states = ['draft', 'published'] as const;

/** The portfolios of a location: of whom, of which days, and whether the family has it. */
const Portfolios = ({ place }: LocatedWithRooms) => {
  const t = useWords(portfolioWords);
  const { days } = useTitles();
  const state = useListState(filters);
  const { rows, answer } = useList(PortfoliosDocument, state, {
    rows: (data) => data.portfolios,
    variables: {
      location: place.id,
      program_id: state.filter('room') || null,
      status: state.filter('status') || null,
    },
    perPage: PER_PAGE,
  });
  const [open, setOpen] = useRowPanel(rows, ['new']);
  const badge = ({ status, replaced }: PortfolioLineFragment) => (
    <Badge kind={status === 'published' && !replaced ? 'good' : 'neutral'}>
      {t(replaced ? 'replaced' : status === 'published' ? 'published' : 'draft')}
    </Badge>
  );
  const columns: Column<PortfolioLineFragment>[] = [
    {
      key: 'student',
      head: t('student'),
      cell: ({ student }) =>
        student ? <Person id={student.id} name={student.full_name} image={student.image} /> : null,
    },
    { key: 'name', head: t('name'), by: ({ name }) => name, cell: ({ name }) => name, wide: true },
    { key: 'start_date', head: t('days'), cell: days },
    { key: 'moments', head: t('moments'), cell: ({ activity_count }) => activity_count ?? 0, wide: true },
    { key: 'status', head: t('status'), cell: badge },
  ];
  const add = (
    <Button leftSection={<IconPlus size={18} />} onClick={() => setOpen('new')}>
      {t('add')}
    </Button>
  );
  return (
    <ListScreen
      state={state}
      answer={answer}
      actions={add}
      filters={
        <>
          <FilterMenu
            name={t('room')}
            value={state.filter('room')}
            choices={place.rooms.map(({ id, name }) => ({ value: id, label: name }))}
            onChange={(room) => state.set({ filters: { room } })}
          />
          <FilterMenu
            name={t('status')}
            value={state.filter('status')}
            choices={states.map((value) => ({ value, label: t(value) }))}
            onChange={(status) => state.set({ filters: { status } })}
          />
        </>
      }
      empty={
        <EmptyState picture={<PaperPicture />} title={t('empty')} actions={add}>
          {t('emptyText')}
        </EmptyState>
      }
      panel={open === 'new' ? <NewPortfolio today={place.today} onClose={() => setOpen(null)} /> : undefined}
    >
      <DataTable
        label={t('list')}
        rows={rows}
        columns={columns}
        keyOf={({ id }) => id}
        nameOf={({ student }) => student?.full_name ?? ''}
        hrefOf={({ id }) => href('portfolios.one', { portfolioId: id })}
        card={(one) => (
          <>
            <b>{one.student?.full_name}</b>
            {one.name ? <span>{one.name}</span> : null}
            <span>{days(one)}</span>
            <div>{badge(one)}</div>
          </>
        )}
      />
    </ListScreen>
  );
};

export default Portfolios;
