import { createHmac } from 'node:crypto';
import { installation } from '../../installation.ts';
import { declined, done } from '../../kernel/call/call.ts';
import type { Ctx } from '../../kernel/call/context.ts';
import { message } from '../../kernel/call/message.ts';
import { countInWindow, secondsLeft } from '../../kernel/call/rate-limit.ts';
import { refuse } from '../../kernel/call/refusals.ts';
import { newPinTime } from '../../model/user/sign-in-links.ts';
import { WRITE_CONFIRMATION, WRITE_INVITATION, WRITE_RESET } from './email-tasks.ts';
import { newPinTimeOfGuest } from './sign-in-codes.ts';

const HOUR_SECONDS = 60 * 60;
/** Letters one address may be sent in an hour, known or not. */
const PER_HOUR = 5;

/**
 * Counts what a guest has sent to one address, whether it is known or not: neither may somebody's mailbox be flooded,
 * nor may the limit tell who has an account. Refuses RATE_LIMITED.
 */
const countAsked = async (ctx: Ctx, to: string): Promise<void> => {
  const now = ctx.now();
  const key = createHmac('sha256', installation().secrets.refresh)
    .update(`letter\0${to.toLowerCase()}`)
    .digest('base64url');
  const counting = { centre: ctx.who.centre, kind: 'letter', key, at: now, seconds: HOUR_SECONDS };
  const { rows } = await countInWindow(counting).execute(ctx.db);
  const [row] = rows;
  if (row && row.failures > PER_HOUR) throw refuse.tooOften(secondsLeft(row.first_at, HOUR_SECONDS, now));
};

/** Sends a link to choose a new password. Known or unknown, the answer and the work before it are the same. */
export const forgotPassword = async (ctx: Ctx, { email }: { readonly email: string }) => {
  await countAsked(ctx, email);
  ctx.enqueue(WRITE_RESET, { email, language: ctx.request.language });
  return done(message('auth.sentIfKnown'));
};

/** Sends the code that confirms an address again; `pin_time` names the new message, whether there is one or not. */
export const resendConfirmation = async (ctx: Ctx, { email }: { readonly email: string }) => {
  await countAsked(ctx, email);
  const pin_time = newPinTimeOfGuest(ctx.now());
  ctx.enqueue(WRITE_CONFIRMATION, { email, pin: pin_time, language: ctx.request.language });
  return done(message('auth.sentIfKnown'), { error: null, pin_time });
};

/** Sends a mail invitation again. */
export const resendMailInvitation = async (ctx: Ctx, { email }: { readonly email: string }) => {
  await countAsked(ctx, email);
  ctx.enqueue(WRITE_INVITATION, { email, pin: newPinTime(ctx.now()), language: ctx.request.language });
  return done(message('auth.sentIfInvited'));
};

/** Sends a text message invitation again. Numbers are compared by their digits. */
export const resendSmsInvitation = async (ctx: Ctx, { phone }: { readonly phone: string }) => {
  const digits = phone.replace(/\D/g, '');
  if (digits.length < 5) return declined(message('auth.sentIfInvited'), { field: 'phone', code: 'INVALID' });
  await countAsked(ctx, digits);
  ctx.enqueue(WRITE_INVITATION, { phone: digits, pin: newPinTime(ctx.now()), language: ctx.request.language });
  return done(message('auth.sentIfInvited'));
};
