import { listShiftLines } from './hours/shift-lines.ts';
import { listStaffHours } from './hours/staff-hours.ts';
import { listStays } from './hours/stay-report.ts';
import { checkSpan, listDailyHours, listStudentHours } from './hours/student-hours.ts';
import { listSummary } from './hours/summary.ts';
import { readRatioLog } from './ratio/ratio-log.ts';
import { readSetting } from './ratio/settings.ts';

/** Hours, stays and ratios, as the reports print them. */
export const attendanceTables = {
  checkSpan,
  dailyHours: listDailyHours,
  ratioLog: readRatioLog,
  ratioSetting: readSetting,
  shiftLines: listShiftLines,
  staffHours: listStaffHours,
  stays: listStays,
  studentHours: listStudentHours,
  summary: listSummary,
};
