import type { TestServer } from '@nestling/api/harness/test-server.ts';
import { jobs } from '../src/jobs.ts';
import { connected } from './harness/template.ts';

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

/**
 * Every job of the product as far as it has something to do: what calls have added, and what is done by the clock for
 * the centre and its locations at several hours. `without`: jobs nothing was added of.
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
  const done = new Set(pieces.map(({ job }) => job));
  return { pieces, without: jobs.map(({ name }) => name).filter((name) => !done.has(name)) };
};
