import { minutesOf } from '@nestling/ui/format/clock.ts';
import { minuteOfDay, stated, weekdayWords } from '@nestling/ui/format/when.ts';
import type { Hours, Stay } from '@nestling/ui/place/ribbon.ts';
import type { OwnStudentsQuery } from './ownStudents.graphql.ts';

/** A student with its day. */
export type OwnStudent = OwnStudentsQuery['getUserStudents'][number];

/** What the hours and the ribbon of a day need of a student, whichever query it came from. */
type WithLocation = {
  readonly location: {
    readonly timezone: { readonly value: string } | null;
    readonly schedule: {
      readonly scheduledates: readonly { day: string; start_time: string; end_time: string }[];
    } | null;
  } | null;
};
type WithStays = WithLocation & {
  readonly attendance_today: readonly {
    readonly date: string;
    readonly rooms: readonly {
      readonly entered_at: string;
      readonly left_at: string | null;
      readonly room: { readonly name: string; readonly color_code: string | null } | null;
    }[];
  }[];
};

/** The opening hours of today in the location's clock; seven to six where none are set. */
export const hoursOf = (student: WithLocation, now: number): Hours => {
  const zone = student.location?.timezone?.value ?? undefined;
  const day = weekdayWords(now, 'en', 'long', zone);
  const dates = student.location?.schedule?.scheduledates.filter((date) => date.day === day) ?? [];
  const opens = Math.min(...dates.map((date) => minutesOf(date.start_time)));
  const closes = Math.max(...dates.map((date) => minutesOf(date.end_time)));
  return dates.length > 0 ? { opens, closes } : { opens: 420, closes: 1080 };
};

/** The rooms of today for the ribbon; empty where the student has not been here. */
export const staysOf = (student: WithStays, now: number): Stay[] => {
  const zone = student.location?.timezone?.value ?? null;
  const { date: day } = stated(now, zone);
  return student.attendance_today
    .filter((stay) => stay.date === day)
    .flatMap((stay) => stay.rooms)
    .map(({ entered_at, left_at, room }) => ({
      from: minuteOfDay(entered_at, zone),
      to: left_at === null ? null : minuteOfDay(left_at, zone),
      room: room?.name ?? '',
      colour: room?.color_code ?? 'var(--n-ink-3)',
    }));
};
