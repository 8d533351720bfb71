import { scope } from '../../kernel/reach.ts';
import { col } from '../../kernel/tables.ts';
import { inOwnLocations } from '../locations/locations.reach.ts';
import { BillingProgram } from './billing.entities.ts';

export const programsOfOwnLocations = scope(BillingProgram, 'billing programs of own locations', (who, as) =>
  inOwnLocations(who, col(as, 'location_id')),
);
