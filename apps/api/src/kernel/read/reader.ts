import { sql } from 'kysely';
import type { Kind, Rows } from '../call/answers.ts';
import type { Ctx } from '../call/context.ts';
import { limits } from '../call/cost.ts';
import { message } from '../call/message.ts';
import { refuse } from '../call/refusals.ts';
import type { Shape } from '../call/shape.ts';
import type { Result, Statement } from '../db/batch.ts';
import { compile } from '../db/compile.ts';
import type { Table } from '../db/tables.ts';
import type { Entity } from './entity.ts';
import { everyone, type Scope } from './reach.ts';
import { countRows, selectRows, type Viewer } from './select.ts';

/** A record as it came from the database, with the fields that were asked for. */
export type Record_ = Record<string, unknown>;

const isRecord = (value: unknown): value is Record_ =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const recordsIn = (value: unknown): Record_[] => (Array.isArray(value) ? value.filter(isRecord) : []);

/** Puts computed fields in place of the columns they need, all the way down. */
const compute = (of: Entity, shape: Shape, record: Record_, ctx: Ctx): void => {
  for (const [name, inner] of shape.fields) {
    const field = of.fields.get(name);
    const value = record[name];
    if (!field || value === null) continue;
    if (field.kind === 'computed' && isRecord(value)) record[name] = field.value(value, ctx) ?? null;
    if (field.kind === 'one' && isRecord(value)) compute(field.entity, inner, value, ctx);
    if (field.kind === 'many') for (const each of recordsIn(value)) compute(field.entity, inner, each, ctx);
  }
};

/** Records whose ids the call's function gave: it has seen to it that they may be answered. */
const chosen = 'chosen by the call';

/** A value that stands once the reads were delivered. */
export type Later<V> = () => V;

/** Refuses an answer that would be put together, and written out, for too long. Only while nothing was written. */
export const mustBeShort = (results: readonly Result[]): void => {
  let characters = 0;
  for (const result of results) characters += result.characters;
  if (characters <= limits.answer) return;
  const [megabytes, most] = [characters, limits.answer].map((each) => Math.ceil(each / 1_000_000));
  throw refuse.badInput([
    { field: '', message: message('kernel.answerTooLong', { megabytes: megabytes ?? 0, most: most ?? 0 }) },
  ]);
};

/** How many records, after how many. */
export interface Slice {
  readonly limit: number;
  readonly offset?: number;
}

/** Gathers all that an answer has to read, so that it goes out as one message. */
export class Reader {
  private readonly wanted: Statement[] = [];
  private results: readonly Result[] = [];
  private readonly viewer: Viewer;
  private ctx: Ctx;
  private readonly again: boolean;

  /** `again`: the ids were given by an earlier run, which knows nothing of what may be seen now. */
  constructor(viewer: Viewer, ctx: Ctx, again = false) {
    this.viewer = viewer;
    this.ctx = ctx;
    this.again = again;
  }

  /** A plain value as it is answered. */
  made(kind: Kind<unknown>, given: unknown): unknown {
    return kind.made ? kind.made(given, this.ctx) : given;
  }

  rows(rows: Rows<Table>, shape: Shape, scope: Scope | undefined, slice: Slice): Later<Record_[]> {
    const read = this.want(compile(selectRows(rows, shape, this.viewer, scope, slice)));
    return () => {
      const records = recordsIn(read().map(({ record }) => record));
      for (const record of records) compute(rows.entity, shape, record, this.ctx);
      return records;
    };
  }

  total(rows: Rows<Table>, scope: Scope | undefined): Later<number> {
    const read = this.want(compile(countRows(rows, this.viewer, scope)));
    return () => Number(read()[0]?.total ?? 0);
  }

  /** Records by id, in the order of the ids. */
  ids(entity: Entity, ids: readonly number[], shape: Shape): Later<Record_[]> {
    if (ids.length === 0) return () => [];
    const all = [...ids];
    const id = sql.ref(`${entity.table}.id`);
    const rows: Rows<Table> = {
      entity,
      where: () => [sql<boolean>`${id} = any(${all}::int[])`],
      order: [() => sql`array_position(${all}::int[], ${id})`],
    };
    const seen = this.again ? entity.nested : everyone(entity, chosen);
    return this.rows(rows, shape, seen, { limit: ids.length });
  }

  private want(statement: Statement): Later<readonly Record_[]> {
    const place = this.wanted.push(statement) - 1;
    return () => this.results[place]?.rows ?? [];
  }

  get statements(): readonly Statement[] {
    return this.wanted;
  }

  /** Hands over the results of `statements`, in their order; `ctx`: of whom they are, where they were read for several. */
  deliver(results: readonly Result[], ctx: Ctx = this.ctx): void {
    this.results = results;
    this.ctx = ctx;
  }
}
