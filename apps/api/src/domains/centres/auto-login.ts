import { sql } from 'kysely';
import { declined, done, message } from '../../kernel/call/call.ts';
import type { Ctx, WorkContext } from '../../kernel/call/context.ts';
import type { InputOf } from '../../kernel/call/input.ts';
import { UserError } from '../../kernel/call/refusals.ts';
import { findRow } from '../../kernel/db/find-rows.ts';
import { originOf } from '../../kernel/lib/origin-of.ts';
import { User } from '../../model/user/entity.ts';
import { roleOf } from '../../model/user/role-of.ts';
import { addLink } from '../../model/user/sign-in-links.ts';
import { writeToAdmins } from './admins.ts';
import { Center } from './centers.entities.ts';
import type { entryInput } from './support.inputs.ts';

/** Whom one enters as: who was named, else the first administrator; families are not entered as. */
const personOf = async ({ db }: WorkContext, user: number | undefined) => {
  const { rows } = await sql<{ id: number; full_name: string }>`select u.id, u.full_name
    from (select app_user.*, ${roleOf('app_user')} as role from app_user where status = 'active' and deleted_at is null) u
    where u.role <> 'user' and (${user ?? null}::int is null and u.role = 'admin' or u.id = ${user ?? null}::int)
    order by u.id limit 1`.execute(db);
  return rows[0];
};

/** Tells those who run a center that somebody of the platform enters it, and why. */
const tellAdmins = (there: WorkContext, operator: string, reason: string): Promise<void> =>
  writeToAdmins(there, 'center_entry', () => ({
    subject: message('centres.entrySubject'),
    lines: [message('centres.entryBody', { operator, reason }), message('centres.entryMay')],
  }));

/**
 * Makes a link that signs support in to a center, once and within a quarter of an hour, for half an hour: it looks, does not
 * touch and sees no camera. The reason is told to those who run the center, and stands in the trail of both sides.
 */
export const autoLogin = async (ctx: Ctx, { id: center, user_id, reason: given = '' }: InputOf<typeof entryInput>) => {
  const reason = given.trim();
  if (reason === '') {
    const told = message('centres.reasonFirst');
    return declined(told, { field: 'reason', code: 'REQUIRED', message: told });
  }
  const found = await findRow(ctx, 'centre', { id: center }, ['status', 'name']);
  if (!found || found.status === 'inactive')
    return declined(message('centres.entryInactive', { name: found?.name ?? '' }), { field: 'id', code: 'INACTIVE' });
  const own = await findRow(ctx, 'app_user', { id: ctx.who.user }, ['full_name']);
  const operator = own?.full_name ?? '';
  const made = await ctx.inCenter(center, async (there) => {
    const person = await personOf(there, user_id);
    if (!person) return declined(message('centres.entryNobody'), { field: 'user_id', code: 'GONE' });
    const support = { operator, reason };
    const token = await addLink(there.db, 'autologin', { centre: center, user: person.id, at: there.now(), support });
    there.audit({ entity: User, id: person.id, after: { support: operator }, reason });
    await tellAdmins(there, operator, reason);
    return { name: person.full_name, url: `${await originOf(there.db, center)}/verify-autologin/${token}` };
  });
  if (made instanceof UserError) return made;
  ctx.audit({ entity: Center, id: center, after: { entered_as: made.name }, reason });
  return done(message('centres.entryMade', { name: found.name }), { url: made.url });
};
