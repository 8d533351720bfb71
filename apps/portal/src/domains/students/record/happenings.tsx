import { isActivityKind } from '@nestling/rules/activity-kinds.ts';
import { instantOf, stated } from '@nestling/ui/format/when.ts';
import { useWords } from '@nestling/ui/words.ts';
import { IconArrowsExchange, IconDoorEnter, IconDoorExit, IconNote } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import type { ActivityEntryFragment } from '../../activities/activities.graphql.ts';
import { kindIcons } from '../../activities/kind-icons.ts';
import { useDayEntries } from '../../activities/use-day-entries.ts';
import { useKindWords } from '../../activities/use-kind-words.ts';
import { useSentence } from '../../activities/use-sentence.ts';
import { inOrder, type Moment } from './in-order.ts';
import type { StudentRecord } from './use-record.ts';
import { recordWords } from './words.ts';

/** One thing that happened today. */
export type Happening = Moment & {
  readonly icon: ReactNode;
  readonly words: ReactNode;
  /** A word beneath: what was noted. */
  readonly note?: string | null;
  /** What was written down, where it was no door. */
  readonly entry?: ActivityEntryFragment;
};

/** Coming, going and rooms of a day. */
const useDoors = (student: StudentRecord, day: string): Happening[] => {
  const t = useWords(recordWords);
  return student.attendance_today
    .filter((stay) => stay.date === day || stay.checked_out_at === null)
    .flatMap((stay): Happening[] => {
      const { id, checked_in_at, checked_out_at, checkedin_by, checkedout_by } = stay;
      const came: Happening = {
        key: `in${id}`,
        at: checked_in_at,
        rank: 'in',
        icon: <IconDoorEnter size={18} />,
        words: checkedin_by ? t('cameIn', { name: checkedin_by.full_name }) : t('cameInAlone'),
      };
      const moves = stay.rooms.slice(1).map(
        (room): Happening => ({
          key: `room${room.id}`,
          at: room.entered_at,
          rank: 'room',
          icon: <IconArrowsExchange size={18} />,
          words: t('movedTo', { room: room.room?.name ?? '' }),
        }),
      );
      if (checked_out_at === null) return [came, ...moves];
      const words = checkedout_by ? t('wentOut', { name: checkedout_by.full_name }) : t('wentOutAlone');
      const left: Happening = {
        ...{ key: `out${id}`, at: checked_out_at, rank: 'out' },
        ...{ icon: <IconDoorExit size={18} />, words },
      };
      return [came, ...moves, left];
    });
};

/** What was written down of a day. */
const useEntries = (student: StudentRecord, day: string, zone: string | null) => {
  const say = useSentence();
  const { kindName, detailsOf } = useKindWords();
  const entries = useDayEntries(student.id, day) ?? [];
  const happened = entries.map((entry): Happening => {
    const Icon = isActivityKind(entry.type) ? kindIcons[entry.type] : IconNote;
    const sentence = say(entry, false);
    const words = sentence ?? [kindName(entry.type), detailsOf(entry)].filter(Boolean).join(': ');
    const at = new Date(instantOf(entry.date, (entry.time ?? '00:00').slice(0, 5), zone)).toISOString();
    return { key: `entry${entry.id}`, at, rank: 'entry', icon: <Icon size={18} />, words, note: entry.note, entry };
  });
  return { entries, happened };
};

/** The day of a student, doors and what was written down in one order, the newest first. */
export const useHappenings = (student: StudentRecord, zone: string | null, now: number) => {
  const { date: day } = stated(now, zone);
  const doors = useDoors(student, day);
  const { entries, happened } = useEntries(student, day, zone);
  return { entries, happened: inOrder([...doors, ...happened]) };
};
