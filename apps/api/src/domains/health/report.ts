import { isUnprotected, type Standing, standings } from '@nestling/rules/immunizations/evaluate.ts';
import { type RequirementSet, requirementsOf } from '@nestling/rules/immunizations/requirements.ts';
import { isSeries, type Series, seriesNames } from '@nestling/rules/immunizations/series.ts';
import { vaccineOf } from '@nestling/rules/immunizations/vaccines.ts';
import { sql } from 'kysely';
import { object, out, outList, outOrNull } from '../../kernel/call/call.ts';
import type { Acting, Ctx, Request } from '../../kernel/call/context.ts';
import type { InputOf } from '../../kernel/call/input.ts';
import { choice, flag, id, page, text } from '../../kernel/call/input.ts';
import { pageFigures } from '../../kernel/call/pages.ts';
import type { Id } from '../../kernel/db/tables.ts';
import { dateFigures } from '../../messages/when.ts';
import { Location } from '../../model/location/entity.ts';
import { Immunization } from './health.entities.ts';
import { type Row, readRecords, recordOf, rulesFor } from './records.ts';

/** How one series of a child stands. */
const standing = object(
  {
    series: out.text,
    state: out.text,
    valid: out.int,
    asked: out.int,
    next: outOrNull(out.date),
    by: outOrNull(out.date),
    too_early: outList(out.date),
    exemption: outOrNull(out.text),
  },
  'ImmunizationStanding',
);
/** A child with all that is asked of it. `of_state`: by the rules of a state, known here; else by the CDC's schedule. */
const parts = {
  student: object(
    { id: out.id, full_name: out.text, dob: outOrNull(out.date), room: outOrNull(out.text) },
    'StudentOfImmunizations',
  ),
  missing: out.flag,
  pending: out.flag,
  series: [standing],
  requirements: out.text,
  source: out.text,
  of_state: out.flag,
  exemptions: outList(out.text),
} as const;
export const studentStanding = object(parts, 'StudentStanding');

const missingStates: readonly Standing['state'][] = ['due', 'overdue', 'expired', 'unknown'];
const everyExemption = ['medical', 'religious', 'philosophical'] as const;

type Language = Request['language'];
/** What a set is called and where it is written, in the reader's language. */
const wordsOf = (set: RequirementSet, language: Language) => {
  const { name, source } = language === 'es' ? set.es : set;
  return { name, source: `${source} (${dateFigures(set.since)})` };
};
/** Whether a state asks it, and not a schedule that is no law. */
const isOfState = (set: RequirementSet): boolean => set.key !== 'US' && set.of === 'children';
/** One child as it stands today. */
export const judged = (row: Row, language: Language) => {
  const set = rulesFor(row);
  const words = set ? wordsOf(set, language) : { name: '', source: '' };
  const series = standings(recordOf(row), set, row.today);
  return {
    student: { id: row.id, full_name: row.full_name, dob: row.dob, room: row.room },
    missing: series.some(({ state }) => missingStates.includes(state)),
    pending: row.pending,
    series: series.map(({ tooEarly, ...one }) => ({ ...one, too_early: [...tooEarly] })),
    requirements: words.name,
    source: words.source,
    of_state: set !== null && isOfState(set),
    exemptions: [...(set?.exemptions ?? everyExemption)],
  };
};
export type Judged = ReturnType<typeof judged>;

/** What one child has, and what it is asked for. */
export const standingOfStudent = async (ctx: Ctx, { student_id }: { readonly student_id: Id<'student'> }) => {
  const [row] = await readRecords(ctx, sql`st.id = ${student_id}`);
  return row ? judged(row, ctx.request.language) : null;
};

type Wanted = Omit<InputOf<typeof getImmunizationReportInput>, 'first' | 'page'>;

/** The series a vaccine of the catalogue fills. */
const seriesOfVaccine = async (ctx: Acting, id: number): Promise<readonly Series[]> => {
  const found = await ctx.db.selectFrom('immunization').select('code').where('id', '=', id).executeTakeFirst();
  return vaccineOf(found?.code ?? null)?.series ?? [];
};

const enrolled = (location: number) =>
  sql`st.location_id = ${location} and st.status = 'active' and st.type = 'enrolled'`;

/**
 * The children of a location with what they miss, for the inspector; with `outbreak` those who must stay home: not one
 * approved dose of the series counts, exempt or not, and no titre shows protection.
 */
export const judgedAt = async (ctx: Acting, wanted: Wanted): Promise<Judged[]> => {
  const { location, immunization_id, missing_only, outbreak, search } = wanted;
  const only = immunization_id === undefined ? null : await seriesOfVaccine(ctx, immunization_id);
  const found = await readRecords(ctx, enrolled(location));
  const named = search ? found.filter((row) => row.full_name.toLowerCase().includes(search.toLowerCase())) : found;
  const kept =
    outbreak && isSeries(outbreak) ? named.filter((row) => isUnprotected(recordOf(row), outbreak, row.today)) : named;
  const all = kept.map((row) => {
    const one = judged(row, ctx.request.language);
    if (only === null) return one;
    const series = one.series.filter((each) => only.includes(each.series));
    return { ...one, series, missing: series.some(({ state }) => missingStates.includes(state)) };
  });
  return missing_only ? all.filter(({ missing }) => missing) : all;
};
export const getImmunizationReportInput = {
  location: id(Location),
  immunization_id: id(Immunization).optional(),
  missing_only: flag().optional(),
  ...page,
  outbreak: choice(...seriesNames).optional(),
  search: text(0, 80).optional(),
};

/** A page of it, with how many there are in all. */
export const immunizationReport = async (
  ctx: Ctx,
  { first, page = 1, ...wanted }: InputOf<typeof getImmunizationReportInput>,
) => {
  const rows = await judgedAt(ctx, wanted);
  return {
    data: rows.slice((page - 1) * first, page * first),
    ...pageFigures(rows.length, { first, page }),
  };
};

/** Of each child of a location that is to be marked at the door: red for what is missing or over, yellow for what soon is. */
export const marksAt = async (ctx: Ctx, { location }: { readonly location: Id<'location'> }) => {
  const found = await readRecords(ctx, enrolled(location));
  return found
    .filter(({ pets }) => pets)
    .flatMap((row) => {
      const { series, student } = judged(row, ctx.request.language);
      const red = series.filter(({ state }) => state === 'overdue' || state === 'expired');
      const yellow = series.filter(({ state }) => state === 'due' || state === 'expiring');
      if (red.length + yellow.length === 0) return [];
      const names = (red.length > 0 ? red : yellow).map((one) => one.series);
      return [
        {
          student: { id: student.id, full_name: student.full_name },
          mark: red.length > 0 ? 'red' : 'yellow',
          series: names,
        },
      ];
    });
};

/** Whose rules a location follows, and which there are. */
export const requirementSets = (day: string, language: Language) =>
  (['US', 'CA', 'TX', 'WA', 'PETS'] as const).flatMap((key) => {
    const set = requirementsOf(key, day);
    return set ? [{ key, ...wordsOf(set, language), of: set.of, of_state: isOfState(set) }] : [];
  });
