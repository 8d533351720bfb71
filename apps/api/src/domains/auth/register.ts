import { weaknessOf } from '@nestling/rules/passwords.ts';
import { sql } from 'kysely';
import { declined, done } from '../../kernel/call/call.ts';
import type { Ctx } from '../../kernel/call/context.ts';
import type { InputOf } from '../../kernel/call/input.ts';
import { message } from '../../kernel/call/message.ts';
import { constraint } from '../../kernel/call/refusals.ts';
import { createRow, insertRows } from '../../kernel/write/write-rows.ts';
import { User } from '../../model/user/entity.ts';
import { HOURS, newPinTime } from '../../model/user/sign-in-links.ts';
import { mailerOf } from '../../outbox/mailer.ts';
import { weakPassword } from '../../secrets/new-password.ts';
import { hashPassword, withPasswordPlace } from '../../secrets/passwords.ts';
import { sendVerification } from './account-emails.ts';
import type { registerInput } from './guest.inputs.ts';

constraint('app_user_username', 'username', 'TAKEN', message('auth.usernameTaken'));
constraint('app_user_email', 'email', 'TAKEN', message('auth.emailTaken'));

const CONTACT_ROLE = 2;

type SignUp = InputOf<typeof registerInput>;

interface Place {
  readonly id: number;
  /** Hours the location lets a code work at most; null: as long as any. */
  readonly expiry: number | null;
  /** How many contacts the location takes; null: any number. */
  readonly most: number | null;
}

/** The location a sign-up code leads to while it takes new contacts. Those who sign up at it wait for each other. */
const placeOf = async (ctx: Ctx, code: string): Promise<Place | undefined> => {
  const { rows } = await sql<Place>`
    select l.id, ls.signup_pin_code_expiry as expiry, ls.max_no_of_users as most
    from location l join location_setting ls on ls.location_id = l.id
    where upper(l.signup_code) = upper(${code})
      and l.active and l.is_signup and ls.signup_status
    for no key update of ls`.execute(ctx.db);
  return rows[0];
};

/**
 * Whether a location has all the contacts it takes. A statement of its own, after the lock: one that waits for a lock
 * goes on with what it saw before it waited, and would not count who came in meanwhile.
 */
const isFull = async (ctx: Ctx, { id, most }: Place): Promise<boolean> => {
  if (most === null) return false;
  const { rows } = await sql<{ taken: number }>`
    select count(*)::int as taken from user_location ul
    join user_role ur on ur.user_id = ul.user_id and ur.role_id = ${CONTACT_ROLE}
    where ul.location_id = ${id}`.execute(ctx.db);
  return (rows[0]?.taken ?? 0) >= most;
};

/**
 * Makes the account of a contact who signs up with a location's code: pending until staff approve it, and closed until
 * the address is confirmed by the code that is sent to it.
 */
export const register = (ctx: Ctx, input: SignUp) =>
  withPasswordPlace(ctx.who.centre, async () => {
    const { fname, lname, middle_name, username, phone, email, password, param = '', details, validity } = input;
    const weak = weaknessOf(password, [username, email, fname, lname]);
    if (weak) return weakPassword(weak);
    // Before the location is locked: hashing takes its time.
    const password_hash = await hashPassword(password);
    const place = await placeOf(ctx, param);
    if (!place) return declined(message('auth.signupClosed'), { field: 'param', code: 'CLOSED' });
    if (await isFull(ctx, place)) return declined(message('auth.signupFull'), { field: 'param', code: 'FULL' });
    const user = await createRow(ctx, 'app_user', {
      fname,
      lname,
      middle_name: middle_name ?? null,
      username,
      phone: phone ?? null,
      email,
      password_hash,
      password_changed_at: ctx.now(),
      pending: true,
      language: ctx.request.language,
      details: details === undefined ? null : JSON.stringify(details),
      created_at: ctx.now(),
    });
    await insertRows(ctx, 'user_role', [{ user_id: user.id, role_id: CONTACT_ROLE }]);
    await insertRows(ctx, 'user_location', [{ user_id: user.id, location_id: place.id }]);
    const pin_time = newPinTime(ctx.now());
    await sendVerification(
      await mailerOf(ctx),
      user,
      pin_time,
      Math.min(validity, place.expiry ?? validity, HOURS.verify_email),
    );
    ctx.audit({ entity: User, id: user.id, after: { fname, lname, username, location: place.id, pending: true } });
    return done(message('auth.registered'), { pin_time, user: { id: user.id, fname, lname, username, email } });
  });
