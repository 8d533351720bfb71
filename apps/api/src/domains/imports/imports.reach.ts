import { sql } from 'kysely';
import { col } from '../../kernel/db/tables.ts';
import { orError, scope } from '../../kernel/read/reach.ts';
import { inOwnLocations, ownLocations } from '../../model/location/reach.ts';
import { ImportBatch } from './imports.entities.ts';

/** Staff may have been read before anybody said where they work: those lists are of no location. */
export const batchesOfOwnLocations = scope(
  ImportBatch,
  'imports of own locations',
  (who, as) => sql`(${col(as, 'location_id')} is null or ${inOwnLocations(who, col(as, 'location_id'))})`,
);

/** Who asks for imports, and where. */
export const importer = { rule: 'kvsupport', permission: 'import_people' } as const;
export const hereReach = { location: orError(ownLocations) };
