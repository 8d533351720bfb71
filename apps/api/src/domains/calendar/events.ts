import { type Insertable, sql } from 'kysely';
import type { DB } from '../../db/types.gen.ts';
import { declined, done, gone, message } from '../../kernel/call/call.ts';
import type { Ctx } from '../../kernel/call/context.ts';
import type { InputOf } from '../../kernel/call/input.ts';
import { constraint } from '../../kernel/call/refusals.ts';
import { above } from '../../kernel/db/where.ts';
import { mustBeAt } from '../../kernel/write/at-location.ts';
import { deleteRows, insertMany, updateRows } from '../../kernel/write/write-rows.ts';
import { Room } from '../../model/room/entity.ts';
import { CalendarEvent } from './calendar.entities.ts';
import type {
  createCalendarEventInput,
  deleteCalendarEventInput,
  updateCalendarEventInput,
} from './calendar.inputs.ts';
import { daysOf, isRule, weeklyRule } from './repeat.ts';

constraint('calendar_event_times', 'end_time', 'ORDER', message('calendar.endBeforeStart'));

type Values = Pick<
  Insertable<DB['calendar_event']>,
  'name' | 'details' | 'start_time' | 'end_time' | 'reminder_minutes'
>;
type Repeat = Pick<InputOf<typeof createCalendarEventInput>, 'recursing' | 'days' | 'rule' | 'until'>;
export const otherRooms = { field: 'programs', message: message('calendar.otherRoom'), soft: true };

/** The rule asked for, or what is wrong with it; null: it does not repeat. */
export const ruleOf = ({ recursing, days, rule, until }: Repeat) => {
  if (!recursing)
    return rule === undefined
      ? null
      : declined(message('calendar.needsRepeat'), { field: 'recursing', code: 'MISSING' });
  if (rule !== undefined)
    return isRule(rule) ? rule : declined(message('calendar.ruleUnknown'), { field: 'rule', code: 'UNKNOWN' });
  if (!days?.length) return declined(message('calendar.daysFirst'), { field: 'days', code: 'MISSING' });
  return weeklyRule(days, until);
};

/** Adds events, one for each day, with their rooms, in one statement each; several are a series. */
export const addDaysOf = async (
  ctx: Ctx,
  at: {
    readonly location: number;
    readonly days: readonly string[];
    readonly rule: string | null;
    readonly programs: readonly number[];
  },
  { name, details, start_time, end_time, reminder_minutes }: Values,
): Promise<readonly number[]> => {
  const { user } = ctx.who;
  const { rows } = await sql<{ id: number }>`
    with days as (select d, nextval(pg_get_serial_sequence('calendar_event', 'id'))::int as id
        from unnest(${[...at.days]}::date[]) d),
      added as (insert into calendar_event (id, location_id, name, details, date, start_time, end_time,
          reminder_minutes, recursive_id, rule, created_by, updated_at)
        select days.id, ${at.location}::int, ${name}, ${details || null}::text, days.d,
          ${start_time ?? null}::time, ${end_time ?? null}::time, ${reminder_minutes ?? null}::int,
          case when ${at.rule}::text is null then null else (select min(id) from days) end, ${at.rule}::text, ${user}::int,
          ${ctx.now()}::timestamptz
        from days returning id, date),
      rooms as (insert into calendar_event_room (calendar_event_id, room_id)
        select days.id, r from days cross join unnest(${[...at.programs]}::int[]) r)
    select id from added order by date`.execute(ctx.db);
  return rows.map(({ id }) => id);
};

interface Row {
  readonly id: number;
  readonly location_id: number;
  readonly name: string;
  readonly details: string | null;
  readonly date: string;
  readonly start_time: string | null;
  readonly end_time: string | null;
  readonly reminder_minutes: number | null;
  readonly recursive_id: number | null;
}

export const lock = async (ctx: Ctx, id: number): Promise<Row> => {
  const { rows } = await sql<Row>`select id, location_id, name, details, to_char(date, 'YYYY-MM-DD') as date,
      to_char(start_time, 'HH24:MI') as start_time, to_char(end_time, 'HH24:MI') as end_time, reminder_minutes, recursive_id
    from calendar_event where id = ${id} for update`.execute(ctx.db);
  const [row] = rows;
  if (!row) throw gone(message('calendar.gone'));
  return row;
};

type Which = InputOf<typeof deleteCalendarEventInput>;

/** The condition of the days that are meant: this one, all of its series, or it and those after it. */
export const meant = (held: Row, { recursive_id, following }: Which) =>
  recursive_id !== undefined && held.recursive_id === recursive_id
    ? sql`recursive_id = ${recursive_id} ${following ? sql`and date >= ${held.date}::date` : sql``}`
    : sql`id = ${held.id}`;

/** Changes one day, a whole series, or a series from a day on; another day moves each of them as far. */
export const changeEvent = async (ctx: Ctx, { programs, date, ...given }: InputOf<typeof updateCalendarEventInput>) => {
  const held = await lock(ctx, given.id);
  const wrong = given.recursive_id !== undefined && held.recursive_id !== given.recursive_id;
  if (wrong) return declined(message('calendar.otherSeries'), { field: 'recursive_id', code: 'UNKNOWN' });
  await mustBeAt(ctx, held.location_id, Room, programs, otherRooms);
  const values = {
    name: given.name ?? held.name,
    details: given.details === undefined ? held.details : given.details,
    start_time: given.start_time === undefined ? held.start_time : given.start_time,
    end_time: given.end_time === undefined ? held.end_time : given.end_time,
    reminder_minutes: given.reminder_minutes === undefined ? held.reminder_minutes : given.reminder_minutes,
  };
  const rule = ruleOf(given);
  if (rule !== null && typeof rule !== 'string') return rule;
  // One day of a series that is changed alone stays in it: the whole series finds it again.
  const which = meant(held, given);
  const { rows } = await sql<{ id: number }>`update calendar_event set name = ${values.name},
      details = ${values.details || null}::text, start_time = ${values.start_time}::time, end_time = ${values.end_time}::time,
      reminder_minutes = ${values.reminder_minutes}::int,
      date = date + (${date ?? held.date}::date - ${held.date}::date), updated_at = ${ctx.now()}::timestamptz,
      recursive_id = case when ${given.following === true} and recursive_id is not null then ${held.id} else recursive_id end
    where ${which} returning id`.execute(ctx.db);
  const ids = rows.map(({ id }) => id);
  if (programs) {
    await deleteRows(ctx, 'calendar_event_room', { calendar_event_id: ids });
    const pairs = ids.flatMap((calendar_event_id) => programs.map((room_id) => ({ calendar_event_id, room_id })));
    await insertMany(ctx, 'calendar_event_room', pairs);
  }
  if (rule !== null) await repeatFrom(ctx, { ...held, date: date ?? held.date }, values, rule, programs);
  ctx.audit({
    entity: CalendarEvent,
    id: held.id,
    before: held,
    after: { ...values, date, programs, days: ids.length },
  });
  ctx.publish({ kind: 'calendar', at: { location: held.location_id } });
  return done(message('calendar.changed', { count: ids.length }), { event: given.id });
};

/** Makes an event the first day of a new series; the days of its old one that come after it are taken away. */
const repeatFrom = async (
  ctx: Ctx,
  held: Row,
  values: Values,
  rule: string,
  programs: readonly number[] | undefined,
): Promise<void> => {
  const { rows } = await sql<{
    room_id: number;
  }>`select room_id from calendar_event_room where calendar_event_id = ${held.id}`.execute(ctx.db);
  const days = daysOf(rule, held.date).filter((day) => day !== held.date);
  if (held.recursive_id !== null)
    await deleteRows(ctx, 'calendar_event', { recursive_id: held.recursive_id, date: above(held.date) });
  const ids = await addDaysOf(
    ctx,
    { location: held.location_id, days, rule, programs: programs ?? rows.map(({ room_id }) => room_id) },
    values,
  );
  await updateRows(ctx, 'calendar_event', { id: [held.id, ...ids] }, { recursive_id: held.id, rule });
};
