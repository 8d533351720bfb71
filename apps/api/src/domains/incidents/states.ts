import type { Ctx } from '../../kernel/call/context.ts';
import { textsIn } from '../../kernel/call/languages.ts';
import { message } from '../../kernel/call/message.ts';

/** The states of an incident, in their order. */
export const STATUSES = ['requested', 'in-progress', 'ready', 'closed'] as const;
export type Status = (typeof STATUSES)[number];

/** Where each may go from there. Requested to closed is a refusal, closed to in-progress a second look. */
const next: Readonly<Record<Status, readonly Status[]>> = {
  requested: ['in-progress', 'closed'],
  'in-progress': ['ready'],
  ready: ['closed'],
  closed: ['in-progress'],
};

const colours: Readonly<Record<Status, string>> = {
  requested: 'warning',
  'in-progress': 'info',
  ready: 'success',
  closed: 'secondary',
};

export const isStatus = (word: string): word is Status => STATUSES.some((status) => status === word);

/** True when an incident may go from one state to the other. */
export const mayMove = (from: Status, to: Status): boolean => next[from].includes(to);

/** What people call a state, in the caller's language. */
export const labelOf = (ctx: Ctx, status: Status): string =>
  message(`incidents.state.${status}`).in(textsIn(ctx.request));

/** The states with what people call them and where each leads. */
export const allStatuses = (ctx: Ctx) =>
  STATUSES.map((status) => ({
    status,
    label: labelOf(ctx, status),
    color: colours[status],
    next: next[status],
  }));
