import { declined, done, message } from '../../kernel/call/call.ts';
import type { Ctx } from '../../kernel/call/context.ts';
import type { InputOf } from '../../kernel/call/input.ts';
import { findRow, findRows } from '../../kernel/db/find-rows.ts';
import { same } from '../../kernel/db/where.ts';
import { cleared } from '../../kernel/write/cleared.ts';
import { updateRows } from '../../kernel/write/write-rows.ts';
import { wrongDay } from './days.ts';
import { type PlanKind, sections, topics, touch } from './plan-kinds.ts';
import type { changedSection, changedTopic, newSection, newTopic } from './plans.inputs.ts';

/** More sections or topics than a plan can show. */
const MOST = { plan_section: 40, plan_topic: 500 };
const full = async (ctx: Ctx, table: keyof typeof MOST, plan_id: number) => {
  const there = await findRows(ctx, table, { plan_id }, ['id'], { limit: MOST[table] });
  return there.length < MOST[table] ? null : declined(message('plans.full', { most: MOST[table] }));
};

/** Puts one of the rows that stand beside each other at a place among them, from 0; without one, at the end. */
const place = async (
  ctx: Ctx,
  table: keyof typeof MOST,
  beside: { plan_id: number; section_id?: number; date?: string | null },
  moved: number,
  order?: number | undefined,
) => {
  const { date, ...rest } = beside;
  const where = { ...rest, ...(date === undefined ? {} : { date: same(date) }) };
  const there = await findRows(ctx, table, where, ['id', 'position'], { order: ['position', 'id'] });
  const ids = there.map(({ id }) => id).filter((id) => id !== moved);
  ids.splice(order ?? ids.length, 0, moved);
  const held = new Map(there.map(({ id, position }) => [id, position]));
  for (const [position, id] of ids.entries())
    if (held.get(id) !== position) await updateRows(ctx, table, { id }, { position });
};

/** A section or topic with its plan, both held: the plan first, by everybody. */
export const lockWithPlan = async (
  ctx: Ctx,
  kind: PlanKind,
  of: typeof sections | typeof topics,
  id: number,
  field = 'id',
) => {
  const table = of === sections ? 'plan_section' : 'plan_topic';
  const found = await findRow(ctx, table, { id }, ['plan_id']);
  if (!found) await of.lock(ctx, id, field);
  return kind.plans.lock(ctx, found?.plan_id ?? 0, field);
};

/** Adds a section to a plan. */
export const addSection =
  (kind: PlanKind) =>
  async (ctx: Ctx, { id, name, order }: InputOf<ReturnType<typeof newSection>>) => {
    const plan = await kind.plans.lock(ctx, id);
    const wrong = await full(ctx, 'plan_section', id);
    if (wrong) return wrong;
    const section = await sections.add(ctx, { plan_id: id, name, updated_at: ctx.now() });
    await place(ctx, 'plan_section', { plan_id: id }, section, order);
    await touch(ctx, plan);
    return done(message('plans.saved', { name: plan.name }), { section });
  };

/** Renames or moves a section. */
export const changeSection =
  (kind: PlanKind) =>
  async (ctx: Ctx, { id, name, order, seen }: InputOf<typeof changedSection>) => {
    const plan = await lockWithPlan(ctx, kind, sections, id);
    await sections.change(ctx, { id, seen }, { name }, {}, order === undefined ? {} : { order });
    if (order !== undefined) await place(ctx, 'plan_section', { plan_id: plan.id }, id, order);
    await touch(ctx, plan);
    return done(message('plans.saved', { name: plan.name }), { section: id });
  };

/** Deletes a section with its topics. */
export const removeSection =
  (kind: PlanKind) =>
  async (ctx: Ctx, { id }: { readonly id: number }) => {
    const plan = await lockWithPlan(ctx, kind, sections, id);
    const { name } = await sections.remove(ctx, id);
    await touch(ctx, plan);
    return done(message('plans.sectionRemoved', { name }));
  };

/** Adds a topic to a section, on a day of the plan or on any. */
export const addTopic =
  (kind: PlanKind) =>
  async (ctx: Ctx, { section, order, date = undefined, ...words }: InputOf<typeof newTopic>) => {
    const plan = await lockWithPlan(ctx, kind, sections, section, 'section');
    const wrong = wrongDay(plan, date) ?? (await full(ctx, 'plan_topic', plan.id));
    if (wrong) return wrong;
    const cell = { plan_id: plan.id, section_id: section, date: date ?? null };
    const { name, spanish, at_home } = words;
    const topic = await topics.add(ctx, {
      ...{ ...cell, name, updated_at: ctx.now() },
      ...{ spanish: spanish || null, at_home: at_home || null },
    });
    await place(ctx, 'plan_topic', cell, topic, order);
    await touch(ctx, plan);
    return done(message('plans.saved', { name: plan.name }), { topic });
  };

/** Changes what is given of a topic: its words, its day, its section, its place among those beside it. */
export const changeTopic =
  (kind: PlanKind) =>
  async (ctx: Ctx, { id, order, seen, section, date, ...words }: InputOf<typeof changedTopic>) => {
    const plan = await lockWithPlan(ctx, kind, topics, id);
    const before = await topics.lock(ctx, id);
    const into = section === undefined ? null : await sections.lock(ctx, section, 'section');
    if (into && into.plan_id !== plan.id)
      return declined(message('plans.otherPlan'), { field: 'section', code: 'OTHER_PLAN' });
    const wrong = wrongDay(plan, date);
    if (wrong) return wrong;
    const { name, spanish, at_home } = words;
    const { row } = await topics.change(
      ctx,
      { id, seen },
      { name, date, section_id: section, spanish: cleared(spanish), at_home: cleared(at_home) },
      {},
      order === undefined ? {} : { order },
    );
    if (order !== undefined || row.date !== before.date || row.section_id !== before.section_id)
      await place(ctx, 'plan_topic', { plan_id: plan.id, section_id: row.section_id, date: row.date }, id, order);
    // Its activities follow it to its day.
    if (row.date !== before.date) await updateRows(ctx, 'plan_activity', { topic_id: id }, { date: null });
    await touch(ctx, plan);
    return done(message('plans.saved', { name: plan.name }), { topic: id });
  };

/** Deletes a topic. */
export const removeTopic =
  (kind: PlanKind) =>
  async (ctx: Ctx, { id }: { readonly id: number }) => {
    const plan = await lockWithPlan(ctx, kind, topics, id);
    const { name } = await topics.remove(ctx, id);
    await touch(ctx, plan);
    return done(message('plans.topicRemoved', { name }));
  };
