import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { grantAppRole } from '@nestling/api/db/app-role.ts';
import { migrate } from '@nestling/api/db/migrate.ts';
import { seedDemo } from '@nestling/api/db/seed/demo.ts';
import { loadSecrets } from '@nestling/api/secrets/secrets.ts';
import { startCluster } from '@nestling/postgres/cluster.ts';
import pg from 'pg';

/** A database as `npm start` leaves it at first start, in a server of its own. */
export type Migrated = {
  owner: pg.Client;
  /** Connected as the role the api works as. */
  app: pg.Client;
  close(): Promise<void>;
};

/**
 * Migrates and seeds a database. It has a server of its own because the api's role belongs to the whole server, and
 * other tests give it another password.
 */
export const migrated = async (): Promise<Migrated> => {
  const home = mkdtempSync(join(tmpdir(), 'nestling-house-'));
  const cluster = await startCluster({ dir: join(home, 'postgres'), test: true });
  const owner = await connected(cluster.url);
  await migrate(owner);
  await grantAppRole(owner, 'app');
  await seedDemo(owner, loadSecrets(home), { port: 8554, user: 'demo', password: 'demo' });
  const url = new URL(cluster.url);
  url.username = 'nestling_app';
  url.password = 'app';
  const app = await connected(url.href);
  const close = async () => {
    await Promise.all([owner.end(), app.end()]);
    await cluster.stop();
    rmSync(home, { recursive: true, force: true });
  };
  return { owner, app, close };
};

const connected = async (connectionString: string): Promise<pg.Client> => {
  const client = new pg.Client({ connectionString });
  await client.connect();
  return client;
};
