import { gone, message } from '../../kernel/call/call.ts';
import type { Ctx } from '../../kernel/call/context.ts';
import { diffColumns, diffOf } from '../../kernel/write/row-diff.ts';
import { User } from '../../model/user/entity.ts';

/** Writes columns of a contact's profile; whoever asks has checked them and who may. Nothing that signs anybody in. */
export const writeContact = async (
  ctx: Ctx,
  id: number,
  values: { readonly phone2?: string; readonly emergency_contact?: string },
): Promise<void> => {
  const row = await ctx.db
    .updateTable('app_user')
    .set({ ...values, updated_at: ctx.now(), updated_by: ctx.who.user })
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .returning(diffColumns)
    .executeTakeFirst();
  if (!row) throw gone(message('users.gone'));
  const change = diffOf(row);
  if (change) ctx.audit({ entity: User, id, ...change });
};
