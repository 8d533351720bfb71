import { KEPT_DAYS } from '@nestling/rules/center-leaving.ts';
import { declined, message } from '../../kernel/call/call.ts';
import type { Ctx } from '../../kernel/call/context.ts';
import { UserError } from '../../kernel/call/refusals.ts';
import { findRow } from '../../kernel/db/find-rows.ts';
import type { RowOf } from '../../kernel/db/tables.ts';
import { atLeast, not } from '../../kernel/db/where.ts';
import { dayAt, FIRST_ZONE, LAST_ZONE } from '../../kernel/lib/local-time.ts';
import { beginBackup } from './begin-backup.ts';
import { touched } from './center.ts';
import { ERASE_CENTER } from './erase-task.ts';
import { isSubscribed } from './subscription-state.ts';

type Row = RowOf<'centre'>;

const DAY_MS = 24 * 60 * 60_000;

/** Whether somebody pays for a center: until the last day that is paid for is over everywhere. */
const isPaidFor = (ctx: Ctx, center: Row): boolean =>
  isSubscribed(center) || (center.payment_end !== null && center.payment_end >= dayAt(ctx.now().getTime(), LAST_ZONE));

/**
 * Takes a center out of service and begins its last backup. Declined while it pays, while a backup is under way, where the
 * newest one failed, and of one that was never whole.
 */
export const takeOutOfService = async (ctx: Ctx, center: Row) => {
  const { id, name } = center;
  const wrong = (code: string, told: ReturnType<typeof message>) => declined(told, { field: 'id', code });
  if (center.is_platform) return wrong('STATE', message('centres.notHome'));
  if (center.out_of_service_at !== null) return wrong('STATE', message('centres.outAlready', { name }));
  if (isPaidFor(ctx, center)) return wrong('PAYING', message('centres.stillPays', { name }));
  const half = await findRow(ctx, 'center_set_up', { made_centre_id: id, status: not('done') }, ['id']);
  if (half) return wrong('STATE', message('centres.notWhole', { name }));
  const newest = await findRow(ctx, 'center_backup', { backed_centre_id: id }, ['status', 'damage'], {
    order: ['-id'],
  });
  if (newest?.status === 'failed' || newest?.damage) return wrong('BACKUP', message('centres.backupNotGood', { name }));
  const begun = await beginBackup(ctx, center, { kind: 'backup' });
  if (begun instanceof UserError) return begun;
  return { set: { status: 'inactive', suspended_for: null, out_of_service_at: ctx.now(), ...touched(ctx) } };
};

/** The first moment the data of a center may be erased. */
const erasedFrom = (out: Date): Date => new Date(out.getTime() + KEPT_DAYS * DAY_MS);

/**
 * Has the data of a center erased, which is out of service for thirty days and was backed up well since; `confirm` is its name.
 */
export const beginErasing = async (ctx: Ctx, center: Row, { confirm }: { readonly confirm: string }) => {
  const { id, name, out_of_service_at: out } = center;
  const wrong = (field: string, code: string, told: ReturnType<typeof message>) => declined(told, { field, code });
  if (out === null || center.status !== 'inactive') return wrong('id', 'STATE', message('centres.inService', { name }));
  if (center.erasing_at !== null) return wrong('id', 'RUNNING', message('centres.erasing', { name }));
  if (isPaidFor(ctx, center)) return wrong('id', 'PAYING', message('centres.stillPays', { name }));
  const from = erasedFrom(out);
  if (from > ctx.now())
    return wrong('id', 'TOO_EARLY', message('centres.keptUntil', { name, day: dayAt(from.getTime(), FIRST_ZONE) }));
  if (confirm.trim() !== name) return wrong('confirm', 'OTHER', message('centres.typeName', { name }));
  const good = await findRow(
    ctx,
    'center_backup',
    { backed_centre_id: id, status: 'done', damage: null, created_at: atLeast(out) },
    ['id'],
  );
  if (!good) return wrong('id', 'BACKUP', message('centres.noGoodBackup', { name }));
  ctx.enqueue(ERASE_CENTER, { center: id }, { key: String(id) });
  return { set: { erasing_at: ctx.now(), ...touched(ctx) } };
};
