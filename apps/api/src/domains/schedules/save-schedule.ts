import { allows } from '@nestling/rules/roles.ts';
import { type Insertable, sql } from 'kysely';
import type { DB } from '../../db/types.gen.ts';
import { declined, done, gone, message } from '../../kernel/call/call.ts';
import type { Ctx } from '../../kernel/call/context.ts';
import type { InputOf } from '../../kernel/call/input.ts';
import { id, listOf, text } from '../../kernel/call/input.ts';
import { constraint, UserError } from '../../kernel/call/refusals.ts';
import type { Id } from '../../kernel/db/tables.ts';
import { idOf } from '../../kernel/read/entity.ts';
import { createRow, deleteRow, deleteRows, insertRows, updateRow } from '../../kernel/write/write-rows.ts';
import { ownLocationIds } from '../../model/location/reach.ts';
import { Schedule, ScheduleDate } from '../../model/schedule/entity.ts';
import { readDate, readDates, type ScheduleTime } from './dates.ts';
import { inUse, isUsed, lockUses } from './schedule-uses.ts';
import type { createScheduleInput } from './schedules.inputs.ts';
import { status, time } from './schedules.inputs.ts';

constraint('schedule_name', 'name', 'TAKEN', message('schedule.nameTaken'));
constraint('camera_centre_id_schedule_id_fkey', 'id', 'IN_USE', message('schedule.usedMeanwhile'));

const notifyRights = (ctx: Ctx, schedule: number): void => ctx.publish({ kind: 'rights', at: { schedule } });

const addTimes = async (ctx: Ctx, schedule_id: number, times: readonly ScheduleTime[]) => {
  const centre_id = ctx.who.centre;
  const values = times.map((time): Insertable<DB['schedule_date']> => ({ centre_id, schedule_id, ...time }));
  return insertRows(ctx, 'schedule_date', values, ['id']);
};

/** The location a new schedule belongs to; managers of one location need not say it. Null: the whole centre. */
const placeFor = async (ctx: Ctx, given: number | undefined): Promise<number | null | UserError> => {
  if (given !== undefined) return given;
  if (allows(ctx.who.role, 'kvsupport')) return null;
  const own = ownLocationIds(ctx.who) ?? sql`select null::int`;
  const { rows } = await sql<{ location_id: number }>`${own} limit 2`.execute(ctx.db);
  const [only, second] = rows;
  if (only && !second) return only.location_id;
  return declined(message('schedule.whichLocation'), { field: 'location_id', code: 'REQUIRED' });
};

/** Adds a schedule with its times. */
export const addSchedule = async (ctx: Ctx, input: InputOf<typeof createScheduleInput>) => {
  const times = readDates(input.scheduledates);
  if (times instanceof UserError) return times;
  if (times.length === 0) return declined(message('schedule.noTimes'), { field: 'scheduledates', code: 'REQUIRED' });
  const location_id = await placeFor(ctx, input.location_id);
  if (location_id instanceof UserError) return location_id;
  const { id } = await createRow(ctx, 'schedule', { name: input.name, location_id, status: input.status ?? 'active' });
  await addTimes(ctx, id, times);
  ctx.audit({ entity: Schedule, id, after: { name: input.name, location_id, scheduledates: times } });
  return done(message('schedule.added', { name: input.name }), { schedule: idOf(Schedule, id) });
};

export const updateScheduleInput = {
  id: id(Schedule),
  name: text(1, 100).optional(),
  scheduledates: listOf(time).optional(),
  status: status.optional(),
};
type Change = InputOf<typeof updateScheduleInput>;

const timesOf = async (ctx: Ctx, schedule: number) =>
  ctx.db
    .selectFrom('schedule_date')
    .select(['day', 'start_time', 'end_time'])
    .where('schedule_id', '=', schedule)
    .orderBy('id')
    .execute();

/** Changes a schedule for whatever goes by it; given times take the place of all it had. */
export const changeSchedule = async (ctx: Ctx, { id, scheduledates, ...columns }: Change) => {
  const times = scheduledates && readDates(scheduledates);
  if (times instanceof UserError) return times;
  const uses = await lockUses(ctx, id);
  if (!uses) return gone(message('schedule.gone'));
  if (times?.length === 0 && isUsed(uses)) return inUse(uses, 'scheduledates');
  if (columns.name !== undefined || columns.status !== undefined) {
    const row = await updateRow(ctx, 'schedule', { id }, columns);
    const change = row?.news;
    if (change) ctx.audit({ entity: Schedule, id, ...change });
  }
  if (times) {
    const before = await timesOf(ctx, id);
    await deleteRows(ctx, 'schedule_date', { schedule_id: id });
    if (times.length > 0) await addTimes(ctx, id, times);
    ctx.audit({ entity: Schedule, id, before: { scheduledates: before }, after: { scheduledates: times } });
  }
  notifyRights(ctx, id);
  return done(message('schedule.saved'), { schedule: id });
};

/** Deletes a schedule that nothing goes by. */
export const removeSchedule = async (ctx: Ctx, { id }: { readonly id: Id<'schedule'> }) => {
  const uses = await lockUses(ctx, id);
  if (!uses) return gone(message('schedule.gone'));
  if (isUsed(uses)) return inUse(uses, 'id');
  const before = await deleteRow(ctx, 'schedule', { id });
  if (!before) return gone(message('schedule.gone'));
  ctx.audit({ entity: Schedule, id, before });
  return done(message('schedule.deleted', { name: before.name }));
};
export const addScheduleDateInput = { schedule_id: id(Schedule), ...time };

/** Adds one time to a schedule; the database refuses one that overlaps. */
export const addDate = async (ctx: Ctx, input: InputOf<typeof addScheduleDateInput>) => {
  const time = readDate(input);
  if (time instanceof UserError) return time;
  const [added] = await addTimes(ctx, input.schedule_id, [time]);
  ctx.audit({ entity: Schedule, id: input.schedule_id, after: { scheduledate: time } });
  notifyRights(ctx, input.schedule_id);
  return done(message('schedule.timeAdded'), { scheduledate: added ? idOf(ScheduleDate, added.id) : null });
};

/** Removes one time; the last one stays while something goes by the schedule, or it would be closed for ever. */
export const removeDate = async (ctx: Ctx, { id }: { readonly id: Id<'schedule_date'> }) => {
  const found = await ctx.db.selectFrom('schedule_date').select('schedule_id').where('id', '=', id).executeTakeFirst();
  const uses = found ? await lockUses(ctx, found.schedule_id) : null;
  if (!found || !uses) return gone(message('schedule.gone'));
  const times = await timesOf(ctx, found.schedule_id);
  if (times.length === 1 && isUsed(uses)) return inUse(uses, 'id');
  const [before] = await deleteRows(ctx, 'schedule_date', { id }, ['day', 'start_time', 'end_time']);
  if (!before) return gone(message('schedule.gone'));
  ctx.audit({ entity: Schedule, id: found.schedule_id, before: { scheduledate: before } });
  notifyRights(ctx, found.schedule_id);
  return done(message('schedule.timeRemoved'));
};
