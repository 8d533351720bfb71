import { type SqlBool, sql } from 'kysely';
import { message, refuse, rows } from '../../kernel/call/call.ts';
import type { Ctx } from '../../kernel/call/context.ts';
import { addDays } from '../../kernel/lib/local-time.ts';
import { containing } from '../../kernel/read/search.ts';
import { todayAt } from '../../model/location/today.ts';
import { ofOwnStudents } from '../../model/student/reach.ts';
import { CalendarEvent } from './calendar.entities.ts';

/** More than a year is on no screen. */
const MOST_DAYS = 400;

interface Span {
  readonly location: number;
  readonly start_date: string;
  readonly end_date: string;
}
const checkSpan = ({ start_date, end_date }: Span): void => {
  if (end_date < start_date || addDays(start_date, MOST_DAYS) < end_date)
    throw refuse.badInput([{ field: 'end_date', message: message('calendar.span') }]);
};
const order = ['date' as const, () => sql`calendar_event.start_time nulls first`];

/** The events between two days, both included; of rooms when given, those of the whole location among them. */
export const eventsBetween = (
  span: Span & { programs?: readonly number[] | undefined; search?: string | undefined },
) => {
  checkSpan(span);
  const { location, start_date, end_date, programs, search } = span;
  return rows(CalendarEvent, {
    where: (q) => [
      q('calendar_event.location_id', '=', location),
      sql<SqlBool>`calendar_event.date between ${start_date}::date and ${end_date}::date`,
      programs?.length &&
        sql<SqlBool>`(not exists (select 1 from calendar_event_room er where er.calendar_event_id = calendar_event.id)
          or exists (select 1 from calendar_event_room er where er.calendar_event_id = calendar_event.id
            and er.room_id = any(${[...programs]}::int[])))`,
      search && containing('calendar_event.name', search),
    ],
    order,
    limit: 2000,
  });
};

/** The next events of a location from today on. */
export const upcoming = async (
  ctx: Ctx,
  { location, limit = 10 }: { location: number; limit?: number | undefined },
) => {
  const today = await todayAt(ctx, location);
  return rows(CalendarEvent, {
    where: (q) => [q('calendar_event.location_id', '=', location), sql<SqlBool>`calendar_event.date >= ${today}::date`],
    order,
    limit,
  });
};

interface Layer {
  readonly kind: string;
  readonly name: string;
  readonly date: string;
  readonly end_date: string;
}

/** Closed days of a location, and the birthdays of the children one may see; a leap day's is on 1 March of other years. */
export const layersBetween = async (ctx: Ctx, span: Span): Promise<readonly Layer[]> => {
  checkSpan(span);
  const { location, start_date, end_date } = span;
  const { rows: found } = await sql<Layer>`
    select 'closure' as kind, c.name, to_char(c.start_date, 'YYYY-MM-DD') as date, to_char(c.end_date, 'YYYY-MM-DD') as end_date
    from closure c where (c.location_id is null or c.location_id = ${location})
      and c.start_date <= ${end_date}::date and c.end_date >= ${start_date}::date
    union all
    select 'birthday', st.fname, to_char(d, 'YYYY-MM-DD'), to_char(d, 'YYYY-MM-DD')
    from generate_series(${start_date}::date, ${end_date}::date, interval '1 day') d
    join student st on st.location_id = ${location} and st.status = 'active'
      and st.archived_at is null and ${ofOwnStudents(ctx.who, sql`st.id`)}
      and (to_char(st.dob, 'MM-DD') = to_char(d, 'MM-DD') or (to_char(st.dob, 'MM-DD') = '02-29'
        and to_char(d, 'MM-DD') = '03-01' and to_char(d - interval '1 day', 'MM-DD') = '02-28'))
      and st.dob < d
    order by 3, 1, 2`.execute(ctx.db);
  return found;
};
