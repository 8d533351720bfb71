import type { Pool } from 'pg';
import type { Jobs } from './job.ts';
import { type QueueName, queueNames } from './queues.ts';

/** How a queue stands. */
export interface QueueState {
  /** Jobs whose time has come and that nobody has begun. */
  readonly waiting: number;
  /** How long the oldest of them waits, s. */
  readonly oldest_s: number;
  /** Jobs that failed and will be tried again. */
  readonly retrying: number;
  /** Jobs that were given up; they stay for a month to be looked at. */
  readonly failed: number;
}
/** Jobs of one kind in one centre that fail, with the last reason. */
export interface Failing {
  readonly job: string;
  readonly centre: number | null;
  readonly count: number;
  readonly final: boolean;
  readonly reason: string;
}
/** How the jobs stand, for operators; of all processes, as the queues are shared. */
export interface JobState {
  readonly queues: Readonly<Record<QueueName, QueueState>>;
  readonly failing: readonly Failing[];
}

const STANDING = `select t.identifier as job,
    count(*) filter (where j.is_available and j.run_at <= now())::int as waiting,
    coalesce(extract(epoch from now() - min(j.run_at) filter (where j.is_available and j.run_at <= now())), 0)::float8 as oldest,
    count(*) filter (where j.is_available and j.attempts > 0)::int as retrying,
    count(*) filter (where j.attempts >= j.max_attempts and j.locked_at is null)::int as failed
  from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id group by t.identifier`;

const FAILING = `select t.identifier as job, (j.payload ->> 'centre')::int as centre, count(*)::int as count,
    bool_and(j.attempts >= j.max_attempts) as final, left((array_agg(j.last_error order by j.updated_at desc))[1], 200) as reason
  from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
  where j.last_error is not null and j.locked_at is null group by 1, 2 order by 3 desc, 1, 2 limit 50`;

interface Row {
  readonly job: string;
  readonly waiting: number;
  readonly oldest: number;
  readonly retrying: number;
  readonly failed: number;
}

/** Reads how the jobs stand now. */
export const readJobState = async (owner: Pool, jobs: Jobs): Promise<JobState> => {
  const [{ rows }, { rows: failing }] = await Promise.all([owner.query<Row>(STANDING), owner.query<Failing>(FAILING)]);
  const queueOf = new Map(jobs.map(({ name, queue }) => [name, queue]));
  const state = (name: QueueName): QueueState => {
    const own = rows.filter(({ job }) => queueOf.get(job) === name);
    const sum = (of: 'waiting' | 'retrying' | 'failed') => own.reduce((total, row) => total + row[of], 0);
    return {
      waiting: sum('waiting'),
      oldest_s: Math.round(Math.max(0, ...own.map(({ oldest }) => oldest))),
      retrying: sum('retrying'),
      failed: sum('failed'),
    };
  };
  const [urgent, letters, money, slow] = queueNames.map(state);
  if (!urgent || !letters || !money || !slow) throw new TypeError('unreachable');
  return { queues: { urgent, letters, money, slow }, failing };
};
