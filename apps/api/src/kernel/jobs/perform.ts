import { isObject } from '@nestling/rules/json.ts';
import { sql } from 'kysely';
import type { AppContext } from '../call/app-context.ts';
import { CallContext } from '../call/call-context.ts';
import { Questions } from '../call/confirm.ts';
import type { Acting, Ctx, Request, WorkContext } from '../call/context.ts';
import type { Speech } from '../call/languages.ts';
import type { Who } from '../call/who.ts';
import { Work } from '../call/work.ts';
import { compile } from '../db/compile.ts';
import type { PoolName } from '../db/connection-pools.ts';
import { Session } from '../db/session.ts';
import { servedHere } from '../lib/active-centres.ts';
import { keyOf, turnOf } from './enqueue.ts';
import type { Job, JobContext } from './job.ts';
import { queueOf } from './queues.ts';

/** In which centre, by which pool, and under which name in the trail of what it changes. */
interface OneTransaction {
  readonly centre: number;
  readonly name: string;
  readonly request?: string;
  readonly pool?: PoolName;
  /** Statements keep their plans; see `often` of a call. */
  readonly often?: boolean;
}

const inTransaction = async <T, C extends Work>(
  app: AppContext,
  { centre, name, request = name, pool = 'jobs', often = false }: OneTransaction,
  contextOf: (session: Session, given: Omit<ConstructorParameters<typeof Work>[1], 'who'>) => C,
  work: (ctx: C) => Promise<T>,
): Promise<T> => {
  const session = new Session(app.pools, centre, true, [], { poolName: pool, often });
  const ctx = contextOf(session, {
    origin: { name, session: null, ip: null, request },
    writes: true,
    at: app.clock.now(),
    log: app.log,
    listenersTo: app.listenersTo,
    outgoing: app.outgoing,
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

/** One transaction of the system in a centre, outside of any call; `name` stands in the trail of what it changes. */
export const asSystem = <T>(app: AppContext, one: OneTransaction, work: (ctx: WorkContext) => Promise<T>): Promise<T> =>
  inTransaction<T, Work>(
    app,
    one,
    (session, given) => new Work(session, { ...given, who: { centre: one.centre, user: 0 } }),
    work,
  );

class PersonalWork extends Work implements Acting {
  override readonly who: Who;
  readonly request: Speech;
  constructor(session: Session, given: ConstructorParameters<typeof Work>[1] & { readonly who: Who }, speech: Speech) {
    super(session, given);
    this.who = given.who;
    this.request = speech;
  }
}

/**
 * The same in the name of somebody who is known otherwise than by a session, as by a signed mail. Nothing was asked of what
 * the person may: `work` asks it first.
 */
export const asPerson = <T>(
  app: AppContext,
  { who, speech, ...one }: Omit<OneTransaction, 'centre'> & { readonly who: Who; readonly speech: Speech },
  work: (ctx: Acting) => Promise<T>,
): Promise<T> =>
  inTransaction<T, PersonalWork>(
    app,
    { ...one, centre: who.centre },
    (session, given) => new PersonalWork(session, { ...given, who }, speech),
    work,
  );

/** What a caller has that asks for nothing by HTTP. */
const unasked = (id: string, { language, pets }: Speech): Request => ({
  ...{ id, ip: '', userAgent: '', portal: false, origin: '', language, pets, works: false },
  header: () => undefined,
  cookie: () => undefined,
});

/**
 * The same with all a call's function works with, for what somebody has begun by a call and a job goes on with: what such a
 * function would ask first it may not need here, and it works in no other center.
 */
export const asCaller = <T>(
  app: AppContext,
  { who, speech, ...one }: Omit<OneTransaction, 'centre'> & { readonly who: Who; readonly speech: Speech },
  work: (ctx: Ctx) => Promise<T>,
): Promise<T> =>
  inTransaction<T, CallContext>(
    app,
    { ...one, centre: who.centre },
    (session, given) =>
      new CallContext(session, {
        ...given,
        call: one.name,
        who,
        request: unasked(one.request ?? one.name, speech),
        questions: new Questions([], []),
        epoch: () => 0,
        listFor: () => Promise.reject(new TypeError(`${one.name} asks no calls.`)),
        elsewhere: () => Promise.reject(new TypeError(`${one.name} works in its own center.`)),
      }),
    work,
  );

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
        ${turn}, ${attempts}::int, true) from centre where ${open} and ${servedHere} order by id`),
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
