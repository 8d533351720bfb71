import { sql } from 'kysely';
import { declined, done, message } from '../../kernel/call/call.ts';
import type { Ctx } from '../../kernel/call/context.ts';
import type { InputOf } from '../../kernel/call/input.ts';
import { constraint, type UserError } from '../../kernel/call/refusals.ts';
import { findRows } from '../../kernel/db/find-rows.ts';
import type { LinkSet } from '../../kernel/db/join-table.ts';
import type { RowOf } from '../../kernel/db/tables.ts';
import { deleteRows, insertMissing } from '../../kernel/write/write-rows.ts';
import { LearningActivity } from '../../model/learning/entity.ts';
import { usedBy } from '../../model/learning/uses.ts';
import { wrongDay } from './days.ts';
import { type PlanKind, topics, touch } from './plan-kinds.ts';
import type { activityOfTopic, newActivities } from './plans.inputs.ts';
import { lockWithPlan } from './save-topic.ts';

usedBy(
  LearningActivity,
  'plans',
  (id) => sql`(select distinct plan_id from plan_activity where activity_id = ${id}) p`,
);
constraint('plan_activity_library', 'id', 'IN_USE', message('plans.activityUsedMeanwhile'));

/** More activities than a topic can show. */
const MOST = 30;
type Topic = RowOf<'plan_topic'>;

/** The activities under a topic, in their order. */
const under = async (ctx: Ctx, { plan_id, id }: Topic) =>
  (
    await findRows(ctx, 'plan_activity', { plan_id, topic_id: id }, ['activity_id', 'position'], {
      order: ['position', 'id'],
    })
  ).map(({ activity_id }) => activity_id);

/** What becomes of the activities under a topic, as its history tells it. */
const told = (before: readonly number[], after: readonly number[], write: () => Promise<unknown>): LinkSet => ({
  replace: async () => {
    await write();
    const sorted = (all: readonly number[]) => [...all].sort((a, b) => a - b);
    return { before: sorted(before), after: sorted(after) };
  },
});

const without = async (ctx: Ctx, topic: Topic, before: readonly number[], gone: readonly number[]) => {
  const rows = { plan_id: topic.plan_id, topic_id: topic.id, activity_id: gone };
  const after = before.filter((id) => !gone.includes(id));
  const activities = told(before, after, () => deleteRows(ctx, 'plan_activity', rows));
  await topics.change(ctx, { id: topic.id }, {}, { activities });
};

/** Why some of the activities cannot be chosen any more, if so; those that are moved stay in the plan as they were. */
const archived = async (ctx: Ctx, chosen: readonly number[]): Promise<UserError | null> => {
  const found = await findRows(ctx, 'learning_activity', { id: chosen }, ['title', 'archived_at'], {
    lock: 'key share',
  });
  const gone = found.filter(({ archived_at }) => archived_at !== null).map(({ title }) => title);
  if (gone.length === 0) return null;
  return declined(message('plans.activityArchived', { names: gone }), { field: 'activities', code: 'ARCHIVED' });
};

/**
 * Puts activities of the library under a topic, on its day unless they have one of their own; with `from` they are taken out
 * of that topic of the same plan. One already there is left as it is.
 */
export const addActivities =
  (kind: PlanKind) =>
  async (ctx: Ctx, { topic: id, activities, date, from }: InputOf<typeof newActivities>) => {
    const plan = await lockWithPlan(ctx, kind, topics, id, 'topic');
    const topic = await topics.lock(ctx, id, 'topic');
    const source = from === undefined || from === id ? null : await topics.lock(ctx, from, 'from');
    if (source && source.plan_id !== plan.id)
      return declined(message('plans.topicElsewhere'), { field: 'from', code: 'OTHER_PLAN' });
    const chosen = [...new Set<number>(activities)];
    const left = source ? await under(ctx, source) : [];
    if (source && chosen.some((one) => !left.includes(one)))
      return declined(message('plans.activityGone'), { field: 'activities', code: 'GONE' });
    const there = await under(ctx, topic);
    const added = chosen.filter((one) => !there.includes(one));
    const wrong = wrongDay(plan, date) ?? (source ? null : await archived(ctx, added));
    if (wrong) return wrong;
    if (there.length + added.length > MOST)
      return declined(message('plans.topicFull', { most: MOST }), { field: 'activities', code: 'FULL' });
    if (source) await without(ctx, source, left, chosen);
    const own = date === topic.date ? null : (date ?? null);
    const rows = added.map((activity_id, at) => ({
      ...{ plan_id: plan.id, topic_id: id, activity_id },
      ...{ date: own, position: there.length + at },
    }));
    const write = () => insertMissing(ctx, 'plan_activity', rows);
    await topics.change(ctx, { id }, {}, { activities: told(there, [...there, ...added], write) });
    if (source || added.length > 0) await touch(ctx, plan);
    return done(message('plans.saved', { name: plan.name }), { topic: id });
  };

/** Takes an activity out of a topic; it stays in the library. */
export const removeActivity =
  (kind: PlanKind) =>
  async (ctx: Ctx, { topic: id, activity }: InputOf<typeof activityOfTopic>) => {
    const plan = await lockWithPlan(ctx, kind, topics, id, 'topic');
    const topic = await topics.lock(ctx, id, 'topic');
    const there = await under(ctx, topic);
    if (!there.includes(activity)) return declined(message('plans.activityGone'), { field: 'activity', code: 'GONE' });
    await without(ctx, topic, there, [activity]);
    await touch(ctx, plan);
    return done(message('plans.saved', { name: plan.name }), { topic: id });
  };
