import { declined, say } from '../../kernel/call.ts';
import type { Declined, Mend } from '../../kernel/refusals.ts';

/** Decimal degrees as they are copied from a map. */
const within = (text: string, most: number): boolean =>
  /^-?\d{1,3}(\.\d{1,10})?$/.test(text) && Math.abs(Number(text)) <= most;

/** Declines a position that is on no map: a degree that is none, or one of the two alone. */
export const wrongPlace = ({
  longitude,
  latitude,
}: {
  readonly longitude?: string | null | undefined;
  readonly latitude?: string | null | undefined;
}): Declined | null => {
  const message = say('locations.noPosition');
  const mends: Mend[] = [];
  if (latitude && !within(latitude, 90)) mends.push({ field: 'latitude', code: 'INVALID', message });
  if (longitude && !within(longitude, 180)) mends.push({ field: 'longitude', code: 'INVALID', message });
  return mends.length > 0 ? declined(message, ...mends) : null;
};
