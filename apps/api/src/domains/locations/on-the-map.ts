import { declined, message } from '../../kernel/call/call.ts';
import { type InputOf, text } from '../../kernel/call/input.ts';
import type { FieldError, UserError } from '../../kernel/call/refusals.ts';

/** Decimal degrees as they are copied from a map. */
const within = (text: string, most: number): boolean =>
  /^-?\d{1,3}(\.\d{1,10})?$/.test(text) && Math.abs(Number(text)) <= most;

export const position = { longitude: text(0, 20).nullish(), latitude: text(0, 20).nullish() };

/** Declines a position that is on no map: a degree that is none, or one of the two alone. */
export const wrongPlace = ({ longitude, latitude }: InputOf<typeof position>): UserError | null => {
  const sentence = message('locations.noPosition');
  const fieldErrors: FieldError[] = [];
  if (latitude && !within(latitude, 90)) fieldErrors.push({ field: 'latitude', code: 'INVALID', message: sentence });
  if (longitude && !within(longitude, 180))
    fieldErrors.push({ field: 'longitude', code: 'INVALID', message: sentence });
  return fieldErrors.length > 0 ? declined(sentence, ...fieldErrors) : null;
};
