import { allows } from '@nestling/rules/roles.ts';
import { sql } from 'kysely';
import { col } from '../../kernel/db/tables.ts';
import { scope } from '../../kernel/read/reach.ts';
import { inOwnLocations } from '../../model/location/reach.ts';
import { Drill, DrillPerson } from './drills.entities.ts';

/** Staff alone: who was where is nothing for families. */
export const drillsOfOwnLocations = scope(Drill, 'drills of own locations', (who, as) =>
  allows(who.role, 'teacher') ? inOwnLocations(who, col(as, 'location_id')) : sql`false`,
);

/** Those who were counted go by their drill: a child that has moved since was there all the same. */
export const peopleOfDrills = scope(DrillPerson, 'people of drills of own locations', (who, as) =>
  allows(who.role, 'teacher')
    ? sql`exists (select 1 from drill d where d.id = ${col(as, 'drill_id')} and ${inOwnLocations(who, sql`d.location_id`)})`
    : sql`false`,
);
