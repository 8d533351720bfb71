export { addRooms } from './add-rooms.ts';
export { lockRooms } from './lock-rooms.ts';
