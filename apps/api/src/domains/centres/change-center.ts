import { declined, message } from '../../kernel/call/call.ts';
import type { Ctx } from '../../kernel/call/context.ts';
import type { InputOf } from '../../kernel/call/input.ts';
import { UserError } from '../../kernel/call/refusals.ts';
import { findRow } from '../../kernel/db/find-rows.ts';
import type { RowOf } from '../../kernel/db/tables.ts';
import { not } from '../../kernel/db/where.ts';
import { hostsOf } from '../../kernel/lib/origin-of.ts';
import { setBilling } from './billing.ts';
import { notSwitched } from './center.ts';
import { placeOf } from './center-place.ts';
import { trialDays } from './cover.ts';
import { DEPLOY } from './deploy-job.ts';
import type { hostedChanges } from './hosting.inputs.ts';
import { SET_UP } from './new-center-task.ts';

type Row = RowOf<'centre'>;
type Given = InputOf<typeof hostedChanges>;

/** Begins to put this release on a center, or goes on with a set-up that failed. One that is under way is declined. */
export const beginDeploy = async (ctx: Ctx, { id, name, deploy }: Row) => {
  if (deploy === 'pending' || deploy === 'running')
    return declined(message('centres.deployRuns', { name }), { field: 'id', code: 'RUNNING' });
  const half = await findRow(ctx, 'center_set_up', { made_centre_id: id, status: not('done') }, ['id']);
  if (half) ctx.enqueue(SET_UP, { set_up: half.id }, { key: String(half.id) });
  else ctx.enqueue(DEPLOY, { center: id }, { key: String(id) });
  return { set: { deploy: 'pending', deploy_step: null } };
};

const trialOf = (center: Row, { on_trial, trial_start_date, trial_days }: Given) => {
  if (on_trial === undefined && trial_start_date === undefined && trial_days === undefined) return {};
  const days = trial_days === undefined ? center.trial_days : trialDays(trial_days);
  if (days instanceof UserError) return days;
  const start = trial_start_date ?? center.trial_start_date;
  if (on_trial && (start === null || days === null))
    return declined(message('centres.trialFrom'), { field: 'trial_start_date', code: 'REQUIRED' });
  return { trial_start_date: start, trial_days: days, ...(on_trial === undefined ? {} : { on_trial }) };
};

/** The host a center is told to have must be one it has: others are added as domains, where they are proven. */
const wrongHost = async (ctx: Ctx, center: Row, given: Given) => {
  const { url, hostname, base_url, prefix_url, path, port } = given;
  const told = [url, hostname, base_url, prefix_url, path, port].some((one) => one !== undefined);
  if (!told) return null;
  const own = [...(await hostsOf(ctx.db, center.id)), `${center.slug}.localhost`];
  const place = await placeOf(ctx, {
    ...given,
    hostname: hostname ?? (url ? undefined : own[0]),
  });
  if (place instanceof UserError) return place;
  const field = hostname === undefined ? 'url' : 'hostname';
  if (own.includes(place.host)) return null;
  const held = await findRow(ctx, 'centre_host', { host: place.host }, ['host']);
  return held
    ? declined(message('centres.hostTaken', { host: place.host }), { field, code: 'TAKEN' })
    : declined(message('centres.asDomain', { host: place.host }), { field, code: 'AS_DOMAIN' });
};

/** Changes a hosted center: its name, how its data are called, what it is sold, how it stands, and whether a release is put on it. */
export const changeCenter = async (ctx: Ctx, center: Row, given: Given) => {
  const wrong = await wrongHost(ctx, center, given);
  if (wrong) return wrong;
  const trial = trialOf(center, given);
  if (trial instanceof UserError) return trial;
  const begun = given.deploy === undefined ? { set: {} } : await beginDeploy(ctx, center);
  if (begun instanceof UserError) return begun;
  const { name, database_name, status, payment_start, payment_end, customer_id, center_billing_plan_id } = given;
  const stuck = status === undefined || status === center.status ? null : await notSwitched(ctx, center, status);
  if (stuck) return stuck;
  const sold = setBilling(ctx, center, { payment_start, payment_end, customer_id, center_billing_plan_id });
  const switched = status === undefined || status === center.status ? {} : { status, suspended_for: null };
  return { set: { ...sold.set, ...trial, ...begun.set, name, database_name, ...switched } };
};
