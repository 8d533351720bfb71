import './tickets.fields.ts';
import { type Calls, mutation, outcome, query } from '../../kernel/call/call.ts';
import { nobody, orError } from '../../kernel/read/reach.ts';
import { careAnswer, careInput, readCare, saveCare } from './care-settings.ts';
import { linkInput, linkTickets, unlinkTickets } from './link.ts';
import { mailAnswer, mailInput, readMail, saveMail } from './mail-choice.ts';
import { mergeInput, mergeTickets } from './merge.ts';
import { raise, raiseInput } from './raise.ts';
import { rate, rateInput } from './rate.ts';
import { snooze, snoozeInput } from './snooze.ts';
import { asSupport } from './ticket.ts';
import { Ticket } from './tickets.entities.ts';
import { linesOfATicket, ownAttachments, ticketsInReach } from './tickets.reach.ts';

const support = { rule: 'kvsupport', permission: 'handle_tickets' } as const;
const linking = {
  rule: 'manager',
  permission: [asSupport('id'), asSupport('other')],
  reach: { id: orError(ticketsInReach), other: orError(ticketsInReach) },
  input: linkInput,
  answer: outcome(),
} as const;

/** What is done to tickets beside answering them: brought together, laid aside, rated, and not left waiting. */
export const careCalls: Calls = {
  mergeTickets: mutation({
    ...support,
    about:
      'Closes the double of a ticket for good, which goes on in the other one; whoever opened the double is named there. One that was merged before, or the same twice, gets Error.',
    reach: { id: orError(ticketsInReach), double: orError(ticketsInReach) },
    input: mergeInput,
    answer: outcome({ ticket: Ticket }),
    run: mergeTickets,
  }),
  linkTickets: mutation({
    ...linking,
    about: 'Links two tickets that have to do with each other; a link that stands gets Error.',
    run: linkTickets,
  }),
  unlinkTickets: mutation({
    ...linking,
    about: 'Takes the link of two tickets away; tickets without one get Error.',
    run: unlinkTickets,
  }),
  raiseTicket: mutation({
    ...support,
    about:
      'Hands a ticket up to the support of the platform, with a comment and what is chosen to go along, files as copies, and nothing else; answers come back as replies. An internal note or its file, more than 10,000 characters, or a ticket of the platform itself gets Error.',
    reach: { id: orError(ticketsInReach), lines: orError(linesOfATicket), attachments: orError(ownAttachments) },
    input: raiseInput,
    answer: outcome(),
    run: raise,
  }),
  snoozeTicket: mutation({
    ...support,
    about:
      'Lets a ticket rest until a day, or, without one, wakes it; an answer of the opening side wakes it, too. A day that is not ahead, or a closed ticket, gets Error.',
    reach: { id: orError(ticketsInReach) },
    input: snoozeInput,
    answer: outcome(),
    run: snooze,
  }),
  rateTicket: mutation({
    rule: 'manager',
    permission: null,
    because: 'whether a ticket helped is said by who has opened it',
    about:
      'Says of a closed ticket whether it helped; one that is not closed, or that somebody else has opened, gets Error.',
    reach: { id: orError(ticketsInReach) },
    input: rateInput,
    answer: outcome(),
    run: rate,
  }),
  ticketMail: query({
    rule: 'manager',
    about: 'Whether the caller gets what is told of tickets by mail as well.',
    reach: nobody,
    input: {},
    answer: mailAnswer,
    run: readMail,
  }),
  saveTicketMail: mutation({
    rule: 'manager',
    permission: null,
    because: 'what comes to the own mailbox is one’s own choice',
    about: 'Switches letters of tickets on or off for the caller; the portal tells of them either way.',
    reach: nobody,
    input: mailInput,
    answer: outcome(),
    run: saveMail,
  }),
  ticketSettings: query({
    ...support,
    about:
      'After how many days of waiting the opening side is reminded and a ticket closed, within how many hours of work support answers, and when it works.',
    reach: nobody,
    input: {},
    answer: careAnswer,
    run: readCare,
  }),
  saveTicketSettings: mutation({
    ...support,
    about:
      'Saves what is given of how the center looks after its tickets; null switches it off. A closing before the reminder, or an end of work before its begin, gets Error.',
    reach: nobody,
    input: careInput,
    answer: outcome(),
    run: saveCare,
  }),
};
