import { markAbsent, undoAbsent } from './absences.ts';
import { saveCheckInOut } from './check-in-out.ts';
import { changeStay, removeStay } from './corrections.ts';

/** What the board of the day writes of coming, going and staying away: the log of attendance is the only place of it. */
export const attendanceActs = { check: saveCheckInOut, markAbsent, undoAbsent, changeStay, removeStay };
