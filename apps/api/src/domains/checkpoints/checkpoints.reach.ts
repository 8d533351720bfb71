import { allows } from '@nestling/rules/roles.ts';
import { sql } from 'kysely';
import { col } from '../../kernel/db/tables.ts';
import { scope } from '../../kernel/read/reach.ts';
import { inOwnLocations } from '../../model/location/reach.ts';
import { Checkpoint } from './checkpoints.entities.ts';

/** Staff: those of own locations. Families have none: what is settled is told them by whoever talks with them. */
export const ownCheckpoints = scope(Checkpoint, 'checkpoints of own locations', (who, as) =>
  allows(who.role, 'teacher') ? inOwnLocations(who, col(as, 'location_id')) : sql`false`,
);
