import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { APP_ROLE, grantAppRole } from '../../src/db/app-role.ts';
import { migrate } from '../../src/db/migrate.ts';
import { seedTimezones } from '../../src/db/seed/timezones.ts';
import { installJobs } from '../../src/kernel/jobs/install.ts';

/** The password of the api's role in the shared test cluster, which listens on this machine alone. */
export const APP_PASSWORD = 'nestling-tests';

const databaseFolder = resolve(import.meta.dirname, '../../src/db');

/** Templates of equal migrations and look-up rows are equal; a changed file makes a new one. */
const fingerprint = (): string => {
  const hash = createHash('sha256');
  const files = readdirSync(join(databaseFolder, 'migrations')).map((name) => join('migrations', name));
  const others = ['first-statistics.ts', 'seed/timezones.ts', 'seed/zones-of-countries.ts', 'app-role.ts'];
  for (const file of [...files.sort(), ...others, '../kernel/jobs/install.ts'])
    hash.update(file).update(readFileSync(join(databaseFolder, file)));
  return hash.digest('hex').slice(0, 16);
};

/** Any run that makes a template holds it; the others wait and find it made. */
const TEMPLATE_LOCK = 727_101;

const at = (clusterUrl: string, database: string): URL =>
  Object.assign(new URL(clusterUrl), { pathname: `/${database}` });

/** Connects for the length of some work. */
export const connected = async <T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> => {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
};

/** The name of a migrated, empty database to copy from; made at first use, then kept in the cluster. */
export const template = (clusterUrl: string): Promise<string> => {
  const name = `template_${fingerprint()}`;
  return connected(clusterUrl, async (admin) => {
    const isMade = async () =>
      (await admin.query('select 1 from pg_database where datname = $1', [name])).rowCount === 1;
    if (await isMade()) return name;
    await admin.query('select pg_advisory_lock($1)', [TEMPLATE_LOCK]);
    try {
      if (await isMade()) return name;
      const draft = `${name}_draft`;
      await dropped(admin, draft);
      await admin.query(`create database ${draft}`);
      await connected(at(clusterUrl, draft).href, async (owner) => {
        await migrate(owner);
        await grantAppRole(owner, APP_PASSWORD);
        await installJobs(at(clusterUrl, draft).href, owner, APP_ROLE);
        await seedTimezones(owner);
      });
      await admin.query(`alter database ${draft} rename to ${name}`);
      return name;
    } finally {
      await admin.query('select pg_advisory_unlock($1)', [TEMPLATE_LOCK]);
    }
  });
};

/** A copy of the template for one test file. */
export interface Copy {
  /** As the owner, who is bound by row security like everybody. */
  readonly ownerUrl: string;
  /** As the role the api works as. */
  readonly appUrl: string;
  drop(): Promise<void>;
}

let count = 0;

/**
 * Copies the template, which takes some 0.1 s in memory.
 * @param plansOnce connections plan each statement once, whatever its values: for who asks the same of many people
 */
export const copyTemplate = async (clusterUrl: string, { plansOnce = false } = {}): Promise<Copy> => {
  const from = await template(clusterUrl);
  count += 1;
  const name = `test_${process.pid}_${count}_${Date.now().toString(36)}`;
  await connected(clusterUrl, async (admin) => {
    await admin.query(`create database ${name} template ${from} strategy file_copy`);
    if (plansOnce) await admin.query(`alter database ${name} set plan_cache_mode = force_generic_plan`);
  });
  const app = Object.assign(at(clusterUrl, name), { username: APP_ROLE, password: APP_PASSWORD });
  return {
    ownerUrl: at(clusterUrl, name).href,
    appUrl: app.href,
    drop: async () => {
      await connected(clusterUrl, (admin) => dropped(admin, name));
    },
  };
};

/** While the housekeeping of Postgres looks at the database it lets nobody but itself end that (42501); it is quick. */
const dropped = async (admin: pg.Client, name: string): Promise<void> => {
  for (let tries = 1; ; tries += 1) {
    try {
      await admin.query(`drop database if exists ${name} with (force)`);
      return;
    } catch (error) {
      if (tries === 50 || !(error instanceof Error && 'code' in error && error.code === '42501')) throw error;
      await wait(200);
    }
  }
};
