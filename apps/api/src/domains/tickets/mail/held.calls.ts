import '../tickets.fields.ts';
import { ticketStateIds } from '@nestling/rules/ticket-states.ts';
import { sql } from 'kysely';
import { type Calls, declined, message, outcome } from '../../../kernel/call/call.ts';
import type { Ctx } from '../../../kernel/call/context.ts';
import type { RowOf } from '../../../kernel/db/tables.ts';
import { idOf } from '../../../kernel/read/entity.ts';
import { resource } from '../../../kernel/write/resource.ts';
import { updating } from '../../../kernel/write/write-rows.ts';
import { record } from '../history.ts';
import { firstLineOf, otherCategory } from '../of-words.ts';
import { addTicket } from '../open-ticket.ts';
import { published, tickets } from '../ticket.ts';
import { HeldMail, Ticket, TicketCategory, TicketStatus } from '../tickets.entities.ts';
import { heldMail } from '../tickets.reach.ts';

const mails = resource(HeldMail, {
  as: 'mail',
  rule: 'kvsupport',
  permission: 'handle_tickets',
  reach: heldMail,
  gone: message('tickets.mailGone'),
});

const handled = (ctx: Ctx) => ({ handled_at: ctx.now(), handled_by: ctx.who.user, words: '' });
const seenTo = () => declined(message('tickets.mailSeenTo'), { field: 'id', code: 'STATE' });

/** Into its ticket as a note of support's own: nobody has proven to have written it. Else a ticket is opened of it. */
const take = async (ctx: Ctx, mail: RowOf<'ticket_mail'>) => {
  if (mail.handled_at) return seenTo();
  const { sender, sender_name, subject, words, ticket_id } = mail;
  const from = sender_name ? `${sender_name} <${sender}>` : sender;
  const said = `${from}\n${subject}\n\n${words}`.trim().slice(0, 10_000);
  if (ticket_id === null) {
    const form = {
      name: firstLineOf(subject || words || sender) || '—',
      description: said || '—',
      status: idOf(TicketStatus, ticketStateIds.new),
      category: idOf(TicketCategory, await otherCategory(ctx)),
    };
    const ticket = await addTicket(ctx, form, ctx.who.user);
    return { set: { ...handled(ctx), ticket_id: ticket.id }, gives: { ticket: idOf(Ticket, ticket.id) } };
  }
  const ticket = await tickets.lock(ctx, ticket_id);
  await record(ctx, ticket.id, [{ kind: 'comment', description: said || '—', internal: true }]);
  published(ctx, ticket.id, true);
  return { set: handled(ctx), gives: { ticket: idOf(Ticket, ticket.id) } };
};

/** Mail that could not be taken, for support to see to. */
export const heldMailCalls: Calls = {
  heldMail: mails.list({
    about: 'Lists mail to tickets that could not be taken, with why, until somebody has seen to it.',
    input: {},
    where: () => [sql`ticket_mail.handled_at is null`],
    order: ['-id'],
  }),
  takeHeldMail: mails.act({
    about:
      'Puts what a held mail says into its ticket as an internal note, or opens a ticket of it in the name of the caller where it names none; one that was seen to gets Error.',
    answer: outcome({ ticket: Ticket }),
    run: take,
    says: message('tickets.mailTaken'),
  }),
  setMailAside: mails.act({
    about: 'Notes that a held mail is nothing to answer, and forgets its words; one that was seen to gets Error.',
    answer: outcome(),
    run: (ctx, { id, handled_at }) => {
      if (handled_at) return seenTo();
      ctx.later(updating('ticket_mail', { id }, { sealed: null }));
      return { set: handled(ctx) };
    },
    says: message('tickets.mailSetAside'),
  }),
};
