import { sql } from 'kysely';
import { declined } from '../../kernel/call/call.ts';
import type { Ctx } from '../../kernel/call/context.ts';
import { message } from '../../kernel/call/message.ts';
import type { UserError } from '../../kernel/call/refusals.ts';
import { rankOf, topRank } from '../../model/user/highest-rank.ts';

/** For so long after the password or a code was typed again, the session may change who signs in. */
export const CONFIRMED_MS = 5 * 60_000;

/** The field clients look for: they ask for the password or a code, call `confirmIdentity`, and send the call again. */
const CONFIRM_FIELD = 'confirm_identity';

interface Standing {
  readonly higher: boolean;
  readonly confirmed: boolean;
}

/** Whether the caller stands above somebody, and has just shown who it is. */
const standing = async (ctx: Ctx, user: number): Promise<Standing> => {
  const { user: own, session } = ctx.who;
  const since = new Date(ctx.now().getTime() - CONFIRMED_MS);
  const { rows } = await sql<Standing>`select
    ${rankOf(own)} > ${rankOf(user)} or ${rankOf(own)} = ${topRank} as higher,
    exists (select 1 from session s where s.id = ${session} and s.user_id = ${own}
      and s.confirmed_at > ${since}::timestamptz) as confirmed`.execute(ctx.db);
  return rows[0] ?? { higher: false, confirmed: false };
};

const notConfirmed = (): UserError => declined(message('auth.confirmFirst'), { field: CONFIRM_FIELD, code: 'CONFIRM' });

/** Declines when the caller has not just typed the password or a code again. For what makes a new account of staff. */
export const mustBeConfirmed = async (ctx: Ctx): Promise<UserError | null> =>
  (await standing(ctx, ctx.who.user)).confirmed ? null : notConfirmed();

/**
 * May the caller change what this account signs in with: e-mail, username, password, second factors? Everything that
 * changes them asks here. Other people's only from above their rank (admins stand
 * at the top and look after each other); and only after the password or a code was typed again. Answers what declines
 * the call, or null.
 */
export const mayChangeSignIn = async (ctx: Ctx, user: number, field = 'id'): Promise<UserError | null> => {
  const { higher, confirmed } = await standing(ctx, user);
  if (user !== ctx.who.user && !higher) return declined(message('users.notBelow'), { field, code: 'HIGHER_ROLE' });
  return confirmed ? null : notConfirmed();
};
