import type { rooms as en } from '../en/rooms.ts';

export const rooms: typeof en = {};
