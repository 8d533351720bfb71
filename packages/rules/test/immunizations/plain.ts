import type { Vaccinations } from '../../src/immunizations/evaluate.ts';
import type { RequirementSet } from '../../src/immunizations/requirements.ts';
import { type Series, seriesRules } from '../../src/immunizations/series.ts';
import type { Span } from '../../src/immunizations/span.ts';

/**
 * The rules said a second time and plainly, for the campaign: with dates of the calendar, one dose after the other, and
 * nothing shared with the engine but the tables.
 */
const date = (day: string) => new Date(`${day}T12:00:00Z`);
const text = (when: Date) => when.toISOString().slice(0, 10);
const plusDays = (day: string, count: number): string => {
  const when = date(day);
  when.setUTCDate(when.getUTCDate() + count);
  return text(when);
};
const plusMonths = (day: string, count: number): string => {
  const when = date(day);
  const wanted = when.getUTCDate();
  when.setUTCDate(1);
  when.setUTCMonth(when.getUTCMonth() + count);
  const month = when.getUTCMonth();
  when.setUTCDate(wanted);
  // Ran over into the next month: its own last day.
  if (when.getUTCMonth() !== month) when.setUTCDate(0);
  return text(when);
};
const plus = (day: string, span: Span): string =>
  'weeks' in span ? plusDays(day, 7 * span.weeks) : plusMonths(day, span.months);
const latest = (...days: readonly string[]): string => [...days].sort().at(-1) ?? '';

/** The days of the doses that count. */
export const plainValid = (series: Series, { born, doses }: Vaccinations): string[] => {
  const rules = seriesRules[series].doses;
  const kept: string[] = [];
  const mine = doses.filter((one) => one.series.includes(series));
  for (const one of [...mine].sort((a, b) => a.date.localeCompare(b.date))) {
    const rule = rules[kept.length] ?? rules[rules.length - 1];
    const before = kept[kept.length - 1];
    const reasons: boolean[] = [];
    if (rule && born !== null) reasons.push(plusDays(one.date, 4) < plus(born, rule.age));
    if (before !== undefined) reasons.push(one.date === before);
    if (rule?.since && before !== undefined) reasons.push(plusDays(one.date, 4) < plus(before, rule.since));
    if (one.live)
      for (const other of doses)
        if (other.live && !other.series.includes(series))
          reasons.push(other.date < one.date && plusDays(other.date, 28) > one.date);
    if (!reasons.includes(true)) kept.push(one.date);
  }
  return kept;
};

/** State, next and by of a series, as words; '' where nothing is to be said. */
export const plainly = (series: Series, record: Vaccinations, set: RequirementSet | null, today: string): string => {
  const kept = plainValid(series, record);
  const given = record.doses.filter((one) => one.series.includes(series));
  const every = set ? set.rows.filter((row) => row.series === series) : [];
  if (given.length === 0 && every.length === 0) return '';
  const { born } = record;
  for (const one of record.exemptions)
    if (one.series === series && (one.until === null || one.until >= today)) return 'exempt - -';
  const { holds } = seriesRules[series];
  const end = kept[kept.length - 1];
  if (holds !== undefined && end !== undefined) {
    const last = given.find((one) => one.date === end && kept.includes(one.date));
    const over = last?.until ?? plusDays(end, holds);
    if (over < today) return `expired ${over} ${over}`;
    return `${over <= plusDays(today, 30) ? 'expiring' : 'current'} ${over} ${over}`;
  }
  const enough = (row: (typeof every)[number]): boolean => {
    for (const way of row.ways) {
      if (kept.length < way.doses) continue;
      if (!way.late || born === null) return true;
      const from = plusDays(plusMonths(born, way.late.age), -4);
      let late = 0;
      for (const day of kept) if (day >= from) late += 1;
      if (late >= way.late.doses) return true;
    }
    return false;
  };
  const asks = every
    .filter((row) => born === null || row.until === undefined || today < plusMonths(born, row.until))
    .map((row) => ({ row, on: born === null ? today : plusMonths(born, row.from) }));
  const now = asks.filter(({ on }) => on <= today);
  const newest = now[now.length - 1];
  const late = newest !== undefined && !enough(newest.row);
  const open = late ? newest : asks.find(({ on, row }) => on > today && !enough(row));
  if (!open) return 'complete - -';
  if (born === null) return set?.of === 'pets' ? `overdue ${today} ${today}` : 'unknown - -';
  const rules = seriesRules[series].doses;
  const rule = rules[kept.length] ?? rules[rules.length - 1];
  const wish = rule?.best ?? rule;
  const days = [wish ? plus(born, wish.age) : '1970-01-01'];
  if (wish?.since && end !== undefined) days.push(plus(end, wish.since));
  const ages = open.row.ways.filter((way) => way.late && kept.length >= way.doses).map((way) => way.late?.age ?? 0);
  if (ages.length > 0) days.push(plusMonths(born, Math.min(...ages)));
  const next = latest(...days);
  const since = late ? (now.find(({ row }) => !enough(row))?.on ?? open.on) : open.on;
  const by = latest(since, next);
  if (today > by) return `overdue ${next} ${by}`;
  return `${by <= plusDays(today, 30) ? 'due' : 'current'} ${next} ${by}`;
};
