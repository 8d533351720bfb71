import { sql } from 'kysely';
import type { WriteContext } from '../call/context.ts';
import type { Message } from '../call/message.ts';
import { gone as refusedAsGone, type UserError } from '../call/refusals.ts';
import { findRow } from '../db/find-rows.ts';
import type { LinkSet } from '../db/join-table.ts';
import type { Id, RowOf, Sql, Table } from '../db/tables.ts';
import type { Entity } from '../read/entity.ts';
import { checkUnchanged } from './optimistic-lock.ts';
import { diffOf, type RowDiff } from './row-diff.ts';
import { addRow, type Changed, type Changes, deleteRow, updateRow, type Values } from './write-rows.ts';

/** Columns that say when and by whom a record was made and changed; the kernel fills those a table has. */
export type Stamp = 'created_at' | 'created_by' | 'updated_at' | 'updated_by';
/** What a new record is given: stamps may be left to the kernel. */
export type Given<T extends Table> = Omit<Values<T>, Stamp> & Partial<Pick<Values<T>, Stamp & keyof Values<T>>>;
/** What becomes of the links of the record, by the name the history gives them. */
export type Links = Readonly<Record<string, LinkSet | undefined>>;

export interface RecordOptions {
  /** Told at `id` when the record is not there, or not any more. */
  readonly gone: Message;
  /** The column that keeps when a record was removed, where its row stays; true: `deleted_at`. */
  readonly soft?: boolean | 'deleted_at' | 'removed_at';
  /** Columns of the table the kernel fills. */
  readonly stamps?: readonly Stamp[];
}

/** What is done to the records of an entity, and by whom it is done. */
export interface Records<T extends Table> {
  /** Holds the record until the transaction ends and answers it; one that is gone is told at `field`, else at `id`. */
  lock(ctx: WriteContext, id: number, field?: string): Promise<RowOf<T>>;
  /** Adds a record with its links and answers it. */
  insert(
    ctx: WriteContext,
    values: Given<T>,
    links?: Links,
    notes?: object,
  ): Promise<RowOf<T> & { readonly id: Id<T> }>;
  /** Adds a record with its links and answers its id. */
  add(ctx: WriteContext, values: Given<T>, links?: Links): Promise<Id<T>>;
  /**
   * Changes the columns that are given and the links; `seen` is the `updated_at` the form was filled from: what somebody
   * else has changed since is declined at its field. `notes` are told in the history beside what differs.
   */
  change(
    ctx: WriteContext,
    which: { readonly id: number; readonly seen?: Date | undefined; readonly field?: string },
    values: Changes<T>,
    links?: Links,
    notes?: object,
  ): Promise<Changed<T>>;
  /** Removes a record and answers it as it was; `columns` are set on the way where its row stays. */
  remove(ctx: WriteContext, id: number, columns?: Changes<T>, field?: string): Promise<RowOf<T>>;
  /** Takes the removal of a soft one back and answers it. */
  restore(ctx: WriteContext, id: number): Promise<RowOf<T>>;
}

const newsOf = (diffs: readonly (RowDiff | null)[]): RowDiff | null => {
  const told = diffs.filter((diff) => diff !== null);
  if (told.length === 0) return null;
  return {
    before: Object.assign({}, ...told.map(({ before }) => before)),
    after: Object.assign({}, ...told.map(({ after }) => after)),
  };
};

/** Replaces the links that are told and answers how they were and are, where they differ. */
const relink = async (ctx: WriteContext, table: Table, id: number, links: Links): Promise<RowDiff | null> => {
  const diffs: (RowDiff | null)[] = [];
  for (const [name, set] of Object.entries(links)) {
    const told = await set?.replace(ctx, table, id);
    if (told) diffs.push(diffOf({ before: { [name]: told.before }, after: { [name]: told.after } }));
  }
  return newsOf(diffs);
};

const isRecord = <T extends Table>(row: RowOf<T>): row is RowOf<T> & { readonly id: Id<T> } =>
  'id' in row && Number.isInteger(row.id);

/**
 * What is done to the records of an entity: locked, added, changed, removed and (soft ones) restored, with stamps, links and
 * the history (`ctx.audit`) inside. A record that is gone, or that somebody changed since the form was filled, throws what
 * `declined` makes, which rolls the call back and answers status Error.
 */
export const records = <T extends Table>(
  of: Entity<T>,
  { gone, soft = false, stamps = [] }: RecordOptions,
): Records<T> => {
  const missing = (field?: string): UserError => refusedAsGone(gone, field);
  const removedAt = soft === true ? 'deleted_at' : soft;
  const here = (id: number, there = true): Sql =>
    removedAt ? sql`id = ${id} and (${sql.ref(removedAt)} is null) = ${there}` : sql`id = ${id}`;
  const stamped = (ctx: WriteContext, of: 'created' | 'updated'): object => ({
    ...(stamps.includes(`${of}_at`) ? { [`${of}_at`]: ctx.now() } : {}),
    ...(stamps.includes(`${of}_by`) ? { [`${of}_by`]: ctx.who.user || null } : {}),
  });

  const nothing: Changes<T> = {};

  const lock = async (ctx: WriteContext, id: number, field?: string): Promise<RowOf<T>> => {
    const row = await findRow(ctx, of.table, here(id), undefined, { lock: 'update' });
    if (!row) throw missing(field);
    return row;
  };
  const update = async (
    ctx: WriteContext,
    { id, field }: { readonly id: number; readonly field?: string | undefined },
    set: Changes<T>,
    there = true,
  ): Promise<Changed<T>> => {
    const changed = await updateRow(ctx, of.table, here(id, there), set);
    if (!changed) throw missing(field);
    return changed;
  };
  const insert: Records<T>['insert'] = async (ctx, values, links = {}, notes = {}) => {
    const row = await addRow(ctx, of.table, { ...stamped(ctx, 'created'), ...stamped(ctx, 'updated'), ...values });
    if (!isRecord(row)) throw new Error(`A record of ${of.table} was not added.`);
    const told = await relink(ctx, of.table, row.id, links);
    ctx.audit({ entity: of, id: row.id, after: { ...row, ...told?.after, ...notes } });
    return row;
  };

  return {
    lock,
    insert,
    add: async (ctx, values, links) => (await insert(ctx, values, links)).id,
    change: async (ctx, { id, seen, field }, values, links = {}, notes = {}) => {
      if (seen) {
        await lock(ctx, id, field);
        const conflict = await checkUnchanged(ctx, { entity: of, id, seen, values });
        if (conflict) throw conflict;
      }
      const said = Object.values(values).some((value) => value !== undefined);
      const changed = await update(ctx, { id, field }, said ? { ...values, ...stamped(ctx, 'updated') } : {});
      const news = newsOf([changed.news, await relink(ctx, of.table, id, links)]);
      if (news || Object.keys(notes).length > 0)
        ctx.audit({ entity: of, id, before: news?.before ?? null, after: { ...news?.after, ...notes } });
      return { ...changed, news };
    },
    remove: async (ctx, id, columns = {}, field) => {
      if (removedAt) {
        const { before, row } = await update(ctx, { id, field }, { ...columns, [removedAt]: ctx.now() });
        ctx.audit({ entity: of, id, before });
        return row;
      }
      const row = await deleteRow(ctx, of.table, here(id));
      if (!row) throw missing(field);
      ctx.audit({ entity: of, id, before: row });
      return row;
    },
    restore: async (ctx, id) => {
      const { row } = await update(ctx, { id }, { ...nothing, ...(removedAt ? { [removedAt]: null } : {}) }, false);
      ctx.audit({ entity: of, id, after: row });
      return row;
    },
  };
};
