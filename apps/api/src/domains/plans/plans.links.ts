import { joinTable } from '../../kernel/db/join-table.ts';
import { RoomPlan } from '../../model/plan/entity.ts';
import { Room } from '../../model/room/entity.ts';

/** The rooms of a plan; a lesson plan need not name any. */
export const planRooms = joinTable('plan_room', RoomPlan, 'plan_id', Room, 'room_id');
