import pg from 'pg';
import { compile } from '../kernel/db/compile.ts';
import { notices } from '../kernel/events/notify.ts';
import { CENTRES_CHANGED } from '../kernel/lib/centres.ts';
import { atOnePoint } from './fence.ts';
import { movedTables } from './moved-tables.ts';
import { type Side, until } from './side.ts';

const quoted = pg.escapeIdentifier;
/** Jobs in work end at their next statement once the center is closed; those that speak to somebody else take longer. */
const JOBS_MS = 5_000;

/** Says that rows of a center are arriving, so that nobody serves it here before they are whole. */
export const awaitCenter = async ({ client }: Side, center: number, servedBy: string): Promise<void> => {
  await client.query(
    `insert into moved_center (center_id, cell, state) values ($1, $2, 'arriving')
     on conflict (center_id) do update set cell = excluded.cell, state = 'arriving', since = now()`,
    [center, servedBy],
  );
};

/** Closes the center at its origin once all of it has arrived at the target; answers how long writes waited, in ms. */
export const closeCenter = (from: Side, center: number, servedBy: string): Promise<number> =>
  atOnePoint(from, center, async () => {
    await from.client.query(
      `insert into moved_center (center_id, cell, state) values ($1, $2, 'moved')
       on conflict (center_id) do update set cell = excluded.cell, state = 'moved'`,
      [center, servedBy],
    );
  });

/** Sequences that number rows of centers: the target counts on from where either side is. */
const countOn = async (from: Side, to: Side): Promise<void> => {
  const tables = (await movedTables(from.client)).filter(({ table, published }) => published && table !== 'centre');
  const { rows } = await from.client.query<{ name: string; value: string }>(
    `select s.sequencename as name, s.last_value::text as value from pg_sequences s
      join pg_depend d on d.objid = format('public.%I', s.sequencename)::regclass and d.deptype in ('i', 'a')
      join pg_class c on c.oid = d.refobjid
     where s.schemaname = 'public' and s.last_value is not null and c.relname = any ($1)`,
    [tables.map(({ table }) => table)],
  );
  await to.client.query(
    `select setval(format('public.%I', name)::regclass, value) from json_to_recordset($1::json) as a (name text, value bigint)
      join pg_sequences s on s.schemaname = 'public' and s.sequencename = name
     where value > coalesce(s.last_value, 0)`,
    [JSON.stringify(rows)],
  );
};

/** Rows of the few tables that cannot be published for one center. */
const bringByHand = async (from: Side, to: Side, center: number): Promise<void> => {
  for (const { table, column } of (await movedTables(from.client)).filter(({ published }) => !published)) {
    const name = `public.${quoted(table)}`;
    const { rows } = await from.client.query<{ rows: string; columns: string[] }>(
      `select coalesce(json_agg(to_json(t)), '[]')::text as rows, array(select attname::text from pg_attribute
          where attrelid = '${name}'::regclass and attnum > 0 and not attisdropped and attgenerated = '') as columns
        from ${name} t where t.${quoted(column)} = $1`,
      [center],
    );
    const columns = (rows[0]?.columns ?? []).map(quoted).join(', ');
    await to.client.query(`delete from ${name} where ${quoted(column)} = $1`, [center]);
    await to.client.query(
      `insert into ${name} (${columns}) overriding system value
         select ${columns} from json_populate_recordset(null::${name}, $1::json)`,
      [rows[0]?.rows ?? '[]'],
    );
  }
};

const WAITING = `from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
  left join graphile_worker._private_job_queues q on q.id = j.job_queue_id
  where j.payload->>'centre' = $1 and j.attempts < j.max_attempts`;

const hasJobs = async ({ client }: Side): Promise<boolean> =>
  ((await client.query(`select to_regclass('graphile_worker._private_jobs') as jobs`)).rows[0]?.jobs ?? null) !== null;

/** Jobs that wait. The center is closed, so that none is added; one in work that does not end is begun again at the target. */
const bringJobs = async (from: Side, to: Side, center: number): Promise<void> => {
  if (!(await hasJobs(from)) || !(await hasJobs(to))) return;
  await until(JOBS_MS, async () => {
    const { rowCount } = await from.client.query(`select ${WAITING} and j.locked_at is not null`, [String(center)]);
    return rowCount === 0;
  });
  const { rows } = await from.client.query<{ jobs: string }>(
    `select coalesce(json_agg(json_build_object('task', t.identifier, 'payload', j.payload, 'queue', q.queue_name,
       'at', j.run_at, 'most', j.max_attempts, 'key', j.key, 'priority', j.priority) order by j.id), '[]')::text as jobs ${WAITING}`,
    [String(center)],
  );
  await to.client.query(
    `select graphile_worker.add_job(task, payload, queue, at, most, key, priority) from json_to_recordset($1::json)
       as j (task text, payload json, queue text, at timestamptz, most integer, key text, priority integer)`,
    [rows[0]?.jobs ?? '[]'],
  );
};

/** Opens the center at the target, with all that did not come by replication: at once, or not at all. */
export const openCenter = async (from: Side, to: Side, center: number): Promise<void> => {
  const { rowCount } = await to.client.query("select from moved_center where center_id = $1 and state = 'arriving'", [
    center,
  ]);
  // Opened by a mover that died before it could say so.
  if (rowCount === 0) return;
  await countOn(from, to);
  await to.client.query('begin');
  try {
    await to.client.query("set local session_replication_role = 'replica'");
    await bringByHand(from, to, center);
    await bringJobs(from, to, center);
    await to.client.query('delete from moved_center where center_id = $1', [center]);
    await to.client.query('commit');
  } catch (error) {
    await to.client.query('rollback');
    throw error;
  }
};

/** Tells the processes of both cells: what they keep of the center is forgotten, its sockets and views end. */
export const tellBoth = async (sides: readonly Side[], center: number): Promise<void> => {
  const told = notices(center, [{ kind: CENTRES_CHANGED, ids: [center] }]);
  if (!told) return;
  const { text, values } = compile(told);
  for (const { client } of sides) await client.query(text, [...values]);
};

/** Takes from a cell the jobs of a center that another one serves; they have been brought there. */
export const dropJobs = async (side: Side, center: number): Promise<void> => {
  if (await hasJobs(side))
    await side.client.query(`delete from graphile_worker._private_jobs where payload->>'centre' = $1`, [
      String(center),
    ]);
};

/** Deletes all rows of a center another cell serves; answers how many. What keeps the ledger does not hold here. */
export const purgeCenter = async ({ client }: Side, center: number): Promise<number> => {
  let count = 0;
  await client.query('begin');
  try {
    await client.query("set local session_replication_role = 'replica'");
    const { rowCount } = await client.query('select from moved_center where center_id = $1 for update', [center]);
    if (rowCount === 0) throw new Error(`Center ${center} is served here: nothing of it is purged.`);
    for (const { table, column } of await movedTables(client)) {
      const gone = await client.query(`delete from public.${quoted(table)} where ${quoted(column)} = $1`, [center]);
      count += gone.rowCount ?? 0;
    }
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    throw error;
  }
  return count;
};
