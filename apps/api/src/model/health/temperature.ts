/** Tenths of a living child's temperature; below and above is a slip of the finger. */
const LIKELY = { F: [900, 1100], C: [320, 435] } as const;

/** Whether a temperature is one a living child may have, in tenths of its unit. */
export const isLikely = (tenths: number, unit: 'F' | 'C'): boolean => {
  const [least, most] = LIKELY[unit];
  return tenths >= least && tenths <= most;
};
