import { permissionFor } from '@nestling/rules/permissions.ts';
import type { Call, Parsed } from './call.ts';
import { CallContext } from './call-context.ts';
import { compose } from './compose.ts';
import type { Event } from './context.ts';
import type { House } from './house.ts';
import { toldOf, valuesOf } from './outcome.ts';
import { leftOut, reachRider, rowsScopeOf } from './reach-check.ts';
import type { Later } from './reader.ts';
import { Reader } from './reader.ts';
import { type Rider, Session } from './session.ts';
import type { Shape } from './shape.ts';
import { standingRider, textsOf, type Visit, whoOf } from './visit.ts';

/** One run of one call: by whom, when, with which input, and what was asked for. */
export interface Scene {
  readonly house: House;
  readonly visit: Visit;
  readonly name: string;
  readonly call: Call;
  readonly parsed: Parsed;
  readonly shape: Shape;
  readonly at: Date;
  /** When its time is over, by `performance.now()`. */
  readonly until: number;
  readonly event?: Event;
}

/** Opens the database of a run. `more` are checks of its own kind, asked after the caller's standing. */
export const openSession = (scene: Scene, more: readonly Rider[] = []): Session => {
  const { house, visit, name, call, parsed, at } = scene;
  const needed = { openToGuests: call.rule === 'guest', permission: permissionFor(name) };
  const standing = standingRider(house, visit, at, needed);
  const reach = reachRider(call, parsed.values, whoOf(visit));
  const riders = [...(standing ? [standing] : []), ...more, ...(reach ? [reach] : [])];
  return new Session(house.wire, visit.centre, call.writes, riders, { until: scene.until, often: call.often });
};

export const contextOf = ({ visit, name, call, at }: Scene, session: Session): CallContext =>
  new CallContext(session, {
    call: name,
    writes: call.writes,
    who: whoOf(visit),
    at,
    request: { ...visit.request, language: visit.language },
    log: visit.log,
  });

/** Takes ids out of reach from the lists that leave them out; costs a message of its own. */
export const leaveOut = async ({ call, parsed, visit }: Scene, session: Session): Promise<void> => {
  const asked = leftOut(call, parsed.values, whoOf(visit));
  if (!asked) return;
  const [result] = await session.send([asked.statement]);
  if (result) asked.keep(result);
};

/** The answer to what the function gave: what it has to read, and what it is once that was read. */
export const answerTo = (
  scene: Scene,
  ctx: CallContext,
  given: unknown,
): { reader: Reader; answer: Later<unknown> } => {
  const { call, parsed, shape, visit, at } = scene;
  const reader = new Reader({ who: ctx.who, now: at }, ctx);
  const parts = compose(call.answer, valuesOf(given), parsed.values, shape, rowsScopeOf(call), reader);
  return {
    reader,
    answer: () => {
      const told = toldOf(call.answer, given, textsOf(visit));
      const value = parts();
      return told && typeof value === 'object' ? { ...told, ...value } : value;
    },
  };
};
