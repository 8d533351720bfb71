import { type Column, DataTable } from '@nestling/kit/DataTable.tsx';
import { FilterMenu } from '@nestling/kit/FilterRow.tsx';
import { ListScreen } from '@nestling/kit/ListScreen.tsx';
import { useList } from '@nestling/kit/list.ts';
import { useListState } from '@nestling/kit/list-state.ts';
import { clock } from '@nestling/ui/format/when.ts';
import type { MenuItem } from '@nestling/ui/overlay/Menu.tsx';
import { EmptyState } from '@nestling/ui/page/EmptyState.tsx';
import { CameraPicture } from '@nestling/ui/page/pictures.tsx';
import { Person } from '@nestling/ui/person/Person.tsx';
import { RoomName } from '@nestling/ui/place/RoomName.tsx';
import { useWords } from '@nestling/ui/words.ts';
import { IconUser, IconVideo } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { useSubscription } from 'urql';
import { href } from '../../../addresses.ts';
import { deviceName } from '../../../session/device-name.ts';
import type { Located } from '../../../shell/place.ts';
import { watchedWords } from '../watched-words.ts';
import { WatchedChangedDocument } from '../watchedChanged.graphql.ts';
import { WatchedNowDocument, type WatchedNowQuery } from '../watchedNow.graphql.ts';

type View = WatchedNowQuery['getCameraBeingWatched'][number];

/** Minutes grow without anybody beginning or ending. */
const LOOK_AGAIN_MS = 30_000;
const filters = ['camera'] as const;

const found = ({ user, camera, student }: View, search: string): boolean =>
  [user?.full_name, camera?.name, student?.full_name].some((text) =>
    text?.toLocaleLowerCase().includes(search.toLocaleLowerCase()),
  );

/** Who watches which camera at this moment; it follows by itself. */
const WatchedNow = ({ place }: Located) => {
  const t = useWords(watchedWords);
  const state = useListState(filters);
  const location = place.id;
  const camera = state.filter('camera');
  const { rows, answer, data, again } = useList(WatchedNowDocument, state, {
    rows: ({ getCameraBeingWatched: views }) =>
      views
        .filter((view) => !camera || view.camera?.id === camera)
        .filter((view) => !state.search || found(view, state.search)),
    variables: { location },
    everyMs: LOOK_AGAIN_MS,
  });
  useSubscription({ query: WatchedChangedDocument, variables: { location } }, (_, change) => {
    again();
    return change;
  });

  const all = data?.getCameraBeingWatched;
  const cameras = new Map((all ?? []).flatMap((view) => (view.camera ? [[view.camera.id, view.camera.name]] : [])));
  const columns = useColumns();
  const menuOf = useMenu();
  return (
    <ListScreen
      state={state}
      answer={answer}
      filters={
        <FilterMenu
          name={t('camera')}
          value={camera}
          choices={[...cameras].map(([value, label]) => ({ value, label }))}
          onChange={(value) => state.set({ filters: { camera: value } })}
        />
      }
      empty={
        <EmptyState picture={<CameraPicture />} title={t('empty')}>
          {t('emptyText')}
        </EmptyState>
      }
    >
      <DataTable
        label={t('list')}
        rows={rows}
        columns={columns}
        keyOf={(view) => view.id}
        nameOf={(view) => view.user?.full_name ?? t('someone')}
        menuOf={menuOf}
        card={(view) => columns.slice(0, 4).map((column) => <div key={column.key}>{column.cell(view)}</div>)}
      />
    </ListScreen>
  );
};

const useColumns = (): Column<View>[] => {
  const t = useWords(watchedWords);
  return [
    {
      key: 'contact',
      head: t('contact'),
      cell: ({ user }) =>
        user ? <Person id={user.id} name={user.full_name} image={user.avatar} size={32} /> : t('someone'),
    },
    {
      key: 'camera',
      head: t('camera'),
      cell: ({ camera }) => (camera ? <RoomName name={camera.name} colour={camera.color_code} /> : null),
    },
    {
      key: 'child',
      head: t('child'),
      by: ({ student }) => student?.full_name,
      cell: ({ student }) => student?.full_name ?? t('atWork'),
    },
    {
      key: 'since',
      head: t('since'),
      cell: ({ opened_at, location }) =>
        opened_at ? <time dateTime={opened_at}>{clock(opened_at, location?.timezone?.value ?? null)}</time> : null,
    },
    { key: 'device', head: t('device'), wide: true, cell: ({ device }) => deviceName(device) || t('unknownDevice') },
    {
      key: 'minutes',
      head: t('minutes'),
      by: ({ minutes }) => minutes ?? 0,
      end: true,
      wide: true,
      cell: ({ minutes }) => minutes ?? 0,
    },
  ];
};

const useMenu = () => {
  const t = useWords(watchedWords);
  const navigate = useNavigate();
  return ({ camera, student }: View): MenuItem[] => [
    ...(student
      ? [
          {
            key: 'record',
            label: t('record', { name: student.full_name }),
            icon: <IconUser size={18} />,
            onPick: () => void navigate({ href: href('students.one', { userId: student.id }) }),
          },
        ]
      : []),
    ...(camera
      ? [
          {
            key: 'watch',
            label: t('watch', { name: camera.name }),
            icon: <IconVideo size={18} />,
            onPick: () => void navigate({ href: href('cameras.one', { camId: camera.id }) }),
          },
        ]
      : []),
  ];
};

export default WatchedNow;
