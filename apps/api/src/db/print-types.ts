import { randomUUID } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { useTestCluster } from '@nestling/postgres/test-cluster.ts';
import pg from 'pg';
import { migrate } from './migrate.ts';
import { tableTypes } from './table-types.ts';

/** Writes types.gen.ts from a freshly migrated database. `npm run tables`; `--print` shows it instead. */
const cluster = await useTestCluster();
const name = `types_${randomUUID().replaceAll('-', '')}`;
const admin = new pg.Client(cluster.url);
const own = Object.assign(new URL(cluster.url), { pathname: `/${name}` });
await admin.connect();
try {
  await admin.query(`create database ${name}`);
  const owner = new pg.Client(own.href);
  await owner.connect();
  await migrate(owner);
  const text = await tableTypes(owner);
  await owner.end();
  if (process.argv.includes('--print')) process.stdout.write(text);
  else await writeFile(new URL('./types.gen.ts', import.meta.url), text);
} finally {
  await admin.query(`drop database if exists ${name} with (force)`);
  await admin.end();
  await cluster.release();
}
