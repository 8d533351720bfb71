import { Button } from '@mantine/core';
import { type Column, DataTable } from '@nestling/kit/DataTable.tsx';
import { ListScreen } from '@nestling/kit/ListScreen.tsx';
import { useList } from '@nestling/kit/list.ts';
import { useListState } from '@nestling/kit/list-state.ts';
import { clock } from '@nestling/ui/format/when.ts';
import { EmptyState } from '@nestling/ui/page/EmptyState.tsx';
import { CameraPicture } from '@nestling/ui/page/pictures.tsx';
import { useWords } from '@nestling/ui/words.ts';
import { IconRoute, IconVideo } from '@tabler/icons-react';
import { Link, useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { href } from '../../../addresses.ts';
import { PictureWay } from '../streams/PictureWay.tsx';
import { StreamingsDocument, type StreamingsQuery } from '../streams/streamings.graphql.ts';
import { streamWords } from '../streams/words.ts';

type Streaming = StreamingsQuery['activeStreamings'][number];

/** Rates change all the time, and cameras come and go with whoever watches. */
const LOOK_AGAIN_MS = 5_000;

const found = ({ camera, location, server }: Streaming, search: string): boolean =>
  [camera, location, server].some((text) => text?.toLocaleLowerCase().includes(search.toLocaleLowerCase()));

/** The cameras that stream at this moment, with their server, rate and viewers. */
const Streamings = () => {
  const t = useWords(streamWords);
  const state = useListState();
  const navigate = useNavigate();
  const { rows, answer } = useList(StreamingsDocument, state, {
    rows: (data) => data.activeStreamings.filter((one) => !state.search || found(one, state.search)),
    variables: {},
    everyMs: LOOK_AGAIN_MS,
  });
  const columns = useColumns();
  const [open, setOpen] = useState(false);
  const actions = (
    <>
      <Button variant="default" leftSection={<IconRoute size={18} />} onClick={() => setOpen(true)}>
        {t('way')}
      </Button>
      <Button component={Link} to={href('cameras.servers')} variant="default">
        {t('servers')}
      </Button>
    </>
  );
  return (
    <ListScreen
      state={state}
      answer={answer}
      actions={actions}
      panel={open ? <PictureWay onClose={() => setOpen(false)} /> : undefined}
      empty={
        <EmptyState picture={<CameraPicture />} title={t('quiet')}>
          {t('quietText')}
        </EmptyState>
      }
    >
      <DataTable
        label={t('now')}
        rows={rows}
        columns={columns}
        keyOf={(one) => one.camera_id}
        nameOf={(one) => one.camera}
        menuOf={(one) => [
          {
            key: 'watch',
            label: t('watch', { name: one.camera }),
            icon: <IconVideo size={18} />,
            onPick: () => void navigate({ href: href('cameras.one', { camId: one.camera_id }) }),
          },
        ]}
        card={(one) => columns.slice(0, 3).map((column) => <div key={column.key}>{column.cell(one)}</div>)}
      />
    </ListScreen>
  );
};

const useColumns = (): Column<Streaming>[] => {
  const t = useWords(streamWords);
  return [
    { key: 'camera', head: t('camera'), by: ({ camera }) => camera, cell: ({ camera }) => camera },
    { key: 'location', head: t('location'), by: ({ location }) => location, cell: ({ location }) => location },
    { key: 'server', head: t('server'), wide: true, cell: ({ server }) => server ?? t('ownAddress') },
    { key: 'gateway', head: t('gateway'), wide: true, cell: ({ gateway }) => gateway },
    {
      key: 'picture',
      head: t('picture'),
      cell: ({ codec, fps, kbps }) =>
        [codec, fps !== null && kbps !== null ? t('rate', { fps: Math.round(fps), kbps }) : null]
          .filter(Boolean)
          .join(', '),
    },
    {
      key: 'since',
      head: t('since'),
      by: ({ since }) => since,
      wide: true,
      cell: ({ since }) => <time dateTime={since}>{clock(since)}</time>,
    },
    { key: 'viewers', head: t('viewers'), by: ({ viewers }) => viewers, end: true, cell: ({ viewers }) => viewers },
  ];
};

export default Streamings;
