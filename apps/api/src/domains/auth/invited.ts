import { weaknessOf } from '@nestling/rules/passwords.ts';
import { declined, done, notDone } from '../../kernel/call/call.ts';
import type { Ctx } from '../../kernel/call/context.ts';
import type { InputOf } from '../../kernel/call/input.ts';
import { textsIn } from '../../kernel/call/languages.ts';
import { message } from '../../kernel/call/message.ts';
import { updateRows } from '../../kernel/write/write-rows.ts';
import { User } from '../../model/user/entity.ts';
import { type CodeKind, ownerOfLink, useMessage } from '../../model/user/sign-in-links.ts';
import { weakPassword } from '../../secrets/new-password.ts';
import { hashPassword, withPasswordPlace } from '../../secrets/passwords.ts';
import type { updateInvitedUserPasswordInput } from './guest.inputs.ts';
import { ownerOfMessage, tryCode } from './sign-in-codes.ts';

type InviteKind = Exclude<CodeKind, 'verify_email'>;

interface Code {
  readonly token: string;
  readonly pin_created_at: string;
}

const shown = ['id', 'fname', 'lname', 'username', 'email'] as const;

const personOf = async (ctx: Ctx, id: number) =>
  ctx.db
    .selectFrom('app_user')
    .select([...shown, 'email_confirmed'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();

const wrong = (ctx: Ctx, over: boolean) => {
  const sentence = message(over ? 'auth.codeOver' : 'auth.wrongCode');
  const error = sentence.in(textsIn(ctx.request));
  return notDone(sentence, { error }, { field: 'token', code: over ? 'OVER' : 'WRONG' });
};

/** What a code proves: that the person reads this address, or this phone. */
const proved = { invite_email: { email_confirmed: true }, invite_phone: { phone_verified: true } } as const;

/** The first step of an invitation: the code of its message. It stays good for the second step. */
const openInvitation = async (ctx: Ctx, kind: InviteKind, { token, pin_created_at }: Code) => {
  const tried = await tryCode(ctx, kind, pin_created_at, token);
  if (!tried.right) return wrong(ctx, tried.over);
  await updateRows(ctx, 'app_user', { id: tried.user }, proved[kind]);
  ctx.audit({ entity: User, id: tried.user, after: proved[kind] });
  return done(message('auth.codeRight'), { error: null, user: await personOf(ctx, tried.user) });
};

export const openMailInvitation = (ctx: Ctx, input: Code) => openInvitation(ctx, 'invite_email', input);
export const openSmsInvitation = (ctx: Ctx, input: Code) => openInvitation(ctx, 'invite_phone', input);

type Choice = InputOf<typeof updateInvitedUserPasswordInput>;

/** The second step: username and password, with which the account is open. A weak or taken one uses nothing up. */
const takeInvitation = (ctx: Ctx, kind: InviteKind, { token, pin_created_at, password, username }: Choice) =>
  withPasswordPlace(ctx.who.centre, async () => {
    const tried = await tryCode(ctx, kind, pin_created_at, token);
    if (!tried.right) return wrong(ctx, tried.over);
    const person = await personOf(ctx, tried.user);
    const weak = weaknessOf(password, [username, person.email ?? '', person.fname, person.lname]);
    if (weak) return weakPassword(weak);
    await useMessage(ctx, tried.id);
    await updateRows(
      ctx,
      'app_user',
      { id: tried.user },
      {
        ...proved[kind],
        username,
        password_hash: await hashPassword(password),
        password_changed_at: ctx.now(),
        invited: false,
        invite_expire: null,
      },
    );
    ctx.audit({ entity: User, id: tried.user, before: { invited: true }, after: { invited: false, username } });
    return done(message('auth.accountOpen'));
  });

export const takeMailInvitation = (ctx: Ctx, input: Choice) => takeInvitation(ctx, 'invite_email', input);
export const takeSmsInvitation = (ctx: Ctx, input: Choice) => takeInvitation(ctx, 'invite_phone', input);

interface Asked {
  readonly pin_url: string;
  readonly type: 'email' | 'phone' | 'reset' | 'autologin';
}

/**
 * Whether a link can still be used; it changes nothing, so that a page may ask before it shows a form. Invitations tell
 * whom they are for: their address cannot be guessed.
 */
export const checkLink = async (ctx: Ctx, { pin_url, type }: Asked) => {
  const over = declined(message('auth.linkOver'), { field: 'pin_url', code: 'OVER' });
  if (type === 'reset' || type === 'autologin')
    return (await ownerOfLink(ctx, type, pin_url)) === null ? over : done(message('auth.linkWorks'), { user: null });
  // Not the codes that confirm an address: a guest is answered their names, and would learn who has an account.
  const owner = await ownerOfMessage(ctx, [type === 'email' ? 'invite_email' : 'invite_phone'], pin_url);
  if (owner === null) return over;
  const { id, fname, lname } = await personOf(ctx, owner);
  return done(message('auth.linkWorks'), { user: { id, fname, lname, username: null, email: null } });
};
