import { type Series, seriesNames } from './series.ts';

/** A way to have enough: so many doses, `late.doses` of them at `late.age` months or older. */
export interface Way {
  readonly doses: number;
  readonly late?: { readonly doses: number; readonly age: number };
}
/** What is asked of a series from an age on, until another row or `until` (both in months). One of the ways is enough. */
export interface Requirement {
  readonly series: Series;
  readonly from: number;
  readonly until?: number;
  readonly ways: readonly Way[];
}
export type ExemptionKind = 'medical' | 'religious' | 'philosophical';
/** What somebody asks of children in care: since when, and where it is written. */
export interface RequirementSet {
  readonly key: string;
  readonly name: string;
  readonly of: 'children' | 'pets';
  readonly source: string;
  /** Both in Spanish. */
  readonly es: { readonly name: string; readonly source: string };
  /** It holds since this day. */
  readonly since: string;
  /** What frees a child from it; null where we do not know that. */
  readonly exemptions: readonly ExemptionKind[] | null;
  readonly rows: readonly Requirement[];
}

type Counts = Partial<Record<Series, number | readonly Way[]>>;
const at = (from: number, counts: Counts): Requirement[] =>
  seriesNames.flatMap((series) => {
    const asked = counts[series];
    if (asked === undefined) return [];
    return [{ series, from, ways: typeof asked === 'number' ? [{ doses: asked }] : asked }];
  });
const untilFive = (rows: readonly Requirement[]): Requirement[] =>
  rows.map((row) => (row.series === 'hib' || row.series === 'pcv' ? { ...row, until: 60 } : row));

/** Complete by fewer doses where they were begun late. */
const hibDone: readonly Way[] = [
  { doses: 3, late: { doses: 1, age: 12 } },
  { doses: 2, late: { doses: 2, age: 12 } },
  { doses: 1, late: { doses: 1, age: 15 } },
];
const pcvDone: readonly Way[] = [
  { doses: 4 },
  { doses: 3, late: { doses: 3, age: 7 } },
  { doses: 2, late: { doses: 2, age: 12 } },
  { doses: 1, late: { doses: 1, age: 24 } },
];
const dtapFive: readonly Way[] = [{ doses: 5 }, { doses: 4, late: { doses: 1, age: 48 } }];
const polioFour: readonly Way[] = [{ doses: 4 }, { doses: 3, late: { doses: 1, age: 48 } }];
const oneLate: readonly Way[] = [{ doses: 1, late: { doses: 1, age: 12 } }];

const infants = [
  ...at(3, { dtap: 1, polio: 1, hib: 1, pcv: 1, hepb: 1 }),
  ...at(5, { dtap: 2, polio: 2, hib: 2, pcv: 2, hepb: 2 }),
  ...at(7, { dtap: 3, pcv: 3 }),
];
const toddlers = [
  ...at(16, { hib: hibDone, pcv: pcvDone, mmr: 1, varicella: 1 }),
  ...at(19, { dtap: 4, polio: 3, hepb: 3 }),
];

/** Of the same state the newest that holds on the day is taken: a new one is added below, the old one stays. */
const sets: readonly RequirementSet[] = [
  {
    key: 'US',
    name: 'CDC routine schedule',
    of: 'children',
    source:
      'CDC, Child and Adolescent Immunization Schedule by Age, January 2025, to the end of each age span. It isn’t state law.',
    es: {
      name: 'Calendario de rutina de los CDC',
      source:
        'CDC, Calendario de vacunación de niños y adolescentes por edad, enero de 2025, hasta el final de cada período de edad. No es ley estatal.',
    },
    since: '2025-01-01',
    exemptions: null,
    rows: untilFive([
      ...infants,
      ...toddlers,
      ...at(24, { hepa: 1 }),
      ...at(84, { dtap: dtapFive, polio: polioFour, mmr: 2, varicella: 2 }),
    ]),
  },
  {
    key: 'CA',
    name: 'California, pre-kindergarten',
    of: 'children',
    source: '17 CCR § 6025, table A (pre-kindergarten facilities); exemptions: Health and Safety Code §§ 120325–120375',
    es: {
      name: 'California, preescolar',
      source: '17 CCR § 6025, tabla A (centros preescolares); exenciones: Health and Safety Code §§ 120325–120375',
    },
    since: '2019-07-01',
    exemptions: ['medical'],
    rows: untilFive([
      ...at(2, { polio: 1, dtap: 1, hepb: 1, hib: 1 }),
      ...at(4, { polio: 2, dtap: 2, hepb: 2, hib: 2 }),
      ...at(6, { dtap: 3 }),
      // One dose of Hib from the first birthday on, whatever was given before.
      ...at(15, { polio: 3, mmr: 1, hib: oneLate, varicella: 1 }),
      ...at(18, { dtap: 4, hepb: 3 }),
    ]),
  },
  {
    key: 'TX',
    name: 'Texas, child care',
    of: 'children',
    source: '25 TAC § 97.63 and the DSHS chart for child-care facilities; exemptions: 25 TAC § 97.62',
    es: {
      name: 'Texas, cuidado infantil',
      source: '25 TAC § 97.63 y la tabla de DSHS para centros de cuidado infantil; exenciones: 25 TAC § 97.62',
    },
    since: '2010-08-01',
    exemptions: ['medical', 'religious', 'philosophical'],
    rows: untilFive([
      ...infants,
      ...at(16, { hib: hibDone, pcv: pcvDone, mmr: 1 }),
      ...at(19, { dtap: 4, polio: 3, hepb: 3, varicella: 1 }),
      ...at(25, { hepa: 1 }),
      ...at(43, { hepa: 2 }),
    ]),
  },
  {
    key: 'WA',
    name: 'Washington, child care and preschool',
    of: 'children',
    source:
      'WAC 246-105-030 and -040, by the ages of the CDC schedule they name, without the doses for starting school at four; exemptions: RCW 28A.210.090',
    es: {
      name: 'Washington, cuidado infantil y preescolar',
      source:
        'WAC 246-105-030 y -040, según las edades del calendario de los CDC que citan, sin las dosis para entrar a la escuela a los cuatro años; exenciones: RCW 28A.210.090',
    },
    since: '2020-08-01',
    exemptions: ['medical', 'religious', 'philosophical'],
    rows: untilFive([...infants, ...toddlers]),
  },
  {
    key: 'PETS',
    name: 'Rabies, DHPP and bordetella',
    of: 'pets',
    source:
      'AAHA Canine Vaccination Guidelines, 2022: core vaccines, and bordetella where dogs meet. It isn’t state law.',
    es: {
      name: 'Rabia, DHPP y bordetella',
      source:
        'Guías de vacunación canina de la AAHA, 2022: vacunas esenciales, y bordetella donde conviven perros. No es ley estatal.',
    },
    since: '2022-09-01',
    exemptions: ['medical'],
    rows: at(4, { rabies: 1, dhpp: 1, bordetella: 1 }),
  },
];

/** The keys a location can choose of. */
export const requirementKeys = ['US', 'CA', 'TX', 'WA', 'PETS'] as const;
export type RequirementKey = (typeof requirementKeys)[number];
export const isRequirementKey = (key: string): key is RequirementKey => requirementKeys.some((one) => one === key);

/** The set that holds on a day; null where we know none of it. */
export const requirementsOf = (key: string | null, day: string): RequirementSet | null =>
  sets.filter((set) => set.key === key && set.since <= day).sort((a, b) => (a.since < b.since ? 1 : -1))[0] ?? null;
/** Every set that was ever written down. */
export const everySet = (): readonly RequirementSet[] => sets;
