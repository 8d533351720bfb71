import { type Precondition, Session, type Tally } from '../db/session.ts';
import { asSystem } from '../jobs/perform.ts';
import { compose } from '../read/compose.ts';
import { leftOut, reachPrecondition, rowsScopeOf } from '../read/reach-check.ts';
import type { Later } from '../read/reader.ts';
import { Reader } from '../read/reader.ts';
import type { AppContext } from './app-context.ts';
import type { AskedList } from './asked-list.ts';
import type { Call, Parsed } from './call.ts';
import { CallContext } from './call-context.ts';
import { Questions } from './confirm.ts';
import type { Event } from './context.ts';
import { outcomeStatusOf, valuesOf } from './outcome.ts';
import { askedOf } from './permission.ts';
import type { FieldError } from './refusals.ts';
import { partOf, type RequestContext, standingPrecondition, textsOf, whoOf } from './request-context.ts';
import type { Shape } from './shape.ts';

/** One run of one call: by whom, when, with which input, and what was asked for. */
export interface CallExecution {
  readonly appContext: AppContext;
  readonly requestContext: RequestContext;
  readonly name: string;
  readonly call: Call;
  readonly parsed: Parsed;
  readonly shape: Shape;
  readonly at: Date;
  /** When its time is over, by `performance.now()`. */
  readonly until: number;
  readonly event?: Event;
  readonly tally: Tally;
  /** Codes of what the caller was asked and confirmed. */
  readonly confirmed?: readonly string[];
  /** The records of another list, for the same caller; left out where what runs is asked for such a list itself. */
  readonly list?: (asked: AskedList) => Promise<readonly unknown[]>;
}

/** Opens the database of a run. `more` are checks of its own kind, asked after the caller's standing. */
export const openSession = (execution: CallExecution, more: readonly Precondition[] = []): Session => {
  const { appContext, requestContext, call, parsed, at } = execution;
  const permissions = askedOf(call.permission, parsed.values, whoOf(requestContext));
  const needed = { openToGuests: call.rule === 'guest', permissions };
  const standing = standingPrecondition(appContext, requestContext, at, needed);
  const reach = reachPrecondition(call, parsed.values, whoOf(requestContext));
  const preconditions = [...(standing ? [standing] : []), ...more, ...(reach ? [reach] : [])];
  return new Session(appContext.pools, requestContext.centre, call.writes, preconditions, {
    until: execution.until,
    often: call.often,
    tally: execution.tally,
    part: partOf(requestContext),
  });
};

export const contextOf = (
  { appContext, requestContext, name, call, at, confirmed = [], list }: CallExecution,
  session: Session,
): CallContext =>
  new CallContext(session, {
    call: name,
    writes: call.writes,
    who: whoOf(requestContext),
    at,
    // The person's own language is known with the first answer of the database, after this was made.
    request: {
      ...requestContext.request,
      get language() {
        return requestContext.language;
      },
    },
    log: requestContext.log,
    listenersTo: appContext.listenersTo,
    outgoing: appContext.outgoing,
    questions: new Questions(Object.keys(call.confirms), confirmed),
    epoch: () => requestContext.epoch,
    listFor: list ?? (() => Promise.reject(new TypeError(`${name} asks for no list.`))),
    elsewhere: (centre, work) =>
      asSystem(appContext, { centre, name, request: requestContext.request.id, pool: 'system' }, work),
  });

/** Takes ids out of reach from the lists that leave them out, and answers which; costs a message of its own. */
export const leaveOut = async (
  { call, parsed, requestContext }: CallExecution,
  session: Session,
): Promise<readonly FieldError[]> => {
  const asked = leftOut(call, parsed.values, whoOf(requestContext));
  if (!asked) return [];
  const [result] = await session.sendInPart([asked.statement]);
  return result ? asked.keep(result) : [];
};

/**
 * The answer to what the function gave: what it has to read, and what it is once that was read. `again`: it was given
 * earlier, so that records are read only where they may be seen now.
 */
export const answerTo = (
  execution: CallExecution,
  ctx: CallContext,
  given: unknown,
  again = false,
): { reader: Reader; answer: Later<unknown> } => {
  const { call, parsed, shape, requestContext, at } = execution;
  const reader = new Reader({ who: ctx.who, now: at }, ctx, again);
  const parts = compose(call.answer, valuesOf(given), parsed.values, shape, rowsScopeOf(call), reader);
  return {
    reader,
    answer: () => {
      const status = outcomeStatusOf(call.answer, given, textsOf(requestContext));
      const value = parts();
      return status && typeof value === 'object' ? { ...status, ...value } : value;
    },
  };
};
