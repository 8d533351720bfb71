import { allows } from '@nestling/rules/roles.ts';
import { type Calls, declined, done, message, mutation, outcome } from '../../kernel/call/call.ts';
import type { Ctx } from '../../kernel/call/context.ts';
import { id, text } from '../../kernel/call/input.ts';
import type { Id } from '../../kernel/db/tables.ts';
import { orError } from '../../kernel/read/reach.ts';
import { updateRows } from '../../kernel/write/write-rows.ts';
import { usePicture } from '../../model/picture/use-picture.ts';
import { User } from '../../model/user/entity.ts';
import { ofAccounts, ownPeople } from '../../model/user/reach.ts';

interface Input {
  readonly id: Id<'app_user'>;
  /** Key of an upload; empty takes the picture away. */
  readonly avatar: string;
}

const saveAvatar = async (ctx: Ctx, { id, avatar }: Input) => {
  if (id !== ctx.who.user && !allows(ctx.who.role, 'manager'))
    return declined(message('users.pictureNotYours'), { field: 'id', code: 'NOT_YOURS' });
  const refused = await usePicture(ctx, avatar, 'avatar');
  if (refused) return refused;
  await updateRows(ctx, 'app_user', { id }, { avatar: avatar || null });
  ctx.audit({ entity: User, id, after: { avatar: avatar || null } });
  return done(message('users.pictureSaved'));
};

export const avatarCalls: Calls = {
  updateUserAvatar: mutation({
    rule: 'user',
    permission: ofAccounts('id'),
    about:
      "Replaces one's own picture, or for managers that of somebody of own locations, by an upload; empty takes it away. An image that was not uploaded gets Error.",
    reach: { id: orError(ownPeople) },
    input: { id: id(User), avatar: text(0, 100) },
    answer: outcome(),
    run: saveAvatar,
  }),
};
