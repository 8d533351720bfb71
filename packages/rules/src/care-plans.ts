/** What a care plan is about. */
export const carePlanKinds = ['allergy', 'asthma', 'seizure', 'diet', 'other'] as const;
export type CarePlanKind = (typeof carePlanKinds)[number];

/** How bad it may become, the worst first. */
export const carePlanSeverities = ['severe', 'moderate', 'mild'] as const;

/** So many days before its last one a plan is to be looked at anew. */
export const REVIEW_DAYS = 30;
