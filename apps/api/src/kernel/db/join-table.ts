import { type RawBuilder, sql } from 'kysely';
import type { WriteContext } from '../call/context.ts';
import type { Entity } from '../read/entity.ts';
import type { Column, Sql, Table } from './tables.ts';

/** A table of pairs: which records of one entity are linked to which of another. */
export interface JoinTable<A extends Table = Table, B extends Table = Table> {
  readonly table: string;
  readonly ends: readonly [
    { readonly table: A; readonly column: string },
    { readonly table: B; readonly column: string },
  ];
}

/** Names a join table and the columns of its two ends: `joinTable('room_staff', Room, 'room_id', User, 'user_id')`. */
export const joinTable = <J extends Table, A extends Table, B extends Table>(
  table: J,
  a: Entity<A>,
  ofA: Column<J>,
  b: Entity<B>,
  ofB: Column<J>,
): JoinTable<A, B> => ({
  table,
  ends: [
    { table: a.table, column: ofA },
    { table: b.table, column: ofB },
  ],
});

/** The columns of a join table seen from one of its entities: its own, and the other one's. */
export const columnsFrom = (join: JoinTable, owner: Table): { own: Sql; other: Sql } => {
  const [a, b] = join.ends;
  const [own, other] = a.table === owner ? [a, b] : [b, a];
  return { own: sql.ref(own.column), other: sql.ref(other.column) };
};

/** What a save makes of the links of its record; made by `linked`. */
export interface LinkSet {
  /** Makes the given ids all that the record is linked to, and answers what it was linked to and is now. */
  replace(ctx: WriteContext, owner: Table, id: number): Promise<{ before: number[]; after: number[] }>;
}

/** The ids a record shall be linked to, no others; without ids its links stay as they are. */
export function linked(join: JoinTable, ids: readonly number[]): LinkSet;
export function linked(join: JoinTable, ids: readonly number[] | null | undefined): LinkSet | undefined;
export function linked(join: JoinTable, ids: readonly number[] | null | undefined): LinkSet | undefined {
  if (!ids) return undefined;
  return {
    replace: async (ctx, owner, id) => {
      const { own, other } = columnsFrom(join, owner);
      const wanted = [...new Set(ids)];
      const { rows } = await replacing(ctx, join, { own, other, id, wanted }).execute(ctx.db);
      return { before: rows[0]?.before ?? [], after: wanted.sort((a, b) => a - b) };
    },
  };
}

const replacing = (
  ctx: WriteContext,
  { table }: JoinTable,
  { own, other, id, wanted }: { own: Sql; other: Sql; id: number; wanted: readonly number[] },
): RawBuilder<{ before: number[] | null }> => sql`
  with old as (
    select ${other} as id from ${sql.table(table)} where centre_id = ${ctx.who.centre} and ${own} = ${id}
  ), gone as (
    delete from ${sql.table(table)} where centre_id = ${ctx.who.centre} and ${own} = ${id}
      and ${other} <> all(${[...wanted]}::int[])
  ), added as (
    insert into ${sql.table(table)} (centre_id, ${own}, ${other})
    select ${ctx.who.centre}, ${id}, w.id from unnest(${[...wanted]}::int[]) w(id) on conflict do nothing
  )
  select array_agg(id order by id) as before from old`;
