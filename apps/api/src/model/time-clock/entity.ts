import { entity } from '../../kernel/read/entity.ts';

/** A shift of a member of the team from clock-in to clock-out. */
export const TeamAttendance = entity('TeamAttendance', 'team_attendance');

/** A part of a shift: time in a room, or a break. */
export const TeamStretch = entity('TeamStretch', 'team_stretch');
