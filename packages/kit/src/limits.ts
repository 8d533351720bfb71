import type { Limit } from '@nestling/contract/operation.ts';
import type { Say } from '@nestling/ui/words.ts';
import type { kitWords } from './words.ts';

type Translate = Say<(typeof kitWords)['en']>;

const emailForm = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

const lengthOf = (value: unknown): number =>
  typeof value === 'string' ? [...value.trim()].length : Array.isArray(value) ? value.length : 0;

const isNothing = (value: unknown): boolean =>
  value === null || value === undefined || (typeof value === 'string' && value.trim() === '');

/** What is wrong with a value by the limits of its argument, in a sentence; null when the server would take it. */
export const wrongBy = (limit: Limit, value: unknown, t: Translate): string | null => {
  const { shortest = 0, longest = Number.POSITIVE_INFINITY, list } = limit;
  if (isNothing(value)) {
    // A text that may be empty is not missing.
    const empty = typeof value === 'string' && limit.shortest === 0;
    return limit.required && !empty ? t('needed') : null;
  }
  const length = lengthOf(value);
  if (list) {
    if (length < shortest) return t('needed');
    return length > longest ? t('tooMany', { count: longest }) : null;
  }
  if (limit.number && typeof value === 'string') {
    const typed = Number(value.trim());
    return Number.isFinite(typed) ? wrongNumber(limit, typed, t) : t('notNumber');
  }
  if (typeof value === 'string') {
    if (length < shortest) return t('tooShort', { count: shortest });
    if (length > longest) return t('tooLong', { count: longest });
    if (limit.email && !emailForm.test(value.trim())) return t('badEmail');
    // Printed without its flags: the server may be stricter about capitals, never the form.
    if (limit.pattern && !new RegExp(limit.pattern, 'i').test(value.trim())) return t('badForm');
  }
  return typeof value === 'number' ? wrongNumber(limit, value, t) : null;
};

const wrongNumber = ({ least, most }: Limit, value: number, t: Translate): string | null => {
  if (least !== undefined && value < least) return t('tooSmall', { least });
  return most !== undefined && value > most ? t('tooBig', { most }) : null;
};
