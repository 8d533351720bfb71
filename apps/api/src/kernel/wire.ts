import pg from 'pg';
import { Batch, type Result, type Statement } from './batch.ts';
import { types } from './wire-values.ts';

/** What the wire has sent so far; tests read it to hold calls to a number of statements. */
export interface Counters {
  statements: number;
  trips: number;
}

/** A batch failed at one of its statements; the results before it are kept, for they may explain it. */
export class BatchFailed extends Error {
  readonly results: readonly Result[];
  constructor(cause: Error, results: readonly Result[]) {
    super(cause.message, { cause });
    this.results = results;
  }
}

/** One connection lent by the wire, until `release`. */
export interface Line {
  send(statements: readonly Statement[]): Promise<readonly Result[]>;
  /** `broken`: the connection's state is unknown; it is closed instead of being lent again. */
  release(broken?: boolean): void;
}

export interface WireOptions {
  readonly url: string;
  readonly connections?: number;
  /** Milliseconds a statement may run before Postgres ends it (default 15,000). */
  readonly statementTimeout?: number;
  readonly onStatement?: (statement: Statement) => void;
  readonly onIdleError?: (error: Error) => void;
}

/** How much longer than a statement may run an answer is waited for; then the network is taken for dead. */
const GRACE_MS = 5_000;

/** The pool of connections calls are answered over; its role cannot pass row security. */
export class Wire {
  readonly counters: Counters = { statements: 0, trips: 0 };
  private readonly pool: pg.Pool;
  private readonly patience: number;
  private readonly onStatement: ((statement: Statement) => void) | undefined;

  constructor(options: WireOptions) {
    const timeout = options.statementTimeout ?? 15_000;
    this.patience = timeout + GRACE_MS;
    this.onStatement = options.onStatement;
    this.pool = new pg.Pool({
      connectionString: options.url,
      max: options.connections ?? 8,
      types,
      connectionTimeoutMillis: 5_000,
      idleTimeoutMillis: 60_000,
      statement_timeout: timeout,
      idle_in_transaction_session_timeout: 30_000,
      keepAlive: true,
      application_name: 'nestling-api',
      options: '-c timezone=UTC -c default_transaction_isolation=read\\ committed',
    });
    // An idle connection that breaks is replaced by the pool; without a listener Node would end the process.
    this.pool.on('error', (error) => options.onIdleError?.(error));
    // The pool does not listen to connections it has lent. One that Postgres ends between two statements (idle in a
    // transaction for too long) tells its next statement; unheard, the event would end the process too.
    this.pool.on('connect', (client) => client.on('error', () => undefined));
  }

  /** Lends a connection. Rejects when none is to be had within five seconds. */
  async line(): Promise<Line> {
    const client = await this.pool.connect();
    return {
      send: (statements) => this.send(client, statements),
      release: (broken = false) => client.release(broken),
    };
  }

  private send(client: pg.PoolClient, statements: readonly Statement[]): Promise<readonly Result[]> {
    this.counters.trips += 1;
    this.counters.statements += statements.length;
    if (this.onStatement) for (const statement of statements) this.onStatement(statement);
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => settle(new Error('Connection terminated: no answer')), this.patience);
      const settle = (error: Error | null) => {
        clearTimeout(timer);
        if (error) reject(new BatchFailed(error, batch.results));
        else resolve(batch.results);
      };
      const batch = new Batch(statements, settle);
      client.query(batch);
    });
  }

  get waiting(): number {
    return this.pool.waitingCount;
  }

  async close(): Promise<void> {
    await this.pool.end();
  }
}
