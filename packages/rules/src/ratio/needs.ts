import type { AgeBand, RatioRule } from './rule-sets.ts';

/** A room as a rule looks at it. */
export interface Group {
  /** Ages of the children in whole months; null where the birthday is not known. */
  readonly ages: readonly (number | null)[];
  readonly staff: number;
  /** The centre's own limits, which may only be stricter than the rule. */
  readonly ownPerStaff: number | null;
  readonly capacity: number | null;
  /** True in the minutes after opening and before closing. */
  readonly atEdge?: boolean;
}

/** What the rule says about it. */
export interface Needs {
  /** Staff these children need. */
  readonly needed: number;
  /** Of these, qualified teachers; null where the rule does not ask for them. */
  readonly teachers: number | null;
  /** Children one adult may look after here and now; null where nothing limits it. */
  readonly perStaff: number | null;
  /** Most children there may be with the staff there is; null where nothing limits it. */
  readonly most: number | null;
  /** Most children of the group however many staff: the cap of the rule or the room's own, the smaller one. */
  readonly group: number | null;
  /** What is broken: too few adults, or too many children for the group; null when all is well. */
  readonly broken: 'staff' | 'group' | null;
  /** Children whose age is not known: they count as the youngest. */
  readonly unknown: number;
}

/** Whole months from a birthday to a day, both 'YYYY-MM-DD'. A child born on the 31st turns a month older on the last day. */
export const monthsOld = (born: string, on: string): number => {
  const [y = 0, m = 0, d = 0] = born.split('-').map(Number);
  const [year = 0, month = 0, day = 0] = on.split('-').map(Number);
  const last = new Date(Date.UTC(year, month, 0)).getUTCDate();
  const full = (year - y) * 12 + (month - m);
  return day >= Math.min(d, last) ? full : full - 1;
};

const strictest = (bands: readonly AgeBand[]): AgeBand | undefined =>
  bands.reduce<AgeBand | undefined>((best, band) => (best && best.perStaff <= band.perStaff ? best : band), undefined);
const laxest = (bands: readonly AgeBand[]): AgeBand | undefined =>
  bands.reduce<AgeBand | undefined>((best, band) => (best && best.perStaff >= band.perStaff ? best : band), undefined);

/** Where bands overlap, a child may be in either. Who is older than the last band counts to it. */
const bandOf = (rule: RatioRule, age: number | null): AgeBand | undefined => {
  if (age === null) return strictest(rule.bands);
  return laxest(rule.bands.filter(({ from, to }) => age >= from && age < to)) ?? rule.bands.at(-1);
};

const most = (bands: readonly AgeBand[]): AgeBand | undefined => {
  const counts = [...Map.groupBy(bands, (band) => band)].map(([band, of]) => ({ band, count: of.length }));
  const largest = Math.max(0, ...counts.map(({ count }) => count));
  return strictest(counts.filter(({ count }) => count === largest).map(({ band }) => band));
};

/** The bands that decide: one, or with `share` that of each child. */
const deciding = (rule: RatioRule, ages: readonly (number | null)[]): readonly AgeBand[] => {
  const known = ages
    .map((age) => ({ age, band: bandOf(rule, age) }))
    .flatMap(({ age, band }) => (band ? [{ age, band }] : []));
  const bands = known.map(({ band }) => band);
  const one = (band: AgeBand | undefined) => (band ? [band] : []);
  const { mixed } = rule;
  if (mixed.method === 'share') return bands;
  if (mixed.method === 'majority')
    return one(known.some(({ age }) => age === null || age < mixed.below) ? strictest(bands) : most(bands));
  const { tolerate } = mixed;
  if (!tolerate) return one(strictest(bands));
  const few = known.filter(({ age }) => age !== null && age >= tolerate.from && age < tolerate.to);
  const older = known.filter(({ age }) => age !== null && age >= tolerate.to);
  const tolerated = older.length > 0 && few.length <= tolerate.atMost && few.length + older.length === known.length;
  return one(strictest(tolerated ? older.map(({ band }) => band) : bands));
};

const least = (...values: readonly (number | null)[]): number | null => {
  const all = values.filter((value) => value !== null);
  return all.length === 0 ? null : Math.min(...all);
};

/** How many staff a room needs, and how many children it may hold; `rule` null: only what the centre itself has set. */
export const needsOf = (rule: RatioRule | null, room: Group): Needs => {
  const { ages, staff, ownPerStaff, capacity } = room;
  const count = ages.length;
  const edges = rule?.edges;
  const atEdge = edges && room.atEdge && ages.every((age) => age !== null && age >= edges.from) ? edges : null;
  const bands = !rule || count === 0 || atEdge ? [] : deciding(rule, ages);
  const shared = rule?.mixed.method === 'share' ? bands.map(({ perStaff }) => perStaff) : null;
  const byRule = atEdge ? atEdge.perStaff : shared ? share(shared) : least(...bands.map(({ perStaff }) => perStaff));
  const perStaff = least(byRule, ownPerStaff);
  const group = least(atEdge ? atEdge.group : least(...bands.map((band) => band.group)), capacity);
  // Rounding noise of a sum of parts does not call for another adult.
  const needed = perStaff === null ? 0 : Math.ceil(count / perStaff - 1e-9);
  const teachers = bands.some(({ perTeacher }) => perTeacher !== undefined)
    ? Math.ceil(bands.reduce((sum, { perTeacher }) => sum + (perTeacher ? 1 / perTeacher : 0), 0) - 1e-9)
    : null;
  const broken = group !== null && count > group ? 'group' : needed > staff ? 'staff' : null;
  return {
    needed,
    teachers,
    perStaff: perStaff === null ? null : Math.floor(perStaff + 1e-9),
    most: least(perStaff === null ? null : Math.floor(staff * perStaff + 1e-9), group),
    group,
    broken,
    unknown: ages.filter((age) => age === null).length,
  };
};

/** Children per adult of a mixed group in which each takes its own part. */
const share = (per: readonly number[]): number | null =>
  per.length === 0 ? null : per.length / per.reduce((sum, one) => sum + 1 / one, 0);
