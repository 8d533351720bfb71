import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { grantAppRole } from '@nestling/api/db/app-role.ts';
import { seedTo } from '@nestling/api/db/seed/sized/seed.ts';
import { loadSecrets } from '@nestling/api/secrets/secrets.ts';
import { type Cluster, startCluster } from '@nestling/postgres/cluster.ts';
import { cacheFolder } from '@nestling/postgres/test-cluster.ts';
import pg from 'pg';

/**
 * Runs `work` on a large database (`npm run seed -- --size large`): that of the data folder `--data` names, else one of
 * its own in the cache, made at the first run, which takes minutes, and kept.
 */
export const withLarge = async (work: (dataDir: string, cluster: Cluster) => Promise<boolean>): Promise<void> => {
  const { values } = parseArgs({ options: { data: { type: 'string' } }, strict: false });
  const dataDir = typeof values.data === 'string' ? values.data : join(cacheFolder(), 'bench-large');
  mkdirSync(dataDir, { recursive: true });
  const cluster = await startCluster({ dir: join(dataDir, 'postgres'), onProgress: console.log });
  try {
    const secrets = loadSecrets(dataDir);
    await seedTo({
      url: cluster.url,
      size: 'large',
      secrets,
      cameras: { port: 8554, user: 'demo', password: 'nestling-camera' },
      onProgress: ({ centres, ofCentres }) => console.log(`seeding: ${centres} of ${ofCentres} centres`),
    });
    const owner = new pg.Client(cluster.url);
    await owner.connect();
    await grantAppRole(owner, secrets.database);
    await owner.end();
    process.exitCode = (await work(dataDir, cluster)) ? 0 : 1;
  } finally {
    await cluster.stop();
  }
};
