import { isRecord } from '@nestling/rules/json.ts';
import type { z } from 'zod';
import { declined, message } from '../../../kernel/call/call.ts';
import type { UserError } from '../../../kernel/call/refusals.ts';

type Shape = Readonly<Record<string, z.ZodType>>;
type Given<S extends Shape> = { readonly [K in keyof S]?: z.output<S[K]> };

/**
 * What is given of a setting of several members; declined at each member that is not known or does not fit. `field` is
 * the argument it came in.
 */
export const readSetting = <S extends Shape>(shape: S, field: string, value: unknown): Given<S> | UserError => {
  if (!isRecord(value)) return declined(message('camera.badSetting'), { field, code: 'INVALID' });
  const fieldErrors = Object.entries(value).flatMap(([name, one]) => {
    const known = Object.hasOwn(shape, name) ? shape[name] : undefined;
    if (!known) return [{ field: `${field}.${name}`, code: 'UNKNOWN', message: message('camera.badSetting') }];
    return known.safeParse(one).success
      ? []
      : [{ field: `${field}.${name}`, code: 'INVALID', message: message('camera.badSettingValue') }];
  });
  const [first] = fieldErrors;
  if (first) return declined(first.message, ...fieldErrors);
  return fitting(shape, value);
};

/** All members were looked at before: those that are there fit. */
const fitting = <S extends Shape>(shape: S, value: Record<string, unknown>): Given<S> => {
  const fits = (given: object): given is Given<S> => Object.keys(given).every((name) => Object.hasOwn(shape, name));
  const read = Object.fromEntries(Object.entries(value).map(([name, one]) => [name, shape[name]?.parse(one)]));
  if (!fits(read)) throw new TypeError('A setting was read in another form.');
  return read;
};
