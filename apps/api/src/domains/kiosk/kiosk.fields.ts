import { sql } from 'kysely';
import { col } from '../../kernel/db/tables.ts';
import { datetime, fields, flag, ident, nested, one, orNull, raw } from '../../kernel/read/entity.ts';
import { scope } from '../../kernel/read/reach.ts';
import { Location } from '../../model/location/entity.ts';
import { inOwnLocations } from '../../model/location/reach.ts';
import { TimeclockLink } from './kiosk.entities.ts';

/** Links of own locations. */
export const ownLinks = scope(TimeclockLink, 'time-clock links of own locations', (who, as) =>
  inOwnLocations(who, col(as, 'location_id')),
);

// The link itself is told once, when it is made: only its hash is kept.
fields(TimeclockLink, {
  id: ident(),
  location: one(Location, 'location_id'),
  active: flag(),
  signature: flag(),
  device: orNull.text(),
  bound: raw('Boolean', TimeclockLink, (link) => sql`(${col(link, 'device_hash')} is not null)`),
  bound_at: orNull.datetime(),
  made_at: datetime(),
});
nested(TimeclockLink, ownLinks);
