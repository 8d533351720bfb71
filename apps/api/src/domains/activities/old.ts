import { allows } from '@nestling/rules/roles.ts';
import { declined, say } from '../../kernel/call.ts';
import type { Ctx } from '../../kernel/context.ts';
import type { Declined } from '../../kernel/refusals.ts';
import { addDays } from '../attendance/local-time.ts';
import type { Standing } from './write.ts';

/** So many days back staff put their entries right by themselves; what is older has been read, printed and relied on. */
const STAFF_DAYS = 7;

/** Null when the caller may change a row of that day; else why not. Managers always may. */
export const mayChange = (ctx: Ctx, { date, today }: Standing): Declined | null =>
  allows(ctx.who.role, 'manager') || date >= addDays(today, -STAFF_DAYS)
    ? null
    : declined(say('activities.tooOld', { days: STAFF_DAYS }), { field: 'id', code: 'TOO_OLD' });
