import { useAsk } from '@nestling/kit/ask.ts';
import { DataTable } from '@nestling/kit/DataTable.tsx';
import { useRowPanel } from '@nestling/kit/panel.ts';
import { EmptyState } from '@nestling/ui/page/EmptyState.tsx';
import { CameraPicture } from '@nestling/ui/page/pictures.tsx';
import { useWords } from '@nestling/ui/words.ts';
import { manageWords } from '../../cameras/manage-words.ts';
import { ManagedCamerasDocument } from '../../cameras/managed.graphql.ts';
import { CameraPanel } from '../../cameras/parts/CameraPanel.tsx';
import { useCameraColumns } from '../../cameras/parts/use-camera-columns.tsx';
import { useMay } from '../../permissions/use-may.ts';
import { PlaceList } from './PlaceList.tsx';
import { usePlaceRecord } from './use-place.ts';

/** Health changes without anybody doing anything. */
const LOOK_AGAIN_MS = 5000;

/** The cameras of a location with their health, to add and change; the rest of their work is on the screen Cameras. */
const PlaceCameras = () => {
  const location = usePlaceRecord().id;
  const t = useWords(manageWords);
  const { data, error, again } = useAsk(
    ManagedCamerasDocument,
    { location, first: 200 },
    { keep: ['first'], everyMs: LOOK_AGAIN_MS },
  );

  const manages = useMay()('manage_cameras');
  const columns = useCameraColumns();
  const cameras = data?.cameras.data;
  const [open, setOpen] = useRowPanel(cameras, ['new']);
  const camera = open === 'new' ? null : open;
  return (
    <PlaceList
      add={manages ? { label: t('add'), onAdd: () => setOpen('new') } : null}
      count={cameras?.length}
      error={error}
      onRetry={again}
      empty={
        <EmptyState picture={<CameraPicture />} title={t('empty')}>
          {t('emptyText')}
        </EmptyState>
      }
      panel={
        open ? (
          <CameraPanel key={camera?.id ?? 'new'} location={location} camera={camera} onClose={() => setOpen(null)} />
        ) : null
      }
    >
      <DataTable
        label={t('list')}
        rows={cameras ?? []}
        columns={columns}
        keyOf={({ id }) => id}
        nameOf={({ name }) => name}
        open={camera?.id}
        onOpen={manages ? setOpen : undefined}
        card={(one) => columns.slice(0, 2).map((column) => <div key={column.key}>{column.cell(one)}</div>)}
      />
    </PlaceList>
  );
};

export default PlaceCameras;
