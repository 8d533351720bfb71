import { sql } from 'kysely';
import type { Ctx } from '../../kernel/call/context.ts';
import type { InputOf } from '../../kernel/call/input.ts';
import { message } from '../../kernel/call/message.ts';
import { constraint, declined } from '../../kernel/call/refusals.ts';
import { findRow } from '../../kernel/db/find-rows.ts';
import type { RowOf } from '../../kernel/db/tables.ts';
import { eachWord, likeWord } from '../../kernel/read/search.ts';
import { cleared } from '../../kernel/write/cleared.ts';
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
} from '../../model/learning/entity.ts';
import { usedBy, usesOf } from '../../model/learning/uses.ts';
import { archivedAt } from './catalogue.ts';
import type { attributePlaces, frameworkForm, skillPlaces } from './learning.inputs.ts';
import { last, openFramework, otherFramework, placeOf } from './tree.ts';

usedBy(LearningFramework, 'skills', (id) => sql`learning_skill where framework_id = ${id}`);
usedBy(LearningDomain, 'attributes', (id) => sql`learning_attribute where domain_id = ${id}`);
usedBy(LearningDomain, 'skills', (id) => sql`learning_skill where domain_id = ${id}`);
usedBy(LearningAttribute, 'skills', (id) => sql`learning_skill where attribute_id = ${id}`);
usedBy(LearningProgress, 'milestones', (id) => sql`milestone where progress_id = ${id}`);
usedBy(LearningSkill, 'activities', (id) => sql`learning_activity_skill where skill_id = ${id}`);
usedBy(LearningSkill, 'observations', (id) => sql`activity_skill where skill_id = ${id}`);
usedBy(LearningSkill, 'milestones', (id) => sql`milestone where skill_id = ${id}`);
usedBy(LearningActivity, 'entries', (id) => sql`activity_offered where learning_activity_id = ${id}`);
usedBy(LearningCategory, 'activities', (id) => sql`learning_activity where category_id = ${id}`);
usedBy(LearningType, 'activities', (id) => sql`learning_activity where type_id = ${id}`);
usedBy(LearningSupply, 'activities', (id) => sql`learning_activity_supply where supply_id = ${id}`);

constraint('milestone_of_skill', 'framework', 'IN_USE', message('learning.skillHasMilestones'));
constraint('milestone_of_step', 'progress', 'OTHER_FRAMEWORK', message('learning.otherFramework'));
constraint('learning_skill_check', 'age_to', 'AGES', message('learning.ages'));

/** What a framework says of itself; one that came with the product is archived and put back, no more. */
export const changeFramework = (
  ctx: Ctx,
  row: RowOf<'learning_framework'>,
  { archived, ...given }: InputOf<typeof frameworkForm>,
) => {
  const { name, description, version, source, licence } = given;
  if (row.shipped && Object.values(given).some((value) => value !== undefined))
    return declined(message('learning.shipped'), { field: 'id', code: 'READ_ONLY' });
  return {
    set: {
      name,
      description: cleared(description),
      version: cleared(version),
      source: cleared(source),
      licence: cleared(licence),
      archived_at: archivedAt(ctx, archived),
    },
  };
};

/** The framework a domain goes to, where it may: nothing of it is left behind. */
export const domainMoved = async (ctx: Ctx, row: RowOf<'learning_domain'>, to: number | undefined) => {
  await openFramework(ctx, row.framework_id, 'id');
  if (to === undefined || to === row.framework_id) return undefined;
  const [used] = await usesOf(ctx, LearningDomain, row.id);
  if (used) throw declined(message('learning.domainFull'), { field: 'framework', code: 'IN_USE' });
  return openFramework(ctx, to);
};

type AttributePlace = InputOf<typeof attributePlaces>;

/** Where a new attribute stands: last in its domain. */
export const attributePlace = async (ctx: Ctx, { domain, framework }: AttributePlace & { readonly domain: number }) => {
  const row = await findRow(ctx, 'learning_domain', { id: domain }, ['framework_id']);
  if (!row || (framework !== undefined && framework !== row.framework_id)) throw otherFramework('domain');
  const framework_id = await openFramework(ctx, row.framework_id, 'domain');
  return { framework_id, domain_id: domain, position: last('learning_attribute', sql`domain_id = ${domain}`) };
};

/** The domain an attribute goes to, of the same framework. */
export const attributeMoved = async (
  ctx: Ctx,
  row: RowOf<'learning_attribute'>,
  { domain, framework }: AttributePlace,
) => {
  await openFramework(ctx, row.framework_id, 'id');
  if (framework !== undefined && framework !== row.framework_id) throw otherFramework('framework');
  if (domain === undefined) return undefined;
  return (await placeOf(ctx, row.framework_id, domain)).domain_id ?? undefined;
};

interface Place {
  readonly framework_id: number;
  readonly domain_id: number | null;
  readonly attribute_id: number | null;
}
/** After the last skill of the same attribute, domain or framework. */
export const lastSkill = ({ framework_id, domain_id, attribute_id }: Place) =>
  last(
    'learning_skill',
    sql`framework_id = ${framework_id} and domain_id is not distinct from ${domain_id}::int
      and attribute_id is not distinct from ${attribute_id}::int`,
  );

/** Where a skill goes by what is named; another domain or framework takes it out of what it stood in. */
export const skillMoved = async (
  ctx: Ctx,
  row: RowOf<'learning_skill'>,
  { framework, domain, attribute }: InputOf<typeof skillPlaces>,
) => {
  await openFramework(ctx, row.framework_id, 'id');
  if (framework === undefined && domain === undefined && attribute === undefined) return {};
  const to = framework ?? row.framework_id;
  if (to !== row.framework_id) await openFramework(ctx, to);
  const moved = to !== row.framework_id;
  const inDomain = domain === undefined && !moved ? row.domain_id : domain;
  const same = !moved && inDomain === row.domain_id;
  return placeOf(ctx, to, inDomain, attribute === undefined && same ? row.attribute_id : attribute);
};

/** Skills whose name, heading or code holds every word, whatever case and accents. */
export const foundSkill = (search: string) =>
  eachWord(
    search,
    (word) =>
      sql`folded(concat_ws(' ', learning_skill.code, learning_skill.heading, learning_skill.name)) ${likeWord(word)}`,
  );
