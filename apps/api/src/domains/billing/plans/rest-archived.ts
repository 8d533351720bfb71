import type { Ctx } from '../../../kernel/call/context.ts';
import { findRows } from '../../../kernel/db/find-rows.ts';
import { addDays, dayAt } from '../../../kernel/lib/local-time.ts';
import { updateRows } from '../../../kernel/write/write-rows.ts';
import { placeOf } from '../ledger/place.ts';
import { restPlan, unbilledFrom } from './rests.ts';

/**
 * The days a student was in the archive are not billed: plans rest from the day after it left to the day it is back. Asks
 * once for the plans of all of them; who has none costs nothing more.
 */
export const restWhileArchived = async (
  ctx: Ctx,
  students: readonly { readonly id: number; readonly left: Date }[],
): Promise<void> => {
  const leftOn = new Map(students.map(({ id, left }) => [id, left]));
  if (leftOn.size === 0) return;
  const of = { student_id: [...leftOn.keys()] };
  const columns = ['id', 'location_id', 'student_id'] as const;
  const plans = await findRows(ctx, 'billing_plan', of, columns, { order: ['id'], lock: 'update' });
  for (const { id, location_id, student_id } of plans) {
    const left = leftOn.get(student_id);
    if (!left) continue;
    const { today, zone } = await placeOf(ctx, location_id);
    await restPlan(ctx, id, { from: addDays(dayAt(left.getTime(), zone), 1), until: today });
    const next_on = await unbilledFrom(ctx, id, today);
    if (next_on === undefined) continue;
    await updateRows(ctx, 'billing_plan', { id }, { next_on });
  }
};
