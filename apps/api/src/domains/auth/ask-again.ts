import { createHmac } from 'node:crypto';
import { sql } from 'kysely';
import { installation } from '../../installation.ts';
import { declined, done } from '../../kernel/call.ts';
import type { Ctx } from '../../kernel/context.ts';
import { refuse } from '../../kernel/refusals.ts';
import { say } from '../../kernel/say.ts';
import { newPinTime } from './links.ts';

const HOUR_MS = 60 * 60_000;
/** Letters one address may be sent in an hour, known or not. */
const PER_HOUR = 5;

/**
 * Counts what a guest has sent to one address, whether it is known or not: neither may somebody's mailbox be flooded,
 * nor may the limit tell who has an account. Refuses RATE_LIMITED.
 */
const countAsked = async (ctx: Ctx, to: string): Promise<void> => {
  const now = ctx.now();
  const since = new Date(now.getTime() - HOUR_MS);
  const key = createHmac('sha256', installation().secrets.refresh).update(`letter\0${to}`).digest('base64url');
  const { rows } = await sql<{ failures: number; first_at: Date }>`
    insert into attempt as a (centre_id, kind, key, failures, first_at)
    values (${ctx.who.centre}, 'letter', ${key}, 1, ${now}::timestamptz)
    on conflict (centre_id, kind, key) do update set
      failures = case when a.first_at <= ${since}::timestamptz then 1 else a.failures + 1 end,
      first_at = case when a.first_at <= ${since}::timestamptz then excluded.first_at else a.first_at end
    returning failures, first_at`.execute(ctx.db);
  const [row] = rows;
  if (!row || row.failures <= PER_HOUR) return;
  throw refuse.tooOften(Math.max(1, Math.ceil((row.first_at.getTime() + HOUR_MS - now.getTime()) / 1000)));
};

const later = (ctx: Ctx, job: string, payload: Readonly<Record<string, string>>): void => {
  const { origin, language } = ctx.request;
  ctx.job(job, { ...payload, origin, language });
};

/** Sends a link to choose a new password. Known or unknown, the answer and the work before it are the same. */
export const forgotPassword = async (ctx: Ctx, { email }: { readonly email: string }) => {
  await countAsked(ctx, email);
  later(ctx, 'letter.forgotten', { email });
  return done(say('auth.sentIfKnown'));
};

/** Sends the code that confirms an address again; `pin_time` names the new message, whether there is one or not. */
export const resendConfirmation = async (ctx: Ctx, { email }: { readonly email: string }) => {
  await countAsked(ctx, email);
  const pin_time = newPinTime(ctx.now());
  later(ctx, 'letter.confirmation', { email, pin: pin_time });
  return done(say('auth.sentIfKnown'), { error: null, pin_time });
};

/** Sends a mail invitation again. */
export const resendMailInvitation = async (ctx: Ctx, { email }: { readonly email: string }) => {
  await countAsked(ctx, email);
  later(ctx, 'letter.invitation', { email, pin: newPinTime(ctx.now()) });
  return done(say('auth.sentIfInvited'));
};

/** Sends a text message invitation again. Numbers are compared by their digits. */
export const resendSmsInvitation = async (ctx: Ctx, { phone }: { readonly phone: string }) => {
  const digits = phone.replace(/\D/g, '');
  if (digits.length < 5) return declined(say('auth.sentIfInvited'), { field: 'phone', code: 'INVALID' });
  await countAsked(ctx, digits);
  later(ctx, 'letter.invitation', { phone: digits, pin: newPinTime(ctx.now()) });
  return done(say('auth.sentIfInvited'));
};
