import { entity } from '../../kernel/read/entity.ts';

/** A plan that is a template of its location. */
export const LessonPlan = entity('LessonPlan', 'plan');
/** A plan of rooms for days. */
export const RoomPlan = entity('RoomPlan', 'plan');
/** A row of a plan, such as Circle time; lesson and room plans have them alike. */
export const PlanSection = entity('PlanSection', 'plan_section');
/** What is done in a section, on a day or on any. */
export const PlanTopic = entity('PlanTopic', 'plan_topic');
/** An activity of the library under a topic. */
export const PlanActivity = entity('PlanActivity', 'plan_activity');
