import { joinTable } from '../../kernel/db/join-table.ts';
import { Activity } from '../activity/entity.ts';
import { LearningActivity, LearningSkill, LearningSupply, Milestone } from './entity.ts';

/** Which skills an activity of the library is for. */
export const activitySkills = joinTable(
  'learning_activity_skill',
  LearningActivity,
  'activity_id',
  LearningSkill,
  'skill_id',
);
/** What an activity of the library needs. */
export const activitySupplies = joinTable(
  'learning_activity_supply',
  LearningActivity,
  'activity_id',
  LearningSupply,
  'supply_id',
);
/** Which skills an observation shows: evidence for each child on it. */
export const evidence = joinTable('activity_skill', Activity, 'activity_id', LearningSkill, 'skill_id');
/** Activities of the library an entry says were done: what they are for was offered, and is no evidence. */
export const offeredBy = joinTable(
  'activity_offered',
  Activity,
  'activity_id',
  LearningActivity,
  'learning_activity_id',
);
/** The observations a milestone rests on. */
export const restsOn = joinTable('milestone_evidence', Milestone, 'milestone_id', Activity, 'activity_id');
