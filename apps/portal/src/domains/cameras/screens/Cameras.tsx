import { Button } from '@mantine/core';
import { deleteCamera, endCameraBlackout, updateCameraStatus } from '@nestling/contract/operations/cameras.gen.ts';
import { useAction } from '@nestling/kit/action.ts';
import { DataTable } from '@nestling/kit/DataTable.tsx';
import { ListScreen } from '@nestling/kit/ListScreen.tsx';
import { useList } from '@nestling/kit/list.ts';
import { useListState } from '@nestling/kit/list-state.ts';
import { usePhone } from '@nestling/kit/media.ts';
import { deleteItem, editItem } from '@nestling/kit/menu-items.tsx';
import { useRowPanel } from '@nestling/kit/panel.ts';
import { useColumns } from '@nestling/kit/table/column-choice.tsx';
import { ConfirmDelete } from '@nestling/ui/overlay/ConfirmDelete.tsx';
import type { MenuItem } from '@nestling/ui/overlay/Menu.tsx';
import { EmptyState } from '@nestling/ui/page/EmptyState.tsx';
import { CameraPicture } from '@nestling/ui/page/pictures.tsx';
import { useWords } from '@nestling/ui/words.ts';
import {
  IconArrowsSort,
  IconEye,
  IconEyeOff,
  IconPlaylistAdd,
  IconPlus,
  IconPower,
  IconServer,
  IconSettings,
  IconUsers,
  IconVideo,
} from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { href } from '../../../addresses.ts';
import type { Located } from '../../../shell/place.ts';
import { useMay } from '../../permissions/use-may.ts';
import { MoveCamera } from '../fleet/MoveCamera.tsx';
import { fleetWords } from '../fleet/words.ts';
import { blackoutReason, type ManagedCamera } from '../health.ts';
import { manageWords } from '../manage-words.ts';
import { ManagedCamerasDocument } from '../managed.graphql.ts';
import { SeveralPanel } from '../many/SeveralPanel.tsx';
import { OrderPanel } from '../order/OrderPanel.tsx';
import { orderWords } from '../order/words.ts';
import { BlackoutDialog } from '../parts/BlackoutDialog.tsx';
import { CameraFilters, useFits } from '../parts/CameraFilters.tsx';
import { CameraPanel } from '../parts/CameraPanel.tsx';
import { CameraSettings } from '../parts/CameraSettings.tsx';
import { CameraViews } from '../parts/CameraViews.tsx';
import { useCameraColumns } from '../parts/use-camera-columns.tsx';
import { watchedWords } from '../watched-words.ts';

const PER_PAGE = 25;
const MOST = 200;
const filters = ['room', 'health', 'schedule', 'status'] as const;
/** Health changes without anybody doing anything. */
const LOOK_AGAIN_MS = 5000;

type Open = {
  readonly kind: 'panel' | 'delete' | 'blackout' | 'move' | 'views';
  readonly camera: ManagedCamera;
} | null;

/** The cameras of the location: how each does, who sees it, how many watch. */
const Cameras = ({ place }: Located) => {
  const t = useWords(manageWords);
  const o = useWords(orderWords);
  const state = useListState(filters);
  const [asked, setAsked] = useState<Open>(null);
  const close = () => setAsked(null);
  // What the call does not ask for is looked for among all of them: so many a location never has.
  const narrowed = (['room', 'health', 'schedule'] as const).some((name) => state.filter(name) !== '');
  const fits = useFits(state);
  const { rows, answer, data } = useList(ManagedCamerasDocument, narrowed ? { ...state, page: 1 } : state, {
    rows: ({ cameras }) => (narrowed ? cameras.data.filter(fits) : cameras),
    variables: { location: place.id, status: state.filter('status') || null },
    perPage: narrowed ? MOST : PER_PAGE,
    everyMs: LOOK_AGAIN_MS,
  });
  const remove = useAction(deleteCamera);
  const may = useMay();
  const manages = may('manage_cameras');
  const columns = useCameraColumns();
  const phone = usePhone();
  const { shown, menu } = useColumns('cameras', columns);
  const [panel, showPanel] = useRowPanel(data?.cameras.data, ['new', 'settings', 'several', 'order']);
  const setPanel: typeof showPanel = (next) => {
    close();
    showPanel(next);
  };
  const menuOf = useCameraMenu((what) => (what?.kind === 'panel' ? setPanel(what.camera) : setAsked(what)));
  const closePanel = () => setPanel(null);
  const add = manages ? (
    <Button leftSection={<IconPlus size={18} />} onClick={() => setPanel('new')}>
      {t('add')}
    </Button>
  ) : null;
  const actions = (
    <>
      <Button variant="default" leftSection={<IconSettings size={18} />} onClick={() => setPanel('settings')}>
        {t('settings')}
      </Button>
      {manages ? (
        <Button variant="default" leftSection={<IconArrowsSort size={18} />} onClick={() => setPanel('order')}>
          {o('order')}
        </Button>
      ) : null}
      {manages ? (
        <Button variant="default" leftSection={<IconPlaylistAdd size={18} />} onClick={() => setPanel('several')}>
          {t('several')}
        </Button>
      ) : null}
      {add}
    </>
  );

  return (
    <>
      <ListScreen
        state={state}
        answer={answer}
        actions={actions}
        filters={
          <>
            <CameraFilters location={place.id} state={state} />
            {phone ? null : menu}
          </>
        }
        empty={
          <EmptyState picture={<CameraPicture />} title={t('empty')} actions={add}>
            {t('emptyText')}
          </EmptyState>
        }
        panel={
          asked?.kind === 'views' ? (
            <CameraViews key={asked.camera.id} camera={asked.camera} zone={place.zone} onClose={close} />
          ) : panel === null ? undefined : panel === 'settings' ? (
            <CameraSettings key={place.id} place={place} onClose={closePanel} />
          ) : panel === 'order' ? (
            <OrderPanel location={place.id} onClose={closePanel} />
          ) : panel === 'several' ? (
            <SeveralPanel location={place.id} onClose={closePanel} />
          ) : (
            <CameraPanel
              key={panel === 'new' ? panel : panel.id}
              location={place.id}
              camera={panel === 'new' ? null : panel}
              onClose={closePanel}
            />
          )
        }
      >
        <DataTable
          label={t('list')}
          rows={rows}
          columns={shown}
          keyOf={(camera) => camera.id}
          nameOf={(camera) => camera.name}
          open={typeof panel === 'object' ? panel?.id : undefined}
          onOpen={manages ? setPanel : undefined}
          menuOf={menuOf}
          card={(camera) => columns.slice(0, 2).map((column) => <div key={column.key}>{column.cell(camera)}</div>)}
        />
      </ListScreen>
      {asked?.kind === 'delete' ? (
        <ConfirmDelete
          onCancel={close}
          onDelete={async () => {
            await remove.run({ id: asked.camera.id });
            close();
          }}
        >
          <b>{asked.camera.name}</b> {asked.camera.code}
        </ConfirmDelete>
      ) : null}
      {asked?.kind === 'move' ? <MoveCamera camera={asked.camera} onClose={close} /> : null}
      {asked?.kind === 'blackout' ? <BlackoutDialog camera={asked.camera} onClose={close} /> : null}
    </>
  );
};

/** What can be done with a camera. */
const useCameraMenu = (open: (what: Open) => void) => {
  const t = useWords(manageWords);
  const navigate = useNavigate();
  const may = useMay();
  const manages = may('manage_cameras');
  const tFleet = useWords(fleetWords);
  const tWatched = useWords(watchedWords);
  const status = useAction(updateCameraStatus);
  const lift = useAction(endCameraBlackout);
  return (camera: ManagedCamera): MenuItem[] => {
    const on = camera.status === 'active';
    const closed = blackoutReason(camera) !== null;
    const blackout: MenuItem = closed
      ? { key: 'open', label: t('open'), icon: <IconEye size={18} />, onPick: () => void lift.run({ id: camera.id }) }
      : {
          key: 'blackout',
          label: t('blackout'),
          icon: <IconEyeOff size={18} />,
          onPick: () => open({ kind: 'blackout', camera }),
        };
    const managed: MenuItem[] = [
      {
        key: 'move',
        label: tFleet('move'),
        icon: <IconServer size={18} />,
        onPick: () => open({ kind: 'move', camera }),
      },
      {
        key: 'power',
        label: t(on ? 'turnOff' : 'turnOn'),
        icon: <IconPower size={18} />,
        onPick: () => void status.run({ id: camera.id, status: on ? 'inactive' : 'active' }),
      },
      deleteItem(t('delete'), () => open({ kind: 'delete', camera })),
    ];
    return [
      {
        key: 'watch',
        label: t('watch'),
        icon: <IconVideo size={18} />,
        onPick: () => void navigate({ href: href('cameras.one', { camId: camera.id }) }),
      },
      {
        key: 'views',
        label: tWatched('whoWatched'),
        icon: <IconUsers size={18} />,
        onPick: () => open({ kind: 'views', camera }),
      },
      ...(manages ? [editItem(t('change'), () => open({ kind: 'panel', camera }))] : []),
      ...(may('blackout_cameras') ? [blackout] : []),
      ...(manages ? managed : []),
    ];
  };
};

export default Cameras;
