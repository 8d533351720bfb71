import type { Ctx } from '../../kernel/call/context.ts';
import { findRows } from '../../kernel/db/find-rows.ts';
import { insertMany, insertRows } from '../../kernel/write/write-rows.ts';
import { movedDay } from './days.ts';
import type { PlanRow } from './plan-kinds.ts';

/**
 * Copies sections and topics of a plan into a new one, each topic to the same weekday of its week. Answers how many have
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
  const copied = topics.flatMap(({ name, spanish, at_home, date, position, section_id }) => {
    const section = placeOf.get(section_id);
    if (section === undefined) return [];
    return [{ name, spanish, at_home, position, section_id: section, date: movedDay(model, plan, date), ...now }];
  });
  await insertMany(ctx, 'plan_topic', copied);
  return topics.filter(({ date }) => date !== null && movedDay(model, plan, date) === null).length;
};
