import { notifyInvoice } from './domains/notifications/notify-invoice.ts';
import { notifyMoved } from './domains/notifications/notify-moved.ts';
import { notifyPlan } from './domains/notifications/notify-plan.ts';
import { notifyPortfolio } from './domains/notifications/notify-portfolio.ts';
import { notifySubsidy } from './domains/notifications/notify-subsidy.ts';
import { notifyProblem, notifyTicket } from './domains/notifications/notify-ticket.ts';
import { mailTicket } from './domains/tickets/letters.ts';
import { answerRaised } from './domains/tickets/raised-jobs.ts';
import type { Listeners } from './kernel/events/listener.ts';

/** Who acts on what has happened in other domains. */
export const listeners: Listeners = [
  notifyInvoice,
  notifyMoved,
  notifySubsidy,
  notifyPlan,
  notifyPortfolio,
  notifyTicket,
  notifyProblem,
  mailTicket,
  answerRaised,
];
