import type { TestServer } from '@nestling/api/harness/test-server.ts';
import { jobs } from '../src/jobs.ts';
import { connected } from './harness/template.ts';
import { handed, sendFiles } from './worst-jobs-handed.ts';
import { worstText } from './worst-values.ts';

/** One piece of work of a job, and when by the clock it is done. */
export interface Piece {
  readonly job: string;
  readonly payload: object;
  /** Hours from now. */
  readonly later: number;
}

/** Pieces of one job that was added often. */
const MOST = 40;
/** Jobs by the clock look at the hour, the weekday and the first of a month: when each of them is done, hours from now. */
const MOMENTS = [0, 6, 12, 18, 24 * 21];

const QUEUED = `select task.identifier as job, job.payload from graphile_worker._private_jobs job
  join graphile_worker._private_tasks task on task.id = job.task_id
  where (job.payload ->> 'centre')::int = $1 order by job.id desc`;

/** As long as a name may be. */
const NAME = 200;

/** The payloads of jobs no call has added, made of what the calls have left. */
const handedOf = async ({ centre, db }: TestServer['tenant'], names: readonly string[]): Promise<readonly Piece[]> => {
  const pieces: Piece[] = [];
  for (const name of names) {
    const { rows = [] } = (await handed[name]?.(centre, worstText('word', NAME)).execute(db)) ?? {};
    pieces.push(...rows.flatMap(({ payload }) => MOMENTS.map((later) => ({ job: name, payload, later }))));
  }
  return pieces;
};

/**
 * Every job of the product with something to do: what calls have added, what is done by the clock for the centre and its
 * locations at several hours, and, of what neither adds, what its own adder would. `without`: jobs left with nothing.
 */
export const piecesOf = async (
  server: TestServer,
): Promise<{ pieces: readonly Piece[]; without: readonly string[] }> => {
  const { centre, db } = server.tenant;
  const { rows } = await connected(server.ownerUrl, (owner) =>
    owner.query<{ job: string; payload: object }>(QUEUED, [centre]),
  );
  const queued = Map.groupBy(rows, ({ job }) => job);
  const locations = await db.selectFrom('location').select('id').where('centre_id', '=', centre).execute();
  const pieces = jobs.flatMap(({ name, timed }): Piece[] => {
    if (!timed) return (queued.get(name) ?? []).slice(0, MOST).map(({ payload }) => ({ job: name, payload, later: 0 }));
    const payloads = timed.each === 'centre' ? [{}] : locations.map(({ id }) => ({ location: id }));
    return MOMENTS.flatMap((later) => payloads.map((payload) => ({ job: name, payload, later })));
  });
  const without = (some: readonly Piece[]): string[] => {
    const done = new Set(some.map(({ job }) => job));
    return jobs.map(({ name }) => name).filter((name) => !done.has(name));
  };
  await sendFiles(server.tenant);
  // Files are taken away last: others show them.
  const all = [...pieces, ...(await handedOf(server.tenant, without(pieces)))];
  return { pieces: all, without: without(all) };
};
