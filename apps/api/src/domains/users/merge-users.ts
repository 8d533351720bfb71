import { declined, done, gone, message } from '../../kernel/call/call.ts';
import type { Ctx } from '../../kernel/call/context.ts';
import type { Id } from '../../kernel/db/tables.ts';
import { User } from '../../model/user/entity.ts';
import { signOutEverywhere } from '../auth/auth.door.ts';
import { banOfOneOnly, mergeRecords, undoLastMerge } from '../relationships/relationships.door.ts';
import { isAbove, isOfRole, mayTakeAway } from './rank.ts';

const columns = [
  'middle_name',
  'nick_name',
  'phone',
  'phone_type',
  'phone2',
  'phone2_type',
  'emergency_contact',
  'avatar',
  'job_title',
  'note',
];

/** What belongs to the account rather than to the person: it stays, for the day the merge is undone. */
const spared = [
  'user_role',
  'session',
  'access_token',
  'totp',
  'recovery_code',
  'passkey',
  'sign_in_link',
  'sign_in_challenge',
  'push_token',
  'push_person',
  'push_message',
  'notice_letter',
  'ticket_letter',
  'ticket_thread',
  'verified_pin',
  'pin_slow',
  'camera_login_reset',
  'dashboard_layout',
  'selected_field',
  'user_setting',
  'user_permission',
];

interface Two {
  /** Which record is kept. */
  readonly user_id: Id<'app_user'>;
  readonly duplicate_id: Id<'app_user'>;
}

/**
 * Makes two records of one contact one: students, history and everything else of the duplicate are of the kept one from
 * then on. Only one account can be left to sign in with, so the one that is used is the one to keep.
 */
export const mergeContacts = async (ctx: Ctx, { user_id, duplicate_id }: Two) => {
  const field = 'duplicate_id';
  if (user_id === duplicate_id) return declined(message('merge.same'), { field, code: 'SELF' });
  const rows = await ctx.db
    .selectFrom('app_user')
    .selectAll()
    .where('id', 'in', [user_id, duplicate_id])
    .where('deleted_at', 'is', null)
    .orderBy('id')
    .forUpdate()
    .execute();
  const kept = rows.find(({ id }) => id === user_id);
  const duplicate = rows.find(({ id }) => id === duplicate_id);
  if (!kept || !duplicate) return gone(message('merge.gone'), field);
  for (const id of [kept.id, duplicate.id])
    if (!(await isOfRole(ctx, id, 'user')))
      return declined(message('merge.contactsOnly'), { field, code: 'OTHER_ROLE' });
  // Somebody can be a contact and staff in one: the account that goes, and the one that gets its rights, both count.
  if (await isAbove(ctx, kept.id))
    return declined(message('users.higherRole'), { field: 'user_id', code: 'HIGHER_ROLE' });
  const wrong = await mayTakeAway(ctx, duplicate.id);
  if (wrong) return wrong;
  if (duplicate.password_hash !== null && kept.password_hash === null)
    return declined(message('merge.keepAccount', { name: duplicate.full_name }), { field, code: 'HAS_ACCOUNT' });
  const banned = await banOfOneOnly(ctx, 'app_user', kept.id, duplicate.id);
  if (banned !== null) return declined(message('merge.bannedFor', { name: banned }), { field, code: 'BLACK_LISTED' });
  // Rights are told while the links still say whose pictures they were.
  for (const user of [kept.id, duplicate.id]) ctx.publish({ kind: 'rights', at: { user } });
  await signOutEverywhere(ctx, duplicate.id, 'inactive');
  const filled = await mergeRecords(
    ctx,
    'app_user',
    { kept, gone: duplicate },
    {
      columns,
      joined: ['note', 'emergency_contact'],
      spared,
      away: { deleted_at: ctx.now(), status: 'inactive' },
    },
  );
  ctx.audit({ entity: User, id: kept.id, after: { merged: duplicate.full_name, filled: Object.keys(filled) } });
  ctx.audit({ entity: User, id: duplicate.id, after: { merged_into: kept.id } });
  return done(message('merge.done', { name: kept.full_name }), { user: user_id });
};

/** Makes the two records two again that the last merge made one. */
export const undoContactMerge = async (ctx: Ctx, { user_id }: { readonly user_id: Id<'app_user'> }) => {
  if (await isAbove(ctx, user_id))
    return declined(message('users.higherRole'), { field: 'user_id', code: 'HIGHER_ROLE' });
  const back = await undoLastMerge(ctx, 'app_user', user_id);
  if (back === null) return declined(message('merge.nothing'), { field: 'user_id', code: 'NOTHING' });
  for (const id of [user_id, back]) ctx.audit({ entity: User, id, after: { merge_undone: true } });
  for (const user of [user_id, back]) ctx.publish({ kind: 'rights', at: { user } });
  return done(message('merge.undone'), { user: user_id });
};
