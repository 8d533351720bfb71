import { type Calls, object, objects, out, query, subscription } from '../../kernel/call.ts';
import { id } from '../../kernel/input.ts';
import { Location } from '../locations/locations.entities.ts';
import { ownLocations } from '../locations/locations.reach.ts';
import { roomRatio, roomRatios } from './room-ratio.ts';

/** Reports that follow from who is in now. */
export const calls: Calls = {
  getRoomRatio: query({
    rule: 'teacher',
    about:
      'Lists the rooms of a location with the children in them now, the staff listed and the most children per staff.',
    reach: { location: ownLocations },
    input: { location: id(Location) },
    answer: objects(roomRatio.parts, roomRatio.name),
    run: roomRatios,
  }),
  roomRatioChanged: subscription({
    rule: 'teacher',
    about: 'Tells the rooms of a location anew whenever a child came, went or changed rooms.',
    reach: { location: ownLocations },
    input: { location: id(Location) },
    answer: object({ location: out.id, rooms: [roomRatio] }, 'RoomRatioChange'),
    hear: ['attendance'],
    match: (event, i) => event.at?.location === i.location,
    // Asked without news when somebody subscribes: nothing to tell yet.
    run: async (ctx, i, event) =>
      event.kind === '' ? null : { location: i.location, rooms: await roomRatios(ctx, i) },
  }),
};
