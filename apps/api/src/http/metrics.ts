import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { CallRecord, JobRecord } from '../kernel/call/call-cost.ts';
import type { ConnectionPools } from '../kernel/db/connection-pools.ts';
import type { Events } from '../kernel/events/events.ts';
import type { JobState } from '../kernel/jobs/job-state.ts';
import type { Environment } from '../kernel/lib/environment.ts';

/** Where the figures come from that are asked for when somebody scrapes. */
export interface MetricSources {
  readonly pools: ConnectionPools;
  readonly events: Pick<Events, 'lag' | 'listening'>;
  readonly views: () => { readonly open: number; readonly cut: number };
  /** How the queues of jobs stand; null where this process works off none. */
  readonly jobs: () => Promise<JobState> | null;
}

/** Bounds of a call's time, in seconds: a check-in is to be below the third, and none may take longer than the last. */
const SECONDS = [0.01, 0.05, 0.15, 0.5, 1, 2.5, 5];

/** Figures of this process in the words of Prometheus. Names and labels stand in `docs/run-in-production.md`. */
export class Metrics {
  private readonly registry = new Registry();
  private readonly calls: Histogram<'call' | 'ended'>;
  private readonly jobs: Histogram<'job' | 'ended'>;
  private readonly statements: Counter<'call'>;
  private readonly rows: Counter<'call'>;

  constructor({ pools, events, views, jobs }: MetricSources) {
    const registers = [this.registry];
    collectDefaultMetrics({ register: this.registry });
    this.calls = new Histogram({
      name: 'nestling_call_seconds',
      help: 'Time of calls by name and ending',
      labelNames: ['call', 'ended'],
      buckets: SECONDS,
      registers,
    });
    this.jobs = new Histogram({
      name: 'nestling_job_seconds',
      help: 'Time of pieces of work by job and ending',
      labelNames: ['job', 'ended'],
      buckets: [...SECONDS, 30, 120],
      registers,
    });
    this.statements = new Counter({
      name: 'nestling_call_statements_total',
      help: 'Statements calls sent',
      labelNames: ['call'],
      registers,
    });
    this.rows = new Counter({
      name: 'nestling_call_rows_total',
      help: 'Rows calls read or changed',
      labelNames: ['call'],
      registers,
    });
    new Gauge({
      name: 'nestling_pool_connections',
      help: 'Connections of a pool, idle and in use, and callers that wait for one',
      labelNames: ['pool', 'state'],
      registers,
      collect() {
        for (const { pool, total, idle, waiting } of pools.use) {
          this.set({ pool, state: 'idle' }, idle);
          this.set({ pool, state: 'busy' }, total - idle);
          this.set({ pool, state: 'waiting' }, waiting);
        }
      },
    });
    new Gauge({
      name: 'nestling_notify_lag_seconds',
      help: 'How long the last beat took through LISTEN and NOTIFY; NaN while nothing listens',
      registers,
      collect() {
        this.set(events.listening ? events.lag / 1000 : Number.NaN);
      },
    });
    new Gauge({
      name: 'nestling_jobs',
      help: 'Jobs of all processes: due and not begun, to be tried again, given up',
      labelNames: ['queue', 'state'],
      registers,
      async collect() {
        for (const [queue, { waiting, retrying, failed }] of Object.entries((await jobs())?.queues ?? {})) {
          this.set({ queue, state: 'waiting' }, waiting);
          this.set({ queue, state: 'retrying' }, retrying);
          this.set({ queue, state: 'failed' }, failed);
        }
      },
    });
    new Gauge({
      name: 'nestling_jobs_oldest_seconds',
      help: 'How long the oldest job that is due has waited to be begun',
      labelNames: ['queue'],
      registers,
      async collect() {
        for (const [queue, { oldest_s }] of Object.entries((await jobs())?.queues ?? {})) this.set({ queue }, oldest_s);
      },
    });
    new Gauge({
      name: 'nestling_views_open',
      help: 'Live views open at the gateways of this process',
      registers,
      collect() {
        this.set(views().open);
      },
    });
    new Gauge({
      name: 'nestling_views_cut',
      help: 'Live views this process has had cut since it began',
      registers,
      collect() {
        this.set(views().cut);
      },
    });
  }

  /** Counts a call that has ended. */
  observe({ call, ended, ms, statements, rows }: CallRecord): void {
    this.calls.observe({ call, ended }, ms / 1000);
    this.statements.inc({ call }, statements);
    this.rows.inc({ call }, rows);
  }

  /** Counts a piece of work that has ended. */
  observeJob({ job, ended, ms }: JobRecord): void {
    this.jobs.observe({ job, ended }, ms / 1000);
  }

  /** The figures now, in the text format of Prometheus. */
  print(): Promise<string> {
    return this.registry.metrics();
  }

  get contentType(): string {
    return this.registry.contentType;
  }
}

const hash = (text: string): Buffer => createHash('sha256').update(text).digest();

const mayRead = (request: FastifyRequest, key: string): boolean =>
  timingSafeEqual(hash(request.headers.authorization ?? ''), hash(`Bearer ${key}`));

/**
 * Serves the figures at GET /metrics to whoever sends METRICS_KEY as a bearer token. Without a key there is no such page:
 * names of calls and how often they are made are nobody else's.
 */
export const serveMetrics = (http: FastifyInstance, metrics: Metrics, env: Pick<Environment, 'METRICS_KEY'>): void => {
  const { METRICS_KEY: key } = env;
  if (!key) return;
  http.get('/metrics', async (request, reply) => {
    if (!mayRead(request, key))
      return reply.code(401).header('www-authenticate', 'Bearer').send({ error: 'The key is missing or wrong.' });
    return reply
      .header('cache-control', 'no-store')
      .type(metrics.contentType)
      .send(await metrics.print());
  });
};
