import { allows } from '@nestling/rules/roles.ts';
import type { AppContext } from '../call/app-context.ts';
import { answerTo, type CallExecution, contextOf } from '../call/call-execution.ts';
import { recordCall } from '../call/call-record.ts';
import type { Event } from '../call/context.ts';
import { CALL_MS, type CallRequest, executeCall, readInput } from '../call/execute-call.ts';
import { askedOf } from '../call/permission.ts';
import { UserError } from '../call/refusals.ts';
import { checkStanding, type RequestContext, standingStatement, whoOf } from '../call/request-context.ts';
import { keyOf, type Shape } from '../call/shape.ts';
import { ANY_READER, byReader, forReaders } from '../db/for-readers.ts';
import { Session } from '../db/session.ts';
import { reachPrecondition } from '../read/reach-check.ts';
import { mustBeShort } from '../read/reader.ts';

/** So many subscribers are asked about in one message: the first of many are told while the others are being asked about. */
const MOST = 100;

/** A subscriber that waits for what an event means to it. */
interface Waiting {
  readonly requestContext: RequestContext;
  readonly told: (answer: unknown) => void;
  readonly failed: (error: unknown) => void;
}

const keys = new WeakMap<Shape, string>();
const shapeKey = (shape: Shape): string => {
  const known = keys.get(shape) ?? keyOf(shape);
  keys.set(shape, known);
  return known;
};

/** Whoever acts as somebody else, is a program or sees a part of its places alone asks by itself. */
const isPlain = ({ claims, role }: RequestContext, { call }: CallRequest): boolean =>
  claims !== null &&
  claims.impersonator === undefined &&
  claims.part === undefined &&
  claims.grant === undefined &&
  allows(role, call.rule);

/**
 * Tells subscribers what an event means to them. Those who asked the same under the same role are answered by one statement
 * each for their standing, their reach and what they read, in which each of them is a row: five hundred readers of one
 * conversation are five messages to the database, and not five hundred. What each may see is judged for it alone, after
 * the event, as when it asks by itself; who stands otherwise than was thought asks by itself.
 */
export class TellTogether {
  private readonly appContext: AppContext;
  private readonly waiting = new WeakMap<Event, Map<string, Waiting[]>>();

  constructor(appContext: AppContext) {
    this.appContext = appContext;
  }

  /** The answer to one subscriber, under its rights of now; null: it is not told. */
  answer(requestContext: RequestContext, asked: CallRequest): Promise<unknown> {
    const { event, call, name, args, shape } = asked;
    if (!event || !call.together || !isPlain(requestContext, asked)) return this.alone(requestContext, asked);
    const groups = this.waiting.get(event) ?? new Map<string, Waiting[]>();
    this.waiting.set(event, groups);
    const key = [requestContext.role, name, JSON.stringify(args), shapeKey(shape)].join('\0');
    return new Promise((told, failed) => {
      const group = groups.get(key);
      if (group && group.length < MOST) {
        group.push({ requestContext, told, failed });
        return;
      }
      const fresh = [{ requestContext, told, failed }];
      groups.set(key, fresh);
      setImmediate(() => {
        if (groups.get(key) === fresh) groups.delete(key);
        void this.tell(fresh, { ...asked, event });
      });
    });
  }

  private alone(requestContext: RequestContext, asked: CallRequest): Promise<unknown> {
    return executeCall(this.appContext, requestContext, asked);
  }

  private async tell(group: readonly Waiting[], asked: CallRequest): Promise<void> {
    try {
      const answers = group.length > 1 ? await this.ask(group, asked) : null;
      for (const [i, { requestContext, told, failed }] of group.entries()) {
        const answer = answers?.[i];
        if (answer) told(answer());
        else this.alone(requestContext, asked).then(told, failed);
      }
    } catch (error) {
      for (const { failed } of group) failed(error);
    }
  }

  /** The answer of each of a group; null in its place for one that asks by itself. */
  private async ask(
    group: readonly Waiting[],
    asked: CallRequest,
  ): Promise<readonly ((() => unknown) | null)[] | null> {
    const [first] = group;
    const claims = first?.requestContext.claims;
    if (!first || !claims) return null;
    const { appContext } = this;
    const { name, call, event } = asked;
    const record = recordCall(appContext, first.requestContext, name);
    try {
      const anybody: RequestContext = { ...first.requestContext, claims: { ...claims, ...ANY_READER } };
      const execution: CallExecution = {
        appContext,
        requestContext: anybody,
        name,
        call,
        parsed: readInput(asked),
        shape: asked.shape,
        at: appContext.clock.now(),
        until: performance.now() + CALL_MS,
        tally: record.tally,
        ...(event ? { event } : {}),
      };
      const answers = await this.read(group, execution, asked);
      record.answered(null);
      return answers;
    } catch (error) {
      record.threw(error);
      throw error;
    }
  }

  private async read(group: readonly Waiting[], execution: CallExecution, asked: CallRequest) {
    const { appContext, requestContext: anybody, call, parsed, at, until, tally } = execution;
    const session = new Session(appContext.pools, anybody.centre, false, [], { until, often: true, tally });
    const ctx = contextOf(execution, session);
    const given = await parsed.run(ctx, asked.event);
    if (given instanceof UserError) return null;
    if (given === null || given === undefined) return group.map(() => () => null);
    const who = whoOf(anybody);
    const permissions = askedOf(call.permission, parsed.values, who);
    const reach = reachPrecondition(call, parsed.values, who);
    const { reader, answer } = answerTo(execution, ctx, given);
    const riders = [standingStatement(appContext, anybody, at, permissions), ...(reach ? [reach.statement] : [])];
    const readers = group.map(({ requestContext: { claims } }) => ({
      user: claims?.user ?? 0,
      session: claims?.session ?? '',
    }));
    const statements = [...riders, ...reader.statements].map((statement) => forReaders(statement, readers));
    const sent = statements.filter((statement) => statement !== null);
    if (sent.length < statements.length) return null;
    const results = await session.send(sent);
    mustBeShort(results);
    const shares = results.map((result) => byReader(result, readers.length));
    return group.map(({ requestContext }, i) => {
      const own = shares.map((share) => share[i] ?? { rows: [], count: 0, characters: 0 });
      try {
        const [standing, reached] = own;
        if (!standing) return null;
        checkStanding(requestContext, permissions, false, standing);
        if (reach && reached) reach.check(reached);
        reader.deliver(own.slice(riders.length), contextOf({ ...execution, requestContext }, session));
        const told = answer();
        return () => told;
      } catch {
        // It stands otherwise than its token says, or does not reach it: the way of every call tells it so.
        return null;
      }
    });
  }
}
