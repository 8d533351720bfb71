/** A field of a record before and after a change, as words. */
export type ChangedField = { readonly field: string; readonly before: string; readonly after: string };

const record = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? { ...value } : {};

const words = (value: unknown): string => {
  if (value === null || value === undefined) return '';
  return Array.isArray(value) ? value.map(words).join(', ') : typeof value === 'object' ? '' : String(value);
};

/** Reads `{before, after}` of a change: one entry per field of either. */
export const changedFields = (info: unknown): ChangedField[] => {
  const told = record(info);
  const [before, after] = [record(told.before), record(told.after)];
  return [...new Set([...Object.keys(before), ...Object.keys(after)])].map((field) => ({
    field,
    before: words(before[field]),
    after: words(after[field]),
  }));
};
