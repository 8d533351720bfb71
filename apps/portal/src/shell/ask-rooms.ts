import { askAhead, question } from '@nestling/kit/asked-ahead.ts';
import { currentClient } from '../graphql/client.ts';
import { PlaceRoomChoicesDocument } from './place-rooms.graphql.ts';

/** Asks for the rooms of a location, while the code of a screen that offers them is on its way (`located: 'rooms'`). */
export const askRooms = (location: string): void =>
  askAhead(currentClient(), question(PlaceRoomChoicesDocument, { location }));
