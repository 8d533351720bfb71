import { question } from '@nestling/kit/asked-ahead.ts';
import { listQuestion } from '@nestling/kit/list-variables.ts';
import { asks } from '../../asks.ts';
import { screen } from '../../screen.ts';
import { IconMessageReply } from '../../staff-icons.ts';
import { askedOf, attentionOf, dueFirst, PER_PAGE } from './asked.ts';

const title = { en: 'Tickets', es: 'Solicitudes' };
const one = { en: 'Ticket', es: 'Solicitud' };
const documents = () => import('./tickets.graphql.ts');

/** How managers get help, and support keeps its head. */
export const ticketScreens = {
  'tickets.list': screen({
    path: '/tickets/:status?',
    rule: 'manager',
    acts: [{ title: { en: 'New ticket', es: 'Nueva solicitud de ayuda' }, address: { open: 'new' } }],
    title,
    menu: { under: 'centre', order: 16, icon: IconMessageReply, audience: 'staff' },
    asks: asks(documents, ({ TicketsDocument }, { params, address }) => [
      listQuestion(TicketsDocument, address, askedOf(params.status, address), PER_PAGE),
    ]),
    load: () => import('./screens/Tickets.tsx'),
  }),
  'tickets.one': screen({
    path: '/ticket/:ticketId',
    rule: 'manager',
    title: one,
    parent: 'tickets.list',
    asks: asks(documents, ({ OneTicketDocument }, { params }) => [
      question(OneTicketDocument, { id: params.ticketId ?? '' }),
    ]),
    load: () => import('./screens/OneTicket.tsx'),
  }),
  'tickets.main': screen({
    path: '/main/tickets/:status?',
    rule: 'kvsupport',
    title: { en: 'Main tickets', es: 'Solicitudes de todas las sedes' },
    menu: { under: 'platform', order: 21, icon: IconMessageReply, audience: 'platform' },
    asks: asks(documents, ({ MainTicketsDocument }, { params, address }) => [
      listQuestion(
        MainTicketsDocument,
        { ...address, sort: dueFirst(address.sort) },
        { ...askedOf(params.status, address), ...attentionOf(address) },
        PER_PAGE,
      ),
    ]),
    load: () => import('./screens/MainTickets.tsx'),
  }),
  'tickets.main.one': screen({
    path: '/main/ticket/:ticketId',
    rule: 'kvsupport',
    title: { en: 'Main ticket', es: 'Solicitud de una sede' },
    parent: 'tickets.main',
    asks: asks(documents, ({ MainTicketDocument }, { params }) => [
      question(MainTicketDocument, { id: params.ticketId ?? '' }),
    ]),
    load: () => import('./screens/MainTicket.tsx'),
  }),
};
