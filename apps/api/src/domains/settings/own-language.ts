import { done, message } from '../../kernel/call/call.ts';
import type { Ctx } from '../../kernel/call/context.ts';
import { updateRows } from '../../kernel/write/write-rows.ts';
import { User } from '../../model/user/entity.ts';

/** Keeps the language the caller is spoken and written to in. */
export const saveOwnLanguage = async (ctx: Ctx, { language }: { readonly language: 'en' | 'es' }) => {
  const { user } = ctx.who;
  await updateRows(ctx, 'app_user', { id: user }, { language, updated_at: ctx.now(), updated_by: user });
  ctx.audit({ entity: User, id: user, after: { language } });
  return done(message('settings.saved'));
};
