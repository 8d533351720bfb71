import { isRecord } from '@nestling/rules/json.ts';

/** One field that was changed, as it was and as it is. */
export type ChangedField = { readonly field: string; readonly before: string; readonly after: string };

const said = (value: unknown): string => {
  if (value === null || value === undefined) return '';
  if (typeof value === 'boolean') return value ? '✓' : '✗';
  if (typeof value === 'string' || typeof value === 'number') return String(value);
  if (Array.isArray(value)) return value.map(said).join(', ');
  return isRecord(value) ? Object.values(value).map(said).join(' ') : '';
};

/** The fields an entry of the trail tells of; what was empty before and after is left out. */
export const changedFields = (info: unknown): ChangedField[] => {
  const whole = isRecord(info) ? info : {};
  const before = isRecord(whole.before) ? whole.before : {};
  const after = isRecord(whole.after) ? whole.after : {};
  return [...new Set([...Object.keys(before), ...Object.keys(after)])]
    .map((field) => ({ field, before: said(before[field]), after: said(after[field]) }))
    .filter(({ before, after }) => before !== after);
};
