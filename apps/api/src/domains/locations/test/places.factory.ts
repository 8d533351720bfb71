import { type Bed, type Person, testBed } from '@nestling/testing/bed.ts';
import { aLocation } from './locations.factory.ts';

type Location = Awaited<ReturnType<typeof aLocation>>;

/** A server of its own with one location and its manager. Close it in `afterAll`. */
export const onePlace = async (): Promise<{ bed: Bed; location: Location; manager: Person }> => {
  const bed = await testBed();
  const location = await aLocation(bed.ground);
  return { bed, location, manager: await bed.as('manager', { locations: [location] }) };
};

/** A server of its own with two locations and a manager of the first alone. Close it in `afterAll`. */
export const twoPlaces = async (): Promise<{ bed: Bed; elm: Location; oak: Location; manager: Person }> => {
  const bed = await testBed();
  const elm = await aLocation(bed.ground);
  const oak = await aLocation(bed.ground);
  return { bed, elm, oak, manager: await bed.as('manager', { locations: [elm] }) };
};
