/** The steps of a move in their order; each may be done again when nobody knows whether it was. */
export const stepNames = [
  'prepared',
  'published',
  'subscribed',
  'copied',
  'compared',
  'closed',
  'opened',
  'placed',
  'cleaned',
] as const;
export type StepName = (typeof stepNames)[number];
