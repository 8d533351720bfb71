import type { PlaceRoomChoicesQuery } from './place-rooms.graphql.ts';

/** A location as the switch shows it, with the time zone of its clock. */
export type Place = { readonly id: string; readonly name: string; readonly zone: string | null };

/** The location a screen shows, with its own today, 'YYYY-MM-DD'. */
export type PlaceHere = Place & { readonly today: string };
/** A room to choose. */
export type PlaceRoom = PlaceRoomChoicesQuery['location_programs'][number];
/** The same with the rooms to choose from, by name. */
export type PlaceWithRooms = PlaceHere & { readonly rooms: readonly PlaceRoom[] };

/** What a screen of a location is given. */
export type Located = { readonly place: PlaceHere };
export type LocatedWithRooms = { readonly place: PlaceWithRooms };
