import type { ReadContext } from '../../kernel/call/context.ts';
import { PLATFORM } from '../../kernel/call/who.ts';
import { type Asked, type Right, rightsToWatch } from './right-to-watch.ts';

/**
 * What the caller may watch now, in one statement. Support of the platform sees no camera of a center, whoever it acts as.
 */
export const ownRights = async (
  { db, who }: Pick<ReadContext, 'db' | 'who'>,
  asked: readonly Omit<Asked, 'user'>[],
  now: Date,
): Promise<Right[]> => {
  const rights = await rightsToWatch(
    db,
    who.centre,
    asked.map((one) => ({ ...one, user: who.user })),
    now,
  );
  if (who.impersonator !== PLATFORM) return rights;
  return rights.map((right) => ({ ...right, allowed: false, reason: 'no_permission' }));
};
