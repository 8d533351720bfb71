import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startCluster } from '@nestling/postgres/cluster.ts';
import pg from 'pg';
import { APP_ROLE, grantAppRole } from '../../db/app-role.ts';
import { migrate } from '../../db/migrate.ts';
import { seedCenterPlans } from '../../db/seed/center-plans.ts';
import { seedDemo } from '../../db/seed/demo.ts';
import { seedTimezones } from '../../db/seed/timezones.ts';
import { ConnectionPools } from '../../kernel/db/connection-pools.ts';
import { installJobs } from '../../kernel/jobs/install.ts';
import { loadSecrets } from '../../secrets/secrets.ts';

/** A database as a cell has it, in a Postgres server of its own that can be replicated from. */
export interface TestCell {
  readonly name: string;
  /** As the superuser. */
  readonly url: string;
  /** As the owner, whom row security binds. */
  readonly ownerUrl: string;
  readonly pools: ConnectionPools;
  ask<R extends pg.QueryResultRow>(sql: string, values?: readonly unknown[]): Promise<R[]>;
  stop(): Promise<void>;
}

const REPLICATING = {
  wal_level: 'logical',
  max_wal_senders: '16',
  max_replication_slots: '16',
  max_logical_replication_workers: '12',
  max_sync_workers_per_subscription: '6',
  max_worker_processes: '24',
  shared_buffers: '64MB',
};

/** Starts a cell; `demo` fills it, else it has the lists of an installation and no center. */
export const startTestCell = async (name: string, demo: boolean): Promise<TestCell> => {
  const home = mkdtempSync(join(tmpdir(), `nestling-cell-${name}-`));
  const cluster = await startCluster({ dir: join(home, 'postgres'), test: true, settings: REPLICATING });
  const owner = new pg.Client(cluster.url);
  await owner.connect();
  await migrate(owner);
  await grantAppRole(owner, 'app');
  await installJobs(cluster.url, owner, APP_ROLE);
  if (demo) await seedDemo(owner, loadSecrets(home), { port: 8554, user: 'demo', password: 'demo' });
  else {
    await seedTimezones(owner);
    await seedCenterPlans(owner);
  }
  await owner.end();
  const url = Object.assign(new URL(cluster.adminUrl), { pathname: '/nestling' }).href;
  const app = Object.assign(new URL(cluster.url), { username: APP_ROLE, password: 'app' }).href;
  const pools = new ConnectionPools({ url: app, connections: 4 });
  const admin = new pg.Client(url);
  await admin.connect();
  return {
    name,
    url,
    ownerUrl: cluster.url,
    pools,
    ask: async <R extends pg.QueryResultRow>(sql: string, values: readonly unknown[] = []) =>
      (await admin.query<R>(sql, [...values])).rows,
    stop: async () => {
      await pools.close();
      await admin.end();
      await cluster.stop();
      rmSync(home, { recursive: true, force: true });
    },
  };
};
