/** The kinds of papers of a child, in the order they are offered. */
export const paperKinds = [
  'physical',
  'medical_plan',
  'immunization',
  'insurance',
  'identification',
  'permission',
  'enrollment',
  'custody',
  'other',
] as const;
type PaperKind = (typeof paperKinds)[number];

/** The word of a kind or a state; what a newer server sends is other. */
export const kindOf = (type: string): PaperKind => paperKinds.find((kind) => kind === type) ?? 'other';

const states = ['waiting', 'approved', 'rejected'] as const;
export const stateOf = (status: string): (typeof states)[number] => states.find((one) => one === status) ?? 'waiting';
