import pg from 'pg';
import { CellTrouble } from './cell-trouble.ts';

/** The database of a cell, as its superuser. */
export interface Side {
  readonly name: string;
  /** How the other cell's server reaches it, as that superuser. */
  readonly url: string;
  readonly client: pg.Client;
}

/** Connects to the database of a cell; refuses a role that row security binds. */
export const openSide = async (name: string, url: string): Promise<Side> => {
  const client = new pg.Client({
    connectionString: url,
    application_name: 'nestling-cells',
    options: '-c timezone=UTC -c statement_timeout=0 -c lock_timeout=5s',
  });
  client.on('error', () => undefined);
  await client.connect();
  try {
    const { rows } = await client.query<{ rolsuper: boolean }>(
      'select rolsuper from pg_roles where rolname = current_user',
    );
    // Bound by row security the first copy would have no row in it, and Postgres calls it ready.
    if (!rows[0]?.rolsuper)
      throw new CellTrouble(`The URL of the cell ${name} is to be that of a superuser: row security binds its role.`);
    return { name, url, client };
  } catch (error) {
    await client.end();
    throw error;
  }
};

/** How long something is asked for, ms, and how often. */
const POLL_MS = 3;

/** Asks until the answer is yes; false when the time is over. */
export const until = async (limitMs: number, isSo: () => Promise<boolean>, everyMs = POLL_MS): Promise<boolean> => {
  const end = performance.now() + limitMs;
  for (;;) {
    if (await isSo()) return true;
    if (performance.now() > end) return false;
    await new Promise((wake) => setTimeout(wake, everyMs));
  }
};
