import { type TicketState, ticketStateIds } from '@nestling/rules/ticket-states.ts';
import { declined, done, message } from '../../kernel/call/call.ts';
import type { Ctx } from '../../kernel/call/context.ts';
import { type InputOf, id } from '../../kernel/call/input.ts';
import { findRows } from '../../kernel/db/find-rows.ts';
import { linked } from '../../kernel/db/join-table.ts';
import { idOf } from '../../kernel/read/entity.ts';
import { TicketActed } from '../../model/ticket/events.ts';
import { type Line, record } from './history.ts';
import { moved, statusOf } from './states.ts';
import { lockBoth, published, type TicketRow, tickets } from './ticket.ts';
import { Ticket } from './tickets.entities.ts';
import { which } from './tickets.inputs.ts';
import { ofUsers } from './tickets.links.ts';

export const mergeInput = { ...which, double: id(Ticket) };

/**
 * Names the opener of the double in the ticket it goes into, so that whoever asked reads the answer. Locations of the double
 * are not taken over: nobody else reaches the other ticket by the merge.
 */
const nameOpener = async (ctx: Ctx, { id: ticket_id, created_by }: TicketRow, double: TicketRow): Promise<Line[]> => {
  const opener = double.created_by;
  if (opener === null || opener === created_by) return [];
  const named = await findRows(ctx, 'ticket_user', { ticket_id }, ['user_id'], { order: ['user_id'] });
  const before = named.map(({ user_id }) => user_id);
  if (before.includes(opener)) return [];
  const after = [...before, opener].sort((a, b) => a - b);
  const set = { updated_at: ctx.now(), action_by: ctx.who.user };
  await tickets.change(ctx, { id: ticket_id }, set, { users: linked(ofUsers, after) });
  return [{ kind: 'users', before_ids: before, after_ids: after }];
};

const closing = (from: TicketState): Line[] =>
  from === 'closed'
    ? []
    : [{ kind: 'status', before: String(ticketStateIds[from]), after: String(ticketStateIds.closed) }];

/** Closes the double of a ticket for good: it keeps its words and files, and goes on in the other one. */
export const mergeTickets = async (ctx: Ctx, { id: ticket, double }: InputOf<typeof mergeInput>) => {
  const { held, beside } = await lockBoth(ctx, { id: ticket, other: double, field: 'double' });
  for (const [field, one] of [
    ['id', held],
    ['double', beside],
  ] as const)
    if (one.merged_into !== null)
      return declined(message('tickets.mergedAlready', { number: one.ticket_number }), { field, code: 'MERGED' });
  const from = statusOf(beside.status_id);
  await tickets.change(
    ctx,
    { id: double },
    { ...moved(ctx, from, 'closed'), merged_into: ticket, updated_at: ctx.now(), action_by: ctx.who.user },
  );
  const lines = await record(ctx, double, [...closing(from), { kind: 'merged', after_ids: [ticket] }]);
  // That there is a double is for support: who wrote it, and where, is not for whoever reads this one.
  const named = await nameOpener(ctx, held, beside);
  await record(ctx, ticket, [...named, { kind: 'absorbed', after_ids: [double], internal: true }]);
  ctx.audit({ entity: Ticket, id: ticket, after: { double: beside.ticket_number } });
  published(ctx, double);
  published(ctx, ticket, named.length === 0);
  ctx.emit(TicketActed, { ticket: double, line: lines.at(-1) ?? 0, act: 'merged', to: 'openers' });
  return done(message('tickets.merged', { number: beside.ticket_number, into: held.ticket_number }), {
    ticket: idOf(Ticket, ticket),
  });
};
