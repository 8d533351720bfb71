import { centerSlugOf } from '@nestling/rules/center-slug.ts';
import { declined, done, message } from '../../kernel/call/call.ts';
import type { Ctx } from '../../kernel/call/context.ts';
import type { InputOf } from '../../kernel/call/input.ts';
import { UserError } from '../../kernel/call/refusals.ts';
import { findRow } from '../../kernel/db/find-rows.ts';
import { jsonb } from '../../kernel/db/tables.ts';
import { newToken } from '../../kernel/lib/token.ts';
import { idOf } from '../../kernel/read/entity.ts';
import { createRow, updateRows } from '../../kernel/write/write-rows.ts';
import { type Place, placeOf } from './center-place.ts';
import { Center } from './centers.entities.ts';
import { claimFor } from './claim-domain.ts';
import { trialDays } from './cover.ts';
import type { newHosted } from './hosting.inputs.ts';
import { mustBeHome } from './must-be-home.ts';
import { makeCenter } from './new-center-steps.ts';
import { SET_UP } from './new-center-task.ts';
import { hashOfSetUp } from './set-up-link.ts';
import { freeSlugs, others } from './slugs.ts';

type Given = InputOf<typeof newHosted>;
const ZONE = 'America/New_York';

/** The name a center has in an address: the one asked for, or a free one like its name; declined where that is taken. */
const slugFor = async (ctx: Ctx, place: Place, { name, database_name }: Given) => {
  const wished = place.slug ?? centerSlugOf(database_name?.replaceAll('_', '-') ?? name);
  const [first] = await freeSlugs(ctx, place.slug ? [wished] : [wished, ...others(wished, name, '')]);
  if (first !== undefined) return first;
  return declined(message('centres.hostTaken', { host: place.host }), { field: 'hostname', code: 'TAKEN' });
};

/** Days to try it, null where it is not on trial; declined where they are no whole number. */
const trialOf = ({ on_trial, trial_days, trial_start_date }: Given) => {
  if (on_trial === false || (!on_trial && (trial_days ?? trial_start_date) === undefined)) return null;
  return trialDays(trial_days ?? '');
};

/**
 * Adds a center and begins its set-up, which a job goes on with: it is inactive until it is whole. Whoever is to run it, at
 * first who adds it, is sent a link to choose a password. At a name of its own it is reached once that is proven.
 */
export const addCenter = async (ctx: Ctx, given: Given) => {
  await mustBeHome(ctx);
  const { name, trial_start_date, zone = ZONE, theme = 'nestling', language = ctx.request.language } = given;
  const place = await placeOf(ctx, given);
  if (place instanceof UserError) return place;
  const trial_days = trialOf(given);
  if (trial_days instanceof UserError) return trial_days;
  if (!(await findRow(ctx, 'timezone', { value: zone }, ['id'])))
    return declined(message('centres.noZone'), { field: 'zone', code: 'UNKNOWN' });
  const plan = given.center_billing_plan_id ?? null;
  if (plan !== null && !(await findRow(ctx, 'centre_plan', { id: plan }))?.active)
    return declined(message('centres.planInactive'), { field: 'center_billing_plan_id', code: 'INACTIVE' });
  const slug = await slugFor(ctx, place, given);
  if (slug instanceof UserError) return slug;
  const own = await findRow(ctx, 'app_user', { id: ctx.who.user }, ['email', 'fname', 'lname']);
  const email = given.email ?? own?.email ?? '';
  const [fname, lname] = given.email ? [given.email.replace(/@.*/, ''), ''] : [own?.fname ?? '', own?.lname ?? ''];
  const wanted = {
    name,
    slug,
    theme,
    language,
    location: name.slice(0, 100),
    zone,
    fname,
    lname,
    invited: true,
    trial_start_date,
  };
  const now = ctx.now();
  const row = await createRow(ctx, 'center_set_up', {
    ...{ name, email, company: name, center_billing_plan_id: plan, trial_days, slug },
    // A link nobody was sent: it is used up.
    token_hash: hashOfSetUp(newToken()),
    ...{ created_at: now, created_by: ctx.who.user, expires_at: now, used_at: now },
    ...{ wanted: jsonb(wanted), status: 'running', step: 'hosts' },
  });
  const id = await makeCenter(ctx, row);
  if (id === null) throw new Error('A center that is new was made before.');
  await updateRows(
    ctx,
    'centre',
    { id },
    {
      database_name: given.database_name ?? slug.replaceAll('-', '_').replace(/^(?![a-z])/, 'c'),
      deploy: 'pending',
      added_by: ctx.who.user,
      ...(given.customer_id ? { customer_id: given.customer_id } : {}),
    },
  );
  if (place.slug === null) {
    const claimed = await claimFor(ctx, id, place.host);
    if (claimed) return claimed;
  }
  ctx.enqueue(SET_UP, { set_up: row.id }, { key: String(row.id) });
  ctx.publish({ kind: 'centres', ids: [id] });
  return done(message('centres.begun', { name }), { center: idOf(Center, id) });
};
