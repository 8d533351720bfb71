import { joinTable } from '../../kernel/db/join-table.ts';
import { Camera } from '../../model/camera/entity.ts';
import { CameraGroup, Room } from '../../model/room/entity.ts';
import { User } from '../../model/user/entity.ts';

/** Who of the team works in which room. */
export const roomStaff = joinTable('room_staff', Room, 'room_id', User, 'user_id');
/** Which cameras are named together. */
export const groupCameras = joinTable('camera_group_camera', CameraGroup, 'camera_group_id', Camera, 'camera_id');
