import pg from 'pg';
import { CellTrouble } from './cell-trouble.ts';
import { moveName } from './fence.ts';
import { movedTables } from './moved-tables.ts';
import { type Side, until } from './side.ts';

const quoted = pg.escapeIdentifier;
/** A slot whose connection was killed is held a moment longer. */
const SLOT_MS = 10_000;
/** No table may stand still for longer while they are copied. */
const COPY_MS = 3_600_000;
const LOOK_MS = 200;

const has = async ({ client }: Side, sql: string, name: string): Promise<boolean> =>
  ((await client.query(sql, [name])).rowCount ?? 0) > 0;

const hasSubscription = (to: Side, name: string) =>
  has(
    to,
    'select from pg_subscription where subname = $1 and subdbid = (select oid from pg_database where datname = current_database())',
    name,
  );

/** Publishes the rows of a center, of every table that can be. */
export const publish = async (from: Side, center: number): Promise<void> => {
  const name = moveName(center);
  if (await has(from, 'select from pg_publication where pubname = $1', name)) return;
  const tables = (await movedTables(from.client)).filter(({ published }) => published);
  const rows = tables.map(
    ({ table, column }) => `public.${quoted(table)} where (${quoted(column)} = ${Number(center)})`,
  );
  await from.client.query(`create publication ${quoted(name)} for table ${rows.join(', ')}`);
};

const dropSlot = async (from: Side, name: string): Promise<void> => {
  const gone = await until(
    SLOT_MS,
    async () => {
      await from.client
        .query('select pg_drop_replication_slot(slot_name) from pg_replication_slots where slot_name = $1', [name])
        // Somebody still holds it.
        .catch(() => undefined);
      return !(await has(from, 'select from pg_replication_slots where slot_name = $1', name));
    },
    LOOK_MS,
  );
  if (!gone) throw new CellTrouble(`The slot ${name} at ${from.name} is held by another connection.`);
};

/** Subscribes the target. It confirms what it has written at once, and not with the next turn of its log. */
export const subscribe = async (from: Side, to: Side, center: number): Promise<void> => {
  const name = moveName(center);
  if (await hasSubscription(to, name)) return;
  // Made by a mover that died before the subscription was.
  await dropSlot(from, name);
  await to.client.query(
    `create subscription ${quoted(name)} connection ${pg.escapeLiteral(from.url)} publication ${quoted(name)}
     with (synchronous_commit = 'local', run_as_owner = true, disable_on_error = false)`,
  );
};

/** Waits until every table is copied and follows; tells how many do. */
export const awaitCopies = async (
  to: Side,
  center: number,
  say: (progress: string) => Promise<void>,
): Promise<void> => {
  let told = '';
  const done = await until(
    COPY_MS,
    async () => {
      const { rows } = await to.client.query<{ ready: number; all: number }>(
        `select count(*) filter (where r.srsubstate = 'r')::int as ready, count(*)::int as all
         from pg_subscription_rel r join pg_subscription s on s.oid = r.srsubid where s.subname = $1`,
        [moveName(center)],
      );
      const { ready = 0, all = 0 } = rows[0] ?? {};
      const now = `${ready} of ${all} tables`;
      if (now !== told) await say(now);
      told = now;
      return all > 0 && ready === all;
    },
    LOOK_MS,
  );
  if (!done) throw new CellTrouble('The tables were not copied within an hour: see the log of the target’s Postgres.');
};

/** Ends what `publish` and `subscribe` have begun, as much as there is of it. */
export const endReplication = async (from: Side, to: Side, center: number): Promise<void> => {
  const name = moveName(center);
  if (await hasSubscription(to, name)) await to.client.query(`drop subscription ${quoted(name)}`);
  await dropSlot(from, name);
  await from.client.query(`drop publication if exists ${quoted(name)}`);
};
