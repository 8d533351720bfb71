import { randomBytes } from 'node:crypto';
import { declined, message } from '../../kernel/call/call.ts';
import type { Ctx } from '../../kernel/call/context.ts';
import { findRow } from '../../kernel/db/find-rows.ts';
import type { RowOf } from '../../kernel/db/tables.ts';
import { createRow } from '../../kernel/write/write-rows.ts';
import { BACK_UP } from './backup-tasks.ts';
import { Center } from './centers.entities.ts';

/** Begins a backup of a center; one that is under way is declined. */
export const beginBackup = async (
  ctx: Ctx,
  { id, name: center }: Pick<RowOf<'centre'>, 'name'> & { readonly id: number },
  { kind, name }: { readonly kind: 'backup' | 'snapshot'; readonly name?: string | undefined },
) => {
  const runs = await findRow(ctx, 'center_backup', { backed_centre_id: id, status: ['waiting', 'running'] }, ['id']);
  if (runs) return declined(message('centres.backupRuns', { name: center }), { field: 'id', code: 'RUNNING' });
  const made = await createRow(ctx, 'center_backup', {
    ...{ backed_centre_id: id, kind, name: name?.trim() || null },
    ...{ file: `b${randomBytes(16).toString('base64url')}.bin`, created_at: ctx.now(), created_by: ctx.who.user },
  });
  ctx.enqueue(BACK_UP, { backup: made.id }, { key: String(made.id) });
  ctx.audit({ entity: Center, id, after: { [kind]: made.id } });
  return undefined;
};
