import pg from 'pg';
import { Batch, type Result, type Statement } from './batch.ts';
import { types } from './pg-types.ts';

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
export interface Connection {
  /** `patience`: ms after which an answer is no longer waited for; the connection is then of no use any more. */
  send(statements: readonly Statement[], patience?: number): Promise<readonly Result[]>;
  /** `broken`: the connection's state is unknown; it is closed instead of being lent again. */
  release(broken?: boolean): void;
}

/**
 * Connections of one purpose. Slow reports that fill `reads` take nothing from check-in and sign-in, which write, and
 * neither of them keeps the gateways' desk, urgent jobs and /health (`system`) waiting; all other jobs have `jobs`.
 */
export type PoolName = 'reads' | 'writes' | 'system' | 'jobs';

export interface ConnectionPoolsOptions {
  readonly url: string;
  /** Connections of each lane. */
  readonly connections?: number;
  /** Milliseconds a statement may run before Postgres ends it (default 4,000). */
  readonly statementTimeout?: number;
  readonly onStatement?: (statement: Statement) => void;
  readonly onIdleError?: (error: Error) => void;
}

const CONNECTIONS: Readonly<Record<PoolName, number>> = { reads: 8, writes: 8, system: 4, jobs: 6 };
const STATEMENT_MS = 4_000;
/** How much longer than a statement may run an answer is waited for; then the network is taken for dead. */
const GRACE_MS = 1_000;
/** A connection is waited for this long, and so is another transaction's lock: then the caller may try again. */
const WAIT_MS = 2_000;
/** More than these do not wait for a connection of a lane: they are told at once to come again. */
const QUEUE = 256;

/** Settings of each connection; what the api no longer asks for, Postgres ends by itself within seconds. */
const settings = [
  'timezone=UTC',
  'default_transaction_isolation=read\\ committed',
  `lock_timeout=${WAIT_MS}`,
  'tcp_user_timeout=5000',
  'tcp_keepalives_idle=5',
  'tcp_keepalives_interval=2',
  'tcp_keepalives_count=3',
];

/** The pools of connections calls are answered over; their role cannot pass row security. */
export class ConnectionPools {
  readonly counters: Counters = { statements: 0, trips: 0 };
  private readonly pools = new Map<PoolName, pg.Pool>();
  private readonly options: ConnectionPoolsOptions;
  private readonly statementMs: number;
  /** Grows when the network was found dead: connections made before are not lent any more. */
  private age = 0;
  private readonly ages = new WeakMap<pg.ClientBase, number>();
  private closed = false;

  constructor(options: ConnectionPoolsOptions) {
    this.options = options;
    this.statementMs = options.statementTimeout ?? STATEMENT_MS;
  }

  private pool(poolName: PoolName): pg.Pool {
    const known = this.pools.get(poolName);
    if (known) return known;
    const pool = new pg.Pool({
      connectionString: this.options.url,
      max: this.options.connections ?? CONNECTIONS[poolName],
      types,
      connectionTimeoutMillis: WAIT_MS,
      idleTimeoutMillis: 60_000,
      statement_timeout: this.statementMs,
      idle_in_transaction_session_timeout: this.statementMs + GRACE_MS,
      keepAlive: true,
      keepAliveInitialDelayMillis: 5_000,
      application_name: 'nestling-api',
      options: settings.map((setting) => `-c ${setting}`).join(' '),
    });
    // An idle connection that breaks is replaced by the pool; without a listener Node would end the process.
    pool.on('error', (error) => this.options.onIdleError?.(error));
    pool.on('connect', (client) => {
      this.ages.set(client, this.age);
      // The pool does not listen to connections it has lent. One that Postgres ends between two statements (idle in a
      // transaction for too long) tells its next statement; unheard, the event would end the process too.
      client.on('error', () => undefined);
    });
    this.pools.set(poolName, pool);
    return pool;
  }

  /** Lends a connection. Rejects when none is to be had within two seconds, and at once when too many wait already. */
  async acquire(poolName: PoolName = 'system'): Promise<Connection> {
    if (this.closed) throw new Error('Cannot use a pool after calling end on the pool');
    const pool = this.pool(poolName);
    if (pool.waitingCount >= QUEUE) throw new Error('Too many wait for a connection');
    for (;;) {
      const client = await pool.connect();
      if (this.ages.get(client) === this.age) return this.lend(client);
      client.release(true);
    }
  }

  private lend(client: pg.PoolClient): Connection {
    let unanswered = false;
    const givenUp = () => {
      unanswered = true;
    };
    return {
      send: (statements, patience) => this.send(client, statements, givenUp, patience),
      release: (broken = false) => client.release(broken || unanswered),
    };
  }

  private send(
    client: pg.PoolClient,
    statements: readonly Statement[],
    givenUp: () => void,
    patience = Number.POSITIVE_INFINITY,
  ): Promise<readonly Result[]> {
    this.counters.trips += 1;
    this.counters.statements += statements.length;
    if (this.options.onStatement) for (const statement of statements) this.options.onStatement(statement);
    return new Promise((resolve, reject) => {
      const longest = this.statementMs + GRACE_MS;
      const timer = setTimeout(
        () => {
          // Postgres itself would have ended the statement by now: the other connections are no better.
          if (patience >= longest) this.age += 1;
          givenUp();
          settle(new Error('Connection terminated: no answer'));
        },
        Math.min(patience, longest),
      );
      const settle = (error: Error | null) => {
        clearTimeout(timer);
        if (error) reject(new BatchFailed(error, batch.results));
        else resolve(batch.results);
      };
      const batch = new Batch(statements, settle);
      client.query(batch);
    });
  }

  /** Each pool's connections: made, idle, and how many callers wait for one. */
  get use(): readonly {
    readonly pool: PoolName;
    readonly total: number;
    readonly idle: number;
    readonly waiting: number;
  }[] {
    return [...this.pools].map(([pool, { totalCount, idleCount, waitingCount }]) => ({
      pool,
      total: totalCount,
      idle: idleCount,
      waiting: waitingCount,
    }));
  }

  /** How many wait for a connection. */
  get waiting(): number {
    return [...this.pools.values()].reduce((sum, pool) => sum + pool.waitingCount, 0);
  }

  async close(): Promise<void> {
    this.closed = true;
    await Promise.all([...this.pools.values()].map((pool) => pool.end()));
  }
}
