export { listShiftLines } from './hours/shift-lines.ts';
export { listStaffHours } from './hours/staff-hours.ts';
export { listStays } from './hours/stay-report.ts';
export { checkSpan, listDailyHours, listStudentHours } from './hours/student-hours.ts';
export { listSummary } from './hours/summary.ts';
export { readRatioLog } from './ratio/ratio-log.ts';
export { readSetting } from './ratio/settings.ts';
