import { scope } from '../../kernel/reach.ts';
import { col } from '../../kernel/tables.ts';
import { inOwnLocations } from '../locations/locations.reach.ts';
import { CameraGroup, Room } from './rooms.entities.ts';

export const roomsOfOwnLocations = scope(Room, 'rooms of own locations', (who, as) =>
  inOwnLocations(who, col(as, 'location_id')),
);

export const groupsOfOwnLocations = scope(CameraGroup, 'camera groups of own locations', (who, as) =>
  inOwnLocations(who, col(as, 'location_id')),
);
