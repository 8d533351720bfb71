import { allows } from '@nestling/rules/roles.ts';
import { declined, message } from '../../kernel/call/call.ts';
import type { Ctx } from '../../kernel/call/context.ts';
import type { UserError } from '../../kernel/call/refusals.ts';
import { addDays } from '../../kernel/lib/local-time.ts';
import type { Standing } from './write.ts';

/** So many days back staff put their entries right by themselves; what is older has been read, printed and relied on. */
const STAFF_DAYS = 7;

/** Null when the caller may change a row of that day; else why not. Managers always may. */
export const mayChange = (ctx: Ctx, { date, today }: Standing): UserError | null =>
  allows(ctx.who.role, 'manager') || date >= addDays(today, -STAFF_DAYS)
    ? null
    : declined(message('activities.tooOld', { days: STAFF_DAYS }), { field: 'id', code: 'TOO_OLD' });
