import { stateOf } from '../db/session.ts';
import { brokenConstraint, constraintNamed, UserError } from './refusals.ts';

/** 23505 unique, 23P01 exclusion, 23503 foreign key, 23514 check: mendable when a domain says what they mean. */
const MENDABLE = ['23505', '23P01', '23503', '23514'];

/** What an error of Postgres declines a call with, where a domain has said what the constraint means; else null. */
export const constraintBroken = (error: unknown): UserError | null => {
  if (!MENDABLE.includes(stateOf(error) ?? '')) return null;
  const known = constraintNamed(brokenConstraint(error));
  return known ? new UserError(known.message, [known]) : null;
};
