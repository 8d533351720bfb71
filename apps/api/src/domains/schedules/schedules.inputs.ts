import { choice, id, listOf, text } from '../../kernel/call/input.ts';
import { Location } from '../../model/location/entity.ts';

/** Checked by the function, so that a wrong time is an Error at its field. */
export const time = { day: text(1, 20), start_time: text(1, 10), end_time: text(1, 10) };
export const status = choice('active', 'inactive');
export const createScheduleInput = {
  name: text(1, 100),
  scheduledates: listOf(time),
  location_id: id(Location).optional(),
  status: status.optional(),
};
