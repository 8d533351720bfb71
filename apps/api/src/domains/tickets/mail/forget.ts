import { sql } from 'kysely';
import type { WorkContext } from '../../../kernel/call/context.ts';
import { deleteRows } from '../../../kernel/write/write-rows.ts';

/** Forgets that a mail came once nobody brings it a second time; what is held stays until somebody has seen to it. */
export const forgetMail = (ctx: WorkContext): Promise<unknown> =>
  deleteRows(
    ctx,
    'ticket_mail',
    sql`received_at < ${ctx.now()}::timestamptz - interval '90 days' and (held is null or handled_at is not null)`,
  );
