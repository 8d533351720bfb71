import type { ChildImmunizationsQuery, ImmunizationReportQuery, VaccinesQuery } from './health.graphql.ts';

/** A child of the report, one series of it, and what was entered of one vaccine. */
export type ReportRow = NonNullable<ImmunizationReportQuery['getImmunizationReport']>['data'][number];
export type SeriesRow = ReportRow['series'][number];
export type RecordRow = ChildImmunizationsQuery['studentImmunizations'][number];
export type VaccineRow = VaccinesQuery['immunizations'][number];

/** A dose of a record; `approved`: the day staff have compared it with the card. */
export interface DoseRow {
  readonly dose: number;
  readonly date: string;
  readonly approved: string | null;
}
const isDose = (value: unknown): value is DoseRow =>
  typeof value === 'object' && value !== null && 'dose' in value && 'date' in value;
/** The doses of a record, the first one first. */
export const dosesOf = ({ doses }: Pick<RecordRow, 'doses'>): readonly DoseRow[] =>
  Array.isArray(doses) ? doses.filter(isDose) : [];
