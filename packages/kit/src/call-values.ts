import type { Limit, Limits } from '@nestling/contract/limits.ts';

type Values = Readonly<Record<string, unknown>>;

const isMembers = (value: unknown): value is Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** What a form holds where nothing is known yet. */
const blankOf = (limit: Limit): unknown => {
  if (limit.list) return [];
  if (limit.flag) return false;
  return limit.number || limit.id || limit.object ? null : '';
};

/** A field's first value as a form holds it: nothing is the empty one of its argument. */
export const heldOf = (limit: Limit | undefined, value: unknown): unknown =>
  value === null || value === undefined ? blankOf(limit ?? {}) : value;

/** A record that was picked is its id, a file that was sent its key. */
const namedBy = (value: unknown): unknown => {
  if (!isMembers(value)) return value;
  return value.id ?? value.key ?? value;
};

const membersOf = (of: Limits | undefined, value: unknown): unknown =>
  of && isMembers(value)
    ? withoutUndefined(Object.entries(value).map(([name, one]) => [name, of[name] ? argumentOf(of[name], one) : one]))
    : value;

const withoutUndefined = (pairs: readonly (readonly [string, unknown])[]): Record<string, unknown> =>
  Object.fromEntries(pairs.filter(([, value]) => value !== undefined));

/** Whether nothing was filled in. */
const isBlank = (value: unknown): boolean =>
  value === null ||
  value === undefined ||
  (typeof value === 'string' && value.trim() === '') ||
  (Array.isArray(value) && value.length === 0);

/**
 * What is sent for a field. Nothing filled in is null where that clears, an empty text where one may be empty, and
 * otherwise not sent at all (undefined).
 */
export const argumentOf = (limit: Limit, held: unknown): unknown => {
  if (limit.object)
    return Array.isArray(held)
      ? held.map((one) => membersOf(limit.of, one))
      : isBlank(held)
        ? limit.clears
          ? null
          : undefined
        : membersOf(limit.of, held);
  if (limit.list) {
    if (!Array.isArray(held)) return held ?? undefined;
    return held.length < (limit.shortest ?? 0) ? undefined : held.map(namedBy);
  }
  const value = namedBy(Array.isArray(held) ? held[0] : held);
  if (isBlank(value)) return limit.clears ? null : limit.shortest === 0 ? '' : undefined;
  return limit.number && typeof value === 'string' ? Number(value) : value;
};

/**
 * The arguments of a call for the fields of a form; a field that is no argument is left out, and so is what stays empty
 * without meaning anything.
 */
export const argumentsOf = (is: (name: string) => boolean, limits: Limits, values: Values): Record<string, unknown> =>
  withoutUndefined(
    Object.entries(values).flatMap(([name, held]) => (is(name) ? [[name, argumentOf(limits[name] ?? {}, held)]] : [])),
  );

/** The arguments that are not what they were. */
export const newsIn = (now: Values, before: Values): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(now).filter(([name, value]) => JSON.stringify(value) !== JSON.stringify(before[name])),
  );

/** What a new record is not told: nothing chosen, which may mean something else than leaving it out. */
export const withoutEmpty = (limits: Limits, args: Values): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(args).filter(
      ([name, value]) =>
        limits[name]?.required || !(value === null || value === '' || (Array.isArray(value) && value.length === 0)),
    ),
  );

/**
 * Limits of a record that is there: those of changing it, and what adding it required is required still. What was never
 * filled in is not: a file is sent once.
 */
export const limitsOfChange = (adding: Limits, changing: Limits, filled: Values): Limits =>
  Object.fromEntries(
    Object.entries(changing).map(([name, limit]) => [
      name,
      adding[name]?.required && !isBlank(filled[name]) ? { ...limit, required: true } : limit,
    ]),
  );

/** The same limits, where these are required too: a text or a list that may be empty elsewhere is filled in then. */
export const requiring = (limits: Limits, names: readonly string[]): Limits => ({
  ...limits,
  ...Object.fromEntries(
    names.map((name) => [
      name,
      { ...limits[name], required: true as const, shortest: Math.max(1, limits[name]?.shortest ?? 0) },
    ]),
  ),
});

/** Whether a change can take a value away. */
const canBeEmptied = ({ clears, shortest, flag, list, object }: Limit): boolean =>
  clears === true || shortest === 0 || flag === true || (list === true && !shortest) || object === true;

/** The same limits, where what is filled in and cannot be taken away is required: left empty it would stay as it was. */
export const stillNeeded = (limits: Limits, filled: Values, is: (name: string) => boolean): Limits => {
  const needed = Object.entries(filled).filter(
    ([name, value]) => is(name) && !isBlank(value) && !canBeEmptied(limits[name] ?? {}),
  );
  return requiring(
    limits,
    needed.map(([name]) => name),
  );
};
