import { isRole } from '@nestling/rules/roles.ts';
import type { Ctx } from '../../kernel/call/context.ts';
import { message } from '../../kernel/call/message.ts';
import { activePerson } from './acting.ts';
import { admit } from './factors/admit.ts';
import { takeLink } from './sign-in-links.ts';
import { notSignedIn } from './signed-in.ts';

/** How long a session lasts that a link has opened. */
const LASTS_MS = 30 * 60_000;

/** Signs in by a link that works once, for half an hour at most. It stands for the password, not for a second step. */
export const signInByLink = async (ctx: Ctx, { token }: { readonly token: string }) => {
  const user = await takeLink(ctx, 'autologin', token);
  const person = user === null ? undefined : await activePerson(ctx, user);
  if (user === null || !person || !isRole(person.role)) return notSignedIn(ctx, message('auth.linkOver'));
  return admit(
    ctx,
    { id: user, role: person.role },
    { device: {}, remember: false, lastsMs: LASTS_MS, reason: 'by link' },
  );
};
