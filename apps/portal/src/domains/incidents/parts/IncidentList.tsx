import { Button } from '@mantine/core';
import { deleteIncident } from '@nestling/contract/operations/incidents.gen.ts';
import { useAction } from '@nestling/kit/action.ts';
import { type Column, DataTable } from '@nestling/kit/DataTable.tsx';
import { FilterMenu } from '@nestling/kit/FilterRow.tsx';
import { ListScreen } from '@nestling/kit/ListScreen.tsx';
import { useList } from '@nestling/kit/list.ts';
import { useListState } from '@nestling/kit/list-state.ts';
import { deleteItem } from '@nestling/kit/menu-items.tsx';
import { usePanel } from '@nestling/kit/panel.ts';
import { momentFigures } from '@nestling/ui/format/when.ts';
import { ConfirmDelete } from '@nestling/ui/overlay/ConfirmDelete.tsx';
import { EmptyState } from '@nestling/ui/page/EmptyState.tsx';
import { CameraPicture } from '@nestling/ui/page/pictures.tsx';
import { useSpeech, useWords } from '@nestling/ui/words.ts';
import { IconPlus } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { href } from '../../../addresses.ts';
import { useHere } from '../../../shell/here.ts';
import { useLocations } from '../../../shell/location.ts';
import { useMay } from '../../permissions/use-may.ts';
import { MainIncidentsDocument, OwnIncidentsDocument, type OwnIncidentsQuery } from '../incidents.graphql.ts';
import { incidentWords } from '../words.ts';
import { AskPanel } from './AskPanel.tsx';
import { StateBadge, stateOf, states } from './state.tsx';

type Row = OwnIncidentsQuery['incidents']['data'][number];

const PER_PAGE = 25;

/** Incidents with their state and how many recordings are there; the state stands in the address. */
export const IncidentList = ({ main }: { main: boolean }) => {
  const t = useWords(incidentWords);
  const { language } = useSpeech();
  const { params } = useHere();
  const navigate = useNavigate();
  const places = useLocations();
  const state = useListState(['location', 'status']);
  const status = stateOf(main ? state.filter('status') : params.status);
  const location = state.filter('location');
  const { open, show, close } = usePanel();
  const [deleting, setDeleting] = useState<Row | null>(null);
  const remove = useAction(deleteIncident);
  const manages = useMay()('manage_incidents');
  const { rows, answer } = useList(main ? MainIncidentsDocument : OwnIncidentsDocument, state, {
    rows: (data) => data.incidents,
    variables: { location: location || null, status },
    perPage: PER_PAGE,
  });
  const add = manages ? (
    <Button leftSection={<IconPlus size={18} />} onClick={() => show('new')}>
      {t('ask')}
    </Button>
  ) : null;
  const choose = (next: string) =>
    main
      ? state.set({ filters: { status: next } })
      : void navigate({ href: href('incidents.list', next ? { status: next } : {}) });
  const columns: Column<Row>[] = [
    { key: 'name', head: t('name'), by: ({ name }) => name, width: '36%', cell: ({ name }) => name },
    {
      key: 'location',
      head: t('location'),
      wide: true,
      cell: ({ locations }) => locations.map(({ name }) => name).join(', '),
    },
    { key: 'status', head: t('status'), cell: (row) => <StateBadge status={row.status} /> },
    {
      key: 'asked',
      head: t('asked'),
      by: ({ created_at }) => created_at,
      cell: ({ created_at, location: at }) => momentFigures(created_at, language, at?.timezone?.value),
    },
    {
      key: 'recordings',
      head: t('recordings'),
      end: true,
      cell: ({ video_count, incident_videos }) =>
        t('recordingsOf', { there: String(video_count ?? 0), count: String(incident_videos.length) }),
    },
  ];
  const isFiltered = status !== null && !main;
  return (
    <>
      <ListScreen
        state={{
          ...state,
          filtered: state.filtered || isFiltered,
          clear: () => (isFiltered ? choose('') : state.clear()),
        }}
        answer={answer}
        actions={add}
        filters={
          <>
            <FilterMenu
              name={t('status')}
              value={status ?? ''}
              choices={states.map((value) => ({ value, label: t(value) }))}
              onChange={choose}
            />
            {places.length > 1 ? (
              <FilterMenu
                name={t('location')}
                value={location}
                choices={places.map(({ id, name }) => ({ value: id, label: name }))}
                onChange={(next) => state.set({ filters: { location: next } })}
              />
            ) : null}
          </>
        }
        empty={
          <EmptyState picture={<CameraPicture />} title={t('empty')} actions={add}>
            {t('emptyText')}
          </EmptyState>
        }
        panel={manages && open === 'new' ? <AskPanel main={main} onClose={close} /> : undefined}
      >
        <DataTable
          label={t('list')}
          rows={rows}
          columns={columns}
          keyOf={({ id }) => id}
          nameOf={({ name }) => name}
          hrefOf={({ id }) => href(main ? 'incidents.main.one' : 'incidents.one', { id })}
          menuOf={(row) =>
            manages && (row.status === 'requested' || row.status === 'closed')
              ? [deleteItem(t('delete'), () => setDeleting(row))]
              : []
          }
        />
      </ListScreen>
      {deleting ? (
        <ConfirmDelete
          onCancel={() => setDeleting(null)}
          onDelete={async () => {
            await remove.run({ id: deleting.id });
            setDeleting(null);
          }}
        >
          {deleting.name}
        </ConfirmDelete>
      ) : null}
    </>
  );
};
