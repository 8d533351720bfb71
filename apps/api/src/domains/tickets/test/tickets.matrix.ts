import type { Expectation, Matrix } from '../../../../test/matrix.ts';
import type { Where, World } from '../../../../test/world.ts';
import { nth } from '../../centres/test/centres.factory.ts';
import { asHome } from '../../centres/test/plans.factory.ts';
import {
  aCannedAnswer,
  aCategory,
  aHeldMail,
  aKnownProblem,
  anAttachment,
  aProblem,
  aTicket,
  aTicketLink,
  aTicketView,
} from './tickets.factory.ts';

type Caller = { id: number } | null;

/** Managers work on tickets of own locations, support on all of the centre. */
const managers = { own: 'manager', other: 'manager', elsewhere: 'kvsupport' } as const;
const support = { own: 'kvsupport', other: 'kvsupport', elsewhere: 'kvsupport' } as const;
/** What one has opened oneself, wherever. */
const personal = { own: 'manager', other: 'manager' } as const;
/** The permission is asked of support for tickets that others have opened, as the fresh ones are. */
const asking = { handle_tickets: {} };

const isManager = (w: World, caller: Caller): boolean => caller?.id === w.people.get('manager')?.id;
/** A ticket there: a manager's own where that is what counts, else nobody's. */
const fresh = async (w: World, where: Where, given: object = {}) => {
  const { tenant, location, mark } = w.at(where);
  return aTicket(tenant, { location_id: location, name: `${mark} ticket`, ...given });
};
const openedBy = (w: World, where: Where, caller: Caller) =>
  fresh(w, where, where === 'own' || where === 'other' ? { created_by: caller?.id ?? null } : {});
const managersOwn = (w: World, where: Where, caller: Caller) =>
  isManager(w, caller) ? openedBy(w, where, caller) : fresh(w, where);

const form = async (w: World, where: Where) => ({
  name: 'A frozen picture',
  description: 'It stands still since ten.',
  status: 1,
  category: (await aCategory(w.at(where).tenant)).id,
});
const places = (w: World, where: Where) => ({
  locations: [w.at(where).location],
  students: [w.at(where).student],
  users: [w.at(where).contact],
});
const inList = (w: World, where: Where) => ({ location: w.at(where).location, first: 20 });
const which = async (w: World, where: Where) => ({ id: (await fresh(w, where)).id });

const open: Expectation = {
  args: async (w, where, caller) => ({
    ...(await form(w, where)),
    created_by: caller?.id ?? 1,
    ...places(w, where),
  }),
  from: managers,
  outside: 'error',
};
const change: Expectation = {
  args: async (w, where, caller) => ({
    id: (await fresh(w, where)).id,
    ...(await form(w, where)),
    status: 2,
    updated_by: caller?.id ?? 1,
  }),
  from: managers,
  asking,
  outside: 'error',
};
const reply: Expectation = {
  args: async (w, where, caller) => ({
    id: (await fresh(w, where)).id,
    comment: 'It goes on.',
    comment_by: caller?.id ?? 1,
  }),
  from: managers,
  asking,
  outside: 'error',
};
const removeFile: Expectation = {
  args: async (w, where, caller) => {
    const { tenant } = w.at(where);
    const ticket = await fresh(w, where);
    const uploaded_by = where !== 'foreign' && isManager(w, caller) ? (caller?.id ?? null) : null;
    return { id: (await anAttachment(tenant, { ticket_id: ticket.id, history_id: ticket.line, uploaded_by })).id };
  },
  from: managers,
  asking,
  outside: 'error',
};
const category = async (w: World, where: Where) => ({
  id: (await aCategory(w.at(where).tenant, `Category ${nth()}`)).id,
});

const two = async (w: World, where: Where) => [(await fresh(w, where)).id, (await fresh(w, where)).id] as const;
const known = async (w: World, where: Where) => ({ id: (await aKnownProblem(w.at(where).tenant)).id });
const mail = async (w: World, where: Where) => ({ id: (await aHeldMail(w.at(where).tenant)).id });
const answer = async (w: World, where: Where) => ({ id: (await aCannedAnswer(w.at(where).tenant)).id });
/** Of the caller's own, wherever; in the other center of somebody else. */
const view = async (w: World, where: Where, caller: Caller) => {
  const { tenant, contact } = w.at(where);
  return { id: (await aTicketView(tenant, where === 'foreign' ? contact : (caller?.id ?? contact))).id };
};
/** What is closed and was opened by the caller, in its own center alone. */
const closed = async (w: World, where: Where, caller: Caller) => {
  const closed_at = new Date('2026-03-11T15:00:00Z');
  const created_by = where === 'own' || where === 'other' ? (caller?.id ?? null) : null;
  return { id: (await fresh(w, where, { status_id: 4, closed_at, created_by })).id };
};

const problem = async (w: World, where: Where) => {
  const { tenant, location: location_id, mark } = w.at(where);
  return { id: (await aProblem(tenant, { location_id, description: `${mark} problem` })).id };
};

export const matrix: Matrix = {
  tickets: { args: inList, from: managers, outside: 'refused' },
  managerTickets: { args: inList, from: managers, outside: 'refused' },
  tickets2: { args: inList, from: support, outside: 'refused' },
  mainTickets: {
    args: (w, where) => ({ locations: [w.at(where).location], first: 20 }),
    from: support,
    outside: 'refused',
  },
  ticketById: { args: which, from: managers, outside: 'refused' },
  managerTicketById: {
    args: async (w, where, caller) => ({ id: (await openedBy(w, where, caller)).id }),
    from: personal,
    outside: 'null',
  },
  mainTicketById: { args: which, from: support, outside: 'null' },
  ticketStatuses: { args: () => ({}) },
  ticketCategories: { args: () => ({}) },
  filterTicketStatuses: {
    args: (w, where) => ({ location: w.at(where).location }),
    from: managers,
    outside: 'refused',
  },
  unreadTickets: { args: () => ({}) },
  ticketChartAll: { args: (w, where) => ({ location: w.at(where).location }), from: managers, outside: 'refused' },
  ticketChartWeek: { args: (w, where) => ({ location: w.at(where).location }), from: managers, outside: 'refused' },
  ticketChartFiltered: {
    args: (w, where) => ({ location: w.at(where).location, start_date: '2026-03-01', end_date: '2026-03-31' }),
    from: managers,
    outside: 'refused',
  },
  mainTicketChart: {
    args: (w, where) => ({ locations: [w.at(where).location] }),
    from: support,
    outside: 'refused',
  },
  ticketChanged: { args: (w, where) => ({ location: w.at(where).location }), from: managers, outside: 'refused' },
  createTicket: open,
  createTicket2: open,
  createMainTicket: { ...open, from: support },
  updateTicket: change,
  updateTicket2: change,
  updateMainTicket: { ...change, from: support },
  updateTicketStatus: {
    args: async (w, where) => ({ ...(await which(w, where)), status: 2 }),
    from: managers,
    asking,
    outside: 'error',
  },
  changeTicketCategory: {
    args: async (w, where) => ({
      ...(await which(w, where)),
      category: (await aCategory(w.at(where).tenant, `Category ${nth()}`)).id,
    }),
    from: managers,
    asking,
    outside: 'error',
  },
  addTicketComment: reply,
  addTicketComment2: reply,
  deleteTicket: {
    args: async (w, where, caller) => ({ id: (await managersOwn(w, where, caller)).id }),
    from: managers,
    asking,
    outside: 'error',
  },
  assignTicket: {
    args: async (w, where) => ({ ...(await which(w, where)), assignee: w.people.get('kvsupport')?.id ?? 1 }),
    from: support,
    outside: 'error',
  },
  deleteTicket2: { args: which, from: support, asking, outside: 'error' },
  deleteTicketAttachment: removeFile,
  deleteTicketAttachment2: removeFile,
  downloadTicketAttachment: {
    args: async (w, where) => {
      const ticket = await fresh(w, where);
      const file = { ticket_id: ticket.id, history_id: ticket.line, uploaded_by: null };
      return { file: (await anAttachment(w.at(where).tenant, file)).file };
    },
    from: managers,
    outside: 'error',
  },
  lookAtTicket: { args: which, from: managers, outside: 'error' },
  saveTicketDraft: {
    args: async (w, where) => ({ ...(await which(w, where)), text: 'Not sent yet' }),
    from: managers,
    outside: 'error',
  },
  reportProblem: {
    args: (w, where) => ({ location: w.at(where).location, description: 'The picture stands still.' }),
    from: { own: 'user', other: 'user', elsewhere: 'kvsupport' },
    outside: 'error',
  },
  problemReports: { args: (w, where) => ({ location: w.at(where).location }), from: managers, outside: 'refused' },
  openReportedProblem: { args: problem, from: managers, outside: 'error' },
  setProblemAside: { args: problem, from: managers, outside: 'error' },
  mergeTickets: {
    args: async (w, where) => {
      const [id, double] = await two(w, where);
      return { id, double };
    },
    from: support,
    outside: 'error',
  },
  linkTickets: {
    args: async (w, where) => {
      const [id, other] = await two(w, where);
      return { id, other };
    },
    from: managers,
    asking,
    outside: 'error',
  },
  unlinkTickets: {
    args: async (w, where) => {
      const [id, other] = await two(w, where);
      await aTicketLink(w.at(where).tenant, id, other);
      return { id, other };
    },
    from: managers,
    asking,
    outside: 'error',
  },
  raiseTicket: {
    args: async (w, where) => {
      await asHome(w.at('foreign').tenant);
      return { ...(await which(w, where)), comment: 'Can you help?', description: true };
    },
    from: support,
    outside: 'error',
  },
  snoozeTicket: {
    args: async (w, where) => ({ ...(await which(w, where)), until: '2026-04-01' }),
    from: support,
    outside: 'error',
  },
  rateTicket: {
    args: async (w, where, caller) => ({ ...(await closed(w, where, caller)), helped: true }),
    from: personal,
    outside: 'error',
  },
  ticketMail: { args: () => ({}) },
  saveTicketMail: { args: () => ({ on: false }) },
  ticketSettings: { args: () => ({}) },
  saveTicketSettings: { args: () => ({ remind_days: 4 }) },
  cannedAnswers: { args: () => ({}) },
  answersForTicket: { args: which, from: support, outside: 'refused' },
  createCannedAnswer: { args: () => ({ name: `Answer ${nth()}`, text_en: 'Hello {name}', text_es: 'Hola {name}' }) },
  updateCannedAnswer: {
    args: async (w, where) => ({ ...(await answer(w, where)), name: `Renamed ${nth()}` }),
    from: support,
    outside: 'error',
  },
  deleteCannedAnswer: { args: answer, from: support, outside: 'error' },
  ticketViews: { args: () => ({}) },
  createTicketView: {
    args: (w, where) => ({ name: `View ${nth()}`, location: w.at(where).location }),
    from: { own: 'manager', other: 'manager', elsewhere: 'kvsupport' },
    outside: 'error',
  },
  renameTicketView: {
    args: async (w, where, caller) => ({ ...(await view(w, where, caller)), name: `View ${nth()}` }),
    from: { own: 'manager', other: 'manager', elsewhere: 'manager' },
    outside: 'error',
  },
  deleteTicketView: { args: view, from: { own: 'manager', other: 'manager', elsewhere: 'manager' }, outside: 'error' },
  knownProblems: { args: () => ({}) },
  tellKnownProblem: { args: () => ({ text_en: 'Cameras are slow.', text_es: 'Las cámaras están lentas.' }) },
  endKnownProblem: { args: known, from: support, outside: 'error' },
  heldMail: { args: () => ({}) },
  takeHeldMail: { args: mail, from: support, outside: 'error' },
  setMailAside: { args: mail, from: support, outside: 'error' },
  createTicketCategory: { args: () => ({ name: `Category ${nth()}` }) },
  updateTicketCategory: {
    args: async (w, where) => ({ ...(await category(w, where)), name: `Renamed ${nth()}` }),
    from: support,
    outside: 'error',
  },
  deleteTicketCategory: { args: category, from: support, outside: 'error' },
};
