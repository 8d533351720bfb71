/**
 * The values of a form that differ from what it began with: only these are sent, so that a form left open for an hour
 * does not write old values over new ones. An emptied text is null.
 */
export const changedOnly = <V extends Readonly<Record<string, string | readonly string[]>>>(
  before: V,
  now: V,
): { [K in keyof V]?: V[K] | null } => {
  const changed: { [K in keyof V]?: V[K] | null } = {};
  for (const key in now) {
    const value = now[key];
    if (JSON.stringify(value) !== JSON.stringify(before[key])) changed[key] = value === '' ? null : value;
  }
  return changed;
};
