import { isObject } from '@nestling/rules/json.ts';
import { sql } from 'kysely';
import type { AppContext } from '../call/app-context.ts';
import type { WorkContext } from '../call/context.ts';
import { Work } from '../call/work.ts';
import { compile } from '../db/compile.ts';
import type { PoolName } from '../db/connection-pools.ts';
import { Session } from '../db/session.ts';
import { keyOf, turnOf } from './enqueue.ts';
import type { Job, JobContext } from './job.ts';
import { queueOf } from './queues.ts';

/** One transaction of the system in a centre, outside of any call; `name` stands in the trail of what it changes. */
export const asSystem = async <T>(
  app: AppContext,
  { centre, name, request = name, pool = 'jobs' }: { centre: number; name: string; request?: string; pool?: PoolName },
  work: (ctx: WorkContext) => Promise<T>,
): Promise<T> => {
  const session = new Session(app.pools, centre, true, [], { poolName: pool });
  const ctx = new Work(session, {
    origin: { name, session: null, ip: null, request },
    writes: true,
    who: { centre, user: 0 },
    at: app.clock.now(),
    log: app.log,
    listenersTo: app.listenersTo,
  });
  let committing = false;
  try {
    const value = await work(ctx);
    committing = true;
    await session.commit(ctx.last());
    return value;
  } catch (error) {
    await session.rollback();
    if (!committing) await ctx.takeBack();
    throw error;
  }
};

/** What a job is given to work with in a centre. */
export const jobContext = (
  app: AppContext,
  { name, queue }: Pick<Job, 'name' | 'queue'>,
  centre: number,
  request = name,
): JobContext => {
  const { pool } = queueOf(queue);
  return {
    centre,
    app,
    log: app.log.child({ job: name, centre }),
    now: () => app.clock.now(),
    transaction: (work) => asSystem(app, { centre, name, request, pool }, work),
  };
};

/** Adds a piece for each centre; where the piece of the last round still runs, that one has to do. */
const addForCentres = async (app: AppContext, { name, queue, attempts, timed }: Job): Promise<void> => {
  const open = timed?.each === 'centre' && timed.closed ? sql`true` : sql`status <> 'inactive'`;
  const turn = turnOf(queue, 0) === null ? sql`null` : sql`${`${queue} `}::text || id`;
  const connection = await app.pools.acquire(queueOf(queue).pool);
  try {
    await connection.send([
      compile(sql`select enqueue(${name}::text, json_build_object('centre', id), ${`${name} `}::text || id, null,
        ${turn}, ${attempts}::int, true) from centre where ${open} order by id`),
    ]);
  } finally {
    connection.release();
  }
};

/** Adds a piece for each location of a centre. */
const addForLocations = (job: JobContext, { name, queue, attempts, timed }: Job): Promise<unknown> =>
  job.transaction(({ db }) => {
    const which = timed?.each === 'location' && timed.where ? timed.where : sql`true`;
    return sql`select enqueue(${name}::text, json_build_object('centre', l.centre_id, 'location', l.id),
        ${keyOf(name, job.centre, '')}::text || l.id, null, ${turnOf(queue, job.centre)}::text, ${attempts}::int, true)
      from location l where l.centre_id = ${job.centre} and l.active and (${which}) order by l.id`.execute(db);
  });

/**
 * Does a piece of work as it was added: of a timed job without a centre it is to be split by centres, of one of locations
 * without a location by those.
 */
export const perform = async (app: AppContext, job: Job, payload: unknown, request = job.name): Promise<void> => {
  const given = isObject(payload) ? payload : {};
  const centre = typeof given.centre === 'number' ? given.centre : null;
  if (centre === null && job.timed) return addForCentres(app, job);
  if (centre === null) throw new TypeError(`${job.name} was added without a centre.`);
  const context = jobContext(app, job, centre, request);
  if (job.timed?.each === 'location' && given.location === undefined) await addForLocations(context, job);
  else await job.work(context, given);
};
