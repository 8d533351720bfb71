import { allows } from '@nestling/rules/roles.ts';
import { declined, message } from '../../kernel/call/call.ts';
import type { Ctx } from '../../kernel/call/context.ts';
import type { UserError } from '../../kernel/call/refusals.ts';
import { addDays } from '../../kernel/lib/local-time.ts';
import { byAuthorization, isByAuthorization } from './medications.ts';
import type { Standing } from './write.ts';

/** So many days back staff put their entries right by themselves; what is older has been read, printed and relied on. */
const STAFF_DAYS = 7;

/**
 * Null when the caller may change a row of that day; else why not. Managers always may, but for a dose: what was given by an
 * authorization stands in its log.
 */
export const mayChange = (ctx: Ctx, row: Standing): UserError | null => {
  if (isByAuthorization(row)) return byAuthorization();
  return allows(ctx.who.role, 'manager') || row.date >= addDays(row.today, -STAFF_DAYS)
    ? null
    : declined(message('activities.tooOld', { days: STAFF_DAYS }), { field: 'id', code: 'TOO_OLD' });
};
