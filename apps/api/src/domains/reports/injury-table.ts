import { strokesOf } from '@nestling/rules/strokes.ts';
import { sql } from 'kysely';
import type { Acting } from '../../kernel/call/context.ts';
import type { Sql } from '../../kernel/db/tables.ts';
import { inOwnLocations } from '../../model/location/reach.ts';
import { type OfPlace, type Table, table, wordsOf } from './table.ts';

interface Line {
  /** 'YYYY-MM-DD' and 'HH:MM' by the clock of the location. */
  readonly date: string;
  readonly location: number;
  readonly location_name: string;
  readonly time: string;
  readonly child: string;
  readonly room: string | null;
  readonly place: string;
  readonly kind: string;
  readonly severity: string;
  readonly what: string;
  readonly parts: readonly string[];
  readonly treatments: readonly string[];
  readonly first_aid: string;
  readonly aider: string;
  readonly witnesses: string | null;
  readonly told: string | null;
  readonly told_how: string | null;
  readonly told_at: string | null;
  readonly pictured: boolean;
  readonly version: number;
  readonly written_by: string | null;
  readonly written_at: string;
  readonly reviewed_by: string | null;
  readonly reviewed_at: string | null;
  readonly signed_name: string | null;
  readonly signed_at: string | null;
  readonly signed_strokes: unknown;
}

/** Reports that fulfil a condition on `r`, by when it happened; never who else was part of it. */
const linesOf = async (ctx: Acting, where: Sql): Promise<readonly Line[]> => {
  const local = (column: string) => sql`to_char(${sql.ref(column)} at time zone z.value, 'YYYY-MM-DD HH24:MI')`;
  const { rows } =
    await sql<Line>`select r.date::text as date, l.id as location, l.name as location_name, to_char(r.time, 'HH24:MI') as time, st.full_name as child,
      ro.name as room, r.place, r.kind, r.severity, r.what, r.parts, r.treatments, r.first_aid, r.aider, r.witnesses, r.told,
      r.told_how, to_char(r.told_at, 'HH24:MI') as told_at, r.photo is not null as pictured, r.version, w.full_name as written_by,
      ${local('r.created_at')} as written_at, v.full_name as reviewed_by, ${local('r.reviewed_at')} as reviewed_at,
      r.signed_name, r.signed_strokes, ${local('r.signed_at')} as signed_at
    from injury_report r join student st on st.id = r.student_id
    join location l on l.id = r.location_id join timezone z on z.id = l.timezone_id
    left join room ro on ro.id = r.room_id left join app_user w on w.id = r.created_by
    left join app_user v on v.id = r.reviewed_by
    where ${where} order by r.date, r.time, r.id`.execute(ctx.db);
  return rows;
};

/** How the cells of a report are said, each below what it is called. */
const cellsOf = (ctx: Acting) => {
  const t = wordsOf(ctx);
  const by = (name: string | null, at: string | null) =>
    at === null ? null : t['injuries.by']({ name: name ?? '', at });
  return [
    [t['injuries.time'], 8, ({ time }: Line) => time],
    [t['injuries.child'], 20, ({ child }: Line) => child],
    [t['injuries.room'], 16, ({ room }: Line) => room],
    [t['injuries.place'], 20, ({ place }: Line) => place],
    [t['injuries.kindHead'], 14, ({ kind }: Line) => t['injuries.kind']({ kind })],
    [t['injuries.severityHead'], 10, ({ severity }: Line) => t['injuries.severity']({ severity })],
    [t['injuries.what'], 40, ({ what }: Line) => what],
    [t['injuries.partsHead'], 20, ({ parts }: Line) => t['injuries.parts']({ parts })],
    [t['injuries.treatmentsHead'], 20, ({ treatments }: Line) => t['injuries.treatments']({ treatments })],
    [t['injuries.firstAid'], 30, ({ first_aid }: Line) => first_aid],
    [t['injuries.aider'], 16, ({ aider }: Line) => aider],
    [t['injuries.witnesses'], 16, ({ witnesses }: Line) => witnesses],
    [
      t['injuries.toldHead'],
      22,
      ({ told, told_how, told_at }: Line) =>
        told && told_how && told_at ? t['injuries.told']({ told, how: told_how, at: told_at }) : null,
    ],
    [t['healthChecks.photo'], 8, ({ pictured }: Line) => (pictured ? t['healthChecks.yes'] : null)],
    [t['injuries.writtenBy'], 22, ({ written_by, written_at }: Line) => by(written_by, written_at)],
    [t['injuries.reviewedBy'], 22, ({ reviewed_by, reviewed_at }: Line) => by(reviewed_by, reviewed_at)],
    [t['injuries.signedBy'], 22, ({ signed_name, signed_at }: Line) => by(signed_name, signed_at)],
  ] as const;
};

/** What a licensing office reads of injuries: the latest version of each between two days. */
export const injuryTable = async (ctx: Acting, { location, start_date, end_date }: OfPlace): Promise<Table> => {
  const t = wordsOf(ctx);
  const rows = await linesOf(
    ctx,
    sql`r.location_id = ${location} and r.status = 'current' and ${inOwnLocations(ctx.who, sql`r.location_id`)}
      and r.date between ${start_date}::date and ${end_date}::date`,
  );
  return table(t['injuries.listTitle'], rows, [
    { head: t['injuries.day'], kind: 'date', value: ({ date }) => date },
    ...cellsOf(ctx).map(([head, width, value]) => ({ head, kind: 'text' as const, width, value })),
  ]);
};

/** One version as a copy on paper, each question with its answer, and where it happened; null for none. */
export const injuryCopy = async (ctx: Acting, id: number) => {
  const [line] = await linesOf(ctx, sql`r.id = ${id}`);
  if (!line) return null;
  const t = wordsOf(ctx);
  const facts = [
    { head: t['injuries.day'], said: line.date },
    ...cellsOf(ctx).map(([head, , value]) => ({ head, said: value(line) })),
    { head: t['injuries.version'], said: String(line.version) },
  ].filter(({ said }) => said !== null && said !== '');
  const strokes = strokesOf(line.signed_strokes);
  const made = table(
    t['injuries.oneTitle'],
    facts,
    [
      { head: t['injuries.question'], kind: 'text', width: 24, value: ({ head }) => head },
      { head: t['injuries.answer'], kind: 'text', width: 80, value: ({ said }) => said },
    ],
    [],
    strokes ? { name: line.signed_name ?? '', strokes } : undefined,
  );
  return { made, day: line.date, location: line.location, place: line.location_name };
};
