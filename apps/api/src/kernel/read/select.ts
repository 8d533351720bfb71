import { allows } from '@nestling/rules/roles.ts';
import { expressionBuilder, sql } from 'kysely';
import type { DB } from '../../db/types.gen.ts';
import type { Rows } from '../call/answers.ts';
import type { Shape } from '../call/shape.ts';
import type { Who } from '../call/who.ts';
import type { Alias, Sql, Table } from '../db/tables.ts';
import type { Entity, Field } from './entity.ts';
import type { Scope } from './reach.ts';

/** On whose behalf, and at which moment, rows are read. */
export interface Viewer {
  readonly who: Who;
  readonly now: Date;
}

/** Numbers the tables of one statement: t1, t2, … */
class Names {
  private count = 0;
  next<T extends Table>(): Alias<T> {
    this.count += 1;
    return { name: `t${this.count}` };
  }
}

const ref = (as: Alias<Table>, column: string): Sql => sql.ref(`${as.name}.${column}`);

/** json_build_object takes 100 arguments at most. */
const PAIRS = 50;
const object = (pairs: readonly (readonly [string, Sql])[]): Sql => {
  if (pairs.length === 0) return sql`'{}'::json`;
  if (pairs.length <= PAIRS)
    return sql`json_build_object(${sql.join(pairs.map(([key, value]) => sql`${sql.lit(key)}, ${value}`))})`;
  const parts: Sql[] = [];
  for (let i = 0; i < pairs.length; i += PAIRS) parts.push(sql`${object(pairs.slice(i, i + PAIRS))}::jsonb`);
  return sql`(${sql.join(parts, sql` || `)})::json`;
};

const nothing = sql`null`;
const none = sql`'[]'::json`;

/** One record as JSON, with just the fields of the shape. */
const record = (of: Entity, as: Alias<Table>, shape: Shape, viewer: Viewer, names: Names): Sql =>
  object(
    [...shape.fields].flatMap(([name, inner]) => {
      const field = of.fields.get(name);
      return field ? [[name, value(of, name, field, as, inner, viewer, names)] as const] : [];
    }),
  );

const value = (
  of: Entity,
  name: string,
  field: Field,
  as: Alias<Table>,
  inner: Shape,
  viewer: Viewer,
  names: Names,
): Sql => {
  if (field.rule && !allows(viewer.who.role, field.rule)) return field.kind === 'many' ? none : nothing;
  switch (field.kind) {
    case 'column':
      return ref(as, field.column ?? name);
    case 'raw':
      return sql`(${field.sql(as, viewer.who, viewer.now)})`;
    case 'computed':
      return object([
        ...field.needs.map((column) => [column, ref(as, column)] as const),
        ...Object.entries(field.also ?? {}).map(
          ([key, toSql]) => [key, sql`(${toSql(as, viewer.who, viewer.now)})`] as const,
        ),
      ]);
    case 'one': {
      const to = names.next();
      const same = sql`${ref(to, 'id')} = ${ref(as, field.column)}`;
      return sql`(select ${record(field.entity, to, inner, viewer, names)} from ${sql.table(field.entity.table)} ${sql.ref(to.name)}
        where ${joined(of, as, field.entity, to)} and ${same} and ${seen(field.entity, to, viewer)})`;
    }
    case 'many': {
      const to = names.next();
      const order = sql.join([...field.order, 'id'].map((column) => ref(to, column)));
      return sql`(select coalesce(json_agg(${record(field.entity, to, inner, viewer, names)} order by ${order}), '[]')
        from ${sql.table(field.entity.table)} ${sql.ref(to.name)}
        where ${joined(of, as, field.entity, to)} and (${field.on(to, as, viewer.now)}) and ${seen(field.entity, to, viewer)})`;
    }
  }
};

/** Both ends lie in one centre: by row security, and by the key, which lets the index be used. */
const joined = (from: Entity, as: Alias<Table>, to: Entity, inner: Alias<Table>): Sql =>
  from.tenant && to.tenant ? sql`${ref(inner, 'centre_id')} = ${ref(as, 'centre_id')}` : sql`true`;

const seen = (of: Entity, as: Alias<Table>, viewer: Viewer): Sql =>
  of.nested ? sql`(${of.nested.filter(viewer.who, as)})` : sql`true`;

/** Where `rows` look, as conditions under the table's own name. */
const conditions = <T extends Table>(rows: Rows<T>, scope: Scope | undefined, viewer: Viewer): Sql => {
  const as: Alias<T> = { name: rows.entity.table };
  const reach = rows.reach ?? scope ?? rows.entity.nested;
  const all: Sql[] = rows.entity.tenant ? [sql`${ref(as, 'centre_id')} = ${viewer.who.centre}`] : [];
  if (reach) all.push(sql`(${reach.filter(viewer.who, as)})`);
  for (const condition of rows.where?.(expressionBuilder<DB, T>()) ?? []) if (condition) all.push(sql`${condition}`);
  return all.length > 0 ? sql.join(all, sql` and `) : sql`true`;
};

const sorting = <T extends Table>(rows: Rows<T>): Sql => {
  const as: Alias<T> = { name: rows.entity.table };
  const terms = (rows.order ?? []).map((term) => {
    if (typeof term === 'function') return term(as);
    return term.startsWith('-') ? sql`${ref(as, term.slice(1))} desc` : ref(as, term);
  });
  return sql.join([...terms, ref(as, 'id')]);
};

const from = (rows: Rows<Table>): Sql => sql.table(rows.entity.table);

/**
 * SQL of the records, one a row in the column `record`; `limit` at most, after `offset`. One array of all of them would come
 * as one message, which is taken over, decoded and parsed without letting anybody in.
 */
export const selectRows = (
  rows: Rows<Table>,
  shape: Shape,
  viewer: Viewer,
  scope: Scope | undefined,
  slice: { limit: number; offset?: number },
): Sql => {
  const as: Alias<Table> = { name: rows.entity.table };
  const offset = slice.offset ? sql`offset ${slice.offset}` : sql``;
  return sql`select ${record(rows.entity, as, shape, viewer, new Names())} as record
    from ${from(rows)} where ${conditions(rows, scope, viewer)} order by ${sorting(rows)} limit ${slice.limit} ${offset}`;
};

/** SQL of one column `total`: how many records there are in all. */
export const countRows = (rows: Rows<Table>, viewer: Viewer, scope: Scope | undefined): Sql =>
  sql`select count(*)::int as total from ${from(rows)} where ${conditions(rows, scope, viewer)}`;
