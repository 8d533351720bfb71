import { type Given, nth, type TestTenant } from '../../centres/test/centres.factory.ts';

/** An active camera; give it the location, and the room it looks into. */
export const aCamera = (at: TestTenant, given: Given<'camera'> & { location_id: number }) =>
  at.db
    .insertInto('camera')
    .values({
      centre_id: at.centre,
      name: `Camera ${nth()}`,
      code: `CAM-${nth()}`,
      color_code: `#${nth().toString(16).padStart(6, '0')}`,
      ...given,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
