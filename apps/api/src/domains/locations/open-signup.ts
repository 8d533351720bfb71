import { randomInt } from 'node:crypto';
import { sql } from 'kysely';
import { done, gone, message } from '../../kernel/call/call.ts';
import type { Ctx } from '../../kernel/call/context.ts';
import type { InputOf } from '../../kernel/call/input.ts';
import type { Id } from '../../kernel/db/tables.ts';
import { updateRow, upsertRow } from '../../kernel/write/write-rows.ts';
import { Location } from '../../model/location/entity.ts';
import { setSignUp } from '../settings/settings.door.ts';
import type { updateLocationSignupCodeInput } from './manage-locations.inputs.ts';

/** Without 0 O 1 I L: a code is read out and typed. */
const LETTERS = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';
const draw = (count: number): string =>
  Array.from({ length: count }, () => LETTERS[randomInt(LETTERS.length)]).join('');

interface At {
  readonly location_id: Id<'location'>;
}

/** A location's code, whether families may sign up with it now, and how many hours they have to confirm (null: a day). */
export const signUpOf = async (ctx: Ctx, { location_id }: At) => {
  const { rows } = await sql<{
    signup_code: string | null;
    is_signup: boolean;
    signup_pin_code_expiry: number | null;
  }>`select l.signup_code, l.is_signup and coalesce(ls.signup_status, false) as is_signup, ls.signup_pin_code_expiry
    from location l left join location_setting ls on ls.location_id = l.id
    where l.id = ${location_id}`.execute(ctx.db);
  return rows[0] ?? null;
};

const setCode = async (ctx: Ctx, location: number, signup_code: string) => {
  const changed = await updateRow(ctx, 'location', { id: location }, { signup_code });
  if (changed?.news) ctx.audit({ entity: Location, id: location, ...changed.news });
  return changed !== undefined;
};

/** Stores a new code in place of the old one, which leads nowhere from then on. 31⁸ codes: none is met by chance. */
export const newSignupCode = async (ctx: Ctx, { location_id }: At) => {
  const signup_code = `${draw(4)}-${draw(4)}`;
  if (!(await setCode(ctx, location_id, signup_code))) return gone(message('locations.gone'), 'location_id');
  return done(message('locations.codeMade', { code: signup_code }), { signup_code });
};

type Code = InputOf<typeof updateLocationSignupCodeInput>;

/** Sets the code of a location, and with it whether it is open and how long a confirmation works. */
export const saveSignupCode = async (
  ctx: Ctx,
  { location_id, signup_code, is_signup, signup_pin_code_expiry }: Code,
) => {
  if (!(await setCode(ctx, location_id, signup_code))) return gone(message('locations.gone'), 'location_id');
  if (is_signup !== undefined) await setSignUp(ctx, location_id, is_signup);
  if (signup_pin_code_expiry !== undefined)
    await upsertRow(ctx, 'location_setting', { location_id }, { signup_pin_code_expiry });
  if (is_signup !== undefined || signup_pin_code_expiry !== undefined)
    ctx.audit({ entity: Location, id: location_id, after: { is_signup, signup_pin_code_expiry } });
  return done(message('locations.codeSaved'));
};
