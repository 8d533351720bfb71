import type { Kysely, RawBuilder } from 'kysely';
import type { Logger } from 'pino';
import type { DB } from '../../db/types.gen.ts';
import type { Change } from '../audit/change.ts';
import type { DomainEvent } from '../events/domain-event.ts';
import type { EventKind } from '../events/event-kinds.ts';
import type { Adding } from '../jobs/enqueue.ts';
import type { Task } from '../jobs/task.ts';
import type { AskedList } from './asked-list.ts';
import type { Question } from './confirm.ts';
import type { Speech } from './languages.ts';
import type { Who } from './who.ts';

/** Something that changed; it leaves with COMMIT, and subscribers read the records under their own rights. */
export interface Publication {
  readonly kind: EventKind;
  /** Records concerned. */
  readonly ids?: readonly number[];
  /** Small facts to match on, such as `{ location: 4 }`; never personal data. */
  readonly at?: Readonly<Record<string, number | string>>;
}
/** An event as a process hears it; its kind may be one that another version of us has published. */
export interface Event extends Omit<Publication, 'kind'> {
  readonly kind: string;
  readonly centre: number;
}

/** What a call may know of the HTTP request it came by. */
export interface Request {
  readonly id: string;
  readonly ip: string;
  readonly userAgent: string;
  /** True when the portal itself asks (header `x-nestling: 1`): cookies may be relied on and set. */
  readonly portal: boolean;
  /** Origin of the centre as the caller wrote it, such as 'http://sunny.localhost:4000'. */
  readonly origin: string;
  readonly language: 'en' | 'es';
  /** Whether the centre's students are called pets. */
  readonly pets: boolean;
  /** Whether a program asks that can do a piece of work: a page without script cannot. */
  readonly works: boolean;
  header(name: string): string | undefined;
  cookie(name: string): string | undefined;
}

/** How long and how far a cookie goes; `value` null removes it. HttpOnly, SameSite=Lax, Secure on https always. */
export interface Cookie {
  readonly name: string;
  readonly value: string | null;
  readonly seconds?: number;
  readonly path?: string;
}

/** Who acts: the person of a call; in a job the system itself, which is user 0 and nobody's account. */
export type Actor = Pick<Who, 'centre' | 'user' | 'impersonator'>;

/** What is worked with in one transaction, by calls and jobs alike. */
export interface WorkContext {
  readonly who: Actor;
  /** In a mutation and in a job its transaction; in a query each statement is a read-only transaction by itself. */
  readonly db: Kysely<DB>;
  /**
   * Sends two statements in one message and answers the rows of both. The second one sees what was committed while the
   * first waited for a lock.
   */
  lockAndRead<A, B>(lock: RawBuilder<A>, read: RawBuilder<B>): Promise<readonly [A[], B[]]>;
  /** Sends a statement together with COMMIT, before what is audited: nothing is learnt of it. Not in queries. */
  later(statement: RawBuilder<unknown>): void;
  /**
   * Asks another server, or does what else takes its time, while no transaction is open: what was written before is rolled
   * back, so it comes first; whether the caller may is checked before it and, with the next statement, after it.
   */
  outside<T>(work: () => Promise<T>): Promise<T>;
  /**
   * Waits until the checks of a call are answered, which else ride with its first statement: before what costs much, and
   * before anything outside the database. Throws what a check says. In a job there are none.
   */
  settled(): Promise<void>;
  /** Takes an effect outside the database back, where the transaction is not kept. Must not be needed to be right. */
  unlessKept(undo: () => Promise<void>): void;
  readonly log: Logger;
  /** The moment of the call or of this transaction of a job; use it instead of now() so that tests can set it. */
  now(): Date;
  /** Tells subscribers and other processes after COMMIT. Not in queries. */
  publish(event: Publication): void;
  /** Writes an audit row in the same transaction; what a job changes, the system has changed. Not in queries. */
  audit(change: Change): void;
  /**
   * Tells other domains what has happened: each listener acts on it once, after COMMIT, in a transaction of its own. It
   * leaves with the jobs this transaction adds. Not in queries.
   */
  emit<P>(event: DomainEvent<P>, told: P): void;
  /** Adds a job in the same transaction; it starts after COMMIT. */
  enqueue<P>(task: Task<P>, payload: P, options?: Adding): void;
}

/**
 * What is done in somebody's name, by a call or by what they have sent another way. Only a call has asked already what the
 * person may.
 */
export interface Acting extends WorkContext {
  readonly who: Who;
  readonly request: Speech;
}

/** What writing to records needs of a call or a job: in whose name, when, in which transaction, and its trail. */
export type WriteContext = Pick<WorkContext, 'who' | 'db' | 'now' | 'audit' | 'emit'>;

/** All a call's function works with. */
export interface Ctx extends WorkContext {
  readonly who: Who;
  /** How long the call has waited for its connection, in ms: so much it is older than its transaction. */
  queued(): number;
  readonly request: Request;
  /**
   * Asks the caller before the call goes on, as its row says under `confirms`: unless confirmed, nothing of the call is kept,
   * and it answers status Error with what will happen. What was confirmed is audited.
   */
  confirm(question: Question): void;
  /** Ends the call here where something asked is not confirmed: before work that cannot be taken back. */
  mustBeConfirmed(): void;
  /**
   * Works in another center in nobody's name, in a transaction of its own that is kept when it ends, while none of this call's
   * is open: what was written here before is rolled back. Its records are behind a wall: whoever is of another center than the
   * platform's own is refused here, whatever a call has asked before. `settled` is part of it.
   */
  inCenter<T>(centre: number, work: (ctx: WorkContext) => Promise<T>): Promise<T>;
  /**
   * The records of another list of the house, in the caller's name: rule, scope of a token, permission and reach are asked as of
   * whoever asks it by itself, and what it refuses is thrown. It reads for itself while no transaction of this call is open, so
   * it comes before the first write.
   */
  list(asked: AskedList): Promise<readonly unknown[]>;
  /** How often something was taken from the caller's rights: what was made before the next time ends then. */
  epoch(): number;
  /** Sets or removes a cookie on the answer. */
  cookie(cookie: Cookie): void;
}

/** What reading needs of a call: whose rights, which moment, which transaction. */
export type ReadContext = Pick<Ctx, 'who' | 'db' | 'now'>;
