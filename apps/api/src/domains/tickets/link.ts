import { sql } from 'kysely';
import { declined, done, message } from '../../kernel/call/call.ts';
import type { Ctx } from '../../kernel/call/context.ts';
import { type InputOf, id } from '../../kernel/call/input.ts';
import { deleteRows, insertMissing } from '../../kernel/write/write-rows.ts';
import { recordAll } from './history.ts';
import { lockBoth, published, type TicketRow } from './ticket.ts';
import { Ticket } from './tickets.entities.ts';
import { which } from './tickets.inputs.ts';

export const linkInput = { ...which, other: id(Ticket) };
type Given = InputOf<typeof linkInput>;

/** More on one ticket help nobody to find anything. */
const MOST_LINKS = 50;

/** Both tickets say what was done; of the other one each reader is told where it reaches that. */
const say = async (ctx: Ctx, { id: ticket, other }: Given, kind: 'linked' | 'unlinked'): Promise<void> => {
  await recordAll(ctx, [
    { ticket_id: ticket, kind, after_ids: [other] },
    { ticket_id: other, kind, after_ids: [ticket] },
  ]);
  ctx.audit({ entity: Ticket, id: ticket, after: { [kind]: other } });
  ctx.audit({ entity: Ticket, id: other, after: { [kind]: ticket } });
  published(ctx, ticket);
  published(ctx, other);
};

const numbers = ({ held, beside }: { readonly held: TicketRow; readonly beside: TicketRow }) => ({
  number: held.ticket_number,
  other: beside.ticket_number,
});

/** Links two tickets that have to do with each other. */
export const linkTickets = async (ctx: Ctx, given: Given) => {
  const { id: ticket, other } = given;
  const both = await lockBoth(ctx, { id: ticket, other, field: 'other' });
  const { rows } = await sql<{ most: number }>`select coalesce(max(n), 0)::int as most from (
    select count(*) as n from ticket_link where ticket_id in (${ticket}, ${other}) group by ticket_id) l`.execute(
    ctx.db,
  );
  if ((rows[0]?.most ?? 0) >= MOST_LINKS)
    return declined(message('tickets.manyLinks', { most: MOST_LINKS }), { field: 'other', code: 'TOO_MANY' });
  const pairs = [
    { ticket_id: ticket, other_id: other },
    { ticket_id: other, other_id: ticket },
  ];
  const added = await insertMissing(ctx, 'ticket_link', pairs, ['ticket_id']);
  if (added.length === 0)
    return declined(message('tickets.linkedAlready', numbers(both)), { field: 'other', code: 'TAKEN' });
  await say(ctx, given, 'linked');
  return done(message('tickets.linked', numbers(both)));
};

/** Takes the link of two tickets away. */
export const unlinkTickets = async (ctx: Ctx, given: Given) => {
  const { id: ticket, other } = given;
  const both = await lockBoth(ctx, { id: ticket, other, field: 'other' });
  const gone = await deleteRows(
    ctx,
    'ticket_link',
    sql`(ticket_id = ${ticket} and other_id = ${other}) or (ticket_id = ${other} and other_id = ${ticket})`,
    ['ticket_id'],
  );
  if (gone.length === 0) return declined(message('tickets.notLinked', numbers(both)), { field: 'other', code: 'GONE' });
  await say(ctx, given, 'unlinked');
  return done(message('tickets.unlinked', numbers(both)));
};
