import type { Limit, Limits } from '@nestling/contract/limits.ts';
import type { Say } from '@nestling/ui/words.ts';
import type { kitWords } from './words.ts';

type Translate = Say<(typeof kitWords)['en']>;

const emailForm = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

const lengthOf = (value: unknown): number =>
  typeof value === 'string' ? [...value.trim()].length : Array.isArray(value) ? value.length : 0;

const isNothing = (value: unknown): boolean =>
  value === null || value === undefined || (typeof value === 'string' && value.trim() === '');

/** What is wrong with each value by the limits of its argument, by its name; members of an object as `items.0.name`. */
export const wrongIn = (
  limits: Limits,
  values: Readonly<Record<string, unknown>>,
  t: Translate,
): Record<string, string> => {
  const wrong: Record<string, string> = {};
  for (const [name, value] of Object.entries(values)) {
    const limit = limits[name];
    if (!limit) continue;
    const own = wrongBy(limit, value, t);
    if (own !== null) wrong[name] = own;
    const parts = limit.of ? (Array.isArray(value) ? [...value.entries()] : [[null, value] as const]) : [];
    for (const [at, part] of parts)
      if (limit.of && typeof part === 'object' && part !== null)
        for (const [member, sentence] of Object.entries(wrongIn(limit.of, { ...part }, t)))
          wrong[[name, at, member].filter((one) => one !== null).join('.')] = sentence;
  }
  return wrong;
};

/** What is wrong with a value by the limits of its argument, in a sentence; null when the server would take it. */
export const wrongBy = (limit: Limit, value: unknown, t: Translate): string | null => {
  const { shortest = 0, longest = Number.POSITIVE_INFINITY, list } = limit;
  if (isNothing(value)) {
    // A text that may be empty is not missing.
    const empty = typeof value === 'string' && limit.shortest === 0;
    return limit.required && !empty ? t('needed') : null;
  }
  // One file or one person, held as a list of at most one.
  if (!list && !limit.object && Array.isArray(value)) return limit.required && value.length === 0 ? t('needed') : null;
  const length = lengthOf(value);
  if (list) {
    // Where nothing need be chosen, nothing is sent.
    if (length < shortest) return length > 0 || limit.required ? t('needed') : null;
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
