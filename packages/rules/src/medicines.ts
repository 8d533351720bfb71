/** What a dose of a medicine is counted in. */
export const doseUnits = [
  'ml',
  'mg',
  'mcg',
  'g',
  'tablet',
  'capsule',
  'puff',
  'drop',
  'spray',
  'application',
  'patch',
  'unit',
] as const;

/** How a medicine is given. */
export const medicineRoutes = [
  'mouth',
  'inhaled',
  'skin',
  'eye',
  'ear',
  'nose',
  'injection',
  'rectal',
  'other',
] as const;

/** What becomes of a dose. */
export const doseOutcomes = ['given', 'refused', 'missed', 'spilled'] as const;
