import { isRole, type Role } from '@nestling/rules/roles.ts';
import type { Ctx } from '../../kernel/call/context.ts';
import { message } from '../../kernel/call/message.ts';
import { PLATFORM } from '../../kernel/call/who.ts';
import { User } from '../../model/user/entity.ts';
import { takeWhole } from '../../model/user/sign-in-links.ts';
import { activePerson } from './acting.ts';
import { admit } from './factors/admit.ts';
import { openSession } from './sessions.ts';
import { notSignedIn, signedIn } from './signed-in.ts';

/** How long a session lasts that a link has opened. */
const LASTS_MS = 30 * 60_000;

/**
 * Signs in by a link that works once, for half an hour at most. It stands for the password, not for a second step. One of the
 * platform's support looks and does not touch, as an admin who acts as somebody does: no second step of the person is asked
 * for, which nobody else could show.
 */
export const signInByLink = async (ctx: Ctx, { token }: { readonly token: string }) => {
  const link = await takeWhole(ctx, 'autologin', token);
  const person = link && (await activePerson(ctx, link.user_id));
  if (!link || !person || !isRole(person.role)) return notSignedIn(ctx, message('auth.linkOver'));
  const { user_id: id, operator, reason } = link;
  if (operator !== null) return enter(ctx, { id, role: person.role, name: person.full_name }, operator, reason);
  return admit(ctx, { id, role: person.role }, { device: {}, remember: false, lastsMs: LASTS_MS, reason: 'by link' });
};

/** Opens a session in which one of the platform acts as somebody. */
const enter = async (
  ctx: Ctx,
  { id, role, name }: { readonly id: number; readonly role: Role; readonly name: string },
  operator: string,
  reason: string | null,
) => {
  const opened = await openSession(ctx, id, {}, { remember: false, lastsMs: LASTS_MS, operator });
  ctx.audit({ entity: User, id, after: { session: opened.session, support: operator }, reason: reason ?? undefined });
  return signedIn(ctx, { id, role, impersonator: PLATFORM }, opened, message('auth.actingAs', { name }));
};
