import { join } from 'node:path';
import { type Cluster, startCluster } from '@nestling/postgres/cluster.ts';
import { MAJOR, whyTooOld } from '@nestling/postgres/version.ts';
import pg from 'pg';
import { codeOf, lineFor, Trouble } from '../trouble.ts';
import { say } from './log.ts';

/** The database of a run. `url` may change when its server had to be started again on another port. */
export type Database = { url(): string; stop(): Promise<void> };

const watchEvery = 100;

/** Uses the Postgres of DATABASE_URL when there is one, after a look whether it can be used; else runs our own. */
export const openDatabase = async (url: string | null, dataDir: string, onMoved: () => void): Promise<Database> => {
  if (!url) return runOwn(dataDir, onMoved);
  await refuseUnusable(url);
  return { url: () => url, stop: async () => {} };
};

/** Runs the cluster in DATA_DIR/postgres and starts it again within a tenth of a second when it is gone. */
const runOwn = async (dataDir: string, onMoved: () => void): Promise<Database> => {
  const dir = join(dataDir, 'postgres');
  let cluster: Cluster = await startCluster({ dir, onProgress: say });
  let stopping = false;
  const watching = (async () => {
    let told = '';
    while (!stopping) {
      await new Promise((wake) => setTimeout(wake, watchEvery));
      if (stopping || cluster.runs()) continue;
      try {
        const before = cluster.url;
        if (!told) say('the database ended, starting it again');
        cluster = await startCluster({ dir, onProgress: say });
        told = '';
        if (cluster.url !== before) onMoved();
      } catch (error) {
        const why = lineFor(error) ?? String(error);
        if (why !== told) say(why);
        told = why;
      }
    }
  })();
  return {
    url: () => cluster.url,
    stop: async () => {
      stopping = true;
      await watching;
      await cluster.stop();
    },
  };
};

const reasons: Record<string, string> = {
  ECONNREFUSED: 'nothing listens there',
  ENOTFOUND: 'no machine of that name is known',
  EAI_AGAIN: 'the name cannot be looked up',
  ETIMEDOUT: 'it does not answer',
  '28P01': 'the password is wrong',
  '28000': 'the server refuses this user',
  '3D000': 'there is no database of that name',
};

/** Connects once to say in words what a driver's error would say in a stack. Never prints the password. */
const refuseUnusable = async (url: string): Promise<void> => {
  const { host, pathname } = new URL(url);
  const where = `DATABASE_URL (${host}${pathname})`;
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5_000 });
  client.on('error', () => {});
  try {
    await client.connect();
    const { rows } = await client.query(MAJOR);
    const why = whyTooOld(where, Number(rows[0]?.major));
    if (why) throw new Trouble(why);
  } catch (error) {
    if (error instanceof Trouble) throw error;
    const why = reasons[codeOf(error)] ?? (error instanceof Error ? error.message : String(error));
    throw new Trouble(
      `${where} cannot be used: ${why}. Mend it, or unset it to let Nestling run a Postgres of its own.`,
    );
  } finally {
    await client.end().catch(() => {});
  }
};
