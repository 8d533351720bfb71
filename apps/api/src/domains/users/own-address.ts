import { phoneWords } from '@nestling/rules/phones.ts';
import { z } from 'zod';
import { declined, done, notDone } from '../../kernel/call/call.ts';
import type { Ctx } from '../../kernel/call/context.ts';
import type { InputOf } from '../../kernel/call/input.ts';
import { text } from '../../kernel/call/input.ts';
import { textsIn } from '../../kernel/call/languages.ts';
import { type Message, message } from '../../kernel/call/message.ts';
import type { Id } from '../../kernel/db/tables.ts';
import { updateRows } from '../../kernel/write/write-rows.ts';
import { User } from '../../model/user/entity.ts';
import { newPinTime, type ProofKind, useMessage } from '../../model/user/sign-in-links.ts';
import { addresseeOf, mailerOf } from '../../outbox/mailer.ts';
import type { Addressee } from '../../outbox/send-emails.ts';
import { mayChangeSignIn, sendAddressNotice, sendEmailChange, sendPhoneCode, tryCode } from '../auth/auth.door.ts';
import { which } from './person-input.ts';

interface Which {
  readonly id: Id<'app_user'>;
}
interface Code {
  readonly token: string;
  readonly pin_created_at: string;
}

/** The newest message of a kind that can still be used. */
const waiting = (ctx: Ctx, user: number, kind: ProofKind) =>
  ctx.db
    .selectFrom('sign_in_link')
    .select(['target', 'pin_time', 'expires_at'])
    .where('user_id', '=', user)
    .where('kind', '=', kind)
    .where('used_at', 'is', null)
    .where('expires_at', '>', ctx.now())
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
export const requestEmailChangeInput = { id: which, email: text(0, 300) };

/**
 * Mails a code to the new address, and a warning to the old one, which stays until the code is typed.
 */
export const askForEmail = async (ctx: Ctx, { id, email }: InputOf<typeof requestEmailChangeInput>) => {
  const wrong = await mayChangeSignIn(ctx, id);
  if (wrong) return wrong;
  const address = email.trim().toLowerCase();
  if (address.length > 254 || !z.email().safeParse(address).success)
    return declined(message('users.noEmail'), { field: 'email', code: 'INVALID' });
  const person = await addresseeOf(ctx, id);
  if (person.email?.toLowerCase() === address)
    return declined(message('users.sameEmail'), { field: 'email', code: 'SAME' });
  const taken = await ctx.db.selectFrom('app_user').select('id').where('email_key', '=', address).executeTakeFirst();
  if (taken) return declined(message('users.taken'), { field: 'email', code: 'TAKEN' });
  const pin_created_at = newPinTime(ctx.now());
  const mailer = await mailerOf(ctx);
  await sendEmailChange(mailer, person, address, pin_created_at);
  await sendAddressNotice(mailer, person, address, false);
  ctx.audit({ entity: User, id, after: { email_asked_for: address } });
  return done(message('users.emailSent', { email: address }), { pin_created_at });
};

const noChange = () => declined(message('users.noChange'), { field: 'id', code: 'NOTHING_WAITS' });

/** Mails the code of a waiting change again; the earlier one works no more. */
export const askForEmailAgain = async (ctx: Ctx, { id }: Which) => {
  const change = await waiting(ctx, id, 'change_email');
  if (!change?.target) return noChange();
  await sendEmailChange(await mailerOf(ctx), await addresseeOf(ctx, id), change.target, newPinTime(ctx.now()));
  return done(message('users.emailSent', { email: change.target }));
};

/** Withdraws a waiting change: its code works no more. */
export const dropEmailChange = async (ctx: Ctx, { id }: Which) => {
  const dropped = await updateRows(
    ctx,
    'sign_in_link',
    { user_id: id, kind: 'change_email', used_at: null },
    { used_at: ctx.now() },
    ['id'],
  );
  if (dropped.length === 0) return noChange();
  ctx.audit({ entity: User, id, after: { email_asked_for: null } });
  return done(message('users.changeDropped'));
};

/** The address that waits for its code, for the own account. */
export const waitingEmail = async (ctx: Ctx) => {
  const change = await waiting(ctx, ctx.who.user, 'change_email');
  return { email: change?.target ?? null, pin_created_at: change?.pin_time ?? null };
};

const wrongCode = (ctx: Ctx, over: boolean) => {
  const sentence: Message = message(over ? 'auth.codeOver' : 'auth.wrongCode');
  const error = sentence.in(textsIn(ctx.request));
  return notDone(sentence, { error }, { field: 'token', code: over ? 'OVER' : 'WRONG' });
};

/** Puts the new address in place. Links that were sent to the old one work no more, and both addresses are told. */
export const confirmEmail = async (ctx: Ctx, { token, pin_created_at }: Code) => {
  const tried = await tryCode(ctx, 'change_email', pin_created_at, token);
  if (!tried.right || tried.target === null) return wrongCode(ctx, tried.right || tried.over);
  const email = tried.target;
  await useMessage(ctx, tried.id);
  const person: Addressee = await addresseeOf(ctx, tried.user);
  await updateRows(
    ctx,
    'app_user',
    { id: tried.user },
    { email, email_confirmed: true, updated_at: ctx.now(), updated_by: tried.user },
  );
  await updateRows(
    ctx,
    'sign_in_link',
    { user_id: tried.user, kind: ['reset', 'verify_email', 'autologin'], used_at: null },
    { used_at: ctx.now() },
  );
  ctx.audit({ entity: User, id: tried.user, before: { email: person.email }, after: { email } });
  await sendAddressNotice(await mailerOf(ctx), person, email, true);
  return done(message('users.emailChanged', { email }), { error: null });
};

/** Texts a code to a phone of the caller. */
export const askForPhone = async (ctx: Ctx, { phone }: { readonly phone: string }) => {
  const digits = phone.replaceAll(/\D/g, '');
  if (!/^\+?[\d\s().\-/]{5,30}$/.test(phone.trim()) || digits.length < 7 || digits.length > 15)
    return declined(message('users.badPhone'), { field: 'phone', code: 'INVALID' });
  const pin_created_at = newPinTime(ctx.now());
  await sendPhoneCode(await mailerOf(ctx), await addresseeOf(ctx, ctx.who.user), phone.trim(), pin_created_at);
  return done(message('users.phoneSent', { phone: phoneWords(phone.trim()) }), { pin_created_at });
};

/** Takes the phone as the caller's own, proved by its code. */
export const confirmPhone = async (ctx: Ctx, { token, pin_created_at }: Code) => {
  const { user } = ctx.who;
  const tried = await tryCode(ctx, 'verify_phone', pin_created_at, token);
  if (!tried.right || tried.target === null || tried.user !== user) return wrongCode(ctx, tried.right || tried.over);
  await useMessage(ctx, tried.id);
  const before = await addresseeOf(ctx, user);
  await updateRows(
    ctx,
    'app_user',
    { id: user },
    { phone: tried.target, phone_verified: true, updated_at: ctx.now(), updated_by: user },
  );
  ctx.audit({
    entity: User,
    id: user,
    before: { phone: before.phone },
    after: { phone: tried.target, phone_verified: true },
  });
  return done(message('users.phoneVerified'), { error: null });
};
