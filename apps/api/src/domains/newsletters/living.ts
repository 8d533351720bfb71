import { isMeal, meals } from '@nestling/rules/food/meals.ts';
import type { LetterDocument, LivingBlock, StillBlock } from '@nestling/rules/letters/blocks.ts';
import { sql } from 'kysely';
import { message } from '../../kernel/call/call.ts';
import type { Ctx } from '../../kernel/call/context.ts';
import { languages } from '../../kernel/call/languages.ts';
import { escaped } from '../../kernel/lib/html.ts';
import { clockFigures, dayOf } from '../../messages/when.ts';
import { inOwnLocations } from '../../model/location/reach.ts';
import type { Filled } from './letter-parts.ts';

type Of<T extends LivingBlock['type']> = Extract<LivingBlock, { type: T }>;

/** Lines of one day of a block, its id first. */
interface Line {
  readonly block: string;
  readonly date: string;
  readonly meal?: string;
  readonly time?: string | null;
  readonly words: string;
}

/** What is served, day by day and meal by meal, at locations the sender reaches. */
const menusOf = async (ctx: Ctx, at: Date, blocks: readonly Of<'menu'>[]): Promise<readonly Line[]> => {
  if (blocks.length === 0) return [];
  const { rows } = await sql<Line>`select b.id as block, to_char(w.date + e.day - 1, 'YYYY-MM-DD') as date, e.meal,
      string_agg(i.name, ', ' order by e.sort, i.name) as words
    from unnest(${blocks.map(({ id }) => id)}::text[], ${blocks.map(({ location }) => location)}::int[],
      ${blocks.map(({ week }) => (week === 'next' ? 7 : 0))}::int[]) as b(id, location, ahead)
    join location l on l.id = b.location and ${inOwnLocations(ctx.who, sql`l.id`)}
    join timezone z on z.id = l.timezone_id
    join food_menu_week w on w.location_id = l.id
      and w.date = date_trunc('week', ${at}::timestamptz at time zone z.value)::date + b.ahead
    join food_menu_entry e on e.location_id = w.location_id and e.week_id = w.id
    join food_item i on i.location_id = e.location_id and i.id = e.food_item_id
    group by b.id, w.date, e.day, e.meal order by b.id, e.day, array_position(${[...meals]}::text[], e.meal)`.execute(
    ctx.db,
  );
  return rows;
};

/** What happens for everybody at locations the sender reaches, closed days among it; events of single rooms are left out. */
const eventsOf = async (ctx: Ctx, at: Date, blocks: readonly Of<'calendar'>[]): Promise<readonly Line[]> => {
  if (blocks.length === 0) return [];
  const { rows } = await sql<Line>`with place as materialized (
      select b.id as block, l.id, (${at}::timestamptz at time zone z.value)::date as today, b.days
      from unnest(${blocks.map(({ id }) => id)}::text[], ${blocks.map(({ location }) => location)}::int[],
        ${blocks.map(({ days }) => days)}::int[]) as b(id, location, days)
      join location l on l.id = b.location and ${inOwnLocations(ctx.who, sql`l.id`)}
      join timezone z on z.id = l.timezone_id)
    select * from (
      select p.block, to_char(e.date, 'YYYY-MM-DD') as date,
        e.name as words, to_char(e.start_time, 'HH24:MI') as time
      from place p join calendar_event e on e.location_id = p.id
        and e.date >= p.today and e.date < p.today + p.days
      where not exists (select 1 from calendar_event_room er where er.calendar_event_id = e.id)
      union all
      select p.block, to_char(greatest(c.start_date, p.today), 'YYYY-MM-DD'),
        c.name || case when c.end_date > greatest(c.start_date, p.today) then to_char(c.end_date, ' – MM/DD/YYYY') else '' end, null
      from place p join closure c on (c.location_id is null or c.location_id = p.id)
        and c.start_date < p.today + p.days and c.end_date >= p.today
    ) x order by block, date, time nulls first, words limit 400`.execute(ctx.db);
  return rows;
};

/** A block of lines by their days; nothing where there is none. */
const written = (id: string, lines: readonly Line[], language: 'en' | 'es'): StillBlock[] => {
  const said = ({ meal, time, words }: Line): string => {
    if (meal && isMeal(meal)) return `${message(`food.meal.${meal}`).in(languages[language])}: ${words}`;
    return time ? `${clockFigures(time)} ${words}` : words;
  };
  const days = [...Map.groupBy(lines, ({ date }) => date)].map(
    ([date, some]) =>
      `<p><strong>${escaped(dayOf(language, date))}</strong><br>${some.map((one) => escaped(said(one))).join('<br>')}</p>`,
  );
  return days.length > 0 ? [{ id, type: 'text', html: days.join('') }] : [];
};

/** Fills in what a letter says of a time, as it stands when the letter leaves: `at`. */
export const fillIn = async (ctx: Ctx, at: Date, { blocks }: LetterDocument): Promise<Filled> => {
  const menus = await menusOf(
    ctx,
    at,
    blocks.flatMap((one) => (one.type === 'menu' ? [one] : [])),
  );
  const events = await eventsOf(
    ctx,
    at,
    blocks.flatMap((one) => (one.type === 'calendar' ? [one] : [])),
  );
  return {
    blocks: blocks.flatMap((one) => {
      if (one.type !== 'menu' && one.type !== 'calendar') return [one];
      const lines = one.type === 'menu' ? menus : events;
      return written(
        one.id,
        lines.filter(({ block }) => block === one.id),
        ctx.request.language,
      );
    }),
  };
};
