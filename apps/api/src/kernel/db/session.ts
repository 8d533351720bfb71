import type { Result, Statement } from './batch.ts';
import { BatchFailed, type Connection, type ConnectionPools, type PoolName } from './connection-pools.ts';
import { enter, LEAVE, type NarrowedTo } from './narrowed.ts';

/**
 * A statement that rides along with the first ones of a call, and what its result means: `check` throws what ends the
 * call. So reach, session and operation cost no round trip of their own.
 */
export interface Precondition {
  readonly statement: Statement;
  /** Whether it is asked of the part of the center a narrowed caller reaches. */
  readonly inPart?: boolean;
  check(result: Result): void;
}

/** What goes along with the statements of a message, and what its result means. */
interface Rider {
  readonly statement: Statement;
  check?(result: Result): void;
}

const CENTRE = "set_config('app.centre_id', $1::text, true)";
/** Holds off whoever would move the centre until the transaction ends, and fails in one that was moved. */
const FENCE = 'begin_in_center($1::text::integer)';
/** The cell that serves the centre instead of this one; null for one that is served here. Reads hold nobody off. */
const ELSEWHERE = '(select cell from moved_center where center_id = $1::text::integer) as elsewhere';
const READ_ONLY = "set_config('transaction_read_only', 'on', true)";
/** Plans are made once on each connection. Else Postgres plans anew what it believes to gain by it: a large statement
 * that finds a few rows by keys takes it ten times longer to plan than to run. */
const PLANNED_ONCE = "set_config('plan_cache_mode', 'force_generic_plan', true)";

const setting = (centre: number, writes: boolean, often: boolean): Statement => ({
  text: `select ${[CENTRE, ...(writes ? [FENCE] : [READ_ONLY, ELSEWHERE]), ...(often ? [PLANNED_ONCE] : [])].join(', ')}`,
  values: [centre],
});
const statement = (text: string): Statement => ({ text, values: [] });

/** The call has used up its time: whoever asked is told to try again, and nothing of it is written any more. */
export class TooLate extends Error {}

/** SQLSTATE `begin_in_center` fails with. */
const MOVED = 'NM001';

/** The centre is served by another cell: whoever asked comes again, and is led there. Nothing was read or written. */
export class MovedAway extends Error {}

const mustBeHere = ([result]: readonly Result[]): void => {
  const cell = result?.rows[0]?.elsewhere;
  if (typeof cell === 'string') throw new MovedAway(`The centre is served by the cell ${cell}.`);
};

/** Statements that went to the database together. Times in ms since 1970. */
export interface SentMessage {
  readonly from: number;
  readonly until: number;
  /** The texts, with places for their values; what the kernel sends along of its own is left out. */
  readonly statements: readonly string[];
}

/** What a call has cost the database so far. */
export interface Tally {
  statements: number;
  /** Rows read and changed. */
  rows: number;
  /** Each message, where somebody wants to know. */
  readonly messages?: SentMessage[];
}

/** When a session works for a call: over which connections, until when (by `performance.now()`), how plans are made. */
export interface Terms {
  readonly poolName: PoolName;
  readonly until: number;
  /** Statements keep their plans; see `often` of a call. */
  readonly often: boolean;
  /** Counted in with each message. */
  readonly tally: Tally;
  /** To what of the center its reads are narrowed. What a writing call does by itself is not: it must leave all in order. */
  readonly part: NarrowedTo | undefined;
}

/**
 * The database of one call. Without `writes` each message is a read-only transaction by itself, on any connection;
 * with it, all messages are one transaction on one connection, from the first to `commit` or `rollback`.
 */
export class Session {
  private readonly pools: ConnectionPools;
  private readonly centre: number;
  private readonly writes: boolean;
  private readonly terms: Terms;
  private preconditions: readonly Precondition[];
  private readonly always: readonly Precondition[];
  private connection: Connection | undefined;
  private broken = false;
  private open = false;
  private queuedMs = 0;
  /** Messages of one transaction go out one after another, even if a function does not wait for each. */
  private last: Promise<unknown> = Promise.resolve();

  constructor(
    pools: ConnectionPools,
    centre: number,
    writes: boolean,
    preconditions: readonly Precondition[],
    terms: Partial<Terms> = {},
  ) {
    this.pools = pools;
    this.terms = {
      poolName: terms.poolName ?? (writes ? 'writes' : 'reads'),
      until: terms.until ?? Number.POSITIVE_INFINITY,
      often: terms.often ?? false,
      tally: terms.tally ?? { statements: 0, rows: 0 },
      part: terms.part,
    };
    this.centre = centre;
    this.writes = writes;
    this.preconditions = preconditions;
    this.always = preconditions;
  }

  /** Sends statements as one message. What a rider finds out wins over an error of a later statement. */
  send(statements: readonly Statement[]): Promise<readonly Result[]> {
    if (!this.writes) return this.read(statements);
    const sent = this.last.then(() => this.write(statements));
    this.last = sent.catch(() => undefined);
    return sent;
  }

  /** How long the call has waited for a connection before its transaction began, in ms. */
  get queued(): number {
    return this.queuedMs;
  }

  /** Sends the riders if nothing else has taken them along. */
  async settle(): Promise<void> {
    if (this.preconditions.length > 0) await this.send([]);
  }

  /**
   * Runs work while no transaction is open and no connection is held. What was written before it is rolled back, so it
   * comes before the first write; the riders go before it and, as time has passed, with the first message after it again.
   */
  async outside<T>(work: () => Promise<T>): Promise<T> {
    await this.settle();
    await this.rollback();
    this.preconditions = this.always;
    return work();
  }

  private async read(statements: readonly Statement[]): Promise<readonly Result[]> {
    const preconditions = this.preconditions;
    this.preconditions = [];
    const connection = await this.pools.acquire(this.terms.poolName);
    try {
      return await this.message(connection, [setting(this.centre, false, this.terms.often)], preconditions, statements);
    } finally {
      connection.release(this.broken);
    }
  }

  private async write(statements: readonly Statement[]): Promise<readonly Result[]> {
    const preconditions = this.preconditions;
    this.preconditions = [];
    if (!this.connection) {
      const from = performance.now();
      this.connection = await this.pools.acquire(this.terms.poolName);
      this.queuedMs = performance.now() - from;
    }
    const first = this.open ? [] : [statement('begin'), setting(this.centre, true, this.terms.often)];
    this.open = true;
    return this.message(this.connection, first, preconditions, statements);
  }

  /** What goes before the statements of a message, each with its check: riders, and the ways into the part and out of it. */
  private riders(preconditions: readonly Precondition[]): readonly Rider[] {
    const { part } = this.terms;
    if (!part) return preconditions;
    const inPart = preconditions.filter((one) => one.inPart);
    const others = preconditions.filter((one) => !one.inPart);
    if (!this.writes) return [...others, { statement: enter(part) }, ...inPart];
    return inPart.length > 0 ? [...others, { statement: enter(part) }, ...inPart, { statement: LEAVE }] : others;
  }

  private async message(
    connection: Connection,
    first: readonly Statement[],
    preconditions: readonly Precondition[],
    statements: readonly Statement[],
  ): Promise<readonly Result[]> {
    const riders = this.riders(preconditions);
    const check = (results: readonly Result[]) => {
      if (!this.writes) mustBeHere(results);
      for (const [i, rider] of riders.entries()) {
        const result = results[first.length + i];
        if (result) rider.check?.(result);
      }
    };
    // A process that was halted meanwhile wakes up here: what it would write now, another one may have done since.
    const { tally } = this.terms;
    tally.statements += first.length + riders.length + statements.length;
    const patience = this.terms.until - performance.now();
    if (patience <= 0) throw new TooLate('The time of the call is over.');
    const from = performance.timeOrigin + performance.now();
    try {
      const results = await connection.send(
        [...first, ...riders.map((rider) => rider.statement), ...statements],
        patience,
      );
      for (const { count } of results) tally.rows += count;
      check(results);
      return results.slice(first.length + riders.length);
    } catch (error) {
      if (!(error instanceof BatchFailed)) throw error;
      this.broken = isBroken(error.cause);
      if (stateOf(error.cause) === MOVED)
        throw new MovedAway('The centre is served by another cell.', { cause: error.cause });
      check(error.results);
      throw error.cause;
    } finally {
      const until = performance.timeOrigin + performance.now();
      tally.messages?.push({ from, until, statements: statements.map(({ text }) => text) });
    }
  }

  /** Sends statements that read the part of the center a narrowed caller reaches; of all other callers as `send`. */
  async sendInPart(statements: readonly Statement[]): Promise<readonly Result[]> {
    const { part } = this.terms;
    if (!part || !this.writes) return this.send(statements);
    const results = await this.send([enter(part), ...statements, LEAVE]);
    return results.slice(1, -1);
  }

  /**
   * Sends the last statements together with COMMIT and gives the connection back. `answer` are those that read what is
   * answered, in the part of a narrowed caller. The results of both.
   */
  async commit(statements: readonly Statement[], answer: readonly Statement[] = []): Promise<readonly Result[]> {
    const { part } = this.terms;
    const entering = part && answer.length > 0 ? [enter(part)] : [];
    const results = await this.send([...statements, ...entering, ...answer, statement('commit')]);
    this.open = false;
    this.giveBack();
    return results.toSpliced(statements.length, entering.length);
  }

  /** Ends the transaction, if one was begun, without keeping anything; never throws. */
  async rollback(): Promise<void> {
    await this.last;
    if (this.connection && this.open && !this.broken) {
      await this.connection.send([statement('rollback')]).catch(() => {
        this.broken = true;
      });
    }
    this.open = false;
    this.giveBack();
  }

  private giveBack(): void {
    this.connection?.release(this.broken);
    this.connection = undefined;
  }
}

/** SQLSTATE of an error Postgres itself has told, such as '23505'; null for those of the connection. */
export const stateOf = (error: unknown): string | null =>
  error instanceof Error &&
  'code' in error &&
  typeof error.code === 'string' &&
  /^(?=.*\d)[0-9A-Z]{5}$/.test(error.code)
    ? error.code
    : null;

/** Class 08 is the connection, 57P a server that goes down: nothing more can be said over this line. */
const isBroken = (error: unknown): boolean => {
  const state = stateOf(error);
  return state === null || state.startsWith('57P') || state.startsWith('08');
};
