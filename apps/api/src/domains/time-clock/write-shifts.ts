import { type Kysely, sql } from 'kysely';
import type { DB } from '../../db/types.gen.ts';
import { dayAt } from '../../kernel/lib/local-time.ts';
import { deleteRows } from '../../kernel/write/write-rows.ts';
import { type Shift, type ShiftEvent, shiftOf } from './shift.ts';

/** Who wrote events, when, and from where; the same for everybody of a call. */
export interface Author {
  readonly centre: number;
  readonly now: Date;
  readonly recorded_by: number | null;
  readonly source: 'staff' | 'kiosk' | 'app' | 'system';
}

/** An event to be added; `at` in ms, UTC. */
export interface NewEvent {
  readonly shift: number;
  readonly user: number;
  readonly location: number;
  readonly kind: ShiftEvent['kind'] | 'confirm';
  readonly at: number;
  readonly room?: number | null;
  readonly note?: string | null;
  readonly before?: unknown;
  readonly change?: ShiftEvent['change'];
}

/** Begins shifts, still empty; their events follow with `addEvents`. `end`: when one of the past ended. */
export const beginShifts = async (
  db: Kysely<DB>,
  author: Author,
  given: readonly {
    readonly user: number;
    readonly location: number;
    readonly date: string;
    readonly at: number;
    readonly end: number | null;
  }[],
): Promise<Map<number, number>> => {
  const { rows } = await sql<{ id: number; user_id: number }>`
    insert into team_attendance (location_id, user_id, date, clocked_in_at, clocked_out_at, checkedin_by)
    select g.location, g.user, g.date, to_timestamp(g.at / 1000.0), to_timestamp(g.end / 1000.0),
      ${author.recorded_by}::int
    from json_to_recordset(${JSON.stringify(given)}::json) as g("user" int, location int, date date, at float8, "end" float8)
    returning id, user_id`.execute(db);
  return new Map(rows.map(({ id, user_id }) => [user_id, id]));
};

/** Adds events to the log. */
export const addEvents = async (db: Kysely<DB>, author: Author, events: readonly NewEvent[]): Promise<void> => {
  const { now, recorded_by, source } = author;
  await sql`insert into team_event (location_id, user_id, kind, at, stated_at, room_id, team_attendance_id,
      recorded_by, source, note, before, after)
    select g.location, g.user, g.kind, ${now}::timestamptz, to_timestamp(g.at / 1000.0), g.room, g.shift,
      ${recorded_by}::int, ${source}::text, g.note, g.before, g.change
    from json_to_recordset(${JSON.stringify(events)}::json)
      as g(shift int, "user" int, location int, kind text, at float8, room int, note text, before jsonb, change jsonb)`.execute(
    db,
  );
};

interface Written {
  readonly id: number;
  readonly user: number;
  readonly zone: string;
  readonly shift: Shift | null;
}

const readEvents = async (db: Kysely<DB>, shifts: readonly number[]) => {
  const { rows } = await sql<ShiftEvent & { shift: number; user: number; zone: string }>`
    select e.team_attendance_id as shift, e.user_id as "user", z.value as zone, e.id::float8 as id, e.kind,
      (extract(epoch from e.stated_at) * 1000)::float8 as at, e.room_id as room, e.after as change
    from team_event e join location l on l.id = e.location_id join timezone z on z.id = l.timezone_id
    where e.team_attendance_id = any(${[...shifts]}::int[]) and e.kind <> 'confirm'
    order by e.id`.execute(db);
  return Map.groupBy(rows, (row) => row.shift);
};

/**
 * Writes shifts anew as their events say; a removed one goes, its events stay. `by`: who ended those that end now.
 * Four statements however many shifts.
 */
export const rewriteShifts = async (
  db: Kysely<DB>,
  shifts: readonly number[],
  by: number | null,
): Promise<Map<number, Shift | null>> => {
  const events = await readEvents(db, shifts);
  const written = shifts.flatMap((id): Written[] => {
    const [first, ...rest] = events.get(id) ?? [];
    return first ? [{ id, user: first.user, zone: first.zone, shift: shiftOf([first, ...rest]) }] : [];
  });
  const rows = written.flatMap(({ id, zone, shift }) =>
    shift ? [{ id, date: dayAt(shift.from, zone), from: shift.from, to: shift.to, rest: shift.breakStated }] : [],
  );
  const parts = written.flatMap(({ id, user, shift }) =>
    (shift?.stretches ?? []).map(({ room, from, to }) => ({ shift: id, user, room, from, to })),
  );
  await deleteRows({ db }, 'team_stretch', { team_attendance_id: shifts });
  await sql`with gone as (
      delete from team_attendance where id = any(${written.flatMap(({ id, shift }) => (shift ? [] : [id]))}::int[]))
    update team_attendance ta set date = g.date, clocked_in_at = to_timestamp(g.from / 1000.0),
      clocked_out_at = to_timestamp(g.to / 1000.0), break_stated = g.rest,
      checkedout_by = case when g.to is null then null else coalesce(ta.checkedout_by, ${by}::int) end
    from json_to_recordset(${JSON.stringify(rows)}::json) as g(id int, date date, "from" float8, "to" float8, rest int)
    where ta.id = g.id`.execute(db);
  await sql`insert into team_stretch (team_attendance_id, user_id, room_id, started_at, ended_at)
    select g.shift, g.user, g.room, to_timestamp(g.from / 1000.0), to_timestamp(g.to / 1000.0)
    from json_to_recordset(${JSON.stringify(parts)}::json)
      as g(shift int, "user" int, room int, "from" float8, "to" float8)`.execute(db);
  return new Map(written.map(({ id, shift }) => [id, shift]));
};
