import type { Role } from '@nestling/rules/roles.ts';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { declined, message } from '../../kernel/call/call.ts';
import type { Ctx } from '../../kernel/call/context.ts';
import type { UserError } from '../../kernel/call/refusals.ts';
import { namedLock } from '../../kernel/db/named-lock.ts';
import { rankOf } from '../../model/user/highest-rank.ts';

/** The condition that somebody holds no higher role than the caller. */
export const isNotAbove = (ctx: Ctx, user: number | RawBuilder<unknown>): RawBuilder<SqlBool> =>
  sql<SqlBool>`${rankOf(user)} <= ${rankOf(ctx.who.user)}`;

/** Whether somebody holds a higher role than the caller. */
export const isAbove = async (ctx: Ctx, user: number): Promise<boolean> => {
  const { rows } = await sql<{ below: boolean }>`select ${isNotAbove(ctx, user)} as below`.execute(ctx.db);
  return rows[0]?.below === false;
};

export const higherRole = (): UserError => declined(message('users.higherRole'), { field: 'id', code: 'HIGHER_ROLE' });

/** Whether somebody holds the role. */
export const isOfRole = async (ctx: Ctx, user: number, role: Role): Promise<boolean> => {
  const { rows } = await sql<{
    held: boolean;
  }>`select exists (select 1 from user_role ur join role r on r.id = ur.role_id
    where ur.user_id = ${user} and r.name = ${role}) as held`.execute(ctx.db);
  return rows[0]?.held ?? false;
};

/**
 * Declines what would leave the centre without an active admin; answers null when another one is left. Two admins who
 * take each other out at once wait for each other here.
 */
const lastAdmin = async (ctx: Ctx, leaving: number): Promise<UserError | null> => {
  const { centre } = ctx.who;
  await namedLock(`admins ${centre}`).execute(ctx.db);
  const { rows } = await sql<{ admin: boolean; others: boolean }>`
    with admins as (select u.id, u.status = 'active' and u.deleted_at is null as acts from app_user u
      join user_role ur on ur.user_id = u.id
      join role r on r.id = ur.role_id and r.name = 'admin')
    select exists (select 1 from admins where id = ${leaving}) as admin,
      exists (select 1 from admins where id <> ${leaving} and acts) as others`.execute(ctx.db);
  const { admin = false, others = false } = rows[0] ?? {};
  return admin && !others ? declined(message('users.lastAdmin'), { field: 'id', code: 'LAST_ADMIN' }) : null;
};

/**
 * Whether the caller may take an account out of use: switch it off, remove it, merge it into another. Not one of a
 * higher role, and not the last active admin. Answers what declines the call, or null.
 */
export const mayTakeAway = async (ctx: Ctx, user: number): Promise<UserError | null> =>
  (await isAbove(ctx, user)) ? higherRole() : lastAdmin(ctx, user);
