import { entity } from '../../kernel/entity.ts';

/** Weekly times in a location's own clock: when cameras are open, when a location is. */
export const Schedule = entity('Schedule', 'schedule');

/** One time of one weekday in a schedule. */
export const ScheduleDate = entity('ScheduleDate', 'schedule_date');
