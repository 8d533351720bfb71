import { sql } from 'kysely';
import { declined, done, message } from '../../kernel/call/call.ts';
import type { Ctx } from '../../kernel/call/context.ts';
import { flag, type InputOf } from '../../kernel/call/input.ts';
import { findRow } from '../../kernel/db/find-rows.ts';
import type { Id } from '../../kernel/db/tables.ts';
import { deleteRows, insertRows } from '../../kernel/write/write-rows.ts';
import { PlanShared } from '../../model/plan/events.ts';
import { type PlanKind, type PlanRow, publish } from './plan-kinds.ts';
import { notify, readers, type team as told } from './plans.inputs.ts';

/** With whom a plan is shared, of a lesson plan with whom of the team as well. */
export const sharing = { share: flag(), ...readers, notify };
type Listed = InputOf<typeof readers> & InputOf<typeof told>;
type Share = InputOf<typeof sharing> & InputOf<typeof told> & { readonly id: Id<'plan'> };

/** Which of those listed could not read the plan at all. */
const outsiders = async (ctx: Ctx, plan: PlanRow, { students = [], users = [], team = [] }: Listed) => {
  const isThere = (st: string) => sql`${sql.ref(`${st}.location_id`)} = ${plan.location_id}
    and ${sql.ref(`${st}.archived_at`)} is null`;
  const { rows } = await sql<Record<keyof Listed, number>>`select
    (select count(*) from unnest(${[...students]}::int[]) l(id) where not exists (select 1 from student st
      where st.id = l.id and ${isThere('st')}))::int as students,
    (select count(*) from unnest(${[...users]}::int[]) l(id) where not exists (select 1 from standing_guardian gl
      join student st on st.id = gl.student_id where gl.user_id = l.id and ${isThere('st')}))::int as users,
    (select count(*) from unnest(${[...team]}::int[]) l(id) where not exists (select 1 from user_location ul
      where ul.user_id = l.id and ul.location_id = ${plan.location_id}))::int as team`.execute(ctx.db);
  return (['students', 'users', 'team'] as const).filter((field) => (rows[0]?.[field] ?? 0) > 0);
};

const endSharing = async (ctx: Ctx, { plans }: PlanKind, id: Id<'plan'>, plan: PlanRow) => {
  if (plan.status === 'draft') return declined(message('plans.isDraft'), { field: 'share', code: 'STATE' });
  await deleteRows(ctx, 'plan_reader', { plan_id: plan.id });
  await plans.change(ctx, { id: plan.id }, { status: 'draft', shared_at: null, shared_by: null, changed_at: null });
  publish(ctx, plan);
  return done(message('plans.unshared', { name: plan.name }), { plan: id });
};

/**
 * Shares a plan or ends that. Shared once, it can be shared with others, or its readers told of a correction; nobody is told
 * of the same plan twice unless that is asked for.
 */
export const sharePlan = (kind: PlanKind) => async (ctx: Ctx, given: Share) => {
  const { id, share, students, users, team, notify } = given;
  const plan = await kind.plans.lock(ctx, id);
  if (!share) return endSharing(ctx, kind, id, plan);
  const isNew = plan.status === 'draft';
  if (!isNew && !students && !users && !team && !notify)
    return declined(message('plans.isShared'), { field: 'share', code: 'STATE' });
  if (!(await findRow(ctx, 'plan_topic', { plan_id: id }, ['id'])))
    return declined(message('plans.empty'), { field: 'id', code: 'EMPTY' });
  const out = await outsiders(ctx, plan, given);
  if (out.length > 0)
    return declined(message('plans.elsewhere'), ...out.map((field) => ({ field, code: 'OUT_OF_REACH' })));
  if (students || users) {
    await deleteRows(ctx, 'plan_reader', { plan_id: id });
    const listed = [
      ...[...new Set(students)].map((student_id) => ({ plan_id: id, student_id, user_id: null })),
      ...[...new Set(users)].map((user_id) => ({ plan_id: id, student_id: null, user_id })),
    ];
    await insertRows(ctx, 'plan_reader', listed);
  }
  const set = isNew ? { status: 'shared', shared_at: ctx.now(), shared_by: ctx.who.user, changed_at: null } : {};
  await kind.plans.change(ctx, { id }, set, {}, { students, users, team });
  ctx.emit(PlanShared, { plan: id, act: 'shared', team: [...(team ?? [])] });
  if (notify && !isNew) ctx.emit(PlanShared, { plan: id, act: 'changed', team: [] });
  publish(ctx, plan);
  return done(message(isNew ? 'plans.shared' : 'plans.sharedAgain', { name: plan.name }), { plan: id });
};
