import { saveCameraOrder } from '@nestling/contract/operations/cameras.gen.ts';
import { useAction } from '@nestling/kit/action.ts';
import { useAsk } from '@nestling/kit/ask.ts';
import { Pending } from '@nestling/kit/Pending.tsx';
import { useReorder } from '@nestling/kit/reorder.ts';
import { SidePanel } from '@nestling/kit/SidePanel.tsx';
import { RoomName } from '@nestling/ui/place/RoomName.tsx';
import { useWords } from '@nestling/ui/words.ts';
import { IconGripVertical } from '@tabler/icons-react';
import { CameraOrderDocument, type CameraOrderQuery } from './order.graphql.ts';
import classes from './order.module.css';
import { orderWords } from './words.ts';

type Lined = CameraOrderQuery['location_cameras'];

/** Puts the cameras of a location into the order in which families see them. */
export const OrderPanel = ({ location, onClose }: { location: string; onClose: () => void }) => {
  const t = useWords(orderWords);
  const { data, error, again } = useAsk(CameraOrderDocument, { location });
  return (
    <SidePanel title={t('title')} onClose={onClose}>
      {!data ? (
        <Pending error={error} onRetry={again} rows={4} />
      ) : data.location_cameras.length === 0 ? (
        <p>{t('none')}</p>
      ) : (
        <Lines location={location} cameras={data.location_cameras} />
      )}
    </SidePanel>
  );
};

const Lines = ({ location, cameras }: { location: string; cameras: Lined }) => {
  const t = useWords(orderWords);
  const save = useAction(saveCameraOrder, { say: () => ({ title: t('saved') }) });
  const byId = new Map([...cameras].sort((a, b) => (a.order ?? 0) - (b.order ?? 0)).map((one) => [one.id, one]));
  const { keys, item, handle } = useReorder(
    [...byId.keys()],
    (ids) => void save.run({ location_id: location, cameras: [...ids] }),
  );
  return (
    <>
      <p className={classes.help}>{t('help')}</p>
      <ol className={classes.lines}>
        {keys.map((key, at) => {
          const { name = '', color_code = null } = byId.get(key) ?? {};
          return (
            <li key={key} className={classes.line} {...item(key)}>
              <button
                type="button"
                className={classes.handle}
                aria-label={t('place', { name, place: at + 1, all: keys.length })}
                {...handle(key)}
              >
                <IconGripVertical size={18} />
              </button>
              <RoomName name={name} colour={color_code} />
            </li>
          );
        })}
      </ol>
    </>
  );
};
