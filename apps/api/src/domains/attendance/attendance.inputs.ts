import { choice, clock, date, id, ids, secret } from '../../kernel/call/input.ts';
import { Location } from '../../model/location/entity.ts';
import { Room } from '../../model/room/entity.ts';
import { Student } from '../../model/student/entity.ts';
import { User } from '../../model/user/entity.ts';

export const door = { students: ids(Student), date: date(), time: clock() };
/** A drawn signature as a data URL of an image, or the key of an uploaded one. */
export const signature = () => secret(1, 200_000);
export const doorExtras = { program_id: id(Room).optional(), action: choice('in', 'out').optional() };
export const saveUserStudentCheckInOutActivityInput = {
  ...door,
  action_by: id(User),
  signature: signature().optional(),
  location: id(Location).optional(),
  ...doorExtras,
};
