import { sql } from 'kysely';
import { declined, done, message, rows } from '../../kernel/call/call.ts';
import type { Ctx } from '../../kernel/call/context.ts';
import type { InputOf } from '../../kernel/call/input.ts';
import { id, text } from '../../kernel/call/input.ts';
import { Location } from '../../model/location/entity.ts';

/** Codes are read out and typed by hand: neither case nor the spaces around them matter. */
const codeIs = (code: string) => sql<boolean>`upper(location.signup_code) = upper(${code.trim()})`;

/** The location a sign-up code leads to; `reach` keeps it to those open for sign-up. */
export const locationOfCode = (_: Ctx, { signup_code }: { readonly signup_code: string }) =>
  rows(Location, { where: () => [codeIs(signup_code)] });

export const checkLocationSignupCodeInput = { signup_code: text(0, 40), id: id(Location).optional() };
type Code = InputOf<typeof checkLocationSignupCodeInput>;

/**
 * How many locations have the code: 1 or 0. Whoever gives a location's own `id` asks whether the code is free for it,
 * so its own does not count; without an id only locations that let new contacts in do.
 */
export const countSignupCode = async (ctx: Ctx, { signup_code, id }: Code) => {
  if (signup_code.trim() === '')
    return declined(message('locations.codeMissing'), { field: 'signup_code', code: 'REQUIRED' });
  const open =
    id === undefined
      ? sql`active and is_signup and (select ls.signup_status from location_setting ls
    where ls.location_id = location.id)`
      : sql`id <> ${id}`;
  const found = await sql`select from location
    where ${codeIs(signup_code)} and ${open}`.execute(ctx.db);
  const counter = found.rows.length;
  return done(message(counter > 0 ? 'locations.codeKnown' : 'locations.codeUnknown'), { counter });
};
