export { addRooms } from './add-rooms.ts';
export { lockRooms } from './lock-rooms.ts';
export { removeRoom } from './remove-room.ts';
export { addRoom } from './rooms.ts';
