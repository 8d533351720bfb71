import { allows } from '@nestling/rules/roles.ts';
import { sql } from 'kysely';
import type { Ctx } from '../../kernel/call/context.ts';
import type { InputOf } from '../../kernel/call/input.ts';
import { UserError } from '../../kernel/call/refusals.ts';
import { above } from '../../kernel/db/where.ts';
import { updateRows } from '../../kernel/write/write-rows.ts';
import { newPinTime } from '../../model/user/sign-in-links.ts';
import { mailerOf } from '../../outbox/mailer.ts';
import { type Addressee, addressed } from '../../outbox/send-emails.ts';
import {
  mayChangeSignIn,
  sendAddressNotice,
  sendInvitation,
  sendUsernameNotice,
  sendVerification,
} from '../auth/auth.door.ts';
import type { personFields } from './person-input.ts';

/** What of a form may change how somebody signs in. */
export type SignInColumns = Pick<InputOf<typeof personFields>, 'email' | 'username' | 'email_confirmed' | 'phone'>;

/** A change that may be made: columns to write instead of those given, and what is owed once they are written. */
export interface SignInChange {
  readonly columns: { readonly email_confirmed?: boolean };
  settle(): Promise<void>;
}

const nothing: SignInChange = { columns: {}, settle: async () => {} };

interface Present extends Addressee {
  readonly email_confirmed: boolean;
  readonly has_password: boolean;
}

const present = (ctx: Ctx, id: number): Promise<Present | undefined> =>
  ctx.db
    .selectFrom('app_user')
    .select([...addressed, 'email_confirmed', sql<boolean>`password_hash is not null`.as('has_password')])
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst();

const differs = <V>(given: V | undefined, kept: V): boolean => given !== undefined && given !== kept;

/** Links and codes that went to an address or a phone work no more once it is another's. Answers the kinds there were. */
const endMessages = async (ctx: Ctx, user: number, kinds: readonly string[]): Promise<ReadonlySet<string>> => {
  const ended = await updateRows(
    ctx,
    'sign_in_link',
    { user_id: user, kind: [...kinds], used_at: null, expires_at: above(ctx.now()) },
    { used_at: ctx.now() },
    ['kind'],
  );
  return new Set(ended.map(({ kind }) => kind));
};

const byMail = ['reset', 'verify_email', 'autologin', 'change_email', 'invite_email'];
const byPhone = ['verify_phone', 'invite_phone'];

/** The old address is told, the new one is asked to confirm, or invited where the old one was. */
const settleEmail = async (ctx: Ctx, before: Present, email: string, confirmed: boolean): Promise<void> => {
  const ended = await endMessages(ctx, before.id, byMail);
  const mailer = await mailerOf(ctx);
  await sendAddressNotice(mailer, before, email, true);
  if (confirmed) return;
  const now = { ...before, email };
  const pinTime = newPinTime(ctx.now());
  if (before.has_password) await sendVerification(mailer, now, pinTime);
  else if (ended.has('invite_email')) await sendInvitation(mailer, now, 'invite_email', pinTime);
};

/**
 * Judges what a form would change of how somebody signs in, before it is written: e-mail, username, whether the address
 * counts as confirmed, and the phone while the account is still open to whoever is invited by it. Every form of people
 * goes through here. Answers what declines the call, or what else is to be written and done.
 */
export const signInChange = async (ctx: Ctx, id: number, given: SignInColumns): Promise<UserError | SignInChange> => {
  const { email, username, email_confirmed, phone } = given;
  if ([email, username, email_confirmed, phone].every((value) => value === undefined)) return nothing;
  const before = await present(ctx, id);
  if (!before) return nothing;
  const newEmail = differs(email, before.email);
  const newName = differs(username, before.username);
  const newPhone = !before.has_password && differs(phone, before.phone);
  const confirms = email_confirmed === true && !before.email_confirmed;
  if (!newEmail && !newName && !newPhone && !confirms) return nothing;
  const wrong = await mayChangeSignIn(ctx, id);
  if (wrong instanceof UserError) return wrong;
  // A new address is proved by whoever reads it; admins may vouch for it, and managers by saying so for those below.
  const vouched = email_confirmed ?? (allows(ctx.who.role, 'admin') && before.email_confirmed);
  return {
    columns: newEmail ? { email_confirmed: vouched } : {},
    settle: async () => {
      if (email !== undefined && newEmail) await settleEmail(ctx, before, email, vouched);
      if (username !== undefined && newName) await sendUsernameNotice(await mailerOf(ctx), before, username);
      if (newPhone) await endMessages(ctx, id, byPhone);
    },
  };
};
