import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { DB } from '../../db/types.gen.ts';
import type { Sql } from '../db/tables.ts';
import { type QueueName, queueOf } from './queues.ts';
import type { Task } from './task.ts';

/** When and under which key a job is added. */
export interface Adding {
  /** One waiting job of this key in its task and centre: a second one takes the place of the first. */
  readonly key?: string;
  /** Not before this moment. */
  readonly at?: Date;
  /** The center whose work it is, where something is handed over to another one. */
  readonly centre?: number;
}

/** Jobs of a centre that go one after another share this name. */
export const turnOf = (queue: QueueName, centre: number): string | null =>
  queueOf(queue).inTurns ? `${queue} ${centre}` : null;

export const keyOf = (name: string, centre: number, key: string): string => `${name} ${centre} ${key}`;

/** A job as it is added, in plain values. */
export interface ToAdd {
  readonly task: string;
  readonly payload: unknown;
  readonly key: string | null;
  readonly at: Date | null;
  readonly turn: string | null;
  readonly attempts: number;
}

/** A job of a task, to be added with others. */
export const toAdd = <P>(
  { name, queue, attempts }: Pick<Task<P>, 'name' | 'queue' | 'attempts'>,
  centre: number,
  payload: P,
  { key, at }: Adding = {},
): ToAdd => ({
  task: name,
  payload: { ...payload, centre },
  key: key === undefined ? null : keyOf(name, centre, key),
  at: at ?? null,
  turn: turnOf(queue, centre),
  attempts,
});

/** The statement that adds jobs in their order; they start after COMMIT. */
export const addingAll = (jobs: readonly ToAdd[]): Sql =>
  sql`select enqueue(j.task, j.payload, j.key, j.at, j.turn, j.attempts)
    from json_to_recordset(${JSON.stringify(jobs)}::json)
      as j(task text, payload json, key text, at timestamptz, turn text, attempts int)`;

/**
 * Adds a job out of a statement, once for each of its rows:
 * `select ${addingFrom(DELIVER, centre, { letter: sql`id` })} from posted`.
 */
export const addingFrom = <P>(
  task: Task<P>,
  centre: number,
  payload: Readonly<Record<keyof P & string, Sql>>,
  { key, at }: { readonly key?: Sql; readonly at?: Sql } = {},
): RawBuilder<unknown> => {
  const parts = Object.entries<Sql>(payload).flatMap(([name, value]) => [sql.lit(name), value]);
  const full = sql`json_build_object('centre', ${centre}::int${parts.length > 0 ? sql`, ${sql.join(parts)}` : sql``})`;
  return call(task, centre, full, {
    key: key ? sql`${keyOf(task.name, centre, '')}::text || ${key}` : sql`null`,
    at: at ?? sql`null`,
  });
};

const call = (
  { name, queue, attempts }: Pick<Task, 'name' | 'queue' | 'attempts'>,
  centre: number,
  payload: Sql,
  { key, at }: { key: Sql; at: Sql },
): Sql =>
  sql`enqueue(${name}::text, ${payload}, ${key}::text, ${at}::timestamptz, ${turnOf(queue, centre)}::text, ${attempts}::int)`;

/** Adds a job by a statement of its own, for functions that are given a transaction and not its context. */
export const addJob = async <P>(
  { db, centre }: { readonly db: Kysely<DB>; readonly centre: number },
  task: Task<P>,
  payload: P,
  options: Adding = {},
): Promise<void> => {
  await addingAll([toAdd(task, centre, payload, options)]).execute(db);
};
