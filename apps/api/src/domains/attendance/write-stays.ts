import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { DB } from '../../db/types.gen.ts';
import { among } from '../../kernel/db/tables.ts';
import { deleteRows } from '../../kernel/write/write-rows.ts';
import type { Stay, StayEvent } from './day.ts';

/** Who wrote an event, when, and from where; the same for every student of a call. */
export interface Author {
  readonly centre: number;
  readonly now: Date;
  readonly recorded_by: number | null;
  readonly action_by: number | null;
  readonly source: 'staff' | 'portal' | 'kiosk' | 'app' | 'system';
  readonly signature?: string | undefined;
}

/** A stay begins: `date` is the local day of `at` (ms, UTC); `stay` is its id when one was reserved for it. */
export interface Opening {
  readonly stay?: number | null;
  readonly student: number;
  readonly location: number;
  readonly date: string;
  readonly at: number;
  readonly room: number | null;
}
/** A stay ends. */
export interface Closing {
  readonly student: number;
  readonly location: number;
  readonly stay: number;
  readonly at: number;
}
/** A student goes to another room. */
export interface Entering extends Closing {
  readonly room: number;
}
/** A stay as it was written. */
export interface Written {
  readonly student: number;
  readonly stay: number;
}

const at = sql`to_timestamp(g.at / 1000.0)`;

/** Checks students in: stay, room and event, in one statement. */
export const openingStays = (author: Author, given: readonly Opening[]): RawBuilder<Written> => {
  const { now, recorded_by, action_by, source, signature = null } = author;
  return sql<Written>`
    with g as materialized (
      select g.student, g.location, g.date, g.at, g.room, coalesce(g.stay, nextval('attendance_id_seq')::int) as stay
      from json_to_recordset(${JSON.stringify(given)}::json)
        as g(student int, location int, date date, at float8, room int, stay int)),
    opened as (
      insert into attendance (id, location_id, student_id, date, checked_in_at, checkedin_by, check_in_signature)
      select g.stay, g.location, g.student, g.date, ${at}, ${action_by}::int, ${signature}::text from g),
    entered as (
      insert into attendance_room (attendance_id, student_id, room_id, entered_at)
      select g.stay, g.student, g.room, ${at} from g where g.room is not null)
    insert into attendance_event (location_id, student_id, kind, at, stated_at, room_id, attendance_id, action_by,
      recorded_by, source, signature)
    select g.location, g.student, 'in', ${now}::timestamptz, ${at}, g.room, g.stay, ${action_by}::int,
      ${recorded_by}::int, ${source}::text, ${signature}::text
    from g
    returning student_id as student, attendance_id as stay`;
};
export const openStays = async (db: Kysely<DB>, author: Author, given: readonly Opening[]): Promise<Written[]> =>
  given.length === 0 ? [] : (await openingStays(author, given).execute(db)).rows;

/**
 * Checks students out of stays that are open, which whoever asks knows under the lock of the students. One statement.
 */
export const closingStays = (author: Author, given: readonly Closing[]): RawBuilder<Written> => {
  const { now, recorded_by, action_by, source, signature = null } = author;
  const column = (name: keyof Closing) => given.map((each) => each[name]);
  return sql<Written>`
    with g as materialized (select * from unnest(${column('student')}::int[], ${column('location')}::int[],
      ${column('stay')}::int[], ${column('at')}::float8[]) as g(student, location, stay, at)),
    stay as (
      update attendance a set checked_out_at = ${at}, checkedout_by = ${action_by}::int, check_out_signature = ${signature}::text
      from g where ${among(sql`a.id`, column('stay'))} and a.id = g.stay
      returning a.id),
    gone as (
      update attendance_room r set left_at = ${at}
      from g where ${among(sql`r.student_id`, column('student'))} and r.student_id = g.student
        and r.left_at is null)
    insert into attendance_event (location_id, student_id, kind, at, stated_at, attendance_id, action_by, recorded_by,
      source, signature)
    select g.location, g.student, 'out', ${now}::timestamptz, ${at}, g.stay, ${action_by}::int,
      ${recorded_by}::int, ${source}::text, ${signature}::text
    from g join stay on stay.id = g.stay
    returning student_id as student, attendance_id as stay`;
};
export const closeStays = async (db: Kysely<DB>, author: Author, given: readonly Closing[]): Promise<Written[]> =>
  given.length === 0 ? [] : (await closingStays(author, given).execute(db)).rows;

/** Moves students who are in to other rooms. Two statements: the old room is left before the new one is entered. */
export const enterRooms = async (db: Kysely<DB>, author: Author, given: readonly Entering[]): Promise<void> => {
  if (given.length === 0) return;
  const { now, recorded_by, action_by, source } = author;
  const g = sql`(select * from json_to_recordset(${JSON.stringify(given)}::json)
    as g(student int, location int, stay int, at float8, room int)) g`;
  await sql`update attendance_room r set left_at = ${at} from ${g}
    where r.student_id = g.student and r.left_at is null`.execute(db);
  await sql`
    with entered as (
      insert into attendance_room (attendance_id, student_id, room_id, entered_at)
      select g.stay, g.student, g.room, ${at} from ${g})
    insert into attendance_event (location_id, student_id, kind, at, stated_at, room_id, attendance_id, action_by,
      recorded_by, source)
    select g.location, g.student, 'move', ${now}::timestamptz, ${at}, g.room, g.stay, ${action_by}::int,
      ${recorded_by}::int, ${source}::text from ${g}`.execute(db);
};

/** The events of stays, for `stayOf`. */
export const eventsOf = async (db: Kysely<DB>, stays: readonly number[]): Promise<Map<number, StayEvent[]>> => {
  const { rows } = await sql<StayEvent & { stay: number }>`
    select e.attendance_id as stay, e.id::float8 as id, e.kind, (extract(epoch from e.stated_at) * 1000)::float8 as at,
      e.room_id as room, e.undoes::float8 as undoes, e.after as change
    from attendance_event e where e.attendance_id = any(${[...stays]}::int[])
      and e.kind in ('in', 'move', 'out', 'correct', 'remove') order by e.id`.execute(db);
  return Map.groupBy(rows, (row) => row.stay);
};

/** A correction of one stay: the event to be added, and what the stay looked like before it. */
export interface Correction {
  readonly student: number;
  readonly location: number;
  readonly stay: number;
  readonly kind: 'correct' | 'remove';
  readonly undoes?: number;
  readonly change?: { readonly in?: number; readonly out?: number; readonly note?: string | null };
  readonly before: unknown;
  readonly note?: string | undefined;
}

/** Adds a correction to the log; the stay is written anew from all its events by `rewriteStay`. */
export const addCorrection = async (db: Kysely<DB>, author: Author, given: Correction): Promise<void> => {
  const { now, recorded_by, action_by, source } = author;
  await sql`insert into attendance_event (location_id, student_id, kind, at, stated_at, attendance_id, action_by,
      recorded_by, source, note, before, after, undoes)
    values (${given.location}, ${given.student}, ${given.kind}, ${now}::timestamptz, ${now}::timestamptz, ${given.stay},
      ${action_by}, ${recorded_by}, ${source}, ${given.note ?? null}, ${JSON.stringify(given.before)}::jsonb,
      ${given.change ? JSON.stringify(given.change) : null}::jsonb, ${given.undoes ?? null})`.execute(db);
};

/** Writes a stay and its rooms as its events say; null takes the stay away, its events stay. */
export const rewriteStay = async (db: Kysely<DB>, id: number, stay: Stay | null, date: string): Promise<void> => {
  await deleteRows({ db }, 'attendance_room', { attendance_id: id });
  if (stay === null) {
    await deleteRows({ db }, 'attendance', { id });
    return;
  }
  const instant = (value: number | null) => (value === null ? null : new Date(value));
  const rooms = stay.rooms.map(({ room, from, to }) => ({ room, from: instant(from), to: instant(to) }));
  await sql`
    with stay as (
      update attendance set date = ${date}::date, checked_in_at = ${instant(stay.from)}::timestamptz,
        checked_out_at = ${instant(stay.to)}::timestamptz,
        checkedout_by = case when ${stay.to === null}::boolean then null else checkedout_by end,
        check_out_signature = case when ${stay.to === null}::boolean then null else check_out_signature end
      where id = ${id} returning student_id)
    insert into attendance_room (attendance_id, student_id, room_id, entered_at, left_at)
    select ${id}::int, stay.student_id, r.room, r."from", r."to"
    from stay, json_to_recordset(${JSON.stringify(rooms)}::json) as r(room int, "from" timestamptz, "to" timestamptz)`.execute(
    db,
  );
};
