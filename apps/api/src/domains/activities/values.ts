import { type ActivityKindName, kindOf, type ValueForm } from '@nestling/rules/activity-kinds.ts';
import { message } from '../../kernel/call/message.ts';
import type { FieldError } from '../../kernel/call/refusals.ts';

/** What a kind holds, by name; null takes a value away. */
export type Given = Readonly<Record<string, unknown>>;
export type Details = Readonly<Record<string, string | number | readonly string[]>>;

const isEmpty = (value: unknown): boolean =>
  value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0);

const unknown = (field: string): FieldError => ({ field, code: 'UNKNOWN', message: message('activities.unknown') });

/** Digits alone are the id of a record, of which none stands yet. */
const ID = /^\d+$/;

const measured = (
  field: string,
  value: string,
  { units, most }: ValueForm & { form: 'measure' },
): string | FieldError => {
  const [, amount = '', unit] = /^(-?\d+(?:[.,]\d+)?)\s*([a-z]*)$/i.exec(value) ?? [];
  const number = Number(amount.replace(',', '.'));
  const of = unit ? units.find((one) => one === unit.toLowerCase()) : units[0];
  if (amount === '' || of === undefined || number < 0 || number > most)
    return { field, code: 'RANGE', message: message('activities.amount', { most, units }) };
  return `${number} ${of}`;
};

/** What stands in the row itself: skills are rows beside it. */
type KeptForm = Exclude<ValueForm, { form: 'skills' }>;

/** The value as it is kept, or what is wrong with it. */
const kept = (field: string, value: unknown, form: KeptForm): string | number | readonly string[] | FieldError => {
  if (form.form === 'medication') return typeof value === 'number' ? value : unknown(field);
  if (form.form === 'words') {
    const words = Array.isArray(value) ? value.map(String) : [String(value)];
    return words.every((word) => form.of.includes(word)) ? words : unknown(field);
  }
  const text = String(value).trim();
  if (form.form === 'word') return form.of.includes(text) ? text : unknown(field);
  if (form.form === 'measure') return measured(field, text, form);
  if (form.form === 'text' && form.id && ID.test(text)) return unknown(field);
  return text;
};

const isMend = (value: object): value is FieldError => 'field' in value && 'code' in value;

/**
 * What a kind holds after a change: values that were given replace those before, null and '' take them away, and what
 * the kind cannot do without must be there. Answers the first thing that is wrong.
 */
export const detailsOf = (kind: ActivityKindName, given: Given, before: Given, row: Given): Details | FieldError => {
  const { values, needs = [] } = kindOf(kind);
  const details: Record<string, string | number | readonly string[]> = {};
  for (const [name, form] of Object.entries(values)) {
    const value = given[name] === undefined ? before[name] : given[name];
    if (isEmpty(value) || form.form === 'skills') continue;
    const found = kept(name, value, form);
    if (typeof found === 'object' && isMend(found)) return found;
    details[name] = found;
  }
  for (const name of needs)
    if (isEmpty(details[name]) && isEmpty(row[name]))
      return { field: name, code: 'MISSING', message: message('activities.missing') };
  return details;
};

export const isDetails = (found: Details | FieldError): found is Details => !isMend(found);
