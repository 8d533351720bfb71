import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import pino from 'pino';
import { assembleApp } from './app.ts';
import { APP_ROLE, grantAppRole } from './db/app-role.ts';
import { migrate } from './db/migrate.ts';
import { moveDemoCameras, seedDemo } from './db/seed/demo.ts';
import { seedTimezones } from './db/seed/timezones.ts';
import { isEmpty } from './domains/centres/set-up.ts';
import { offerSetUpCode, withdrawSetUpCode } from './domains/centres/set-up-code.ts';
import { putFile } from './files/store.ts';
import { mayShowOutbox } from './http/outbox.ts';
import { installation } from './installation.ts';
import { installJobs } from './kernel/jobs/install.ts';
import { type Environment, environment } from './kernel/lib/environment.ts';
import { isLoopback } from './kernel/lib/loopback.ts';
import { trustedProxies } from './kernel/lib/proxies.ts';
import { documentKey } from './secrets/document-key.ts';

/** The environment, or the end: a line says for each variable what to set. */
const readOrEnd = (): Environment => {
  try {
    return environment();
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    return process.exit(1);
  }
};

const env = readOrEnd();
const log = pino({
  level: env.LOG_LEVEL ?? 'info',
  base: { part: 'api' },
  redact: ['req.headers.authorization', 'req.headers.cookie', '*.password', '*.token'],
});

/** Brings the database to the newest form and, with demo data, fills an empty one. */
const prepare = async (ownerUrl: string): Promise<void> => {
  const { dataDir, secrets, demoCameraPort } = installation();
  const client = new pg.Client(ownerUrl);
  await client.connect();
  try {
    const steps = await migrate(client, { onStep: (name) => log.info({ migration: name }, 'migrating') });
    if (steps.length > 0) log.info({ steps: steps.length }, 'the database is up to date');
    await grantAppRole(client, secrets.database);
    await installJobs(ownerUrl, client, APP_ROLE);
    await seedTimezones(client);
    if (demoCameraPort === null) {
      if (await isEmpty(client)) offerSetUpCode(dataDir);
      else withdrawSetUpCode(dataDir);
      return;
    }
    const cameras = {
      port: demoCameraPort,
      user: env.DEMO_CAMERA_USER ?? 'demo',
      password: env.DEMO_CAMERA_PASSWORD ?? '',
    };
    if (await seedDemo(client, secrets, cameras, { keep: putFile }))
      log.info('filled the empty database with demo data');
    else await moveDemoCameras(client, secrets, cameras);
  } finally {
    await client.end();
  }
};

/** A database that is just coming up is waited for; a minute is the most. */
const prepareSoon = async (ownerUrl: string): Promise<void> => {
  for (let attempt = 0; ; attempt += 1) {
    try {
      return await prepare(ownerUrl);
    } catch (error) {
      const code = error instanceof Error && 'code' in error ? String(error.code) : '';
      if (!['ECONNREFUSED', '57P03', 'ECONNRESET'].includes(code) || attempt >= 120) throw error;
      await wait(500);
    }
  }
};

const appUrl = (ownerUrl: string): string => {
  if (env.DATABASE_APP_URL) return env.DATABASE_APP_URL;
  const url = new URL(ownerUrl);
  url.username = APP_ROLE;
  url.password = installation().secrets.database;
  return url.href;
};

/**
 * In reserve (`--reserve`) a process has everything loaded, and no connection to anything. Says so to the supervisor that
 * started it, and waits to be told that it shall serve; it ends with the supervisor.
 */
const untilTold = (): Promise<void> =>
  new Promise((told) => {
    process.once('message', () => {
      process.channel?.unref();
      told();
    });
    process.channel?.ref();
    process.send?.('warm');
  });

const main = async (): Promise<void> => {
  const ownerUrl = env.DATABASE_URL;
  if (!ownerUrl) throw new Error('DATABASE_URL is not set. Start with "npm start", which brings a database.');
  // A pair that does not belong together is told now, not when the first document is to be sealed.
  if (env.DOCUMENT_KEY) await documentKey(installation().dataDir, env);
  const host = env.HOST ?? '127.0.0.1';
  const local = isLoopback(host);
  const assembling = assembleApp({
    databaseUrl: appUrl(ownerUrl),
    jobsUrl: ownerUrl,
    log,
    openSchema: local && env.NODE_ENV !== 'production',
    showOutbox: mayShowOutbox(env),
    trustProxy: trustedProxies(env.TRUST_PROXY),
    mayBeEmpty: installation().demoCameraPort === null,
    ...(env.PORTAL_DIR ? { portalDir: env.PORTAL_DIR } : {}),
  });
  if (process.argv.includes('--reserve')) {
    await (await assembling).http.ready();
    // The process whose place this one takes has prepared the database for the very same program.
    await untilTold();
  } else {
    // Putting itself together costs the processor, preparing waits for the database: at once.
    await Promise.all([prepareSoon(ownerUrl), assembling]);
  }
  const app = await (await assembling).open();
  let closing = false;
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.on(signal, () => {
      if (closing) return;
      closing = true;
      setTimeout(() => process.exit(0), 10_000).unref();
      void app.close().then(() => process.exit(0));
    });
  }
  process.on('unhandledRejection', (reason) => {
    log.fatal({ err: reason }, 'a promise was left alone: the process is replaced');
    process.exit(1);
  });
  await app.http.listen({ port: env.PORT, host });
  if (env.TLS_PORT > 0) app.tls.listen(env.TLS_PORT, host);
};

main().catch((error: unknown) => {
  log.fatal({ err: error }, error instanceof Error ? error.message : String(error));
  process.exit(1);
});
