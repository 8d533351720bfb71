import { entity } from '../../kernel/read/entity.ts';

/** A room of a location; the catalogue also calls it program. */
export const Room = entity('Room', 'room');

/** Cameras named together, which a room can see beside its own. */
export const CameraGroup = entity('CameraGroup', 'camera_group');
