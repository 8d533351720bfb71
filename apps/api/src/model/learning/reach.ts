import { allows } from '@nestling/rules/roles.ts';
import { sql } from 'kysely';
import { type Alias, col, type Sql } from '../../kernel/db/tables.ts';
import { everyone, scope } from '../../kernel/read/reach.ts';
import { isShownTo } from '../activity/reach.ts';
import { ofOwnStudents, ownStudentIds, writesOfSome } from '../student/reach.ts';
import {
  LearningActivity,
  LearningAttribute,
  LearningCategory,
  LearningDomain,
  LearningFramework,
  LearningProgress,
  LearningSkill,
  LearningSupply,
  LearningType,
  Milestone,
} from './entity.ts';

const why = 'the catalogues of learning are the center’s and name nobody';
export const allFrameworks = everyone(LearningFramework, why);
export const allDomains = everyone(LearningDomain, why);
export const allAttributes = everyone(LearningAttribute, why);
export const allSteps = everyone(LearningProgress, why);
export const allSkills = everyone(LearningSkill, why);
export const allCategories = everyone(LearningCategory, why);
export const allTypes = everyone(LearningType, why);
export const allSupplies = everyone(LearningSupply, why);
export const allLearningActivities = everyone(LearningActivity, why);

/** SQL: a family with the children `own` may see a milestone: neither it nor an observation it rests on is kept among staff. */
export const isReachedShownTo = (as: Alias<'milestone'>, own: Sql): Sql =>
  sql`(not ${col(as, 'staff_only')} and not exists (select 1 from milestone_evidence me
    join activity ea on ea.id = me.activity_id
    where me.milestone_id = ${col(as, 'id')} and not ${isShownTo({ name: 'ea' }, own)}))`;

/** Staff: milestones of students they look after. Contacts: those of own students of which nothing is for staff alone. */
export const ownMilestones = scope(
  Milestone,
  'milestones of own students families may see, or of students one looks after',
  (who, as) => {
    const of = ofOwnStudents(who, col(as, 'student_id'));
    if (allows(who.role, 'teacher')) return sql`(${of} and ${writesOfSome(who, sql`select ${col(as, 'student_id')}`)})`;
    return sql`(${of} and ${isReachedShownTo(as, ownStudentIds(who))})`;
  },
);

/** Those the caller may put right: of teachers those of students of the rooms they work in. */
export const milestonesLookedAfter = scope(Milestone, 'milestones of students one looks after', (who, as) =>
  allows(who.role, 'teacher') ? ownMilestones.filter(who, as) : sql`false`,
);
