import { joinTable } from '../../kernel/db/join-table.ts';
import { Location } from '../../model/location/entity.ts';
import { Incident } from './incidents.entities.ts';

/** The locations an incident is about. */
export const concerns = joinTable('incident_location', Incident, 'incident_id', Location, 'location_id');
