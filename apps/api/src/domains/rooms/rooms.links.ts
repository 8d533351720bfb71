import { joinTable } from '../../kernel/db/join-table.ts';
import { BillingProgram } from '../billing/billing.entities.ts';
import { Camera } from '../cameras/cameras.entities.ts';
import { User } from '../users/users.entities.ts';
import { CameraGroup, Room } from './rooms.entities.ts';

/** Who of the team works in which room. */
export const roomStaff = joinTable('room_staff', Room, 'room_id', User, 'user_id');
/** Which billing programs are offered in which room. */
export const offers = joinTable('billing_program_room', BillingProgram, 'billing_program_id', Room, 'room_id');
/** Which cameras are named together. */
export const groupCameras = joinTable('camera_group_camera', CameraGroup, 'camera_group_id', Camera, 'camera_id');
