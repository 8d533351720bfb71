/** What a pack for an inspector can hold, in the order of its files. */
export const packParts = [
  'roster',
  'immunizations',
  'care_plans',
  'staff_credentials',
  'medications',
  'injuries',
  'illnesses',
  'health_checks',
  'drills',
  'ratio_log',
] as const;
export type PackPart = (typeof packParts)[number];

export const isPackPart = (name: string): name is PackPart => packParts.some((part) => part === name);
