import { sql } from 'kysely';
import type { Acting } from '../../kernel/call/context.ts';
import { inOwnLocations } from '../../model/location/reach.ts';
import { type OfPlace, type Table, table, wordsOf } from './table.ts';

interface Line {
  readonly date: string;
  readonly kind: string;
  readonly announced: boolean;
  readonly real: boolean;
  /** 'HH:MM:SS' by the clock of the location. */
  readonly began: string;
  readonly counted: string | null;
  readonly ended: string;
  readonly expected: number;
  readonly found: number;
  readonly missing: string | null;
  readonly place: string | null;
  readonly by: string | null;
  readonly notes: string | null;
}

const clock = (column: string) => sql`to_char(${sql.ref(column)} at time zone z.value, 'HH24:MI:SS')`;

/** What an inspector reads of drills: when, how long it took until everybody was counted, and who was missing. */
export const drillTable = async (ctx: Acting, { location, start_date, end_date }: OfPlace): Promise<Table> => {
  const t = wordsOf(ctx);
  const { rows } = await sql<Line>`select d.date::text as date, d.kind, d.announced, d.real, d.place, d.notes,
      ${clock('d.started_at')} as began, ${clock('d.counted_at')} as counted, ${clock('d.ended_at')} as ended,
      u.full_name as by, n.expected, n.found, n.missing
    from drill d join location l on l.id = d.location_id join timezone z on z.id = l.timezone_id
    left join app_user u on u.id = d.started_by
    cross join lateral (select count(*)::int as expected, count(p.found_at)::int as found,
        string_agg(coalesce(st.full_name, s.full_name, p.visitor), ', '
          order by coalesce(st.full_name, s.full_name, p.visitor))
          filter (where p.found_at is null) as missing
      from drill_person p left join student st on st.id = p.student_id left join app_user s on s.id = p.user_id
      where p.drill_id = d.id) n
    where d.location_id = ${location} and d.status = 'ended' and d.date between ${start_date}::date and ${end_date}::date
      and ${inOwnLocations(ctx.who, sql`d.location_id`)}
    order by d.started_at, d.id`.execute(ctx.db);
  return table(t['drills.listTitle'], rows, [
    { head: t['drills.day'], kind: 'date', value: ({ date }) => date },
    {
      head: t['drills.what'],
      kind: 'text',
      value: ({ kind, real }) =>
        real ? `${t['drills.kind']({ kind })} (${t['drills.real']})` : t['drills.kind']({ kind }),
    },
    { head: t['drills.how'], kind: 'text', value: ({ announced }) => t[announced ? 'drills.yes' : 'drills.no'] },
    { head: t['drills.began'], kind: 'text', value: ({ began }) => began },
    { head: t['drills.out'], kind: 'text', value: ({ counted }) => counted },
    { head: t['drills.allClear'], kind: 'text', value: ({ ended }) => ended },
    { head: t['drills.people'], kind: 'text', value: ({ found, expected }) => `${found}/${expected}` },
    { head: t['drills.missing'], kind: 'text', width: 28, value: ({ missing }) => missing },
    { head: t['drills.place'], kind: 'text', value: ({ place }) => place },
    { head: t['drills.by'], kind: 'text', value: ({ by }) => by },
    { head: t['drills.notes'], kind: 'text', width: 36, value: ({ notes }) => notes },
  ]);
};
