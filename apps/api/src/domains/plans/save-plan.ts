import { allows } from '@nestling/rules/roles.ts';
import { declined, done, message } from '../../kernel/call/call.ts';
import type { Ctx } from '../../kernel/call/context.ts';
import type { InputOf } from '../../kernel/call/input.ts';
import type { Message } from '../../kernel/call/message.ts';
import { findRows } from '../../kernel/db/find-rows.ts';
import { linked } from '../../kernel/db/join-table.ts';
import { notNull } from '../../kernel/db/where.ts';
import { idOf } from '../../kernel/read/entity.ts';
import { mustBeAt } from '../../kernel/write/at-location.ts';
import type { Changes } from '../../kernel/write/write-rows.ts';
import { Location } from '../../model/location/entity.ts';
import { todayAt } from '../../model/location/today.ts';
import { Room } from '../../model/room/entity.ts';
import { copyInto } from './copy-plan.ts';
import { daysOf, holds, wrongSpan } from './days.ts';
import { type PlanKind, type PlanRow, publish, roomPlans, sections, touch } from './plan-kinds.ts';
import type { changed, copiedPlan, newDates, newPlan, ofSection } from './plans.inputs.ts';
import { planRooms } from './plans.links.ts';

export const otherRooms = { field: 'rooms', message: message('plans.otherRoom'), soft: true };

/** Adds a plan, with all that stands in the one it is made from. */
export const makePlan = async (
  ctx: Ctx,
  { kind, plans }: PlanKind,
  given: InputOf<typeof newPlan>,
  model?: PlanRow | undefined,
) => {
  const days = daysOf(given, await todayAt(ctx, given.location), model);
  const wrong = wrongSpan(days);
  if (wrong) return wrong;
  await mustBeAt(ctx, given.location, Room, given.rooms, otherRooms);
  const plan = await plans.insert(
    ctx,
    {
      ...{ kind, location_id: given.location, name: given.name, ...days },
      theme: (given.theme ?? model?.theme) || null,
      notes: (given.notes ?? model?.notes) || null,
      language: model?.language ?? ctx.request.language,
      made_from: model?.id ?? null,
    },
    { rooms: linked(planRooms, given.rooms ?? []) },
  );
  const left = model ? await copyInto(ctx, model, plan) : 0;
  publish(ctx, plan);
  return done(message(left > 0 ? 'plans.addedWithout' : 'plans.added', { name: plan.name, count: left }), {
    id: plan.id,
  });
};

/** Copies a plan as a draft: to another location, or to the week of a day. */
export const copyPlan = (kind: PlanKind) => async (ctx: Ctx, given: InputOf<ReturnType<typeof copiedPlan>>) => {
  const model = await kind.plans.lock(ctx, given.id);
  const location = given.location ?? idOf(Location, model.location_id);
  const isMoved = location !== model.location_id;
  const kept = isMoved ? [] : await findRows(ctx, 'plan_room', { plan_id: model.id }, ['room_id']);
  const rooms = given.rooms ?? kept.map(({ room_id }) => idOf(Room, room_id));
  if (kind === roomPlans && rooms.length === 0)
    return declined(message('plans.roomsFirst'), { field: 'rooms', code: 'MISSING' });
  const { name = model.name, start_date = model.start_date } = given;
  return makePlan(ctx, kind, { name, location, rooms, start_date }, model);
};

/** A plan, and the version of it that its writer saw. */
type Which = InputOf<ReturnType<typeof changed>>;
/** Changes one field of a plan alone, over nothing that was saved since `seen`. */
export const saveField = async (
  ctx: Ctx,
  kind: PlanKind,
  { id, seen, rooms, ...values }: Which & { readonly rooms?: readonly number[] } & Omit<Changes<'plan'>, 'id'>,
  says: (plan: PlanRow) => Message = ({ name }) => message('plans.saved', { name }),
) => {
  const { row } = await kind.plans.change(ctx, { id, seen }, values, { rooms: linked(planRooms, rooms) });
  await touch(ctx, row, !('notes' in values));
  return done(says(row), { plan: id });
};

/** Saves the notes of a plan, or of one of its sections. */
export const saveNotes = (kind: PlanKind) => async (ctx: Ctx, given: Which & InputOf<typeof ofSection>) => {
  const { section, seen, id } = given;
  const notes = given.notes || null;
  if (section === undefined) return saveField(ctx, kind, { id, seen, notes });
  const plan = await kind.plans.lock(ctx, id);
  const held = await sections.lock(ctx, section, 'section');
  if (held.plan_id !== id) return declined(message('plans.otherPlan'), { field: 'section', code: 'OTHER_PLAN' });
  await sections.change(ctx, { id: section, seen }, { notes });
  await touch(ctx, plan, false);
  return done(message('plans.saved', { name: plan.name }), { plan: id });
};

/** Moves the first and last day of a plan; topics that would be left outside are named. */
export const saveDates = (kind: PlanKind) => async (ctx: Ctx, given: Which & InputOf<typeof newDates>) => {
  const plan = await kind.plans.lock(ctx, given.id);
  const days = { ...given, weekend: given.weekend ?? plan.weekend };
  const wrong = wrongSpan(days);
  if (wrong) return wrong;
  const set = await findRows(ctx, 'plan_topic', { plan_id: plan.id }, ['id', 'name', 'date'], {
    order: ['date', 'position'],
  });
  const own = await findRows(ctx, 'plan_activity', { plan_id: plan.id, date: notNull }, ['topic_id', 'date']);
  const cut = set.flatMap(({ id, name, date }) => {
    const of = [date, ...own.filter(({ topic_id }) => topic_id === id).map((one) => one.date)];
    const day = of.find((one) => !holds(days, one));
    return day === undefined ? [] : [{ name, day }];
  });
  const outside = cut.map(({ name }) => name);
  if (outside.length > 0)
    return declined(message('plans.cutOff', { names: outside.slice(0, 5), more: Math.max(0, outside.length - 5) }), {
      field: holds({ ...days, weekend: true }, cut[0]?.day ?? null) ? 'weekend' : 'end_date',
      code: 'CUT_OFF',
    });
  return saveField(ctx, kind, { ...given });
};

/** Makes the rooms all that a plan is for. */
export const saveRooms =
  (kind: PlanKind) =>
  async (ctx: Ctx, { id, rooms, seen }: Which & { readonly rooms: readonly number[] }) => {
    const plan = await kind.plans.lock(ctx, id);
    if (kind === roomPlans && rooms.length === 0)
      return declined(message('plans.roomsFirst'), { field: 'rooms', code: 'MISSING' });
    await mustBeAt(ctx, plan.location_id, Room, rooms, otherRooms);
    return saveField(ctx, kind, { id, rooms, seen });
  };

/** Deletes a plan; one that somebody else shared is a manager's to take away. */
export const removePlan =
  ({ plans }: PlanKind) =>
  async (ctx: Ctx, { id }: { readonly id: number }) => {
    const plan = await plans.lock(ctx, id);
    if (plan.status === 'shared' && plan.shared_by !== ctx.who.user && !allows(ctx.who.role, 'manager'))
      return declined(message('plans.sharedByOther'), { field: 'id', code: 'SHARED' });
    const { name } = await plans.remove(ctx, id);
    publish(ctx, plan);
    return done(message('plans.removed', { name }));
  };
