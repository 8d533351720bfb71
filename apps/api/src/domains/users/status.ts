import { beforeAfter, changed } from '../../kernel/before-after.ts';
import { declined, done, say } from '../../kernel/call.ts';
import type { Ctx } from '../../kernel/context.ts';
import type { Id } from '../../kernel/tables.ts';
import { signOutEverywhere } from '../auth/auth.door.ts';
import { isThere } from './belongings.ts';
import { higherRole, isNotAbove, lastAdmin } from './rank.ts';

/**
 * Switches a person active or inactive; one made inactive is signed out everywhere. Nobody switches off the own account
 * or somebody of a higher role.
 */
export const switchUser = async (ctx: Ctx, { id, status }: { id: Id<'app_user'>; status: 'active' | 'inactive' }) => {
  const { centre, user: own } = ctx.who;
  if (id === own) return declined(say('users.ownStatus'), { field: 'id', code: 'SELF' });
  const user = await ctx.db
    .updateTable('app_user')
    .set({ status, updated_at: ctx.now(), updated_by: own })
    .where('centre_id', '=', centre)
    .where('id', '=', id)
    .where(isThere)
    .where(isNotAbove(ctx, id))
    .returning(['full_name', ...beforeAfter])
    .executeTakeFirst();
  if (!user) return higherRole();
  const last = status === 'inactive' ? await lastAdmin(ctx, id) : null;
  if (last) return last;
  const change = changed(user);
  if (change) ctx.audit({ entity: 'User', id, ...change });
  if (status === 'inactive') await signOutEverywhere(ctx, id, 'inactive');
  ctx.tell({ kind: 'rights', at: { user: id } });
  return done(say(status === 'active' ? 'users.active' : 'users.inactive', { name: user.full_name }));
};
