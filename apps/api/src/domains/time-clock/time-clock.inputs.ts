import { choice, clock, date, id, ids, int } from '../../kernel/call/input.ts';
import { Room } from '../../model/room/entity.ts';
import { TeamAttendance } from '../../model/time-clock/entity.ts';
import { User } from '../../model/user/entity.ts';

/** `break`: minutes of break of the whole shift, said with `out`. `id`: the shift that is meant. */
export const punch = {
  program_id: id(Room),
  action: choice('in', 'out', 'break', 'move'),
  team: ids(User, 200),
  time: clock(),
  date: date(),
  break: int(0, 1_440).optional(),
  id: id(TeamAttendance).optional(),
};
export const saveAttendanceTeamInput = {
  ...punch,
  /** With `in`: a whole shift of the past, ended at this minute of that day. */
  end_time: clock().optional(),
};
