import type { ConfirmCode } from '@nestling/rules/confirm-codes.ts';
import type { Rule } from '@nestling/rules/roles.ts';
import { z } from 'zod';
import type { EventKind } from '../events/event-kinds.ts';
import type { Reach } from '../read/reach.ts';
import type { Answer, Given, ListAnswer, ObjectAnswer, OneAnswer, OutcomeAnswer } from './answers.ts';
import type { Ctx, Event } from './context.ts';
import type { InputOf, InputShape } from './input.ts';
import { issuesOf } from './issues.ts';
import { type Demand, demandsOf, type Permission, type PermissionField } from './permission.ts';
import type { Issue } from './refusals.ts';
import type { Who } from './who.ts';

export {
  byId,
  done,
  doneInPart,
  list,
  notDone,
  object,
  objects,
  objectsOf,
  one,
  out,
  outcome,
  outList,
  outMade,
  outOrNull,
  paged,
  rows,
} from './answers.ts';
export { message } from './message.ts';
export { askedBy, filled, given } from './permission.ts';
export { declined, gone, refuse } from './refusals.ts';

/** So many calls in so many seconds by one user or one address; counted in the database, over all processes. */
export interface Limit {
  readonly times: number;
  readonly seconds: number;
  readonly by: 'user' | 'address';
  /** Of a guest so many of them as they come; for each further one its machine does a piece of work first (`kernel/call/proof.ts`). */
  readonly freely?: number;
}

interface Row<S extends InputShape, A extends Answer> {
  /** Lowest role admitted. */
  readonly rule: Rule;
  /** One sentence for the API docs: what it does, and what bad input gets. */
  readonly about: string;
  /** Which records the caller may name and is answered. */
  readonly reach: Reach<InputOf<S>>;
  /** Arguments, names and order as in the catalogue. */
  readonly input: S;
  readonly answer: A;
  readonly limit?: Limit;
  /**
   * Why an admin who acts as somebody else may make this call in their name. Acting looks and does not touch: without it
   * whatever writes is declined, code ACTING.
   */
  readonly allowedWhileActing?: string;
  /**
   * True for a page of the platform's that opens on every host: whoever asks is a guest of the platform's own center, wherever
   * the page was opened and whoever is signed in there.
   */
  readonly forHome?: true;
  /**
   * True for what is asked all day long with arguments that are all alike: its statements are planned once on each
   * connection, not for each call. Every one of them must find its rows by keys, whatever it is given.
   */
  readonly often?: boolean;
}
type Run<S extends InputShape, A extends Answer> = (
  ctx: Ctx,
  input: InputOf<S>,
) => Given<NoInfer<A>> | Promise<Given<NoInfer<A>>>;

interface QueryRow<S extends InputShape, A extends Answer> extends Row<S, A> {
  readonly run: Run<S, A>;
  /** What staff need beside the rule; left out: nothing. */
  readonly permission?: Permission<keyof S & string>;
  /** True for a query that writes (tickets, counters): it gets a mutation's transaction. */
  readonly writes?: boolean;
}
interface MutationRow<S extends InputShape, A extends Answer, R extends Rule> extends Row<S, A> {
  readonly rule: R;
  readonly run: Run<S, A>;
  /**
   * True when input or answer hold passwords or tokens: it takes no operation id, under which both would be kept. 'input'
   * where only a password that is given is secret: an operation id is kept without it.
   */
  readonly secret?: boolean | 'input';
  /**
   * Why Success of this call changes no row: because it answers a question, say, or what it does lies outside the
   * database. A mutation without it must change one; the matrix looks.
   */
  readonly changesNothing?: string;
  /** What it asks before it goes on (`ctx.confirm`), each with when; its schema takes the answers as `confirm`. */
  readonly confirms?: Confirms;
}
interface SubscriptionRow<S extends InputShape, A extends Answer> extends Row<S, A> {
  /** Kinds of events to listen for. */
  readonly listensTo: readonly EventKind[];
  /**
   * A cheap look at the event before anything is read; left out: every event of that kind in the centre. `who` is the
   * subscriber as it signed in: whom it lets through is read under its rights of now.
   */
  readonly match?: (event: Event, input: InputOf<S>, who: Who) => boolean;
  /**
   * True where news may be told together: events of one kind and place that come while a subscriber is being told are
   * made one with all their ids, and a subscriber is told at most ten times a second.
   */
  readonly gathers?: boolean;
  /**
   * True where many hear of the same record: those under one role are answered by one statement, each as a row of it. Its
   * function only names records (`byId`) and asks the database nothing; the call answers one record.
   */
  readonly together?: boolean;
  /**
   * Called for each event, as the subscriber and under its reach; null or no row: this subscriber is not told.
   */
  readonly run: (
    ctx: Ctx,
    input: InputOf<S>,
    event: Event,
  ) => Given<NoInfer<A>> | null | Promise<Given<NoInfer<A>> | null>;
}

/** Input that was checked, and the row's function bound to it. */
export interface Parsed {
  /** The values by argument; the kernel takes ids out of reach from the lists marked `orLeftOut`. */
  readonly values: Record<string, unknown>;
  run(ctx: Ctx, event?: Event): unknown;
  match(event: Event, who: Who): boolean;
}

/** What a call may ask before it goes on, each with when it does. */
export type Confirms = Readonly<Partial<Record<ConfirmCode, string>>>;

/** A call as the kernel, the docs and the tests see it; nothing generic leaves the row. */
export interface Call {
  readonly kind: 'query' | 'mutation' | 'subscription';
  readonly rule: Rule;
  readonly about: string;
  /** What is asked of staff beside the rule, by the arguments that make it needed. */
  readonly permission: readonly Demand[];
  readonly reach: Readonly<Record<string, unknown>>;
  readonly input: InputShape;
  readonly answer: Answer;
  readonly limit: Limit | undefined;
  /** Why it may be made while acting as somebody else; null where what writes is declined then. */
  readonly allowedWhileActing: string | null;
  /** True when it is asked as a guest of the platform's own center. */
  readonly forHome: boolean;
  /** True when its statements keep their plans. */
  readonly often: boolean;
  /** True when it gets a transaction that may write. */
  readonly writes: boolean;
  /** True for a mutation whose answer is kept under the client's operation id. */
  readonly repeatable: boolean;
  /** Why Success changes no row; null where it must change one. */
  readonly changesNothing: string | null;
  /** What it may ask before it goes on, with when. */
  readonly confirms: Confirms;
  /** Whether it goes on in a centre that has not paid, by its arguments; no call does by itself (see `goingOn`). */
  goesOn(args: Readonly<Record<string, unknown>>): boolean;
  readonly listensTo: readonly EventKind[];
  /** True for a subscription whose news may be told together. */
  readonly gathers: boolean;
  /** True for a subscription whose subscribers are answered together. */
  readonly together: boolean;
  /** The row's function, to find calls that do the same. */
  readonly does: unknown;
  parse(given: unknown): Parsed | { readonly issues: readonly Issue[] };
}
/** The calls of a domain by their exact names. */
export type Calls = Readonly<Record<string, Call>>;

/**
 * The same calls, which go on in a centre that has not paid: the door, who is here, what keeps children safe, and the way to
 * pay. Where `flag` is named, those alone whose argument of that name is true.
 */
export const goingOn = (calls: Calls, flag?: string): Calls =>
  Object.fromEntries(
    Object.entries(calls).map(([name, call]) => [
      name,
      {
        ...call,
        goesOn: flag === undefined ? () => true : (args: Readonly<Record<string, unknown>>) => args[flag] === true,
      },
    ]),
  );

/** A call that reads; `outcome` for those that tell whether something may be done. */
export const query = <const S extends InputShape, A extends Answer>(row: QueryRow<S, A>): Call =>
  erase('query', row, { writes: row.writes ?? false, repeatable: false, run: row.run, permission: row.permission });

/** A call that changes something: in one transaction, rolled back when it is declined. */
export const mutation = <
  const S extends InputShape,
  A extends OutcomeAnswer | ObjectAnswer | ListAnswer | OneAnswer,
  const R extends Rule,
>(
  row: MutationRow<S, A, R> & PermissionField<R, keyof S & string>,
): Call =>
  erase('mutation', row, {
    writes: true,
    repeatable: row.secret !== true,
    run: row.run,
    permission: row.permission,
    changesNothing: row.changesNothing ?? null,
    confirms: row.confirms ?? {},
  });

/** A call that tells of changes as they happen. */
export const subscription = <const S extends InputShape, A extends OneAnswer | ObjectAnswer>(
  row: SubscriptionRow<S, A>,
): Call => erase('subscription', row, { writes: false, repeatable: false, ...row });

/** A row whose input the kernel itself has put together: `resource` adds its own to what a row says. */
type Plain<Of> = Omit<Of, 'reach' | 'run' | 'permission'> & {
  readonly permission: Permission | null | undefined;
  readonly reach: object;
  readonly run: (ctx: Ctx, input: Readonly<Record<string, unknown>>) => unknown;
};
/** A query of such a row. Domains write `query`. */
export const plainQuery = (row: Plain<QueryRow<InputShape, Answer>>): Call =>
  erase('query', row, { writes: false, repeatable: false, run: row.run, permission: row.permission });
/** A mutation of such a row. Domains write `mutation`. */
export const plainMutation = (row: Plain<MutationRow<InputShape, OutcomeAnswer, Rule>>): Call =>
  erase('mutation', row, { ...row, writes: true, repeatable: row.secret !== true });

interface Erased<S extends InputShape> {
  readonly writes: boolean;
  readonly repeatable: boolean;
  readonly permission?: Permission | null | undefined;
  readonly listensTo?: readonly EventKind[];
  readonly changesNothing?: string | null;
  readonly confirms?: Confirms;
  readonly gathers?: boolean;
  readonly together?: boolean;
  readonly match?: (event: Event, input: InputOf<S>, who: Who) => boolean;
  readonly run: (ctx: Ctx, input: InputOf<S>, event: Event) => unknown;
}
const noEvent: Event = { kind: '', centre: 0 };

type Declared<S extends InputShape> = Omit<Row<S, Answer>, 'reach'> & { readonly reach: object };

const erase = <S extends InputShape>(kind: Call['kind'], row: Declared<S>, does: Erased<S>): Call => {
  const schema = z.strictObject(row.input);
  return {
    kind,
    rule: row.rule,
    about: row.about,
    permission: demandsOf(does.permission),
    reach: { ...row.reach },
    input: row.input,
    answer: row.answer,
    limit: row.limit,
    allowedWhileActing: row.allowedWhileActing ?? null,
    forHome: row.forHome ?? false,
    often: row.often ?? false,
    writes: does.writes,
    repeatable: does.repeatable,
    changesNothing: does.changesNothing ?? null,
    confirms: does.confirms ?? {},
    goesOn: () => false,
    listensTo: does.listensTo ?? [],
    gathers: does.gathers ?? false,
    together: (does.together ?? false) && row.answer.kind === 'one',
    does: does.run,
    parse: (given) => {
      const parsed = schema.safeParse(given, { reportInput: true });
      if (!parsed.success) return { issues: issuesOf(parsed.error) };
      const values = parsed.data;
      return {
        values,
        run: (ctx, event = noEvent) => does.run(ctx, values, event),
        match: (event, who) => does.match?.(event, values, who) ?? true,
      };
    },
  };
};
