import { isObject } from '@nestling/rules/json.ts';

/** A part of a setting that came as JSON; undefined where it has none. */
export const partOf = (value: unknown, name: string): unknown => (isObject(value) ? value[name] : undefined);

/** A text of it, empty where there is none. */
export const textOf = (value: unknown, name: string): string => {
  const part = partOf(value, name);
  return typeof part === 'string' ? part : '';
};
