import type { z } from 'zod';
import { type ArgumentMeta, metaOf } from '../src/kernel/call/input.ts';

/** Texts that cost most for their length: one is never broken, one never begins, one joins, one is read from the right. */
export const KINDS = ['word', 'blanks', 'lines', 'emoji', 'rtl', 'tags', 'open', 'dots'] as const;
export type Kind = (typeof KINDS)[number];

const units: Readonly<Record<Kind, string>> = {
  word: 'W',
  blanks: ' ',
  lines: 'a\n',
  emoji: '👩‍👩‍👧‍👦',
  rtl: 'مرحبا',
  tags: '<li><ul>',
  open: '<br',
  dots: ' .-',
};

/** A text of so many characters; what is trimmed stands within it. */
export const worstText = (kind: Kind, length: number): string => {
  const unit = units[kind];
  if (length < unit.length + 2) return 'x'.repeat(length);
  return `x${unit.repeat(Math.floor((length - 2) / unit.length))}x`;
};

const LONGEST = 500_000;

/** The most characters a schema takes of one word; 0 where it takes no long text at all. */
const longestOf = (schema: z.ZodType): number => {
  const takes = (length: number): boolean => schema.safeParse('W'.repeat(length)).success;
  let most = 0;
  for (let length = 64; length <= LONGEST && takes(length); length *= 2) most = length;
  if (most === 0) return takes(20) ? 20 : 0;
  let [least, beyond] = [most, Math.min(most * 2, LONGEST)];
  while (beyond - least > Math.max(1, least / 64)) {
    const middle = Math.floor((least + beyond) / 2);
    if (takes(middle)) least = middle;
    else beyond = middle;
  }
  return least;
};
const lengths = new WeakMap<z.ZodType, number>();
const knownLength = (schema: z.ZodType): number => {
  const known = lengths.get(schema) ?? longestOf(schema);
  lengths.set(schema, known);
  return known;
};

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const SIZES = [390_000, 99_000, 89_000, 19_900, 9_900, 1_900, 900, 450, 190, 75];
const MOST_LEAVES = 6;

/** JSON whose texts are as long as its schema lets each of them be. */
const worstJson = (kind: Kind, schema: z.ZodType, given: unknown): unknown => {
  let leaves = 0;
  let whole = structuredClone(given);
  const stretch = (value: unknown, put: (text: string) => void): void => {
    if (typeof value === 'string' && leaves < MOST_LEAVES) {
      leaves += 1;
      for (const size of SIZES) {
        put(worstText(kind, size));
        if (schema.safeParse(whole).success) return;
      }
      put(value);
    } else if (Array.isArray(value)) {
      for (const [i, one] of value.entries())
        stretch(one, (text) => {
          value[i] = text;
        });
    } else if (isObject(value)) {
      for (const [key, one] of Object.entries(value))
        stretch(one, (text) => {
          value[key] = text;
        });
    }
  };
  stretch(whole, (text) => {
    whole = text;
  });
  return whole;
};

/** The worst an argument takes, in place of what is given; undefined where it takes no text. */
export const worstOf = (kind: Kind, schema: z.ZodType, given: unknown): unknown => {
  const { type, list, shape, values }: ArgumentMeta = metaOf(schema);
  if (type === 'JSON') return given === undefined ? undefined : worstJson(kind, schema, given);
  if (shape) {
    const worst = (one: unknown): unknown =>
      isObject(one)
        ? {
            ...one,
            ...Object.fromEntries(
              Object.entries(shape).flatMap(([key, member]) => {
                const value = worstOf(kind, member, one[key]);
                return value === undefined ? [] : [[key, value]];
              }),
            ),
          }
        : one;
    return Array.isArray(given) ? given.map(worst) : given === undefined ? undefined : worst(given);
  }
  if (type !== 'String' || values) return undefined;
  if (list) {
    const texts = Array.from({ length: 200 }, () => worstText(kind, 200));
    return [texts, texts.slice(0, 20)].find((some) => schema.safeParse(some).success);
  }
  const text = worstText(kind, knownLength(schema));
  return text !== '' && schema.safeParse(text).success ? text : undefined;
};
