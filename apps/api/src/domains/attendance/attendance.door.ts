import { type Kysely, sql } from 'kysely';
import type { DB } from '../../db/types.gen.ts';
import type { Reading } from './presence.ts';
import { readRooms } from './ratio/read-rooms.ts';
import { ratioOf } from './ratio/room-ratio.ts';

export { checkSpan } from './hours/student-hours.ts';
export { PIN_DIGITS, PIN_LEAST, setPin } from './kiosk/pins.ts';
export { type Missing, missingStudents } from './missing.ts';
export { familiesOf, type Missed, writeToFamilies } from './missing-families.ts';

interface At {
  readonly db: Kysely<DB>;
  readonly centre: number;
  readonly now: Date;
}

/** The rooms of a centre that are out of ratio now; only locations with children in them are read, each by one statement. */
export const outOfRatio = async ({ db, centre, now }: At) => {
  const { rows: places } = await sql<{ id: number; name: string }>`select l.id, l.name from location l
    where l.centre_id = ${centre} and l.active and exists (select 1 from attendance a
      where a.centre_id = l.centre_id and a.location_id = l.id and a.checked_out_at is null)`.execute(db);
  const reading: Reading = { db, now: () => now, who: { centre, user: 0, role: 'admin', session: '' } };
  const broken = [];
  for (const location of places) {
    const place = await readRooms(reading, location.id);
    for (const room of place?.rooms ?? []) {
      const ratio = place ? ratioOf(place, room) : null;
      if (ratio && ratio.broken !== null) broken.push({ ...ratio, location });
    }
  }
  return broken;
};
