import { date, flag, id, text, texts } from '../../../kernel/call/input.ts';
import { Location } from '../../../model/location/entity.ts';
import { Room } from '../../../model/room/entity.ts';
import { StaffSchedule, StudentSchedule } from '../../../model/schedule/entity.ts';
import { User } from '../../../model/user/entity.ts';

/** Days of which records are listed; without an end, all from or up to one. */
export const span = { start_date: date().optional(), end_date: date().optional() };
export const time = text(1, 10);
export const move = {
  date: date(),
  to: date(),
  /** As on that day until now when left out. */
  start_time: time.optional(),
  end_time: time.optional(),
  /** The repeat moves from that day on, not the day alone. */
  following: flag().optional(),
};
export const moveStudentScheduleInput = { id: id(StudentSchedule), ...move };

/** Checked by the functions, so that what is wrong is an Error at its field. */
export const type = text(1, 20);
export const createStaffScheduleInput = {
  ...{ user_id: id(User), type, days: texts(), start_date: date(), end_date: date().nullish() },
  ...{ start_time: time, end_time: time, program: id(Room).nullish(), repeat: flag().optional() },
  ...{ note: text(0, 500).optional(), location: id(Location).optional() },
};
export const updateStaffScheduleInput = {
  ...{ id: id(StaffSchedule), type: type.optional(), days: texts().optional() },
  ...{ start_date: date().optional(), end_date: date().nullish() },
  ...{ start_time: time.optional(), end_time: time.optional(), program: id(Room).nullish() },
  ...{ repeat: flag().optional(), note: text(0, 500).nullish(), date: date().optional() },
};
/** With repeat all from today on, without it the next shift or that of `date`. */
export const removeStaffScheduleInput = { id: id(StaffSchedule), repeat: flag().optional(), date: date().optional() };
