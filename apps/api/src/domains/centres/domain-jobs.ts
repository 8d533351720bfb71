import { findRow, findRows } from '../../kernel/db/find-rows.ts';
import type { RowOf } from '../../kernel/db/tables.ts';
import { below, notNull } from '../../kernel/db/where.ts';
import { type Job, type JobContext, job } from '../../kernel/jobs/job.ts';
import { hostsOfHome } from '../../kernel/lib/origin-of.ts';
import { LOOK_AT_DOMAIN } from './domain-task.ts';
import { lookAtDomain } from './look-at-domain.ts';
import { settleDomain } from './settle-domain.ts';

/** What is proven is looked at once a day. */
const DAILY_MS = 23 * 3_600_000;
/** As many are looked at in one round, all at once: a server of names that is away costs its time once. */
const AT_ONCE = 20;

const columns = ['id', 'domain', 'token'] as const;
type Named = Pick<RowOf<'server_domain'>, (typeof columns)[number]>;

/** Looks at names while no transaction is open, and brings each to where it stands. */
const lookAtAll = async (job: JobContext, named: readonly Named[], home: readonly string[]): Promise<void> => {
  const seen = await Promise.all(named.map(async (row) => ({ id: row.id, look: await lookAtDomain(row, home) })));
  for (const { id, look } of seen) await job.transaction((ctx) => settleDomain(ctx, id, look));
};

const lookAt = async (job: JobContext, { domain: id }: { readonly domain: number }): Promise<void> => {
  const { row, home } = await job.transaction(async (ctx) => ({
    row: await findRow(ctx, 'server_domain', { id, owner_id: job.centre, released_at: null }, columns),
    home: await hostsOfHome(ctx.db),
  }));
  if (row) await lookAtAll(job, [row], home);
};

/** Looks at the names of a center: those that wait for something each hour, those that stand each day. */
const lookAtDue = async (job: JobContext): Promise<void> => {
  const held = { owner_id: job.centre, released_at: null };
  const old = below(new Date(job.now().getTime() - DAILY_MS));
  const order = { order: ['checked_at', 'id'], limit: AT_ONCE } as const;
  const { due, home } = await job.transaction(async (ctx) => ({
    due: [
      ...(await findRows(ctx, 'server_domain', { ...held, reason: notNull }, columns, order)),
      ...(await findRows(ctx, 'server_domain', { ...held, reason: null, checked_at: old }, columns, order)),
    ],
    home: await hostsOfHome(ctx.db),
  }));
  await lookAtAll(job, due, home);
};

/** The jobs of names of centers' own. */
export const domainJobs: readonly Job[] = [
  job('center.domains', { each: 'centre', every: '23 * * * *', queue: 'slow', steps: lookAtDue }),
  job(LOOK_AT_DOMAIN, { steps: lookAt }),
];
