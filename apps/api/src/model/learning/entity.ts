import { sql } from 'kysely';
import { holdsFiles } from '../../kernel/files/held-files.ts';
import { entity } from '../../kernel/read/entity.ts';

/** What children are to learn, as a state or a publisher orders it: domains of attributes of skills, with steps beside. */
export const LearningFramework = entity('LearningFramework', 'learning_framework');
export const LearningDomain = entity('LearningDomain', 'learning_domain');
export const LearningAttribute = entity('LearningAttribute', 'learning_attribute');
/** A step a child goes through in every skill of a framework. */
export const LearningProgress = entity('LearningProgress', 'learning_progress');
export const LearningSkill = entity('LearningSkill', 'learning_skill');
export const LearningCategory = entity('LearningCategory', 'learning_category');
export const LearningType = entity('LearningType', 'learning_type');
export const LearningSupply = entity('LearningSupply', 'learning_supply');
/** An activity of the library, which plans name. */
export const LearningActivity = entity('LearningActivity', 'learning_activity');
/** What somebody says a child has reached in a skill, on a day. */
export const Milestone = entity('Milestone', 'milestone');

holdsFiles(Milestone, {
  photo: { kind: 'picture', use: { kind: 'milestone', name: (as) => sql`${sql.ref(`${as.name}.date`)}::text` } },
});
