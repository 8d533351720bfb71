import { cleared } from '../../kernel/write/cleared.ts';
import './tickets.fields.ts';
import { sql } from 'kysely';
import { type Calls, declined, message, outcome } from '../../kernel/call/call.ts';
import { text } from '../../kernel/call/input.ts';
import { constraint } from '../../kernel/call/refusals.ts';
import { resource } from '../../kernel/write/resource.ts';
import { TicketCategory } from './tickets.entities.ts';
import { allCategories } from './tickets.reach.ts';

constraint('ticket_category_name', 'name', 'TAKEN', message('tickets.categoryTaken'));

const categories = resource(TicketCategory, {
  as: 'category',
  rule: 'kvsupport',
  permission: 'handle_tickets',
  reach: allCategories,
  gone: message('tickets.categoryGone'),
});
const description = text(0, 500).nullish();
const answer = outcome();

/** The words of a center for what its tickets are about. */
export const categoryCalls: Calls = {
  ticketCategories: categories.list({
    rule: 'manager',
    about: 'Lists the categories of tickets with id, name and description.',
    input: {},
    order: ['id'],
  }),
  createTicketCategory: categories.add({
    about: 'Adds a category of tickets; a name that exists gets Error.',
    input: { name: text(1, 100), description },
    answer,
    run: (_, { name, description: words }) => ({ set: { name, description: words || null } }),
    says: ({ name }) => message('tickets.categoryAdded', { name }),
  }),
  updateTicketCategory: categories.change({
    about: 'Changes the name or the description of a category; a name that exists gets Error.',
    input: { name: text(1, 100).optional(), description },
    answer,
    set: ({ name, description: words }) => ({ name, description: cleared(words) }),
    says: ({ name }) => message('tickets.categoryChanged', { name }),
  }),
  deleteTicketCategory: categories.remove({
    about: 'Deletes a category that no ticket has; one in use gets Error with how many have it.',
    run: async ({ db }, { id }) => {
      const { rows } = await sql<{ count: number }>`select count(*)::int as count from ticket
        where category_id = ${id}`.execute(db);
      const count = rows[0]?.count ?? 0;
      if (count > 0) return declined(message('tickets.categoryUsed', { count }), { field: 'id', code: 'IN_USE' });
      return undefined;
    },
    says: ({ name }) => message('tickets.categoryRemoved', { name }),
  }),
};
