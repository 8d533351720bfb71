import { nth, type TestTenant } from '../../centres/test/centres.factory.ts';

const at = new Date('2026-03-11T14:50:00Z');

export const aFramework = ({ db, centre }: TestTenant, given: object = {}) =>
  db
    .insertInto('learning_framework')
    .values({ centre_id: centre, name: `Framework ${nth()}`, created_at: at, updated_at: at, ...given })
    .returning(['id', 'name'])
    .executeTakeFirstOrThrow();

/** A framework with a domain, an attribute, a skill and a step; `mark` is part of every name. */
export const aTree = async (tenant: TestTenant, mark = 'Common', given: object = {}) => {
  const { db, centre: centre_id } = tenant;
  const framework = await aFramework(tenant, { name: `${mark} framework ${nth()}`, ...given });
  const name = () => `${mark} ${nth()}`;
  const of = { centre_id, framework_id: framework.id };
  const domain = await db
    .insertInto('learning_domain')
    .values({ ...of, name: name() })
    .returning('id')
    .executeTakeFirstOrThrow();
  const step = await db
    .insertInto('learning_progress')
    .values({ ...of, name: name() })
    .returning('id')
    .executeTakeFirstOrThrow();
  const attribute = await db
    .insertInto('learning_attribute')
    .values({ ...of, domain_id: domain.id, name: name() })
    .returning('id')
    .executeTakeFirstOrThrow();
  const skill = await db
    .insertInto('learning_skill')
    .values({ ...of, domain_id: domain.id, attribute_id: attribute.id, name: name() })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { framework: framework.id, domain: domain.id, attribute: attribute.id, skill: skill.id, step: step.id };
};

/** A name on one of the three lists of the library. */
export const aName = (
  { db, centre }: TestTenant,
  table: 'learning_category' | 'learning_type' | 'learning_supply',
  mark = 'Common',
) =>
  db
    .insertInto(table)
    .values({ centre_id: centre, name: `${mark} ${nth()}` })
    .returning('id')
    .executeTakeFirstOrThrow();

export const aLearningActivity = ({ db, centre }: TestTenant, given: object = {}) =>
  db
    .insertInto('learning_activity')
    .values({ centre_id: centre, title: `Common ${nth()}`, created_at: at, updated_at: at, ...given })
    .returning('id')
    .executeTakeFirstOrThrow();

export const aMilestone = async (tenant: TestTenant, student_id: number, mark = 'Common', given: object = {}) => {
  const tree = await aTree(tenant, mark);
  const { id } = await tenant.db
    .insertInto('milestone')
    .values({
      centre_id: tenant.centre,
      student_id,
      framework_id: tree.framework,
      skill_id: tree.skill,
      progress_id: tree.step,
      date: '2026-03-10',
      created_at: at,
      updated_at: at,
      ...given,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { ...tree, id };
};
