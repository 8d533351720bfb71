import { sql } from 'kysely';
import { declined, message } from '../../kernel/call/call.ts';
import type { Ctx } from '../../kernel/call/context.ts';
import type { InputOf } from '../../kernel/call/input.ts';
import { findRow } from '../../kernel/db/find-rows.ts';
import type { RowOf } from '../../kernel/db/tables.ts';
import { addDays } from '../../kernel/lib/local-time.ts';
import { idOf } from '../../kernel/read/entity.ts';
import { cleared } from '../../kernel/write/cleared.ts';
import { todayOfCenter } from '../../model/location/today.ts';
import type { billingForm, choice } from './billing.inputs.ts';
import { touched } from './center.ts';
import { Center, CenterPlan } from './centers.entities.ts';
import { lastTrialDay, woken } from './cover.ts';
import { platformProcessor } from './platform-processor.ts';
import { LOOK_AT_SUBSCRIPTION } from './platform-tasks.ts';
import { isSubscribed } from './subscription-state.ts';

type Row = RowOf<'centre'>;
const planOf = (id: number | null) => (id === null ? null : idOf(CenterPlan, id));

/** What a center has and until when; null where there is no such center. */
export const billingOf = async (ctx: Ctx, center: number) => {
  const row = await findRow(ctx, 'centre', { id: center });
  if (!row) return null;
  return {
    center: idOf(Center, row.id),
    plan: planOf(row.center_billing_plan_id),
    payment_start: row.payment_start,
    payment_end: row.payment_end,
    on_trial: row.on_trial,
    trial_end: lastTrialDay(row),
    next_payment: row.payment_end && addDays(row.payment_end, 1),
    subscribed: isSubscribed(row),
    // Another center's records are behind its wall.
    ...(row.id === ctx.who.centre ? await countsOf(ctx) : { locations: null, students: null, cameras: null }),
  };
};

interface Counts {
  readonly locations: number;
  readonly students: number;
  readonly cameras: number;
}

/** What a plan counts, as the own center has it. */
const countsOf = async ({ db, who }: Ctx): Promise<Counts> => {
  const { rows } = await sql<Counts>`select locations, students, cameras from plan_counts(${who.centre}::int)`.execute(
    db,
  );
  return rows[0] ?? { locations: 0, students: 0, cameras: 0 };
};

/** Whether a plan holds what the own center has. */
export const holds = async (ctx: Ctx, plan: RowOf<'centre_plan'>): Promise<boolean> => {
  const { locations, students, cameras } = await countsOf(ctx);
  const within = (count: number, most: number | null) => most === null || count <= most;
  return (
    within(locations, plan.max_locations) && within(students, plan.max_students) && within(cameras, plan.max_cameras)
  );
};

/** What pays for a center follows the plan it has. */
export const moved = (ctx: Ctx, center: Row): undefined => {
  if (center.subscription_ref !== null) ctx.enqueue(LOOK_AT_SUBSCRIPTION, {}, { centre: center.id, key: '' });
};

/**
 * Puts a center on a plan. Whoever is of the center itself says no days: the plan begins with what remains of the trial, so
 * that choosing one never makes it longer.
 */
export const choosePlan = async (
  ctx: Ctx,
  center: Row,
  { plan_id, payment_start, payment_end }: InputOf<typeof choice>,
) => {
  const own = center.id === ctx.who.centre;
  const given = own && (payment_start !== undefined ? 'payment_start' : payment_end !== undefined && 'payment_end');
  if (given) return declined(message('centres.daysByHome'), { field: given, code: 'HOME_ALONE' });
  const plan = await findRow(ctx, 'centre_plan', { id: plan_id }, undefined, { lock: 'share' });
  if (!plan?.active) return declined(message('centres.planInactive'), { field: 'plan_id', code: 'INACTIVE' });
  // A subscription follows the plan. Where nobody can ask its provider, it would go on at the price it began with.
  if (
    own &&
    center.subscription_ref !== null &&
    plan_id !== center.center_billing_plan_id &&
    platformProcessor()?.kind !== 'stripe'
  )
    return declined(message('centres.planBySubscription'), { field: 'plan_id', code: 'SUBSCRIBED' });
  if (own && !(await holds(ctx, plan)))
    return declined(message('centres.planTooSmall', { name: plan.name }), { field: 'plan_id', code: 'TOO_SMALL' });
  const ends = payment_end ?? (own ? lastTrialDay(center) : null) ?? center.payment_end;
  const begins = payment_start ?? center.payment_start ?? (own ? await todayOfCenter(ctx) : null);
  const set = {
    center_billing_plan_id: plan_id,
    on_trial: false,
    // A trial that is over leaves no days.
    payment_start: own && ends !== null && begins !== null && begins > ends ? ends : begins,
    payment_end: ends,
  };
  return { set: { ...set, ...(own ? {} : woken(ctx, center, set)), ...touched(ctx) } };
};

/** Changes what a center is billed by; a plan that is given ends its trial, as choosing one does. */
export const setBilling = (ctx: Ctx, center: Row, { customer_id, ...given }: InputOf<typeof billingForm>) => {
  const set = { ...given, ...(given.center_billing_plan_id === undefined ? {} : { on_trial: false }) };
  return {
    set: {
      ...set,
      customer_id: cleared(customer_id),
      ...woken(ctx, center, set),
      ...touched(ctx),
    },
  };
};
