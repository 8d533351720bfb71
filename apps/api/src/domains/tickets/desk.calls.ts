import './tickets.fields.ts';
import { type Calls, message, outcome, query } from '../../kernel/call/call.ts';
import { text } from '../../kernel/call/input.ts';
import { constraint } from '../../kernel/call/refusals.ts';
import { nobody, orError } from '../../kernel/read/reach.ts';
import { resource } from '../../kernel/write/resource.ts';
import { ownLocations } from '../../model/location/reach.ts';
import { answersFor, filledAnswers, unknownField } from './canned-answers.ts';
import { CannedAnswer, TicketView } from './tickets.entities.ts';
import { viewInput, which } from './tickets.inputs.ts';
import { allAnswers, allCategories, allStatuses, ownViews, ticketsInReach } from './tickets.reach.ts';
import { countedViews, listViews, viewOf } from './views.ts';

constraint('canned_answer_name', 'name', 'TAKEN', message('tickets.answerTaken'));

const support = { rule: 'kvsupport', permission: 'handle_tickets' } as const;
const answers = resource(CannedAnswer, {
  ...support,
  as: 'answer',
  reach: allAnswers,
  gone: message('tickets.answerGone'),
});
const views = resource(TicketView, {
  rule: 'manager',
  permission: null,
  because: 'views are everybody’s own, and show what one reaches anyway',
  as: 'view',
  reach: ownViews,
  gone: message('tickets.viewGone'),
});
const viewName = viewInput.name;
const LONGEST = 5000;

/** What is at hand at the desk: answers that support gives again and again, and everybody's own views of what is to be done. */
export const deskCalls: Calls = {
  cannedAnswers: answers.list({
    permission: 'handle_tickets',
    about: 'Lists the canned answers with their texts in both languages.',
    input: {},
    order: ['name'],
  }),
  answersForTicket: query({
    ...support,
    about:
      'Answers the canned answers filled with what a ticket says, in the language of its opener, else of the center; a ticket out of reach is refused.',
    reach: { id: ticketsInReach },
    input: which,
    answer: filledAnswers,
    run: answersFor,
  }),
  createCannedAnswer: answers.add({
    about:
      'Adds a canned answer in both languages, where {name}, {number}, {subject}, {location} and {me} are filled in; another word in braces, or a name that exists, gets Error.',
    input: { name: text(1, 100), text_en: text(1, LONGEST), text_es: text(1, LONGEST) },
    answer: outcome(),
    run: (_, given) => unknownField({ text_en: given.text_en, text_es: given.text_es }) ?? { set: given },
    says: ({ name }) => message('tickets.answerAdded', { name }),
  }),
  updateCannedAnswer: answers.change({
    about: 'Changes what is given of a canned answer; an unknown word in braces, or a name that exists, gets Error.',
    input: {
      name: text(1, 100).optional(),
      text_en: text(1, LONGEST).optional(),
      text_es: text(1, LONGEST).optional(),
    },
    answer: outcome(),
    run: (_, __, { name, text_en, text_es }) =>
      unknownField({ text_en, text_es }) ?? { set: { name, text_en, text_es } },
    says: ({ name }) => message('tickets.answerChanged', { name }),
  }),
  deleteCannedAnswer: answers.remove({
    about: 'Deletes a canned answer; replies it was used in stay.',
    says: ({ name }) => message('tickets.answerRemoved', { name }),
  }),
  ticketViews: query({
    rule: 'manager',
    about: "Lists the caller's saved views, each with what it asks for and how many tickets it holds, 100 at most.",
    reach: nobody,
    input: {},
    answer: countedViews,
    run: listViews,
  }),
  createTicketView: views.add({
    about:
      'Saves what a list of tickets is narrowed to under a name, for the caller alone; more than 20 get Error, as do assigned, late and snoozed of whoever is not of support.',
    reach: { status: orError(allStatuses), category: orError(allCategories), location: orError(ownLocations) },
    input: viewInput,
    answer: outcome(),
    run: viewOf,
    says: ({ name }) => message('tickets.viewSaved', { name }),
  }),
  renameTicketView: views.change({
    about: 'Renames a saved view of the caller.',
    input: { name: viewName },
    answer: outcome(),
    run: (_, __, { name }) => ({ set: { name } }),
    says: ({ name }) => message('tickets.viewRenamed', { name }),
  }),
  deleteTicketView: views.remove({
    about: 'Deletes a saved view of the caller.',
    says: ({ name }) => message('tickets.viewRemoved', { name }),
  }),
};
