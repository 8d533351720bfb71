import { sql } from 'kysely';
import { declined, doneInPart, message } from '../../kernel/call/call.ts';
import type { Ctx } from '../../kernel/call/context.ts';
import type { Id } from '../../kernel/db/tables.ts';
import { deleteRows } from '../../kernel/write/write-rows.ts';
import { Location } from '../../model/location/entity.ts';
import { CalendarEvent } from './calendar.entities.ts';
import { type Day, type Planned, readCalendar } from './import-read.ts';

/** Characters of a file, and events within it. */
export const MOST_LETTERS = 500_000;
const MOST_EVENTS = 300;
/** So many events are named when it is asked whether to go on. */
const NAMED = 8;

interface Kept extends Omit<Planned, 'days'> {
  readonly days: readonly Day[];
  readonly reminder_minutes: number | null;
  readonly programs: readonly number[];
}

/** What stands at a location of earlier files, by what the events were called in them. */
const keptOf = async (ctx: Ctx, location: number, uids: readonly string[]): Promise<ReadonlyMap<string, Kept>> => {
  const { rows } = await sql<Kept>`select e.uid, min(e.name) as name, min(e.details) as details, min(e.rule) as rule,
      min(e.reminder_minutes) as reminder_minutes,
      json_agg(json_build_object('date', to_char(e.date, 'YYYY-MM-DD'), 'start_time', to_char(e.start_time, 'HH24:MI'),
        'end_time', to_char(e.end_time, 'HH24:MI')) order by e.date, e.start_time nulls first) as days,
      (select coalesce(array_agg(distinct er.room_id), '{}') from calendar_event_room er
        where er.calendar_event_id = any(array_agg(e.id))) as programs
    from calendar_event e where e.location_id = ${location} and e.uid = any(${[...uids]}::text[])
    group by e.uid`.execute(ctx.db);
  return new Map(rows.map((row) => [row.uid, row]));
};

const told = ({ name, details, rule, days }: Planned): string =>
  JSON.stringify([name, details, rule, days.map(({ date, start_time, end_time }) => [date, start_time, end_time])]);

/** Adds the days of events, each a series where there are several, with the rooms and the reminder they had before. */
const addEvents = async (ctx: Ctx, location: number, events: readonly (Planned & Partial<Kept>)[]): Promise<void> => {
  const rows = events.flatMap(({ days, programs = [], reminder_minutes = null, ...event }, at) =>
    days.map((day) => ({ at, series: days.length > 1, ...event, ...day, programs, reminder_minutes })),
  );
  await sql`with given as (
      select g.*, nextval(pg_get_serial_sequence('calendar_event', 'id'))::int as id
      from json_to_recordset(${JSON.stringify(rows)}::json) as g(at int, series boolean, uid text, name text, details text,
        rule text, date date, start_time time, end_time time, reminder_minutes int, programs json)),
    added as (
      insert into calendar_event (id, location_id, uid, name, details, date, start_time, end_time, reminder_minutes,
        recursive_id, rule, created_by, updated_at)
      select g.id, ${location}::int, g.uid, g.name, g.details, g.date, g.start_time, g.end_time, g.reminder_minutes,
        case when g.series then min(g.id) over (partition by g.at) end, g.rule, ${ctx.who.user}::int, ${ctx.now()}::timestamptz
      from given g)
    insert into calendar_event_room (calendar_event_id, room_id)
    select g.id, r.value::int from given g cross join json_array_elements_text(g.programs) r`.execute(ctx.db);
};

/**
 * Takes the events of an .ics into a location's calendar, after it was told what that changes: what is new, what an earlier file
 * brought and stands otherwise now, and what was called off. What is the same stays as it is. Those that cannot be taken are told in
 * `errors`, by their place.
 */
export const importEvents = async (ctx: Ctx, { location, ics }: { location: Id<'location'>; ics: string }) => {
  const { value: zone } = await ctx.db
    .selectFrom('location')
    .innerJoin('timezone', 'timezone.id', 'location.timezone_id')
    .select('timezone.value')
    .where('location.id', '=', location)
    .executeTakeFirstOrThrow();
  const read = readCalendar(ics, zone, MOST_EVENTS);
  if (read === 'NOT_ICS') return declined(message('calendar.notIcs'), { field: 'ics', code: 'FORMAT' });
  if (read === 'TOO_MANY')
    return declined(message('calendar.tooMany', { most: MOST_EVENTS }), { field: 'ics', code: 'TOO_MANY' });
  const { events, left } = read;
  const kept = await keptOf(
    ctx,
    location,
    events.map(({ uid }) => uid),
  );
  const before = ({ uid }: Planned): Kept | undefined => kept.get(uid);
  const added = events.filter((one) => one.days.length > 0 && !before(one));
  const changed = events.filter((one) => {
    const was = before(one);
    return one.days.length > 0 && was !== undefined && told(one) !== told(was);
  });
  const removed = events.filter((one) => one.days.length === 0 && before(one));
  const counts = { added: added.length, changed: changed.length, removed: removed.length, left: left.length };
  if (added.length + changed.length + removed.length > 0) {
    const named = [
      ...added.map((one) => ({ act: 'added', one })),
      ...changed.map((one) => ({ act: 'changed', one })),
      ...removed.map((one) => ({ act: 'removed', one: before(one) ?? one })),
    ];
    ctx.confirm({
      code: 'IMPORT',
      title: message('confirm.import'),
      lines: [
        message('confirm.importCounts', counts),
        ...named.slice(0, NAMED).map(({ act, one: { name, days } }) =>
          message('confirm.importEvent', {
            act,
            name,
            day: days[0]?.date ?? '',
            time: days[0]?.start_time ?? '',
            days: days.length,
          }),
        ),
        ...(named.length > NAMED ? [message('confirm.importMore', { count: named.length - NAMED })] : []),
      ],
      about: { entity: Location, id: location },
    });
    const gone = [...changed, ...removed].map(({ uid }) => uid);
    await deleteRows(ctx, 'calendar_event', { location_id: location, uid: gone });
    await addEvents(ctx, location, [
      ...added,
      ...changed.map((one) => ({
        ...one,
        programs: before(one)?.programs ?? [],
        reminder_minutes: before(one)?.reminder_minutes ?? null,
      })),
    ]);
    ctx.audit({ entity: CalendarEvent, id: 0, after: { imported: added.length, ...counts, location } });
    ctx.publish({ kind: 'calendar', at: { location } });
  }
  return doneInPart(message('calendar.imported', { count: added.length, ...counts }), {}, left);
};
