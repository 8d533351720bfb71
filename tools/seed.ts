import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { ChangedMigration, NewerDatabase } from '@nestling/api/db/migrate.ts';
import { type Progress, seedTo } from '@nestling/api/db/seed/sized/seed.ts';
import { plansOf, type Size } from '@nestling/api/db/seed/sized/sizes.ts';
import { loadSecrets } from '@nestling/api/secrets/secrets.ts';
import { startCluster } from '@nestling/postgres/cluster.ts';
import { openDataFolder, tryHold } from './start/data-folder.ts';
import { type Database, openDatabase } from './start/database.ts';
import { say } from './start/log.ts';
import { demoUser } from './start/programs.ts';
import { readRun } from './start/run-file.ts';
import { readSettings, type Settings } from './start/settings.ts';
import { fail, Trouble } from './trouble.ts';

/**
 * `npm run seed -- --size small|medium|large`: fills the database of a stopped or running Nestling. small is the demo,
 * medium adds 5 centres of 200 students with three months of attendance, large 50 of 200 and one of 10,000 with a year.
 */
const sizes = ['small', 'medium', 'large'] as const;

const readSize = (): Size => {
  const { values } = parseArgs({ options: { size: { type: 'string' } }, strict: false });
  const size = sizes.find((one) => one === values.size);
  if (!size) throw new Trouble('Say how much: npm run seed -- --size small, medium or large.');
  return size;
};

/** The database to fill: that of DATABASE_URL, of a Nestling that runs, or our own for as long as it takes. */
const open = async ({ dataDir, databaseUrl }: Settings): Promise<Database> => {
  openDataFolder(dataDir);
  if (databaseUrl) return openDatabase(databaseUrl, dataDir, () => {});
  const lock = tryHold(dataDir);
  if ('release' in lock) {
    process.once('exit', lock.release);
    return openDatabase(null, dataDir, () => {});
  }
  if (readRun(dataDir) === null) {
    throw new Trouble(`Process ${lock.pid} works on ${dataDir} just now: wait until it is done, or serves.`);
  }
  const running = await startCluster({ dir: join(dataDir, 'postgres') });
  return { url: () => running.url, stop: async () => {} };
};

const began = performance.now();
const seconds = (): string => `${((performance.now() - began) / 1000).toFixed(0)} s`;

/** A line every five seconds, and one for the end. */
const teller = () => {
  let toldAt = 0;
  return ({ centres, ofCentres, stays }: Progress) => {
    if (performance.now() - toldAt < 5_000 && centres < ofCentres) return;
    toldAt = performance.now();
    say(`${centres} of ${ofCentres} centres, ${stays.toLocaleString('en-US')} stays, ${seconds()}`);
  };
};

const main = async (): Promise<void> => {
  const size = readSize();
  const settings = readSettings(process.env);
  const { dataDir } = settings;
  const database = await open(settings);
  let ending = false;
  for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.once(name, () => {
      ending = true;
      say('ended before it was done; what is whole stays, the same command goes on from there');
      void database.stop().then(() => process.exit(1));
    });
  }
  try {
    const made = await seedTo({
      url: database.url(),
      size,
      secrets: loadSecrets(dataDir),
      cameras: {
        port: readRun(dataDir)?.ports?.demoCameras ?? settings.demoCameraPort,
        user: demoUser.DEMO_CAMERA_USER,
        password: demoUser.DEMO_CAMERA_PASSWORD,
      },
      onProgress: teller(),
    });
    if (made === 0) throw new Trouble(`The database is of size ${size} already: nothing was added.`);
    const [first] = plansOf(size);
    const tour = first
      ? ` Sign in at http://${first.slug}.localhost:${settings.port} as admin, teacher or parent.`
      : '';
    console.log(`${made} centres made in ${seconds()}.${tour}`);
  } catch (error) {
    if (ending) return;
    const plain = error instanceof NewerDatabase || error instanceof ChangedMigration;
    throw plain ? new Trouble(error.message) : error;
  } finally {
    if (!ending) await database.stop();
  }
};

main().then(() => {}, fail);
