import { sql } from 'kysely';
import type { Ctx } from '../../kernel/call/context.ts';
import { deleteRows, updateRows, upsertRow } from '../../kernel/write/write-rows.ts';
import { keyOf } from '../../pins/find-owner.ts';
import { rememberSlow } from './offline/slow-pins.ts';

/** How long a right PIN lets its owner act on the tablet. */
const VERIFIED_MS = 2 * 60_000;

/** Lets the owner of a PIN act on the tablet of a location for two minutes. */
export const letIn = async (ctx: Ctx, location: number, user: number): Promise<void> => {
  const until = new Date(ctx.now().getTime() + VERIFIED_MS);
  await upsertRow(ctx, 'verified_pin', { location_id: location, user_id: user }, { until });
};

/** Whether somebody may act on the tablet now. */
export const isLetIn = async (ctx: Ctx, location: number, user: number): Promise<boolean> => {
  const row = await ctx.db
    .selectFrom('verified_pin')
    .select('until')
    .where('location_id', '=', location)
    .where('user_id', '=', user)
    .where('until', '>', ctx.now())
    .forUpdate()
    .executeTakeFirst();
  return row !== undefined;
};

/** What a PIN was entered for is done: the next one enters it anew. */
export const letOut = async (ctx: Ctx, location: number, user: number): Promise<void> => {
  await deleteRows(ctx, 'verified_pin', { location_id: location, user_id: user });
};

/**
 * Gives somebody a PIN of the door; false where somebody else of the centre has it, or the office has not approved its
 * owner. Tablets without a line learn it.
 */
export const setPin = async (ctx: Ctx, user: number, pin: string): Promise<boolean> => {
  const { centre } = ctx.who;
  const pin_key = keyOf(centre, pin);
  const free = sql`not exists (select 1 from app_user o where o.pin_key = ${pin_key} and o.id <> ${user})`;
  const set = await updateRows(ctx, 'app_user', [{ id: user, deleted_at: null, pending: false }, free], { pin_key }, [
    'id',
  ]);
  if (set.length === 0) return false;
  await rememberSlow(ctx, user, pin);
  return true;
};
