import { allows } from '@nestling/rules/roles.ts';
import type { Call, Parsed } from './call.ts';
import type { Event } from './context.ts';
import { costOf, limits } from './cost.ts';
import type { House } from './house.ts';
import { countCall } from './limits.ts';
import { mutate } from './mutate.ts';
import { DoneBefore, givenBefore } from './operation.ts';
import { declinedAs } from './outcome.ts';
import { AnswerNothing } from './reach-check.ts';
import { read } from './read.ts';
import { brokenConstraint, constraintNamed, Declined, Refused, refuse } from './refusals.ts';
import { answerTo, contextOf, openSession, type Scene } from './scene.ts';
import { Session, stateOf } from './session.ts';
import type { Shape } from './shape.ts';
import { StandingChanged, standingRider, textsOf, type Visit } from './visit.ts';

/** One call asked for: by its name, with the arguments as GraphQL took them. */
export interface Asked {
  readonly name: string;
  readonly call: Call;
  readonly args: Readonly<Record<string, unknown>>;
  readonly shape: Shape;
  /** For a subscriber: what has happened. */
  readonly event?: Event;
}

/** A call that is not answered by then ends: whoever asked is told to try again, and may have done so already. */
const CALL_MS = 5_000;

/** How often the caller's role may turn out to be another one within one call. */
const STANDINGS = 3;

/**
 * The way of every call: rule, input, limit, then the function between the checks that ride along with it. Throws
 * `Refused` for what a client may know, anything else is for the mask.
 */
export const enter = async (house: House, visit: Visit, asked: Asked): Promise<unknown> => {
  const { name, call } = asked;
  const until = performance.now() + CALL_MS;
  await admit(house, visit, call);
  mustBeAffordable(asked);
  const { operation_id, ...args } = asked.args;
  const input = withoutNulls(call, args);
  const parsed = parse(call, input);
  if (call.limit) await countCall(house, visit, name, call.limit);
  const operation =
    typeof operation_id === 'string' && call.repeatable ? { id: anOperation(operation_id), input } : null;
  for (let tries = 1; ; tries += 1) {
    const scene: Scene = {
      house,
      visit,
      name,
      call,
      parsed: tries === 1 ? parsed : parse(call, input),
      shape: asked.shape,
      at: house.clock.now(),
      until,
      ...(asked.event ? { event: asked.event } : {}),
    };
    try {
      return await (call.writes ? mutate(scene, operation) : read(scene));
    } catch (error) {
      if (!(error instanceof StandingChanged) || tries === STANDINGS) return outcomeOf(scene, error);
      if (!allows(visit.role, call.rule)) throw refuse.forbidden();
    }
  }
};

/** RFC 9562; the database keeps it as one. */
const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;
const anOperation = (id: string): string => {
  if (uuid.test(id)) return id;
  throw refuse.badInput([{ field: 'operation_id', message: 'This is not a UUID.' }]);
};

/** Refuses what would read more records than one call may, before anything is read. */
const mustBeAffordable = ({ call, args, shape }: Asked): void => {
  const cost = costOf(call, shape, args);
  if (cost <= limits.records) return;
  const message = `This would read about ${cost} records; ${limits.records} are the most. Ask for fewer.`;
  throw refuse.badInput([{ field: 'first' in args ? 'first' : '', message }]);
};

/** Rule first: who may not ask learns nothing of the input. A role below it may have been raised since the token. */
const admit = async (house: House, visit: Visit, call: Call): Promise<void> => {
  if (allows(visit.role, call.rule)) return;
  if (!visit.claims) throw refuse.unauthenticated();
  await refresh(house, visit);
  if (!allows(visit.role, call.rule)) throw refuse.forbidden();
};

/** Asks the database how the caller stands now. Refuses UNAUTHENTICATED when the session is over. */
const refresh = async (house: House, visit: Visit): Promise<void> => {
  const standing = standingRider(house, visit, house.clock.now());
  try {
    await new Session(house.wire, visit.centre, false, standing ? [standing] : []).settle();
  } catch (error) {
    if (!(error instanceof StandingChanged)) throw error;
  }
};

/** Whether the person of a token may act at this moment. */
export const stillStands = async (house: House, visit: Visit): Promise<boolean> => {
  if (!visit.claims) return false;
  try {
    await refresh(house, visit);
    return true;
  } catch (error) {
    if (error instanceof Refused) return false;
    throw error;
  }
};

/** Whether somebody may subscribe: rule, input and reach are judged now and not at the first event. */
export const subscribable = async (house: House, visit: Visit, { name, call, args, shape }: Asked): Promise<void> => {
  await admit(house, visit, call);
  mustBeAffordable({ name, call, args, shape });
  const parsed = parse(call, withoutNulls(call, args));
  const until = performance.now() + CALL_MS;
  const scene: Scene = { house, visit, name, call, parsed, shape, at: house.clock.now(), until };
  try {
    await openSession(scene).settle();
  } catch (error) {
    if (error instanceof StandingChanged) return subscribable(house, visit, { name, call, args, shape });
    if (error instanceof AnswerNothing) throw refuse.forbidden();
    if (error instanceof Declined) throw refuse.forbidden(error.mends[0]?.field);
    throw error;
  }
};

const parse = (call: Call, input: Readonly<Record<string, unknown>>): Parsed => {
  const parsed = call.parse(input);
  if ('issues' in parsed) throw refuse.badInput(parsed.issues);
  return parsed;
};

/** Clients send null for what they leave out; it stays only where the row tells null from nothing (`.nullish()`). */
const withoutNulls = (call: Call, args: Readonly<Record<string, unknown>>): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(args).filter(([key, value]) => value !== null || call.input[key]?.safeParse(null).success === true),
  );

/** Errors which are answers after all: nothing, declined, or done before. */
const outcomeOf = async (scene: Scene, error: unknown): Promise<unknown> => {
  if (error instanceof AnswerNothing) return null;
  if (error instanceof DoneBefore) return answerAgain(scene, error);
  const declined = error instanceof Declined ? error : constraintBroken(error);
  const answer = declined && declinedAs(scene.call.answer, declined, textsOf(scene.visit));
  if (answer) return answer;
  if (declined)
    throw refuse.badInput(
      declined.mends.map((m) => ({ field: m.field, message: (m.message ?? declined.said).in(textsOf(scene.visit)) })),
    );
  throw error;
};

/** 23505 unique, 23P01 exclusion, 23503 foreign key, 23514 check: mendable when a domain says what they mean. */
const constraintBroken = (error: unknown): Declined | null => {
  if (!['23505', '23P01', '23503', '23514'].includes(stateOf(error) ?? '')) return null;
  const known = constraintNamed(brokenConstraint(error));
  return known ? new Declined(known.message, [known]) : null;
};

/** Reads the records of the first answer again, under a session of its own: the first one was rolled back. */
const answerAgain = async (scene: Scene, { answer: kept }: DoneBefore): Promise<unknown> => {
  const session = openSession({ ...scene, call: { ...scene.call, writes: false, reach: {} } });
  const ctx = contextOf(scene, session);
  const { reader, answer } = answerTo(scene, ctx, givenBefore(kept));
  if (reader.statements.length > 0) reader.deliver(await session.send(reader.statements));
  return answer();
};
