import type { Requirement, RequirementSet, Way } from './requirements.ts';
import { type Series, seriesNames, seriesRules } from './series.ts';
import { after, dayNumber, dayText, monthsAfter } from './span.ts';

/** A dose, the series it fills, and until when it holds where the vet has said so. Days 'YYYY-MM-DD'. */
export interface Dose {
  readonly date: string;
  readonly series: readonly Series[];
  readonly live?: boolean;
  readonly until?: string | null;
}
/** `titre`: blood shows protection, so that no dose is needed, not even in an outbreak. */
export interface Exemption {
  readonly series: string;
  readonly kind: 'medical' | 'religious' | 'philosophical' | 'titre';
  readonly until: string | null;
}
export interface Vaccinations {
  /** Null: not known, and no age is judged. */
  readonly born: string | null;
  readonly doses: readonly Dose[];
  readonly exemptions: readonly Exemption[];
}
/**
 * complete: nothing will be asked for; current: nothing now; due: within 30 days; overdue: its day has passed; expiring,
 * expired: of pets; unknown: the age that decides is not known.
 */
export const states = ['complete', 'current', 'due', 'overdue', 'exempt', 'expiring', 'expired', 'unknown'] as const;
export type State = (typeof states)[number];
export interface Standing {
  readonly series: Series;
  /** Doses that count, and how many were asked for until today. */
  readonly valid: number;
  readonly asked: number;
  readonly state: State;
  /** The first day the next dose counts on, and the day it must be there by; of pets both are the last day that holds. */
  readonly next: string | null;
  readonly by: string | null;
  /** Days of doses that do not count. */
  readonly tooEarly: readonly string[];
  readonly exemption: Exemption['kind'] | null;
}

/** A dose up to so many days early counts (ACIP, General Best Practice Guidelines, 2025). */
export const GRACE_DAYS = 4;
/** Live vaccines not given on one day lie so far apart; the grace does not hold here. */
const APART_DAYS = 28;
/** From so many days before on, a dose is due, and a pet's vaccine marked. */
const SOON_DAYS = 30;

/** The doses of a series that count, oldest first, and those that came too early. */
export const counted = (series: Series, { born, doses }: Vaccinations): { valid: Dose[]; early: string[] } => {
  const rules = seriesRules[series].doses;
  const others = doses.filter((dose) => dose.live && !dose.series.includes(series)).map(({ date }) => dayNumber(date));
  const valid: Dose[] = [];
  const early: string[] = [];
  const mine = doses.filter((dose) => dose.series.includes(series)).sort((a, b) => (a.date < b.date ? -1 : 1));
  for (const dose of mine) {
    const rule = rules[Math.min(valid.length, rules.length - 1)];
    if (!rule) continue;
    const day = dayNumber(dose.date);
    const before = valid.at(-1);
    const tooYoung = born !== null && day < after(born, rule.age) - GRACE_DAYS;
    const tooSoon =
      before !== undefined &&
      (day <= dayNumber(before.date) ||
        (rule.since !== undefined && day < after(before.date, rule.since) - GRACE_DAYS));
    const clash = dose.live === true && others.some((other) => day > other && day - other < APART_DAYS);
    if (tooYoung || tooSoon || clash) early.push(dose.date);
    else valid.push(dose);
  }
  return { valid, early };
};

const meets = ({ doses, late }: Way, valid: readonly Dose[], born: string | null): boolean => {
  if (valid.length < doses) return false;
  if (!late || born === null) return true;
  const from = monthsAfter(born, late.age) - GRACE_DAYS;
  return valid.filter(({ date }) => dayNumber(date) >= from).length >= late.doses;
};
const isMet = (row: Requirement, valid: readonly Dose[], born: string | null): boolean =>
  row.ways.some((way) => meets(way, valid, born));

/** The first day the next dose should be given on: as asked for, not merely as accepted. */
const soonest = (series: Series, valid: readonly Dose[], row: Requirement, born: string | null): number => {
  const rules = seriesRules[series].doses;
  const rule = rules[Math.min(valid.length, rules.length - 1)];
  const last = valid.at(-1);
  const wanted = rule?.best ?? rule;
  const days = [0];
  if (wanted && born !== null) days.push(after(born, wanted.age));
  if (wanted?.since && last) days.push(after(last.date, wanted.since));
  // Enough doses, but none of them late enough: only one at that age helps.
  const late = row.ways.flatMap((way) => (way.late && valid.length >= way.doses ? way.late.age : []));
  if (late.length > 0 && born !== null) days.push(monthsAfter(born, Math.min(...late)));
  return Math.max(...days);
};

/** How one series stands on a day; null where it is not asked for and no dose is known. */
const standingOf = (
  series: Series,
  record: Vaccinations,
  set: RequirementSet | null,
  today: string,
): Standing | null => {
  const { born } = record;
  const now = dayNumber(today);
  const { valid, early } = counted(series, record);
  const all = (set?.rows ?? []).filter((row) => row.series === series).sort((a, b) => a.from - b.from);
  if (all.length === 0 && valid.length === 0 && early.length === 0) return null;
  // A child too old for it is asked for nothing of it any more.
  const rows = all.filter(({ until }) => !(until !== undefined && born !== null && monthsAfter(born, until) <= now));
  const begins = (row: Requirement): number => (born === null ? now : monthsAfter(born, row.from));
  const begun = rows.filter((row) => begins(row) <= now);
  // A later row stands for those before it: who began late may need fewer doses.
  const latest = begun.at(-1);
  const asked = latest?.ways[0]?.doses ?? 0;
  const said = (state: State, next: number | null = null, by: number | null = next): Standing => ({
    series,
    valid: valid.length,
    asked,
    state,
    next: next === null ? null : dayText(next),
    by: by === null ? null : dayText(by),
    tooEarly: early,
    exemption: null,
  });
  const free = record.exemptions.find((one) => one.series === series && (one.until === null || one.until >= today));
  if (free) return { ...said('exempt'), exemption: free.kind };
  const behind = latest !== undefined && !isMet(latest, valid, born);
  const missing = behind ? latest : rows.find((row) => begins(row) > now && !isMet(row, valid, born));
  const { holds } = seriesRules[series];
  const last = valid.at(-1);
  if (holds !== undefined && last) {
    const end = last.until ? dayNumber(last.until) : dayNumber(last.date) + holds;
    if (end < now) return said('expired', end);
    return said(end - now <= SOON_DAYS ? 'expiring' : 'current', end);
  }
  if (!missing) return said('complete');
  if (born === null) return set?.of === 'pets' ? said('overdue', now) : said('unknown');
  const next = soonest(series, valid, missing, born);
  const first = behind ? (begun.find((row) => !isMet(row, valid, born)) ?? missing) : missing;
  const by = Math.max(begins(first), next);
  if (now > by) return said('overdue', next, by);
  return said(by - now <= SOON_DAYS ? 'due' : 'current', next, by);
};

/** How everything stands that is asked for or known of. Without a set nothing is asked for. */
export const standings = (record: Vaccinations, set: RequirementSet | null, today: string): Standing[] =>
  seriesNames.flatMap((series) => standingOf(series, record, set, today) ?? []);

/** Whether a child must stay home in an outbreak: no dose of the series counts, exempt or not, and no titre shows protection. */
export const isUnprotected = (record: Vaccinations, series: Series, today: string): boolean =>
  counted(series, record).valid.length === 0 &&
  !record.exemptions.some(
    (one) => one.series === series && one.kind === 'titre' && (one.until === null || one.until >= today),
  );
