import { done } from '../../kernel/call/call.ts';
import type { Ctx } from '../../kernel/call/context.ts';
import { message } from '../../kernel/call/message.ts';
import { User } from '../../model/user/entity.ts';

/** Stamps that the caller has signed in now. */
export const noteLogin = async (ctx: Ctx, { id }: { readonly id: number }) => {
  await ctx.db.updateTable('app_user').set({ last_login_time: ctx.now() }).where('id', '=', id).execute();
  ctx.audit({ entity: User, id, after: { login: ctx.who.session } });
  return done(message('auth.loginNoted'));
};

/** Stamps that the caller came back with a session that still stands; the history of sign-ins lists the visit. */
export const noteReturn = async (ctx: Ctx, { id }: { readonly id: number }) => {
  await ctx.db
    .updateTable('session')
    .set({ last_used_at: ctx.now() })
    .where('id', '=', ctx.who.session)
    .where('user_id', '=', id)
    .execute();
  await ctx.db.insertInto('session_return').values({ session_id: ctx.who.session, at: ctx.now() }).execute();
  return done(message('auth.loginNoted'));
};
