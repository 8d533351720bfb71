import './tickets.fields.ts';
import { ticketStateIds } from '@nestling/rules/ticket-states.ts';
import { sql } from 'kysely';
import { type Calls, declined, message, outcome } from '../../kernel/call/call.ts';
import type { Ctx } from '../../kernel/call/context.ts';
import { id, text } from '../../kernel/call/input.ts';
import type { RowOf } from '../../kernel/db/tables.ts';
import { matching } from '../../kernel/db/where.ts';
import { idOf } from '../../kernel/read/entity.ts';
import { orError } from '../../kernel/read/reach.ts';
import { resource } from '../../kernel/write/resource.ts';
import { Location } from '../../model/location/entity.ts';
import { inOwnLocations, ownLocations } from '../../model/location/reach.ts';
import { ProblemReported } from '../../model/ticket/events.ts';
import { User } from '../../model/user/entity.ts';
import { firstLineOf, otherCategory } from './of-words.ts';
import { addTicket } from './open-ticket.ts';
import { ProblemReport, Ticket, TicketCategory, TicketStatus } from './tickets.entities.ts';
import { problemsOfOwnLocations } from './tickets.reach.ts';

const problems = resource(ProblemReport, {
  as: 'report',
  rule: 'manager',
  permission: null,
  because: 'whoever runs a location may ask for help',
  reach: problemsOfOwnLocations,
  gone: message('tickets.problemGone'),
});

const handled = (ctx: Ctx) => ({ handled_at: ctx.now(), handled_by: ctx.who.user });
const seenTo = () => declined(message('tickets.problemSeenTo'), { field: 'id', code: 'STATE' });

/** Where somebody belongs who names no location, as a family does not. */
const firstPlace = async ({ db, who }: Ctx): Promise<number | null> => {
  const { rows } = await sql<{ id: number }>`select l.id from location l
    where ${inOwnLocations(who, sql`l.id`)} order by l.id limit 1`.execute(db);
  return rows[0]?.id ?? null;
};

/** A ticket in the manager's name, about the place and whoever has reported it, who is told nothing of it. */
const ticketOf = async (ctx: Ctx, report: RowOf<'problem_report'>) => {
  if (report.handled_at) return seenTo();
  const { description, details, location_id, created_by } = report;
  const ticket = await addTicket(
    ctx,
    {
      name: firstLineOf(description),
      description: details ? `${description}\n\n${details}` : description,
      status: idOf(TicketStatus, ticketStateIds.new),
      category: idOf(TicketCategory, await otherCategory(ctx)),
      locations: [idOf(Location, location_id)],
      users: created_by === null ? [] : [idOf(User, created_by)],
    },
    ctx.who.user,
  );
  return {
    set: { ...handled(ctx), ticket_id: ticket.id },
    says: message('tickets.opened', { number: ticket.ticket_number }),
    gives: { ticket: idOf(Ticket, ticket.id) },
  };
};

/** What families and teachers report as broken: their managers make tickets of it. */
export const problemCalls: Calls = {
  reportProblem: problems.add({
    rule: 'user',
    about:
      'Tells the managers of a location, else of the first of the caller, that something does not work, with what is sent along; a caller of no location gets Error.',
    limit: { times: 10, seconds: 3600, by: 'user' },
    reach: { location: orError(ownLocations) },
    input: { location: id(Location).optional(), description: text(1, 5000), details: text(0, 3000).optional() },
    answer: outcome(),
    run: async (ctx, { location, description, details }) => {
      const location_id = location ?? (await firstPlace(ctx));
      if (location_id === null) return declined(message('tickets.noPlace'), { field: 'location', code: 'NO_LOCATION' });
      const stamp = { created_by: ctx.who.user, created_at: ctx.now() };
      return { set: { location_id, description, details: details || null, ...stamp } };
    },
    afterwards: (ctx, { id: report }) => ctx.emit(ProblemReported, { report }),
    says: message('tickets.problemReported'),
  }),
  problemReports: problems.list({
    about: "Lists what was reported at the caller's locations and is not seen to yet.",
    reach: { location: ownLocations },
    input: { location: id(Location).optional() },
    where: (_, { location }) => [
      matching(ProblemReport, { location_id: location }),
      sql`problem_report.handled_at is null`,
    ],
    order: ['-id'],
  }),
  openReportedProblem: problems.act({
    about: 'Opens a ticket of a report, in the name of the caller; one that was seen to gets Error.',
    answer: outcome({ ticket: Ticket }),
    run: ticketOf,
    says: message('tickets.saved'),
  }),
  setProblemAside: problems.act({
    about: 'Notes that a report needs no ticket; one that was seen to gets Error.',
    answer: outcome(),
    run: (ctx, { handled_at }) => (handled_at ? seenTo() : { set: handled(ctx) }),
    says: message('tickets.problemSetAside'),
  }),
};
