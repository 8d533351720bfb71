import { type Judged, judgedAt } from './report.ts';

/** The children of a location with what they have and miss of their vaccines. */
export const immunizationsAt = judgedAt;
export type ChildImmunized = Judged;
