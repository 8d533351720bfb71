import { randomInt } from 'node:crypto';
import { sql } from 'kysely';
import { declined, done, message } from '../../kernel/call/call.ts';
import type { Ctx } from '../../kernel/call/context.ts';
import type { InputOf } from '../../kernel/call/input.ts';
import { secret } from '../../kernel/call/input.ts';
import { constraint, type UserError } from '../../kernel/call/refusals.ts';
import type { Id } from '../../kernel/db/tables.ts';
import { User } from '../../model/user/entity.ts';
import { addresseeOf } from '../../outbox/mailer.ts';
import { PIN_DIGITS, PIN_LEAST } from '../../pins/find-owner.ts';
import { setPin } from '../kiosk/kiosk.door.ts';
import { which } from './person-input.ts';
import { higherRole, isAbove } from './rank.ts';

// Two who choose the same PIN at once: the index lets one of them through.
constraint('app_user_pin', 'check_in_pin', 'TAKEN', message('users.pinTaken'));

interface Which {
  readonly id: Id<'app_user'>;
}

/** Four to six digits that are neither all alike nor a run up or down, which are tried first. */
const isGoodPin = (pin: string): boolean =>
  pin.length >= PIN_LEAST &&
  pin.length <= PIN_DIGITS &&
  /^\d+$/.test(pin) &&
  ![...pin].every((digit) => digit === pin[0]) &&
  !'0123456789'.includes(pin) &&
  !'9876543210'.includes(pin);

const keep = async (ctx: Ctx, id: Id<'app_user'>, pin: string): Promise<boolean> => {
  const kept = await setPin(ctx, id, pin);
  if (kept) ctx.audit({ entity: User, id, after: { check_in_pin: 'changed' } });
  return kept;
};

const taken = (field: string) => declined(message('users.pinTaken'), { field, code: 'TAKEN' });

/** Declines a PIN of somebody the office has not approved; null for everybody else. */
const waits = async (ctx: Ctx, id: Id<'app_user'>): Promise<UserError | null> => {
  const person = await ctx.db
    .selectFrom('app_user')
    .select('fname')
    .where('id', '=', id)
    .where('pending', '=', true)
    .executeTakeFirst();
  return person
    ? declined(message('users.pinPending', { name: person.fname }), { field: 'id', code: 'PENDING' })
    : null;
};

/** How many digits a location of the person, or of a child the person stands for, asks for; the most of them, null: any. */
const digitsAsked = async (ctx: Ctx, id: number): Promise<number | null> => {
  const { rows } = await sql<{
    digits: number | null;
  }>`select max(cs.pin_digits)::int as digits from checkin_setting cs where (exists (select 1 from user_location ul
    where ul.user_id = ${id}
        and ul.location_id = cs.location_id)
      or exists (select 1 from standing_guardian gl join student st on st.id = gl.student_id
        where gl.user_id = ${id} and st.archived_at is null
          and st.location_id = cs.location_id))`.execute(ctx.db);
  return rows[0]?.digits ?? null;
};
export const saveUserCheckInPinInput = { id: which, check_in_pin: secret(1, 30) };

/** Sets the PIN somebody types at the door. */
export const savePin = async (ctx: Ctx, { id, check_in_pin }: InputOf<typeof saveUserCheckInPinInput>) => {
  if (!isGoodPin(check_in_pin)) return declined(message('users.badPin'), { field: 'check_in_pin', code: 'INVALID' });
  const digits = await digitsAsked(ctx, id);
  if (digits !== null && check_in_pin.length !== digits)
    return declined(message('users.pinDigits', { digits }), {
      field: 'check_in_pin',
      code: check_in_pin.length < digits ? 'TOO_SHORT' : 'TOO_LONG',
    });
  if (await isAbove(ctx, id)) return higherRole();
  if (!(await keep(ctx, id, check_in_pin))) return (await waits(ctx, id)) ?? taken('check_in_pin');
  return done(message('users.pinSaved', { name: (await addresseeOf(ctx, id)).fname }));
};

/** Of a million PINs a centre uses a few thousand: the second try is free already, mostly. */
const TRIES = 20;

/** Makes a free PIN for somebody and answers it; it can be read nowhere afterwards. */
export const makePin = async (ctx: Ctx, { id }: Which) => {
  if (await isAbove(ctx, id)) return higherRole();
  const waiting = await waits(ctx, id);
  if (waiting) return waiting;
  const digits = (await digitsAsked(ctx, id)) ?? PIN_DIGITS;
  for (let i = 0; i < TRIES; i += 1) {
    const pin = String(randomInt(10 ** digits)).padStart(digits, '0');
    if (isGoodPin(pin) && (await keep(ctx, id, pin)))
      return done(message('users.pinSaved', { name: (await addresseeOf(ctx, id)).fname }), { check_in_pin: pin });
  }
  return taken('id');
};
