import type { Insertable, SelectType } from 'kysely';
import { sql } from 'kysely';
import type { DB } from '../../db/types.gen.ts';
import type { Ctx } from '../call/context.ts';
import type { Message } from '../call/message.ts';
import { declined, type UserError } from '../call/refusals.ts';
import type { LinkSet } from '../db/join-table.ts';
import type { Id, Sql, Table } from '../db/tables.ts';
import { type Entity, idOf } from '../read/entity.ts';
import { checkUnchanged } from './optimistic-lock.ts';
import { diffOf, type RowDiff } from './row-diff.ts';

/** Columns the records of every table get from here. */
type Stamp = 'id' | 'centre_id' | 'created_at' | 'updated_at' | 'updated_by' | 'deleted_at';
type Optional<V> = { [K in keyof V]: V[K] | (Record<never, never> extends Pick<V, K> ? undefined : never) };
/** The columns a new record is given; undefined ones keep their default. */
type Values<T extends Table> = Optional<Omit<Insertable<DB[T]>, Stamp>>;
/** The columns a change is given; undefined ones stay as they are. */
type Changes<T extends Table> = { readonly [K in keyof Values<T>]?: Values<T>[K] | undefined };
/** A row as JSON tells it: times are ISO text. */
type Row<T extends Table> = {
  readonly [C in keyof DB[T]]: SelectType<DB[T][C]> extends infer V ? (V extends Date ? string : V) : never;
};
/** What becomes of the links of the record, by the name the history gives them. */
type Links = Readonly<Record<string, LinkSet | undefined>>;

/** A record as a change found and left it; `news` holds only what differs, null when nothing does. */
interface Changed<T extends Table> {
  readonly before: Row<T>;
  readonly row: Row<T>;
  readonly news: RowDiff | null;
}

interface Options {
  /** Told at `id` when the record is not there, or not any more. */
  readonly gone: Message;
  /** True for tables whose records are kept with `deleted_at` when they are removed. */
  readonly soft?: boolean;
  /** True for tables that keep when and by whom they were changed. */
  readonly stamped?: boolean;
}

/**
 * What is done to the records of an entity: added, changed, removed and (soft ones) restored, with stamps, links and the
 * history (`ctx.audit`) inside. A record that is gone, or that somebody changed since the form was filled, throws what
 * `declined` makes, which rolls the call back and answers status Error.
 */
export const records = <T extends Table>(of: Entity<T>, { gone, soft = false, stamped = false }: Options) => {
  const table = sql.table(of.table);
  const missing = (): UserError => declined(gone, { field: 'id', code: 'GONE' });
  const here = (ctx: Ctx, id: number, there = true): Sql =>
    sql`centre_id = ${ctx.who.centre} and id = ${id} ${soft ? sql`and (deleted_at is null) = ${there}` : sql``}`;
  const stamps = (ctx: Ctx) => (stamped ? { updated_at: ctx.now(), updated_by: ctx.who.user } : {});
  const columnsOf = (values: object): [string, unknown][] =>
    Object.entries(values).filter(([, value]) => value !== undefined);

  /** Replaces the links that are told and answers how they were and are, where they differ. */
  const relink = async (ctx: Ctx, id: number, links: Links): Promise<RowDiff | null> => {
    const diffs: RowDiff[] = [];
    for (const [name, set] of Object.entries(links)) {
      const told = await set?.replace(ctx, of.table, id);
      const diff = told && diffOf({ before: { [name]: told.before }, after: { [name]: told.after } });
      if (diff) diffs.push(diff);
    }
    return diffs.length === 0
      ? null
      : {
          before: Object.assign({}, ...diffs.map((d) => d.before)),
          after: Object.assign({}, ...diffs.map((d) => d.after)),
        };
  };

  const update = async (ctx: Ctx, id: number, set: readonly [string, unknown][], there = true): Promise<Changed<T>> => {
    const assigned = set.length > 0 ? set.map(([c, v]) => sql`${sql.ref(c)} = ${v}`) : [sql`centre_id = centre_id`];
    const { rows } = await sql<{ before: Row<T>; row: Row<T> }>`update ${table} set ${sql.join(assigned)}
      where ${here(ctx, id, there)} returning to_jsonb(old) as before, to_jsonb(new) as row`.execute(ctx.db);
    const [told] = rows;
    if (!told) throw missing();
    return { ...told, news: diffOf({ before: told.before, after: told.row }) };
  };

  /** Holds the record until the call ends and answers how it stands. */
  const lock = async (ctx: Ctx, id: number): Promise<Row<T>> => {
    const { rows } = await sql<{ row: Row<T> }>`select to_jsonb(${table}) as row from ${table} where ${here(ctx, id)}
      for update`.execute(ctx.db);
    const [told] = rows;
    if (!told) throw missing();
    return told.row;
  };

  return {
    lock,
    /** Adds a record with its links and answers its id. */
    add: async (ctx: Ctx, values: Values<T>, links: Links = {}): Promise<Id<T>> => {
      const given = columnsOf({ ...values, ...stamps(ctx), centre_id: ctx.who.centre });
      const { rows } = await sql<{ id: number; row: object }>`
        insert into ${table} (${sql.join(given.map(([column]) => sql.ref(column)))})
        values (${sql.join(given.map(([, value]) => value))}) returning id, to_jsonb(new) as row`.execute(ctx.db);
      const [added] = rows;
      if (!added) throw new Error(`A record of ${of.table} was not added.`);
      const told = await relink(ctx, added.id, links);
      ctx.audit({ entity: of, id: added.id, after: { ...added.row, ...told?.after } });
      return idOf(of, added.id);
    },
    /**
     * Changes the columns that are given and the links; `seen` is the `updated_at` the form was filled from: what somebody
     * else has changed since is declined at its field.
     */
    change: async (
      ctx: Ctx,
      { id, seen }: { readonly id: Id<T>; readonly seen?: Date | undefined },
      values: Changes<T>,
      links: Links = {},
    ): Promise<Changed<T>> => {
      if (seen) {
        await lock(ctx, id);
        const conflict = await checkUnchanged(ctx, { entity: of.name, id, seen, values });
        if (conflict) throw conflict;
      }
      const given = columnsOf(values);
      const changed = await update(ctx, id, given.length > 0 ? [...given, ...Object.entries(stamps(ctx))] : []);
      const told = await relink(ctx, id, links);
      if (changed.news || told)
        ctx.audit({
          entity: of,
          id,
          before: { ...changed.news?.before, ...told?.before },
          after: { ...changed.news?.after, ...told?.after },
        });
      return changed;
    },
    /** Removes a record and answers it as it was; `columns` are set on the way where its row stays. */
    remove: async (ctx: Ctx, id: Id<T>, columns: Changes<T> = {}): Promise<Row<T>> => {
      const removed = soft
        ? (await update(ctx, id, [...columnsOf(columns), ['deleted_at', ctx.now()]])).before
        : (
            await sql<{
              row: Row<T>;
            }>`delete from ${table} where ${here(ctx, id)} returning to_jsonb(old) as row`.execute(ctx.db)
          ).rows[0]?.row;
      if (!removed) throw missing();
      ctx.audit({ entity: of, id, before: removed });
      return removed;
    },
    /** Takes the removal of a soft one back and answers it. */
    restore: async (ctx: Ctx, id: Id<T>): Promise<Row<T>> => {
      const { row } = await update(ctx, id, [['deleted_at', null]], false);
      ctx.audit({ entity: of, id, after: row });
      return row;
    },
  };
};
