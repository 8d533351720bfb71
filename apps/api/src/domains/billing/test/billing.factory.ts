import type { Selectable } from 'kysely';
import type { DB } from '../../../db/types.gen.ts';
import { type Given, type Ground, nth } from '../../centres/test/centres.factory.ts';
import { aLocation } from '../../locations/test/locations.factory.ts';

/** A billing program, in a location of its own unless one is given. */
export const aBillingProgram = async (
  at: Ground,
  given: Given<'billing_program'> = {},
): Promise<Selectable<DB['billing_program']>> =>
  at.db
    .insertInto('billing_program')
    .values({
      centre_id: at.centre,
      location_id: given.location_id ?? (await aLocation(at)).id,
      name: `Program ${nth()}`,
      ...given,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
