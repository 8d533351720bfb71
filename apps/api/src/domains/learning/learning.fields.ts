import { allows } from '@nestling/rules/roles.ts';
import { sql } from 'kysely';
import { pictureAddress } from '../../files/address.ts';
import { type Alias, col, type Sql, type Table } from '../../kernel/db/tables.ts';
import { way } from '../../kernel/files/ways.ts';
import {
  atLeast,
  computed,
  date,
  datetime,
  described,
  type Entity,
  fields,
  flag,
  ident,
  int,
  many,
  nested,
  one,
  orNull,
  raw,
  text,
} from '../../kernel/read/entity.ts';
import { through } from '../../kernel/read/through.ts';
import { Activity } from '../../model/activity/entity.ts';
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
} from '../../model/learning/entity.ts';
import { activitySkills, activitySupplies, restsOn } from '../../model/learning/links.ts';
import {
  allAttributes,
  allCategories,
  allDomains,
  allFrameworks,
  allLearningActivities,
  allSkills,
  allSteps,
  allSupplies,
  allTypes,
  ownMilestones,
} from '../../model/learning/reach.ts';
import { Student } from '../../model/student/entity.ts';
import { User } from '../../model/user/entity.ts';

const archived = <T extends Table>(of: Entity<T>) =>
  described(
    'Taken out of what can be chosen; records that name it keep it.',
    raw('Boolean', of, (as) => sql`${sql.ref(`${as.name}.archived_at`)} is not null`),
  );
const order = () => described('Its place among those beside it, from 0.', int('position'));
/** Rows that hold the id of this one in a column; those within a framework stand in their order. */
const held = (inner: Alias<Table>, column: string, outer: Alias<Table>): Sql =>
  sql`${sql.ref(`${inner.name}.${column}`)} = ${sql.ref(`${outer.name}.id`)}`;

fields(LearningFramework, {
  id: ident(),
  name: text(),
  description: orNull.text(),
  version: orNull.text(),
  source: described('Where its words come from, with the day.', orNull.text()),
  licence: orNull.text(),
  shipped: described('Comes with the product: it is copied to be changed.', flag()),
  archived: archived(LearningFramework),
  updated_at: datetime(),
  skill_count: raw(
    'Int',
    LearningFramework,
    (as) => sql`(select count(*)::int from learning_skill x where x.framework_id = ${col(as, 'id')})`,
  ),
  domains: many(LearningDomain, LearningFramework, (x, as) => held(x, 'framework_id', as), ['position']),
  progress: many(LearningProgress, LearningFramework, (x, as) => held(x, 'framework_id', as), ['position']),
  attributes: many(LearningAttribute, LearningFramework, (x, as) => held(x, 'framework_id', as), ['position']),
  skills: many(LearningSkill, LearningFramework, (x, as) => held(x, 'framework_id', as), ['position']),
});
nested(LearningFramework, allFrameworks);

fields(LearningDomain, {
  id: ident(),
  name: text(),
  color: orNull.text(),
  code: orNull.text(),
  order: order(),
  archived: archived(LearningDomain),
  framework: one(LearningFramework, 'framework_id'),
  attributes: many(LearningAttribute, LearningDomain, (x, as) => held(x, 'domain_id', as), ['position']),
});
nested(LearningDomain, allDomains);

fields(LearningAttribute, {
  id: ident(),
  name: text(),
  code: orNull.text(),
  order: order(),
  archived: archived(LearningAttribute),
  domain: one(LearningDomain, 'domain_id'),
  framework: one(LearningFramework, 'framework_id'),
});
nested(LearningAttribute, allAttributes);

fields(LearningProgress, {
  id: ident(),
  name: text(),
  color: orNull.text(),
  order: order(),
  archived: archived(LearningProgress),
  framework: one(LearningFramework, 'framework_id'),
});
nested(LearningProgress, allSteps);

fields(LearningSkill, {
  id: ident(),
  name: text(),
  heading: orNull.text(),
  description: orNull.text(),
  code: orNull.text(),
  age_from: described('Whole months.', orNull.int()),
  age_to: described('Whole months.', orNull.int()),
  compared: described('Whether its words were compared with the source; null where nobody needs to.', orNull.flag()),
  order: order(),
  archived: archived(LearningSkill),
  framework: one(LearningFramework, 'framework_id'),
  domain: one(LearningDomain, 'domain_id'),
  attribute: one(LearningAttribute, 'attribute_id'),
  crosswalk: described(
    'What the framework says of skills of others: relation, target as the file named it, id and name where the center has it.',
    raw(
      'JSON',
      LearningSkill,
      (as) => sql`(select coalesce(json_agg(json_build_object('relation', c.relation, 'target', c.target,
          'id', t.id::text, 'name', t.name) order by c.relation, c.target), '[]')
        from learning_crosswalk c left join learning_skill t on t.id = c.target_skill_id
        where c.skill_id = ${col(as, 'id')})`,
    ),
  ),
});
nested(LearningSkill, allSkills);

fields(LearningCategory, { id: ident(), name: text(), archived: archived(LearningCategory) });
nested(LearningCategory, allCategories);
fields(LearningType, { id: ident(), name: text(), archived: archived(LearningType) });
nested(LearningType, allTypes);
fields(LearningSupply, { id: ident(), name: text(), archived: archived(LearningSupply) });
nested(LearningSupply, allSupplies);

fields(LearningActivity, {
  id: ident(),
  title: text(),
  category: one(LearningCategory, 'category_id'),
  type: one(LearningType, 'type_id'),
  summary: orNull.text(),
  minAge: described('Whole months.', orNull.int('min_age')),
  maxAge: described('Whole months.', orNull.int('max_age')),
  hours: orNull.int(),
  mins: orNull.int(),
  loc: described('The place.', orNull.text()),
  description: orNull.text(),
  notes: described('What staff say to each other of it.', atLeast('teacher', orNull.text())),
  archived: archived(LearningActivity),
  updated_at: datetime(),
  skills: through(activitySkills, LearningSkill, LearningActivity, ['position']),
  supplies: through(activitySupplies, LearningSupply, LearningActivity, ['name']),
});
nested(LearningActivity, allLearningActivities);

const ofMilestone = way('milestone', Milestone, {
  scope: ownMilestones,
  shows: (as, key, who) => (allows(who.role, 'teacher') ? sql`${col(as, 'photo')} = ${key}` : sql`false`),
});

fields(Milestone, {
  id: ident(),
  name: described(
    'The name of its skill.',
    raw('String', Milestone, (as) => sql`(select s.name from learning_skill s where s.id = ${col(as, 'skill_id')})`),
  ),
  student: one(Student, 'student_id'),
  framework: one(LearningFramework, 'framework_id'),
  skill: one(LearningSkill, 'skill_id'),
  progress: one(LearningProgress, 'progress_id'),
  date: date(),
  note: orNull.text(),
  photo: described(
    'Where its picture is fetched; families see pictures of entries alone, which are approved.',
    atLeast(
      'teacher',
      computed('String', Milestone, ['id', 'photo'], (row, ctx) =>
        pictureAddress(ctx, row.photo, 'full', ofMilestone(row.id)),
      ),
    ),
  ),
  staffOnly: described('Kept from families.', atLeast('teacher', flag('staff_only'))),
  evidence: described(
    'The observations it rests on.',
    through(restsOn, Activity, Milestone, ['date'], (activity) => sql`${col(activity, 'removed_at')} is null`),
  ),
  created_at: datetime(),
  created_by: one(User, 'created_by'),
});
nested(Milestone, ownMilestones);
