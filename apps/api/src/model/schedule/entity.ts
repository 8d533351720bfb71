import { entity } from '../../kernel/read/entity.ts';

/** Weekly times in a location's own clock: when cameras are open, when a location is, when somebody may watch. */
export const Schedule = entity('Schedule', 'schedule');

/** One time of one weekday in a schedule. */
export const ScheduleDate = entity('ScheduleDate', 'schedule_date');

/** When a student comes. */
export const StudentSchedule = entity('StudentSchedule', 'roster');

/** When somebody of the team works. */
export const StaffSchedule = entity('StaffSchedule', 'roster');

/** Days a student does not come. */
export const StudentAbsence = entity('StudentAbsence', 'time_off');

/** Days a family takes a student out. */
export const StudentVacation = entity('StudentVacation', 'time_off');

/** Paid time off of somebody of the team. */
export const StaffPto = entity('StaffPto', 'time_off');

/** Days a location is closed, or all of them. */
export const Closure = entity('Closure', 'closure');

/** Paid time somebody of the team earned or took, as the ledger holds it. */
export const PtoEntry = entity('PtoEntry', 'pto_entry');
