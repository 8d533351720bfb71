import { sql } from 'kysely';
import { col } from '../../kernel/db/tables.ts';
import { scope } from '../../kernel/read/reach.ts';
import { inOwnLocations } from '../../model/location/reach.ts';
import { ImportBatch } from './imports.entities.ts';

/** Staff may have been read before anybody said where they work: those lists are of no location. */
export const batchesOfOwnLocations = scope(
  ImportBatch,
  'imports of own locations',
  (who, as) => sql`(${col(as, 'location_id')} is null or ${inOwnLocations(who, col(as, 'location_id'))})`,
);
