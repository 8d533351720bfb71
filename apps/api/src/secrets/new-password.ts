import { type Weakness, weaknessOf } from '@nestling/rules/passwords.ts';
import { declined } from '../kernel/call/call.ts';
import { message } from '../kernel/call/message.ts';
import type { UserError } from '../kernel/call/refusals.ts';
import { hashPassword, withPasswordPlace } from './passwords.ts';

/** What to answer to a weak new password in `field`. */
export const weakPassword = (weakness: Weakness, field = 'password'): UserError =>
  declined(message(`auth.weak.${weakness}`), { field, code: weakness });

/**
 * A new password as it is stored, or the answer that it is weak. `about`: username, address and names of its owner.
 * Call it before anything is asked of the database; refuses RATE_LIMITED when too many passwords wait.
 */
export const newPassword = async (
  centre: number,
  password: string,
  about: readonly string[],
): Promise<string | UserError> => {
  const weakness = weaknessOf(password, about);
  return weakness ? weakPassword(weakness) : withPasswordPlace(centre, () => hashPassword(password));
};
