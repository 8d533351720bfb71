import { findingNames } from '@nestling/rules/health-checks.ts';
import { injuryNames } from '@nestling/rules/injury-names.ts';
import { sql } from 'kysely';
import type { Acting } from '../../kernel/call/context.ts';
import { inOwnLocations } from '../../model/location/reach.ts';
import { type OfPlace, type Table, table, wordsOf } from './table.ts';

interface Line {
  readonly date: string;
  /** 'HH:MM' by the clock of the location. */
  readonly time: string;
  readonly child: string;
  readonly room: string | null;
  readonly findings: readonly string[];
  readonly parts: readonly string[];
  /** In tenths of its unit. */
  readonly temperature: number | null;
  readonly unit: string | null;
  readonly note: string | null;
  readonly pictured: boolean;
  readonly by: string | null;
}

const degrees = ({ temperature, unit }: Line): string | null =>
  temperature === null ? null : `${(temperature / 10).toFixed(1)} °${unit ?? ''}`;

/** What a licensing office reads of the looks at arrival: the latest version of each between two days, those that found nothing too. */
export const healthCheckTable = async (ctx: Acting, { location, start_date, end_date }: OfPlace): Promise<Table> => {
  const t = wordsOf(ctx);
  const names = findingNames[ctx.request.language];
  const { partName } = injuryNames[ctx.request.language];
  const { rows } = await sql<Line>`select c.date::text as date, to_char(c.time, 'HH24:MI') as time,
      st.full_name as child, ro.name as room, c.findings, c.parts, c.temperature, c.unit, c.note,
      c.photo is not null as pictured, w.full_name as by
    from health_check c join student st on st.id = c.student_id left join room ro on ro.id = c.room_id
    left join app_user w on w.id = c.created_by
    where c.location_id = ${location} and c.status = 'current' and ${inOwnLocations(ctx.who, sql`c.location_id`)}
      and c.date between ${start_date}::date and ${end_date}::date
    order by c.date, c.time, c.id`.execute(ctx.db);
  const found = ({ findings }: Line): string =>
    findings.length === 0 ? t['healthChecks.nothingWord'] : findings.map((one) => names[one] ?? one).join(', ');
  return table(t['healthChecks.listTitle'], rows, [
    { head: t['illnesses.day'], kind: 'date', value: ({ date }) => date },
    { head: t['injuries.time'], kind: 'clock', value: ({ time }) => time },
    { head: t['injuries.child'], kind: 'text', value: ({ child }) => child },
    { head: t['illnesses.room'], kind: 'text', value: ({ room }) => room },
    { head: t['healthChecks.findings'], kind: 'text', width: 36, value: found },
    { head: t['injuries.partsHead'], kind: 'text', width: 20, value: ({ parts }) => parts.map(partName).join(', ') },
    { head: t['illnesses.degrees'], kind: 'text', width: 12, value: degrees },
    { head: t['healthChecks.note'], kind: 'text', width: 30, value: ({ note }) => note },
    {
      head: t['healthChecks.photo'],
      kind: 'text',
      width: 8,
      value: ({ pictured }) => (pictured ? t['healthChecks.yes'] : null),
    },
    { head: t['healthChecks.checkedBy'], kind: 'text', value: ({ by }) => by },
  ]);
};
