import type { Ctx } from '../../kernel/call/context.ts';
import { findRows } from '../../kernel/db/find-rows.ts';
import { insertMany, insertRows } from '../../kernel/write/write-rows.ts';
import { movedDay } from './days.ts';
import type { PlanRow } from './plan-kinds.ts';

/**
 * Copies sections, topics and their activities into a new plan, each topic to the same weekday of its week. Answers how many have
 * no such day there: they stand without one.
 */
export const copyInto = async (ctx: Ctx, model: PlanRow, plan: PlanRow): Promise<number> => {
  const order = { order: ['position', 'id'] as const };
  const from = await findRows(ctx, 'plan_section', { plan_id: model.id }, undefined, order);
  const now = { plan_id: plan.id, updated_at: ctx.now(), updated_by: ctx.who.user };
  const to = await insertRows(
    ctx,
    'plan_section',
    from.map(({ name, notes }, position) => ({ name, notes, position, ...now })),
    ['id', 'position'],
  );
  const placeOf = new Map(from.map(({ id }, position) => [id, to.find((one) => one.position === position)?.id]));
  const topics = await findRows(ctx, 'plan_topic', { plan_id: model.id }, undefined, order);
  const copied = topics.flatMap(({ id, name, spanish, at_home, date, position, section_id }) => {
    const section = placeOf.get(section_id);
    if (section === undefined) return [];
    const row = { name, spanish, at_home, position, section_id: section, date: movedDay(model, plan, date), ...now };
    return [{ of: id, row }];
  });
  const ids = await insertRows(
    ctx,
    'plan_topic',
    copied.map(({ row }) => row),
    ['id'],
  );
  // Numbers are given in the order of the rows.
  const numbers = ids.map(({ id }) => id).sort((a, b) => a - b);
  const topicOf = new Map(copied.map(({ of }, at) => [of, numbers[at]]));
  const activities = await findRows(ctx, 'plan_activity', { plan_id: model.id }, undefined, order);
  await insertMany(
    ctx,
    'plan_activity',
    activities.flatMap(({ topic_id, activity_id, date, position }) => {
      const topic = topicOf.get(topic_id);
      if (topic === undefined) return [];
      return [{ plan_id: plan.id, topic_id: topic, activity_id, position, date: movedDay(model, plan, date) }];
    }),
  );
  return topics.filter(({ date }) => date !== null && movedDay(model, plan, date) === null).length;
};
