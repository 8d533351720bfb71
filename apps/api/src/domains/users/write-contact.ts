import { gone, message } from '../../kernel/call/call.ts';
import type { Ctx } from '../../kernel/call/context.ts';
import { updateRow } from '../../kernel/write/write-rows.ts';
import { User } from '../../model/user/entity.ts';

/** Writes columns of a contact's profile; whoever asks has checked them and who may. Nothing that signs anybody in. */
export const writeContact = async (
  ctx: Ctx,
  id: number,
  values: { readonly phone2?: string; readonly emergency_contact?: string },
): Promise<void> => {
  const row = await updateRow(
    ctx,
    'app_user',
    { id, deleted_at: null },
    { ...values, updated_at: ctx.now(), updated_by: ctx.who.user },
  );
  if (!row) throw gone(message('users.gone'));
  const change = row.news;
  if (change) ctx.audit({ entity: User, id, ...change });
};
