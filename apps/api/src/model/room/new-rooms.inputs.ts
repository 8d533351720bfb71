import { colour, listOf, text } from '../../kernel/call/input.ts';

/** Rooms of a location that is added with them. */
export const newRooms = { rooms: listOf({ name: text(1, 100), color_code: colour().optional() }, 100) };
