import { declined, done, message } from '../../kernel/call/call.ts';
import type { Ctx } from '../../kernel/call/context.ts';
import type { Id } from '../../kernel/db/tables.ts';
import { updateRow } from '../../kernel/write/write-rows.ts';
import { User } from '../../model/user/entity.ts';
import { signOutEverywhere } from '../auth/auth.door.ts';
import { isThere } from './belongings.ts';
import { higherRole, isNotAbove, mayTakeAway } from './rank.ts';

/**
 * Switches a person active or inactive; one made inactive is signed out everywhere. Nobody switches off the own account
 * or somebody of a higher role.
 */
export const switchUser = async (ctx: Ctx, { id, status }: { id: Id<'app_user'>; status: 'active' | 'inactive' }) => {
  const { user: own } = ctx.who;
  if (id === own) return declined(message('users.ownStatus'), { field: 'id', code: 'SELF' });
  const wrong = status === 'inactive' ? await mayTakeAway(ctx, id) : null;
  if (wrong) return wrong;
  const user = await updateRow(ctx, 'app_user', [{ id }, isThere, isNotAbove(ctx, id)], {
    status,
    updated_at: ctx.now(),
    updated_by: own,
  });
  if (!user) return higherRole();
  const change = user.news;
  if (change) ctx.audit({ entity: User, id, ...change });
  if (status === 'inactive') await signOutEverywhere(ctx, id, 'inactive');
  ctx.publish({ kind: 'rights', at: { user: id } });
  return done(message(status === 'active' ? 'users.active' : 'users.inactive', { name: user.row.full_name }));
};
