/** Children of an age who may be together, and how many of them one adult may look after. */
export interface AgeBand {
  /** Age in whole months, `from` included, `to` not. Bands may overlap on purpose. */
  readonly from: number;
  readonly to: number;
  readonly perStaff: number;
  /** Where the rule asks for qualified teachers among the staff. */
  readonly perTeacher?: number;
  /** Most children in one group; null where the rule has no cap. */
  readonly group: number | null;
}

/**
 * Which band decides where ages meet. `youngest`: that of the youngest child; with `tolerate`, up to `atMost` children of
 * those months do not decide while the others are older. `majority`: the band of most children, unless one is younger
 * than `below` months, then the youngest. `share`: each child takes its own part of an adult.
 */
export type Mixed =
  | {
      readonly method: 'youngest';
      readonly tolerate?: { readonly from: number; readonly to: number; readonly atMost: number };
    }
  | { readonly method: 'majority'; readonly below: number }
  | { readonly method: 'share' };

/** A rule about children and staff in a room, with where it is written and when somebody last looked there. */
export interface RatioRule {
  readonly key: string;
  readonly jurisdiction: string;
  /** What it is called where it holds; a proper name, the same in every language. */
  readonly name: string;
  readonly licence: string;
  readonly bands: readonly AgeBand[];
  readonly mixed: Mixed;
  /** Minutes after opening and before closing in which older children may be grouped otherwise. */
  readonly edges?: {
    readonly minutes: number;
    readonly from: number;
    readonly perStaff: number;
    readonly group: number;
  };
  readonly effectiveFrom: string | null;
  readonly effectiveTo: string | null;
  readonly citation: string;
  readonly source: string;
  /** `law`: the rule's own words were read; `secondary`: somebody's account of them; `advice`: nobody has to. */
  readonly standing: 'law' | 'secondary' | 'advice';
  /** Day somebody compared these values with the source. */
  readonly verified: string;
}

const years = (count: number): number => count * 12;
const verified = '2026-11-21';

/** Every rule that is shipped. A value without a source does not come in; each row has its test. */
export const ratioRules: readonly RatioRule[] = [
  {
    key: 'us-fl-402.305',
    jurisdiction: 'US-FL',
    name: 'Florida Statutes §402.305(4)',
    licence: 'Licensed child care facility',
    bands: [
      { from: 0, to: years(1), perStaff: 4, group: null },
      { from: years(1), to: years(2), perStaff: 6, group: null },
      { from: years(2), to: years(3), perStaff: 11, group: null },
      { from: years(3), to: years(4), perStaff: 15, group: null },
      { from: years(4), to: years(5), perStaff: 20, group: null },
      { from: years(5), to: years(18), perStaff: 25, group: null },
    ],
    mixed: { method: 'majority', below: years(2) },
    effectiveFrom: null,
    effectiveTo: null,
    citation: 'Fla. Stat. §402.305(4)(a)',
    source:
      'https://www.elcslc.org/parents/vpk-locator/licensing-files-what-to-look-for/state-of-florida-mandated-adult-to-child-ratios/',
    standing: 'secondary',
    verified,
  },
  {
    key: 'us-tx-746',
    jurisdiction: 'US-TX',
    name: 'Texas 26 TAC §746.1601, §746.1609',
    licence: 'Child-care center, 13 or more children',
    bands: [
      { from: 0, to: 12, perStaff: 4, group: 10 },
      { from: 12, to: 18, perStaff: 5, group: 13 },
      { from: 18, to: years(2), perStaff: 9, group: 18 },
      { from: years(2), to: years(3), perStaff: 11, group: 22 },
      { from: years(3), to: years(4), perStaff: 15, group: 30 },
      { from: years(4), to: years(5), perStaff: 18, group: 35 },
      { from: years(5), to: years(6), perStaff: 22, group: 35 },
      { from: years(6), to: years(14), perStaff: 26, group: 35 },
    ],
    // The source is silent about mixed ages; the youngest is never laxer than what the rule may say.
    mixed: { method: 'youngest' },
    edges: { minutes: 45, from: 18, perStaff: 16, group: 16 },
    effectiveFrom: '2003-09-01',
    effectiveTo: null,
    citation: '26 TAC §746.1601, §746.1609, §746.1615',
    source: 'https://www.freezingblue.com/flashcards/print_preview.cgi?cardsetID=220618',
    standing: 'secondary',
    verified,
  },
  {
    key: 'us-ca-title-22',
    jurisdiction: 'US-CA',
    name: 'California Title 22',
    licence: 'Child care center',
    bands: [
      { from: 0, to: years(2), perStaff: 4, group: null },
      { from: years(2), to: years(6), perStaff: 12, group: null },
      { from: years(6), to: years(18), perStaff: 14, group: null },
    ],
    mixed: { method: 'youngest' },
    effectiveFrom: null,
    effectiveTo: null,
    citation: '22 CCR §101216.3, §101416.5, §101516.5',
    source:
      'https://www.childcareratios.com/child-care-regulations-blog/california-child-care-staff-to-child-ratios-the-complete-title-22-guide',
    standing: 'secondary',
    verified,
  },
  {
    key: 'us-ca-title-22-toddler',
    jurisdiction: 'US-CA',
    name: 'California Title 22, toddler component',
    licence: 'Child care center with a toddler component',
    bands: [
      { from: 0, to: 18, perStaff: 4, group: null },
      { from: 18, to: 30, perStaff: 6, group: 12 },
      { from: 30, to: years(6), perStaff: 12, group: null },
      { from: years(6), to: years(18), perStaff: 14, group: null },
    ],
    mixed: { method: 'youngest' },
    effectiveFrom: null,
    effectiveTo: null,
    citation: '22 CCR §101216.3, §101216.4, §101416.5, §101516.5',
    source: 'https://t22.caqualityearlylearning.org/other-resources/the-basics-qualifications-and-ratios',
    standing: 'secondary',
    verified,
  },
  {
    key: 'us-ca-title-5',
    jurisdiction: 'US-CA',
    name: 'California Title 5 §18290',
    licence: 'State-funded early learning and care',
    bands: [
      { from: 0, to: 18, perStaff: 3, perTeacher: 18, group: null },
      { from: 18, to: years(3), perStaff: 4, perTeacher: 16, group: null },
      { from: years(3), to: years(6), perStaff: 8, perTeacher: 24, group: null },
      { from: years(6), to: years(13), perStaff: 14, perTeacher: 28, group: null },
    ],
    mixed: { method: 'share' },
    effectiveFrom: null,
    effectiveTo: null,
    citation: '5 CCR §18290; Cal. Educ. Code §8241(f)',
    source:
      'https://title5.caqualityearlylearning.org/staffing-ratios/staffing-ratios-for-early-learning-and-care-programs',
    standing: 'law',
    verified,
  },
  {
    key: 'us-mo-500.112',
    jurisdiction: 'US-MO',
    name: 'Missouri 5 CSR 25-500.112',
    licence: 'Child care center or group home',
    bands: [
      { from: 0, to: years(2), perStaff: 4, group: 8 },
      { from: years(2), to: years(3), perStaff: 8, group: 16 },
      { from: years(3), to: years(5), perStaff: 10, group: 20 },
      { from: years(5), to: years(18), perStaff: 16, group: 32 },
    ],
    mixed: { method: 'youngest', tolerate: { from: years(2), to: years(3), atMost: 4 } },
    effectiveFrom: null,
    effectiveTo: null,
    citation: '5 CSR 25-500.112(1)(A)',
    source: 'https://www.law.cornell.edu/regulations/missouri/5-CSR-25-500-112',
    standing: 'law',
    verified,
  },
  {
    key: 'naeyc-2018',
    jurisdiction: 'US',
    name: 'NAEYC 2018',
    licence: 'Accreditation',
    bands: [
      { from: 0, to: 15, perStaff: 4, group: 8 },
      { from: 12, to: years(3), perStaff: 6, group: 12 },
      { from: 30, to: years(5), perStaff: 10, group: 20 },
      { from: years(5), to: years(6), perStaff: 12, group: 24 },
      { from: years(6), to: years(18), perStaff: 15, group: 30 },
    ],
    mixed: { method: 'youngest' },
    effectiveFrom: '2018-01-01',
    effectiveTo: null,
    citation: 'NAEYC Accreditation, Staff-to-Child Ratio and Class Size, 2018',
    source: 'https://www.scribd.com/document/565545334/staff-child-ratio-0',
    standing: 'advice',
    verified,
  },
];

/** The rule of this key; undefined for one that is not shipped. */
export const ratioRule = (key: string): RatioRule | undefined => ratioRules.find((rule) => rule.key === key);
