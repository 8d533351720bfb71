import { sql } from 'kysely';
import { downloadAddress } from '../../files/address.ts';
import { FORGET_ATTACHMENTS } from '../../files/upload-tasks.ts';
import { useAttachments } from '../../files/use-attachments.ts';
import { declined, done, gone, message } from '../../kernel/call/call.ts';
import type { Ctx, WorkContext } from '../../kernel/call/context.ts';
import { constraint } from '../../kernel/call/refusals.ts';
import { findRow } from '../../kernel/db/find-rows.ts';
import { type Alias, col, type Id, type RowOf } from '../../kernel/db/tables.ts';
import { idOf } from '../../kernel/read/entity.ts';
import { insertRows, updateRows } from '../../kernel/write/write-rows.ts';
import { record } from './history.ts';
import { onSupportSide, published, tickets } from './ticket.ts';
import { Ticket, TicketAttachment } from './tickets.entities.ts';
import { ofAttachment, storedAs } from './tickets.fields.ts';
import { ownAttachments } from './tickets.reach.ts';

const used = message('tickets.fileUsed');
constraint('ticket_attachment_file', 'files', 'TAKEN', used);
constraint('ticket_attachment_picture', 'files', 'TAKEN', used);

/** Puts uploads of the caller on a line of the history. Throws where one of them is not the caller's, or is attached already. */
export const attach = async (ctx: WorkContext, ticket_id: number, history_id: number, keys: readonly string[] = []) => {
  const found = await useAttachments(ctx, keys, 'files');
  const stamp = { ticket_id, history_id, uploaded_by: ctx.who.user, created_at: ctx.now() };
  await insertRows(
    ctx,
    'ticket_attachment',
    found.map((file) => ({ ...file, ...stamp })),
  );
};

/** Removes an attachment: its file leaves the store, its name stays in the history. */
export const removeAttachment = async (ctx: Ctx, { id }: { readonly id: Id<'ticket_attachment'> }) => {
  const found = await findRow(ctx, 'ticket_attachment', { id, deleted_at: null });
  if (!found) return gone(message('tickets.attachmentGone'));
  const ticket = await tickets.lock(ctx, found.ticket_id);
  if (found.uploaded_by !== ctx.who.user && !onSupportSide(ctx, ticket))
    return declined(message('tickets.notYourFile'), { field: 'id', code: 'NOT_YOURS' });
  const removed = await updateRows(ctx, 'ticket_attachment', { id, deleted_at: null }, { deleted_at: ctx.now() }, [
    'id',
  ]);
  if (removed.length === 0) return gone(message('tickets.attachmentGone'));
  ctx.enqueue(FORGET_ATTACHMENTS, { keys: [found.file ?? found.picture ?? ''] });
  const { rows } = await sql<{ internal: boolean }>`select h.internal from ticket_history h
    where h.id = ${found.history_id}`.execute(ctx.db);
  const internal = rows[0]?.internal ?? false;
  await record(ctx, ticket.id, [{ kind: 'attachment_removed', after: found.name, internal }]);
  ctx.audit({ entity: Ticket, id: ticket.id, before: { attachment: found.name } });
  published(ctx, ticket.id, internal);
  return done(message('tickets.attachmentRemoved', { name: found.name }), { ticket: idOf(Ticket, ticket.id) });
};

const AS: Alias<'ticket_attachment'> = { name: TicketAttachment.table };

/** Where a file is downloaded for 15 minutes; one that was removed or is out of reach is Error alike. */
export const downloadAttachment = async (ctx: Ctx, { file }: { readonly file: string }) => {
  const { rows } = await sql<RowOf<'ticket_attachment'>>`select ticket_attachment.* from ticket_attachment
    where (file = ${file} or picture = ${file}) and ${col(AS, 'deleted_at')} is null
      and ${ownAttachments.filter(ctx.who, AS)}`.execute(ctx.db);
  const [found] = rows;
  if (!found) return declined(message('tickets.attachmentGone'), { field: 'file', code: 'GONE' });
  const url = downloadAddress(ctx, storedAs(found), found.name, ofAttachment(found.id));
  return done(message('tickets.download'), { url });
};
