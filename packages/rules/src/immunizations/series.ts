import { months, type Span, weeks } from './span.ts';

/** What protects against one disease, or several that are always given together; the last four are pets'. */
export const seriesNames = [
  'dtap',
  'polio',
  'hib',
  'pcv',
  'hepb',
  'mmr',
  'varicella',
  'hepa',
  'rotavirus',
  'influenza',
  'rabies',
  'dhpp',
  'bordetella',
] as const;
export type Series = (typeof seriesNames)[number];
/** Those of pets. */
export const petSeries: readonly Series[] = ['rabies', 'dhpp', 'bordetella'];
export const isSeries = (name: string): name is Series => seriesNames.some((one) => one === name);

/** When a dose counts: the youngest age, and the least time since the dose before. */
interface DoseRule {
  readonly age: Span;
  readonly since?: Span;
  /** When it is asked for, where that is later than what is accepted. */
  readonly best?: { readonly age: Span; readonly since?: Span };
}
/** The rules of a series, dose by dose; a dose beyond them follows the last one. */
export interface SeriesRule {
  readonly doses: readonly DoseRule[];
  /** Of pets: how many days the last dose holds unless the vet has said so. */
  readonly holds?: number;
  /** Where it is written. */
  readonly source: string;
}

const ACIP = 'CDC, ACIP General Best Practice Guidelines, table 3-2 (least ages and intervals), January 2025';
const AAHA = 'AAHA Canine Vaccination Guidelines, 2022';

/** Four doses of which three come in the first months and the last one from the first birthday on. */
const infants: readonly DoseRule[] = [
  { age: weeks(6) },
  { age: weeks(10), since: weeks(4) },
  { age: weeks(14), since: weeks(4) },
  { age: months(12), since: weeks(8) },
];

export const seriesRules: Readonly<Record<Series, SeriesRule>> = {
  dtap: {
    source: ACIP,
    doses: [
      { age: weeks(6) },
      { age: weeks(10), since: weeks(4) },
      { age: weeks(14), since: weeks(4) },
      // Asked for at 15 months and after 6; from 12 months and after 4 it need not be repeated.
      { age: months(12), since: months(4), best: { age: months(15), since: months(6) } },
      { age: months(48), since: months(6) },
    ],
  },
  polio: {
    source: ACIP,
    doses: [
      { age: weeks(6) },
      { age: weeks(10), since: weeks(4) },
      { age: weeks(14), since: weeks(4), best: { age: months(6), since: weeks(4) } },
      { age: months(48), since: months(6) },
    ],
  },
  hib: { source: ACIP, doses: infants },
  pcv: { source: ACIP, doses: infants },
  hepb: {
    source: ACIP,
    doses: [{ age: weeks(0) }, { age: weeks(4), since: weeks(4) }, { age: weeks(24), since: weeks(8) }],
  },
  mmr: { source: ACIP, doses: [{ age: months(12) }, { age: months(13), since: weeks(4) }] },
  varicella: {
    source: ACIP,
    // Asked for after 12 weeks; below 13 years one after 4 weeks need not be repeated.
    doses: [{ age: months(12) }, { age: months(13), since: weeks(4), best: { age: months(15), since: weeks(12) } }],
  },
  hepa: { source: ACIP, doses: [{ age: months(12) }, { age: months(18), since: months(6) }] },
  rotavirus: {
    source: ACIP,
    doses: [{ age: weeks(6) }, { age: weeks(10), since: weeks(4) }, { age: weeks(14), since: weeks(4) }],
  },
  influenza: { source: ACIP, doses: [{ age: months(6) }, { age: months(7), since: weeks(4) }] },
  rabies: { source: AAHA, holds: 365, doses: [{ age: weeks(12) }] },
  dhpp: { source: AAHA, holds: 365, doses: [{ age: weeks(6) }, { age: weeks(8), since: weeks(2) }] },
  bordetella: { source: AAHA, holds: 365, doses: [{ age: weeks(3) }] },
};
