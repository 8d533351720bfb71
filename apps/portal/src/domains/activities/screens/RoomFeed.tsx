import { Button, NativeSelect } from '@mantine/core';
import { useAsk } from '@nestling/kit/ask.ts';
import { DateField } from '@nestling/kit/field/DateField.tsx';
import { Screen } from '@nestling/kit/Screen.tsx';
import { activityKindNames, isActivityKind } from '@nestling/rules/activity-kinds.ts';
import { RowsSkeleton } from '@nestling/ui/feedback/Skeletons.tsx';
import { EmptyState } from '@nestling/ui/page/EmptyState.tsx';
import { PaperPicture } from '@nestling/ui/page/pictures.tsx';
import { useState } from 'react';
import { useSubscription } from 'urql';
import { href } from '../../../addresses.ts';
import type { LocatedWithRooms } from '../../../shell/place.ts';
import { ActivityChangedDocument, type ActivityEntryFragment, RoomFeedDocument } from '../activities.graphql.ts';
import { AttendanceLine } from '../parts/AttendanceLine.tsx';
import { EditEntry } from '../parts/EditEntry.tsx';
import entryClasses from '../parts/Entry.module.css';
import { Entry } from '../parts/Entry.tsx';
import { useEntryActs } from '../use-entry-acts.ts';
import { useKindWords } from '../use-kind-words.ts';
import { useLooks } from '../use-looks.tsx';
import classes from './RoomFeed.module.css';

/** The day of a room in its order: what was written down, and who came and went as attendance knows it. */
const RoomFeed = ({ place }: LocatedWithRooms) => {
  const { t, kindName } = useKindWords();
  const [asked, setAsked] = useState<string | null>(null);
  const [day, setDay] = useState('');
  const [kind, setKind] = useState('');
  const [child, setChild] = useState('');
  const [edited, setEdited] = useState<ActivityEntryFragment | null>(null);
  const acts = useEntryActs(setEdited);
  const room = place.rooms.find(({ id }) => id === asked)?.id ?? place.rooms[0]?.id ?? '';
  const date = day || place.today;
  const { data, error, again } = useAsk(
    RoomFeedDocument,
    { program_id: room, date },
    { keep: ['date'], pause: room === '' },
  );
  useSubscription(
    { query: ActivityChangedDocument, variables: { program_id: room }, pause: room === '' },
    (_, change) => {
      again();
      return change;
    },
  );
  const all = data?.getRoomFeed?.data ?? [];
  const doors = data?.getFeedAttendance ?? [];
  const children = new Map(
    [...all.flatMap(({ students }) => students), ...doors.flatMap(({ student }) => student ?? [])].map((one) => [
      one.id,
      one.full_name,
    ]),
  );
  const shown = [
    ...all
      .filter(({ type }) => kind === '' || type === kind)
      .filter(({ students }) => child === '' || students.some(({ id }) => id === child))
      .map((entry) => ({ key: `a${entry.id}`, time: entry.time ?? '', entry, door: null })),
    ...doors
      .filter(({ type }) => kind === '' || type === kind)
      .filter(({ student }) => child === '' || student?.id === child)
      .map((door) => ({ key: `${door.type}${door.id}`, time: door.time ?? '', entry: null, door })),
  ].sort((a, b) => b.time.localeCompare(a.time) || a.key.localeCompare(b.key));
  const { look, viewer } = useLooks(all);
  return (
    <Screen
      actions={
        <Button component="a" href={href('activities.board')}>
          {t('addEntry')}
        </Button>
      }
    >
      <div className={classes.filters}>
        <NativeSelect
          label={t('room')}
          value={room}
          onChange={(event) => setAsked(event.currentTarget.value)}
          data={place.rooms.map(({ id, name }) => ({ value: id, label: name }))}
        />
        <DateField label={t('day')} value={date} max={place.today} onChange={setDay} />
        <NativeSelect
          label={t('kind')}
          value={kind}
          onChange={(event) => setKind(event.currentTarget.value)}
          data={[
            { value: '', label: t('kindAll') },
            ...activityKindNames.map((value) => ({ value, label: kindName(value) })),
          ]}
        />
        <NativeSelect
          label={t('child')}
          value={child}
          onChange={(event) => setChild(event.currentTarget.value)}
          data={[{ value: '', label: t('childAll') }, ...[...children].map(([value, label]) => ({ value, label }))]}
        />
      </div>
      {error && !data ? (
        <EmptyState
          picture={<PaperPicture />}
          title={t('failed')}
          actions={<Button onClick={again}>{t('tryAgain')}</Button>}
        />
      ) : !data ? (
        <RowsSkeleton />
      ) : shown.length === 0 ? (
        <EmptyState picture={<PaperPicture />} title={t('todayNone')}>
          {t('noneDay')}
        </EmptyState>
      ) : (
        <ol className={entryClasses.entries}>
          {shown.map(({ key, entry, door }) =>
            entry ? (
              <Entry key={key} entry={entry} names menu={isActivityKind(entry.type) ? acts(entry) : []} onLook={look} />
            ) : door ? (
              <AttendanceLine key={key} entry={door} />
            ) : null,
          )}
        </ol>
      )}
      {viewer}
      {edited ? <EditEntry entry={edited} location={place.id} onClose={() => setEdited(null)} /> : null}
    </Screen>
  );
};

export default RoomFeed;
