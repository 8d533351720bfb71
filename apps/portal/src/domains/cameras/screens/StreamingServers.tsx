import { Button } from '@mantine/core';
import { deleteStream, setDefaultStream } from '@nestling/contract/operations/cameras.gen.ts';
import { useAction } from '@nestling/kit/action.ts';
import { type Column, DataTable } from '@nestling/kit/DataTable.tsx';
import { ListScreen } from '@nestling/kit/ListScreen.tsx';
import { useList } from '@nestling/kit/list.ts';
import { useListState } from '@nestling/kit/list-state.ts';
import { deleteItem, editItem } from '@nestling/kit/menu-items.tsx';
import { Badge } from '@nestling/ui/feedback/Badge.tsx';
import { ConfirmDelete } from '@nestling/ui/overlay/ConfirmDelete.tsx';
import type { MenuItem } from '@nestling/ui/overlay/Menu.tsx';
import { EmptyState } from '@nestling/ui/page/EmptyState.tsx';
import { CameraPicture } from '@nestling/ui/page/pictures.tsx';
import { useWords } from '@nestling/ui/words.ts';
import { IconCode, IconPlus, IconStar } from '@tabler/icons-react';
import { useState } from 'react';
import { GatewayList } from '../fleet/GatewayList.tsx';
import { PlayerCodes } from '../streams/PlayerCodes.tsx';
import { StreamPanel } from '../streams/StreamPanel.tsx';
import { StreamsDocument, type StreamsQuery } from '../streams/streams.graphql.ts';
import { streamWords } from '../streams/words.ts';

type Server = StreamsQuery['streams']['data'][number];
type Open =
  | { readonly kind: 'panel'; readonly server: Server | null }
  | { readonly kind: 'delete'; readonly server: Server }
  | { readonly kind: 'codes' };

const PER_PAGE = 25;

/** The addresses under which several cameras are reached. */
const StreamingServers = () => {
  const t = useWords(streamWords);
  const state = useListState();
  const [open, setOpen] = useState<Open | null>(null);
  const { rows, answer } = useList(StreamsDocument, state, {
    rows: (data) => data.streams,
    variables: {},
    perPage: PER_PAGE,
  });
  const remove = useAction(deleteStream);
  const menuOf = useServerMenu(setOpen);
  const columns = useColumns();
  const add = (
    <Button leftSection={<IconPlus size={18} />} onClick={() => setOpen({ kind: 'panel', server: null })}>
      {t('add')}
    </Button>
  );
  const codes = (
    <Button variant="default" leftSection={<IconCode size={18} />} onClick={() => setOpen({ kind: 'codes' })}>
      {t('codes')}
    </Button>
  );
  return (
    <>
      <ListScreen
        state={state}
        answer={answer}
        actions={
          <>
            {codes}
            {add}
          </>
        }
        empty={
          <EmptyState picture={<CameraPicture />} title={t('empty')} actions={add}>
            {t('emptyText')}
          </EmptyState>
        }
        panel={
          open?.kind === 'codes' ? (
            <PlayerCodes onClose={() => setOpen(null)} />
          ) : open?.kind === 'panel' ? (
            <StreamPanel key={open.server?.id ?? 'new'} server={open.server} onClose={() => setOpen(null)} />
          ) : undefined
        }
      >
        <DataTable
          label={t('list')}
          rows={rows}
          columns={columns}
          keyOf={(server) => server.id}
          nameOf={(server) => server.name}
          open={open?.kind === 'panel' ? open.server?.id : undefined}
          onOpen={(server) => setOpen({ kind: 'panel', server })}
          menuOf={menuOf}
          card={(server) => columns.slice(0, 2).map((column) => <div key={column.key}>{column.cell(server)}</div>)}
        />
      </ListScreen>
      <GatewayList />
      {open?.kind === 'delete' ? (
        <ConfirmDelete
          onCancel={() => setOpen(null)}
          onDelete={async () => {
            await remove.run({ id: open.server.id });
            setOpen(null);
          }}
        >
          <b>{open.server.name}</b> {open.server.url}
        </ConfirmDelete>
      ) : null}
    </>
  );
};

const useColumns = (): Column<Server>[] => {
  const t = useWords(streamWords);
  return [
    {
      key: 'name',
      head: t('name'),
      by: ({ name }) => name,
      cell: ({ name, is_default, status }) => (
        <>
          {name} {is_default ? <Badge kind="good">{t('isDefault')}</Badge> : null}
          {status === 'active' ? null : <Badge kind="out">{t('off')}</Badge>}
        </>
      ),
    },
    { key: 'url', head: t('url'), by: ({ url }) => url, cell: ({ url }) => url },
    { key: 'location', head: t('location'), wide: true, cell: ({ location }) => location?.name ?? t('everyLocation') },
    {
      key: 'signIn',
      head: t('signIn'),
      wide: true,
      cell: ({ username, has_password }) =>
        username && has_password ? t('signInAs', { name: username }) : (username ?? t('noSignIn')),
    },
    {
      key: 'cameras',
      head: t('cameras'),
      by: ({ camera_count }) => camera_count ?? 0,
      end: true,
      cell: ({ camera_count }) => camera_count ?? 0,
    },
  ];
};

const useServerMenu = (open: (what: Open) => void) => {
  const t = useWords(streamWords);
  const choose = useAction(setDefaultStream);
  return (server: Server): MenuItem[] => [
    editItem(t('change'), () => open({ kind: 'panel', server })),
    ...(server.is_default
      ? []
      : [
          {
            key: 'default',
            label: t('makeDefault'),
            icon: <IconStar size={18} />,
            onPick: () => void choose.run({ id: server.id }),
          },
          deleteItem(t('delete'), () => open({ kind: 'delete', server })),
        ]),
  ];
};

export default StreamingServers;
