import { isObject } from '@nestling/rules/json.ts';
import { allows } from '@nestling/rules/roles.ts';
import { Session, type Tally } from '../db/session.ts';
import { AnswerNothing, namesOfPart } from '../read/reach-check.ts';
import { read } from '../read/read.ts';
import { mutate } from '../write/mutate.ts';
import { DoneBefore, givenBefore } from '../write/operation.ts';
import type { AppContext } from './app-context.ts';
import type { AskedList } from './asked-list.ts';
import type { Call, Parsed } from './call.ts';
import { answerTo, type CallExecution, contextOf, openSession } from './call-execution.ts';
import { recordCall } from './call-record.ts';
import { constraintBroken } from './constraint-broken.ts';
import type { Event } from './context.ts';
import { costOf, limits } from './cost.ts';
import { mustBeGranted } from './grant.ts';
import { guestOfHome } from './guest-of-home.ts';
import { mendable } from './issues.ts';
import { type Message, message } from './message.ts';
import { declinedAs, outcomeStatusOf } from './outcome.ts';
import { countCall } from './rate-limit.ts';
import { Refused, refuse, UserError } from './refusals.ts';
import { type RequestContext, StandingChanged, standingPrecondition, textsOf } from './request-context.ts';
import type { Shape } from './shape.ts';

/** One call asked for: by its name, with the arguments as GraphQL took them. */
export interface CallRequest {
  readonly name: string;
  readonly call: Call;
  readonly args: Readonly<Record<string, unknown>>;
  readonly shape: Shape;
  /** For a subscriber: what has happened. */
  readonly event?: Event;
  /** How many records its one page holds, whatever its schema lets a client ask for. */
  readonly most?: number;
}

/** A call that is not answered by then ends: whoever asked is told to try again, and may have done so already. */
export const CALL_MS = 5_000;

/** The code of what is declined because its caller acts as somebody else. */
const ACTING = 'ACTING';

/** The code of what is declined because the centre has not paid. */
const SUSPENDED = 'SUSPENDED';

/** How often the caller's role may turn out to be another one within one call. */
const STANDINGS = 3;

/** Answers one call, and writes down what it has cost: one line of the log, and the figures of /metrics. */
export const executeCall = async (
  appContext: AppContext,
  givenContext: RequestContext,
  asked: CallRequest,
): Promise<unknown> => {
  const requestContext = asked.call.forHome ? await guestOfHome(appContext.pools, givenContext) : givenContext;
  const record = recordCall(appContext, requestContext, asked.name);
  try {
    const answer = await runCall(appContext, requestContext, asked, record.tally);
    record.answered(answer);
    return answer;
  } catch (error) {
    record.threw(error);
    throw error;
  }
};

/**
 * The records of a list which another call asks in its caller's name: by the way of every call, so that whatever it refuses is
 * refused here. What a client may ask at once does not bind it: `most` stands in place of `first`.
 */
const listRecords = async (
  appContext: AppContext,
  requestContext: RequestContext,
  { name, args, record, most }: AskedList,
): Promise<readonly unknown[]> => {
  const call = appContext.callNamed(name);
  if (!call || call.kind !== 'query' || call.writes || call.forHome) throw new Error(`${name} is no list to ask.`);
  const { first: _first, page: _page, ...given } = args;
  const isWhole = call.answer.kind === 'list' || call.answer.kind === 'objects';
  const answer = await executeCall(appContext, requestContext, {
    ...{ name, call, most },
    args: 'first' in call.input ? { ...given, first: 1 } : given,
    shape: isWhole ? record : { fields: new Map([['data', record]]) },
  });
  const records: unknown = isWhole || !isObject(answer) ? answer : answer.data;
  return Array.isArray(records) ? records : [];
};

/**
 * The way of every call: rule, input, limit, then the function between the checks that ride along with it. Throws
 * `Refused` for what a client may know, anything else is for the mask.
 */
const runCall = async (
  appContext: AppContext,
  requestContext: RequestContext,
  asked: CallRequest,
  tally: Tally,
): Promise<unknown> => {
  const { name, call } = asked;
  const until = performance.now() + CALL_MS;
  await admit(appContext, requestContext, asked);
  if (await isTouchedByActor(appContext, requestContext, call))
    return decline(requestContext, call, message('kernel.lookOnly'), ACTING);
  if (restsIn(requestContext, asked)) return decline(requestContext, call, message('kernel.suspended'), SUSPENDED);
  mustBeAffordable(asked);
  const { operation_id, ...given } = asked.args;
  const { args, confirmed } = withoutConfirmed(call, given);
  const input = withoutNulls(call, args);
  const parsed = parseOrDecline(call, input);
  if (parsed instanceof UserError) return declinedAs(call.answer, parsed, textsOf(requestContext));
  const { part } = requestContext.claims ?? {};
  if (part && call.kind === 'mutation' && !namesOfPart(call, parsed.values, part))
    throw refuse.forbidden(undefined, message('kernel.notOfPart'), { reason: 'PART' });
  if (call.limit) await countCall(appContext, requestContext, name, call.limit);
  const operation =
    typeof operation_id === 'string' && call.repeatable
      ? { id: anOperation(operation_id), input: withoutPasswords(input) }
      : null;
  for (let tries = 1; ; tries += 1) {
    const execution: CallExecution = {
      appContext,
      requestContext,
      name,
      call,
      parsed: upTo(asked.most, tries === 1 ? parsed : parse(call, input)),
      shape: asked.shape,
      at: appContext.clock.now(),
      until,
      tally,
      confirmed,
      list: (wanted) => listRecords(appContext, requestContext, wanted),
      ...(asked.event ? { event: asked.event } : {}),
    };
    try {
      return await (call.writes ? mutate(execution, operation) : read(execution));
    } catch (error) {
      if (!(error instanceof StandingChanged) || tries === STANDINGS) return outcomeOf(execution, error);
      if (!allows(requestContext.role, call.rule)) throw refuse.forbidden();
    }
  }
};

/** The input with so many records on its page, where another call asks. */
const upTo = (most: number | undefined, parsed: Parsed): Parsed => {
  if (most !== undefined) parsed.values.first = most;
  return parsed;
};

/**
 * What was confirmed stands beside the input: the same intention, asked and sent again, is the same operation. A call that
 * asks nothing may have an argument of that name.
 */
const withoutConfirmed = (call: Call, given: Readonly<Record<string, unknown>>) => {
  if (Object.keys(call.confirms).length === 0) return { args: given, confirmed: [] };
  const { confirm, ...args } = given;
  return { args, confirmed: Array.isArray(confirm) ? confirm.map(String) : [] };
};

/** What names an operation is kept as a hash: no password goes into it. */
const withoutPasswords = (input: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> =>
  Object.fromEntries(Object.entries(input).filter(([key]) => !key.includes('password')));

/** RFC 9562; the database keeps it as one. */
const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;
const anOperation = (id: string): string => {
  if (uuid.test(id)) return id;
  throw refuse.badInput([{ field: 'operation_id', message: message('kernel.noUuid') }]);
};

/** Refuses what would read more records than one call may, before anything is read. */
const mustBeAffordable = ({ call, args, shape }: CallRequest): void => {
  const cost = costOf(call, shape, args);
  if (cost <= limits.records) return;
  const told = message('kernel.tooMuchAsked', { cost, most: limits.records });
  throw refuse.badInput([{ field: 'first' in args ? 'first' : '', message: told }]);
};

/** Rule first: who may not ask learns nothing of the input. A role below it may have been raised since the token. */
const admit = async (
  appContext: AppContext,
  requestContext: RequestContext,
  { name, call }: Pick<CallRequest, 'name' | 'call'>,
): Promise<void> => {
  const grant = requestContext.claims?.grant;
  if (grant) mustBeGranted(grant, appContext.scopeOf(name, call));
  if (allows(requestContext.role, call.rule)) return;
  if (!requestContext.claims) throw refuse.unauthenticated();
  await refresh(appContext, requestContext);
  if (!allows(requestContext.role, call.rule)) throw refuse.forbidden();
};

/**
 * Whether somebody who acts as another would write by this call, which its row does not allow. A session that is over is
 * told so instead; a call open to guests goes on as a guest's then.
 */
const isTouchedByActor = async (
  appContext: AppContext,
  requestContext: RequestContext,
  call: Call,
): Promise<boolean> => {
  if (!call.writes || call.allowedWhileActing !== null) return false;
  if (requestContext.claims?.impersonator === undefined) return false;
  await refresh(appContext, requestContext, call.rule === 'guest');
  return requestContext.claims !== null;
};

/**
 * Whether staff of a centre that has not paid would change something by a call that does not go on there. Families see
 * nothing of it: what they send is kept.
 */
const restsIn = ({ suspended, role }: RequestContext, { call, args }: CallRequest): boolean =>
  suspended && call.kind === 'mutation' && allows(role, 'teacher') && !call.goesOn(args);

/** Declines a call as it stands: nothing is read, counted or written for it. */
const decline = (requestContext: RequestContext, { answer }: Call, reason: Message, code: string): unknown => {
  const declined = new UserError(reason, [{ field: '', code }]);
  const told = declinedAs(answer, declined, textsOf(requestContext));
  if (told) return told;
  throw refuse.forbidden(undefined, declined.reason, { reason: code });
};

/** Asks the database how the caller stands now. Refuses UNAUTHENTICATED when the session is over. */
const refresh = async (appContext: AppContext, requestContext: RequestContext, openToGuests = false): Promise<void> => {
  const standing = standingPrecondition(appContext, requestContext, appContext.clock.now(), { openToGuests });
  try {
    await new Session(appContext.pools, requestContext.centre, false, standing ? [standing] : []).settle();
  } catch (error) {
    if (!(error instanceof StandingChanged)) throw error;
  }
};

/** Whether the person of a token may act at this moment. */
export const isStillAuthorized = async (appContext: AppContext, requestContext: RequestContext): Promise<boolean> => {
  if (!requestContext.claims) return false;
  try {
    await refresh(appContext, requestContext);
    return true;
  } catch (error) {
    if (error instanceof Refused) return false;
    throw error;
  }
};

/** Whether somebody may subscribe: rule, input and reach are judged now and not at the first event. */
export const authorizeSubscription = async (
  appContext: AppContext,
  requestContext: RequestContext,
  { name, call, args, shape }: CallRequest,
): Promise<void> => {
  await admit(appContext, requestContext, { name, call });
  mustBeAffordable({ name, call, args, shape });
  const parsed = parse(call, withoutNulls(call, args));
  const until = performance.now() + CALL_MS;
  const execution: CallExecution = {
    appContext,
    requestContext,
    name,
    call,
    parsed,
    shape,
    at: appContext.clock.now(),
    until,
    tally: { statements: 0, rows: 0 },
  };
  try {
    await openSession(execution).settle();
  } catch (error) {
    if (error instanceof StandingChanged)
      return authorizeSubscription(appContext, requestContext, { name, call, args, shape });
    if (error instanceof AnswerNothing) throw refuse.forbidden();
    if (error instanceof UserError) throw refuse.forbidden(error.fieldErrors[0]?.field);
    throw error;
  }
};

/** The input of one that was let in, checked anew. */
export const readInput = ({ call, args }: Pick<CallRequest, 'call' | 'args'>): Parsed =>
  parse(call, withoutNulls(call, args));

const parse = (call: Call, input: Readonly<Record<string, unknown>>): Parsed => {
  const parsed = call.parse(input);
  if ('issues' in parsed) throw refuse.badInput(parsed.issues);
  return parsed;
};

/** Declines what a person can mend in the input, where the call has an outcome to tell it in; refuses all else. */
const parseOrDecline = (call: Call, input: Readonly<Record<string, unknown>>): Parsed | UserError => {
  const parsed = call.parse(input);
  if (!('issues' in parsed)) return parsed;
  const declined = call.answer.kind === 'outcome' ? mendable(parsed.issues) : null;
  if (declined) return declined;
  throw refuse.badInput(parsed.issues);
};

/** Clients send null for what they leave out; it stays only where the row tells null from nothing (`.nullish()`). */
const withoutNulls = (call: Call, args: Readonly<Record<string, unknown>>): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(args).filter(([key, value]) => value !== null || call.input[key]?.safeParse(null).success === true),
  );

const listsThings = ({ answer }: Call): boolean => answer.kind === 'list' || answer.kind === 'objects';

/** Errors which are answers after all: nothing, declined, or done before. */
const outcomeOf = async (execution: CallExecution, error: unknown): Promise<unknown> => {
  if (error instanceof AnswerNothing) return listsThings(execution.call) ? [] : null;
  if (error instanceof DoneBefore) return answerAgain(execution, error);
  const declined = error instanceof UserError ? error : constraintBroken(error);
  const answer = declined && declinedAs(execution.call.answer, declined, textsOf(execution.requestContext));
  if (answer) return answer;
  if (declined)
    throw refuse.badInput(
      declined.fieldErrors.map((m) => ({
        field: m.field,
        message: m.message ?? declined.reason,
      })),
    );
  throw error;
};

/**
 * Answers what was done before, under the reach of now and in a session of its own: the first one was rolled back. Whoever
 * lost sight of what the call was about since, or removed it by that very call, is told the message and nothing else.
 */
const answerAgain = async (execution: CallExecution, { answer: kept }: DoneBefore): Promise<unknown> => {
  const given = givenBefore(kept);
  const session = openSession({ ...execution, call: { ...execution.call, writes: false } });
  const { reader, answer } = answerTo(execution, contextOf(execution, session), given, true);
  try {
    if (reader.statements.length > 0) reader.deliver(await session.send(reader.statements));
    else await session.settle();
    return answer();
  } catch (error) {
    if (!isOutOfReach(error)) throw error;
    const told = outcomeStatusOf(execution.call.answer, given, textsOf(execution.requestContext));
    if (told || error instanceof AnswerNothing) return told;
    throw refuse.forbidden();
  }
};

const isOutOfReach = (error: unknown): boolean =>
  error instanceof AnswerNothing ||
  error instanceof UserError ||
  (error instanceof Refused && error.code === 'FORBIDDEN');
