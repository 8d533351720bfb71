import { allows } from '@nestling/rules/roles.ts';
import { sql } from 'kysely';
import { declined, message } from '../../kernel/call/call.ts';
import type { Ctx, WorkContext } from '../../kernel/call/context.ts';
import { askedBy } from '../../kernel/call/permission.ts';
import type { RowOf } from '../../kernel/db/tables.ts';
import { records } from '../../kernel/write/records.ts';
import { Ticket } from './tickets.entities.ts';

/** What is done to the rows of tickets; one that was deleted is gone for all of it. */
export const tickets = records(Ticket, { gone: message('tickets.gone'), soft: true });

export type TicketRow = RowOf<'ticket'>;

/** Whoever has opened a ticket is on the opening side of it, of whatever role; the row has asked support for its permission. */
export const onSupportSide = ({ who }: Pick<Ctx, 'who'>, { created_by }: Pick<TicketRow, 'created_by'>): boolean =>
  allows(who.role, 'kvsupport') && created_by !== who.user;

/** One that went into another ticket is closed for good: what is to be said or done goes on there. */
export const mustStand = ({ merged_into }: Pick<TicketRow, 'merged_into'>): void => {
  if (merged_into !== null) throw declined(message('tickets.goesOnElsewhere'), { field: 'id', code: 'MERGED' });
};

/** Holds two tickets, whichever way round they are named, so that nobody waits for anybody in a circle. */
export const lockBoth = async (
  ctx: Ctx,
  { id, other, field }: { readonly id: number; readonly other: number; readonly field: string },
): Promise<{ readonly held: TicketRow; readonly beside: TicketRow }> => {
  if (id === other) throw declined(message('tickets.sameTicket'), { field, code: 'SAME' });
  const first = id < other ? await tickets.lock(ctx, id) : await tickets.lock(ctx, other, field);
  const second = id < other ? await tickets.lock(ctx, other, field) : await tickets.lock(ctx, id);
  return id < other ? { held: first, beside: second } : { held: second, beside: first };
};

/** What support needs for tickets that others have opened, named by an argument. */
export const asSupport = <const F extends string>(field: F) =>
  askedBy(
    field,
    'handle_tickets',
    (id, who) => sql`not exists (select 1 from ticket t where t.id = ${Number(id)} and t.created_by = ${who.user})`,
    'kvsupport',
  );

/** The same for attachments that others have uploaded. */
export const asSupportOfFile = <const F extends string>(field: F) =>
  askedBy(
    field,
    'handle_tickets',
    (id, who) => sql`not exists (select 1 from ticket_attachment a
      where a.id = ${Number(id)} and a.uploaded_by = ${who.user})`,
    'kvsupport',
  );

/** Tells the screens; of what is internal those of support alone. */
export const published = (ctx: Pick<WorkContext, 'publish'>, id: number, internal = false): void =>
  ctx.publish({ kind: 'ticket', ids: [id], at: internal ? { internal: 1 } : {} });
