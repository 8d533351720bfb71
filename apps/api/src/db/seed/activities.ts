import type { ActivityKindName } from '@nestling/rules/activity-kinds.ts';
import type pg from 'pg';

/** Something staff write down on most days of the demo. */
export interface Entry {
  readonly kind: ActivityKindName;
  /** Once for everybody in the room, or for each child alone. */
  readonly of: 'room' | 'child';
  /** When on the days that are over, in minutes after midnight; alone, up to so many minutes later. */
  readonly at: number;
  readonly spread?: number;
  /** When today, in minutes before the demo is made; left out: not yet. */
  readonly ago?: number;
  /** How long it takes, minutes; the end is written down with it. */
  readonly lasts?: number;
  /** For one in so many only. */
  readonly oneIn?: number;
  /** What is said of it: the same for all on one day. */
  readonly daily?: readonly Readonly<Record<string, string>>[];
  /** What is said of it: another for each. */
  readonly details?: readonly Readonly<Record<string, string | readonly string[]>>[];
  readonly notes?: readonly string[];
}

const of = (of: Entry['of'], kind: ActivityKindName, more: Omit<Entry, 'of' | 'kind'>): Entry => ({
  of,
  kind,
  ...more,
});

/** A day in a house of children. */
export const childrensDay: readonly Entry[] = [
  of('child', 'mood', {
    ...{ at: 530, spread: 25, ago: 33, oneIn: 2 },
    details: [{ mood: 'happy' }, { mood: 'calm' }, { mood: 'excited' }, { mood: 'tired' }],
  }),
  of('room', 'activity', {
    ...{ at: 570, ago: 28 },
    daily: [
      { activity: 'Painting with leaves' },
      { activity: 'Water play in the yard' },
      { activity: 'A castle of boxes' },
      { activity: 'Songs and drums' },
      { activity: 'Planting beans' },
    ],
  }),
  of('child', 'kudos', {
    ...{ at: 610, spread: 30, ago: 16, oneIn: 6 },
    notes: [
      'Helped a friend into the coat without being asked.',
      'Put every block back where it belongs.',
      'Waited for a turn on the slide.',
    ],
  }),
  of('child', 'potty', {
    ...{ at: 640, spread: 20, ago: 21, oneIn: 2 },
    details: [{ type: 'wet' }, { type: 'tried' }, { type: 'both' }],
  }),
  of('child', 'meal', {
    ...{ at: 705, ago: 9 },
    daily: [
      { food: 'Lentil soup and bread' },
      { food: 'Pasta with tomato sauce' },
      { food: 'Rice, beans and corn' },
      { food: 'Baked potatoes with carrots' },
      { food: 'Vegetable couscous' },
    ],
    details: [{ amount: 'all' }, { amount: 'most' }, { amount: 'all' }, { amount: 'some' }],
  }),
  of('child', 'nap', { at: 765, spread: 20, lasts: 75 }),
  of('child', 'note', {
    ...{ at: 930, spread: 15, oneIn: 5 },
    notes: [
      'Told us all about the dog next door.',
      'A little shy in the morning, in the middle of it all by lunch.',
      'Please bring rubber boots tomorrow: we go to the pond.',
    ],
  }),
  of('child', 'supplies', {
    ...{ at: 950, oneIn: 12 },
    details: [{ supplies: ['diapers', 'wipes'] }, { supplies: ['sunscreen'] }, { supplies: ['clothes'] }],
  }),
];

/** A day in a house of pets. */
export const petsDay: readonly Entry[] = [
  of('room', 'activity', {
    ...{ at: 540, ago: 31 },
    daily: [{ activity: 'Walk along the river' }, { activity: 'Fetch in the yard' }, { activity: 'Search for treats' }],
  }),
  of('child', 'mood', {
    at: 600,
    spread: 30,
    ago: 24,
    details: [{ mood: 'happy' }, { mood: 'excited' }, { mood: 'calm' }],
  }),
  of('child', 'potty', { at: 640, spread: 20, ago: 17, details: [{ type: 'wet' }, { type: 'both' }] }),
  of('child', 'meal', {
    at: 720,
    ago: 8,
    daily: [{ food: 'Own food' }],
    details: [{ amount: 'all' }, { amount: 'most' }],
  }),
  of('child', 'note', {
    ...{ at: 960, oneIn: 4 },
    notes: ['Has found a friend for the day.', 'Slept in the sun until he was called twice.'],
  }),
];

/** Days before today that have entries. */
const DAYS = 9;

/** One of a list by a number that a row, a day and an entry always give alike. */
const thrown = (row: string, most: string): string =>
  `abs(hashint8(${row}::bigint * 100003 + (day - date '2000-01-01') * 17 + n)) % ${most}`;
const oneOf = (list: string, row: string): string =>
  `(${list} -> (${thrown(row, `greatest(1, jsonb_array_length(${list}))`)})::int)`;

/** Rows of `written` become entries of the day of the children in them; a photo is approved at once. $1 is the center. */
export const WRITTEN_DOWN = `, added as (
    insert into activity (centre_id, id, kind, location_id, room_id, at, date, note, photo, approved_at, approved_by, details, created_by,
      created_at, updated_at)
    select $1, id, kind, location_id, room_id, at, day, note, photo, case when photo is not null then at end,
      case when photo is not null then by end, details, by, at, at from written order by at
  ), whom as (
    insert into activity_student (centre_id, activity_id, student_id, room_id, date)
    select $1, id, unnest(students), room_id, day from written
  )
  insert into activity_event (centre_id, activity_id, kind, at, recorded_by, after)
  select $1, id, 'save', at, by, jsonb_build_object('kind', kind, 'date', day, 'note', note, 'staff_only', false, 'photo', photo,
    'details', details, 'students', students) from written order by at, id`;

const entries = `
  with entry as (
    select * from rows from (jsonb_to_recordset($5::jsonb) as (kind text, "of" text, at int, spread int, ago int, lasts int,
      "oneIn" int, daily jsonb, details jsonb, notes jsonb)) with ordinality as e(kind, "of", at_minute, spread, ago, lasts,
      one_in, daily, details, notes, n)
  ), stay as (
    select at.student_id, ar.room_id, at.date as day, at.checked_in_at as since, coalesce(at.checked_out_at, $3) as until,
      at.checked_out_at is null as here
    from attendance at join attendance_room ar on ar.centre_id = at.centre_id and ar.attendance_id = at.id
    where at.centre_id = $1 and at.location_id = $2 and at.date >= ($3::timestamptz at time zone $4)::date - ${DAYS}
  ), row as (
    select stay.*, entry.*, case "of" when 'room' then room_id else student_id end as whose from stay cross join entry
  ), due as (
    select row.*, case when here then date_trunc('minute', $3::timestamptz) - make_interval(mins => ago)
      else (day + make_interval(mins => at_minute + (${thrown('whose', 'coalesce(spread, 1)')})::int)) at time zone $4 end as at
    from row where ${thrown('whose', 'coalesce(one_in, 1)')} = 0
  ), written as materialized (
    select nextval(pg_get_serial_sequence('activity', 'id')) as id, kind, $2::integer as location_id, room_id, day, at, null as photo,
      ${oneOf('notes', 'whose')} #>> '{}' as note,
      coalesce(${oneOf('daily', '0')}, '{}') || coalesce(${oneOf('details', 'whose')}, '{}') || case when lasts is null
        then '{}' else jsonb_build_object('end_time', to_char((at + make_interval(mins => lasts)) at time zone $4, 'HH24:MI')) end
        as details,
      array_agg(student_id) as students,
      (select min(rs.user_id) from room_staff rs where rs.centre_id = $1 and rs.room_id = due.room_id) as by
    from due where at >= since and at + make_interval(mins => coalesce(lasts, 0)) <= until
    group by kind, room_id, day, at, n, whose, notes, daily, details, lasts
  )${WRITTEN_DOWN}`;

/** What staff wrote down of the children who were there, on the last days and today, so that families have a day to read. */
export const addActivities = async (
  client: pg.ClientBase,
  centre: number,
  at: { readonly location: number; readonly zone: string; readonly now: Date },
  day: readonly Entry[],
): Promise<void> => {
  await client.query(entries, [centre, at.location, at.now, at.zone, JSON.stringify(day)]);
};
