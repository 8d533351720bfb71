import { done } from '../../kernel/call/call.ts';
import type { Ctx } from '../../kernel/call/context.ts';
import { message } from '../../kernel/call/message.ts';
import { insertRows, updateRows } from '../../kernel/write/write-rows.ts';
import { User } from '../../model/user/entity.ts';

/** Stamps that the caller has signed in now. */
export const noteLogin = async (ctx: Ctx, { id }: { readonly id: number }) => {
  await updateRows(ctx, 'app_user', { id }, { last_login_time: ctx.now() });
  ctx.audit({ entity: User, id, after: { login: ctx.who.session } });
  return done(message('auth.loginNoted'));
};

/** Stamps that the caller came back with a session that still stands; the history of sign-ins lists the visit. */
export const noteReturn = async (ctx: Ctx, { id }: { readonly id: number }) => {
  await updateRows(ctx, 'session', { id: ctx.who.session, user_id: id }, { last_used_at: ctx.now() });
  await insertRows(ctx, 'session_return', [{ session_id: ctx.who.session, at: ctx.now() }]);
  return done(message('auth.loginNoted'));
};
