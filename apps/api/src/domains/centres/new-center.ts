import { centerSlugOf, isCenterSlug } from '@nestling/rules/center-slug.ts';
import { declined, done, message, notDone } from '../../kernel/call/call.ts';
import type { Ctx } from '../../kernel/call/context.ts';
import type { InputOf } from '../../kernel/call/input.ts';
import { UserError } from '../../kernel/call/refusals.ts';
import { findRow } from '../../kernel/db/find-rows.ts';
import { jsonb, type RowOf } from '../../kernel/db/tables.ts';
import { updateRow, updateRows } from '../../kernel/write/write-rows.ts';
import { newPassword } from '../../secrets/new-password.ts';
import { addressToCome } from './hosts.ts';
import { SET_UP } from './new-center-task.ts';
import { hashOfSetUp } from './set-up-link.ts';
import { CenterSetUp } from './set-ups.entities.ts';
import type { newCenterForm } from './set-ups.inputs.ts';
import { freeSlugs, others } from './slugs.ts';

/** So often another address than the one the link was sent to may be given: who has the link need not be who was meant. */
const WRONG_ADDRESSES = 10;

const over = () => message('centres.linkOver');

const setUpOf = async (ctx: Ctx, token: string, lock?: 'update'): Promise<RowOf<'center_set_up'> | undefined> => {
  const row = await findRow(ctx, 'center_set_up', { token_hash: hashOfSetUp(token) }, undefined, lock ? { lock } : {});
  return row && row.expires_at > ctx.now() ? row : undefined;
};

/** 'ann@example.com' → 'a…@example.com': whoever holds a forwarded link is not told the whole of it. */
const veiled = (email: string): string => email.replace(/^(.).*@/, '$1…@');

/** Whom a link is for and how far the center is that it sets up; after its use too, until it is over. */
export const checkSetUp = async (ctx: Ctx, { token }: { readonly token: string }) => {
  const row = await setUpOf(ctx, token);
  if (!row || (row.status === 'waiting' && row.wrong >= WRONG_ADDRESSES))
    return declined(over(), { field: 'token', code: 'OVER' });
  const plan = row.center_billing_plan_id && (await findRow(ctx, 'centre_plan', { id: row.center_billing_plan_id }));
  return done(message(row.status === 'done' ? 'centres.isReady' : 'centres.linkGood'), {
    customer: {
      name: row.name,
      email: veiled(row.email),
      company: row.company,
      plan: plan ? plan.name : null,
      trial_days: row.trial_days,
    },
    state: row.status,
    step: row.status === 'done' ? null : row.step,
    address: row.slug && row.status === 'done' ? await addressToCome(ctx, row.slug) : null,
  });
};

const wrongZone = () => declined(message('centres.noZone'), { field: 'data.zone', code: 'UNKNOWN' });

/** What of a wish cannot be, or null. */
const wrongWish = async (ctx: Ctx, { name, slug, location, zone }: InputOf<typeof newCenterForm>['data']) => {
  const field = 'data.slug';
  if (!(await findRow(ctx, 'timezone', { value: zone }, ['id']))) return wrongZone();
  const [first, ...more] = await freeSlugs(ctx, [slug, ...others(slug, name, location)]);
  if (first === slug) return null;
  const free = [first, ...more]
    .filter((one) => one !== undefined)
    .slice(0, 3)
    .join(', ');
  const told = message(isCenterSlug(slug) ? 'centres.slugTaken' : 'centres.noSlug', { slug: centerSlugOf(slug), free });
  return declined(told, { field, code: isCenterSlug(slug) ? 'TAKEN' : 'NO_SLUG', message: told });
};

/**
 * Begins a center by a link: what it is to be is kept and a job makes it. The link is used up by what is taken; what is
 * declined leaves it as it was.
 */
export const setUpCenter = async (ctx: Ctx, { data, request, email }: InputOf<typeof newCenterForm>) => {
  const gone = declined(over(), { field: 'request', code: 'OVER' });
  const found = await setUpOf(ctx, request);
  if (found?.status !== 'waiting' || found.wrong >= WRONG_ADDRESSES) return gone;
  if (found.email !== email) {
    await updateRows(ctx, 'center_set_up', { id: found.id }, { wrong: found.wrong + 1 });
    const told = message('centres.otherAddress');
    return notDone(told, { center: null }, { field: 'email', code: 'OTHER', message: told });
  }
  const { password, ...wanted } = data;
  const about = [data.username ?? '', email, data.fname, data.lname ?? '', data.name];
  const hash = await ctx.outside(() => newPassword(ctx.who.centre, password, about));
  if (hash instanceof UserError) return declined(hash.reason, { field: 'data.password', code: 'WEAK' });
  const row = await setUpOf(ctx, request, 'update');
  if (row?.status !== 'waiting') return gone;
  const slug = data.slug.trim().toLowerCase();
  const wrong = await wrongWish(ctx, { ...data, slug });
  if (wrong) return wrong;
  const changed = await updateRow(
    ctx,
    'center_set_up',
    { id: row.id },
    {
      used_at: ctx.now(),
      slug,
      wanted: jsonb({ ...wanted, slug }),
      password_hash: hash,
      status: 'running',
      step: 'center',
    },
  );
  ctx.audit({ entity: CenterSetUp, id: row.id, after: { name: data.name, slug, status: changed?.row.status } });
  ctx.enqueue(SET_UP, { set_up: row.id }, { key: String(row.id) });
  return done(message('centres.begun', { name: data.name }), {
    center: { name: data.name, slug, address: await addressToCome(ctx, slug) },
  });
};
