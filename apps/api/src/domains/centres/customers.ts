import { declined, done, message } from '../../kernel/call/call.ts';
import type { Ctx } from '../../kernel/call/context.ts';
import type { InputOf } from '../../kernel/call/input.ts';
import { findRow } from '../../kernel/db/find-rows.ts';
import type { RowOf } from '../../kernel/db/tables.ts';
import { hashOfToken, newToken } from '../../kernel/lib/token.ts';
import { insertRow, updateRow } from '../../kernel/write/write-rows.ts';
import { CenterCustomer } from './customers.entities.ts';
import type { signUpForm } from './customers.inputs.ts';

const DAY_MS = 86_400_000;

const hashOfHandle = (handle: string): Buffer => hashOfToken(handle, 'center-customer');

/** The sign-up of a handle, held until the call ends; undefined for one that is of nobody, or a day old. */
export const signUpOf = async (ctx: Ctx, handle: string): Promise<RowOf<'center_customer'> | undefined> => {
  const of = { handle_hash: hashOfHandle(handle) };
  const row = await findRow(ctx, 'center_customer', of, undefined, { lock: 'update' });
  return row && row.handle_until > ctx.now() ? row : undefined;
};

/** Whether a handle is that of a sign-up. */
export const isHandleOf = (row: RowOf<'center_customer'>, handle: string | undefined): boolean =>
  handle !== undefined && hashOfHandle(handle).equals(row.handle_hash);

/** What is told of a handle that is of nobody, whoever's it was. */
export const noSignUp = (field: string) => declined(message('centres.signUpOver'), { field, code: 'OVER' });

/** Keeps who signs up, or what they change within the same sign-up until it is paid for. */
export const saveSignUp = async (ctx: Ctx, { data }: InputOf<typeof signUpForm>) => {
  const { customer_id: handle, plan_id, phone, city, state, ...person } = data;
  const plan = await findRow(ctx, 'centre_plan', { id: plan_id }, ['active']);
  if (!plan?.active) {
    const told = message('centres.planInactive');
    return declined(told, { field: 'data.plan_id', code: 'INACTIVE', message: told });
  }
  const values = {
    ...person,
    phone: phone || null,
    city: city || null,
    state: state || null,
    center_billing_plan_id: plan_id,
    language: ctx.request.language,
  };
  const told = message('centres.signUpKept');
  if (handle === undefined) {
    const customer_id = newToken();
    const now = ctx.now();
    const id = await insertRow(ctx, 'center_customer', {
      ...values,
      handle_hash: hashOfHandle(customer_id),
      handle_until: new Date(now.getTime() + DAY_MS),
      created_at: now,
    });
    ctx.audit({ entity: CenterCustomer, id, after: { name: data.name, company: data.company } });
    return done(told, { customer_id });
  }
  const row = await signUpOf(ctx, handle);
  if (!row) return noSignUp('data.customer_id');
  if (row.paid_at) return declined(message('centres.signUpPaid'), { field: 'data.customer_id', code: 'PAID' });
  const changed = await updateRow(ctx, 'center_customer', { id: row.id }, values);
  if (changed?.news) ctx.audit({ entity: CenterCustomer, id: row.id, ...changed.news });
  return done(told, { customer_id: handle });
};
