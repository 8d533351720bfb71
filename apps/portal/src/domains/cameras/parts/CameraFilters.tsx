import { useAsk } from '@nestling/kit/ask.ts';
import { FilterMenu } from '@nestling/kit/FilterRow.tsx';
import type { ListState } from '@nestling/kit/list-state.ts';
import { RoomName } from '@nestling/ui/place/RoomName.tsx';
import { useWords } from '@nestling/ui/words.ts';
import { SchedulesDocument } from '../../schedules/schedules.graphql.ts';
import { CameraChoicesDocument } from '../choices.graphql.ts';
import { type ManagedCamera, useHealth } from '../health.ts';
import { manageWords } from '../manage-words.ts';

const healths = ['good', 'wait', 'bad', 'out'] as const;
const words = { good: 'health_good', wait: 'health_wait', bad: 'health_bad', out: 'health_out' } as const;

type State = ListState<'room' | 'health' | 'schedule' | 'status'>;

/** Whether a camera is one of those the filters ask for; how it does is judged as its chip tells it. */
export const useFits = (state: State): ((camera: ManagedCamera) => boolean) => {
  const health = useHealth();
  const [room, kind, schedule] = [state.filter('room'), state.filter('health'), state.filter('schedule')];
  return (camera) =>
    (room === '' || camera.room?.id === room) &&
    (kind === '' || health(camera).kind === kind) &&
    (schedule === '' || camera.schedule?.id === schedule);
};

/** Narrows the cameras down: by room, how they do, who sees them when, and whether they are on. */
export const CameraFilters = ({ location, state }: { location: string; state: State }) => {
  const t = useWords(manageWords);
  const { data } = useAsk(CameraChoicesDocument, { location });
  const { data: hours } = useAsk(SchedulesDocument, { location });
  return (
    <>
      <FilterMenu
        name={t('room')}
        value={state.filter('room')}
        choices={(data?.location_programs ?? []).map(({ id, name, color_code }) => ({
          value: id,
          label: <RoomName name={name} colour={color_code} />,
        }))}
        onChange={(room) => state.set({ filters: { room } })}
      />
      <FilterMenu
        name={t('health')}
        value={state.filter('health')}
        choices={healths.map((value) => ({ value, label: t(words[value]) }))}
        onChange={(health) => state.set({ filters: { health } })}
      />
      <FilterMenu
        name={t('schedule')}
        value={state.filter('schedule')}
        choices={(hours?.schedules ?? []).map(({ id, name }) => ({ value: id, label: name }))}
        onChange={(schedule) => state.set({ filters: { schedule } })}
      />
      <FilterMenu
        name={t('status')}
        value={state.filter('status')}
        choices={[
          { value: 'active', label: t('on') },
          { value: 'inactive', label: t('off') },
        ]}
        onChange={(status) => state.set({ filters: { status } })}
      />
    </>
  );
};
