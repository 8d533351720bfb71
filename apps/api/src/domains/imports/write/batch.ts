import { type SqlBool, sql } from 'kysely';
import type { Ctx } from '../../../kernel/call/context.ts';
import { message } from '../../../kernel/call/message.ts';
import { declined, type FieldError, type UserError } from '../../../kernel/call/refusals.ts';
import { namedLock } from '../../../kernel/db/named-lock.ts';
import type { Id } from '../../../kernel/db/tables.ts';
import { idOf } from '../../../kernel/read/entity.ts';
import { deleteRows, insertMany, insertRow, updateRows } from '../../../kernel/write/write-rows.ts';
import { ImportBatch } from '../imports.entities.ts';
import type { Kind } from '../imports.inputs.ts';
import { faultAt, type StaffRow, type StudentRow } from '../plan/check-row.ts';

/** A call has five seconds: what it has not begun by then is left to the job of its batch. */
export const WRITING_MS = 3_000;

/** What declined a row, at the row. */
export const declinedAt = (path: string, index: number, { reason, fieldErrors }: UserError): FieldError[] =>
  (fieldErrors.length > 0 ? fieldErrors : [{ field: '', code: 'DECLINED', message: reason }]).map((one) =>
    faultAt(path, index, { ...one, message: one.message ?? reason }),
  );

/** A record a batch has made (`before` null) or changed. */
export interface ImportChange {
  readonly number: number;
  readonly noun: 'Room' | 'Student' | 'User' | 'GuardianLink';
  readonly record_id: number;
  readonly name: string;
  readonly before: Readonly<Record<string, unknown>> | null;
  readonly after: Readonly<Record<string, unknown>>;
}
export interface Counts {
  readonly row_count: number;
  readonly added: number;
  readonly changed: number;
  readonly same: number;
  readonly failed: number;
}

/** What a call is sent beside its rows. */
export interface Sent {
  readonly kind: Kind;
  readonly place: number | null;
  readonly into: number | undefined;
  readonly file: string | undefined;
  /** Whether it is the rest of a call, of which nothing is kept any more where rows are kept for later work. */
  readonly rest?: boolean;
}

/** What became of rows: what is wrong with some, by their places, and those nobody has come to yet. */
export interface Came {
  readonly batch: Id<'import_batch'> | null;
  readonly left: readonly FieldError[];
  readonly counts: { readonly added: number; readonly changed: number; readonly same: number };
  /** Places of rows the time did not reach. */
  readonly late: readonly number[];
  /** Rows that something is wrong with. */
  readonly wrong: readonly (StudentRow | StaffRow)[];
}

/**
 * Lists are saved into a place one after the other: of what two people send at once the second is looked at when the first is
 * stored, and finds it there.
 */
export const oneAfterAnother = async (ctx: Ctx, place: number | null): Promise<void> => {
  await namedLock(`import ${ctx.who.centre} ${place ?? ''}`).execute(ctx.db);
};

/** The batch rows go into: the one that is named, or a new one. Held, so that its counts are added to one after another. */
export const openBatch = async (ctx: Ctx, { kind, place, into, file }: Sent): Promise<Id<'import_batch'>> => {
  if (into === undefined) {
    const id = await insertRow(ctx, 'import_batch', {
      kind,
      location_id: place,
      state: 'saved',
      file: file || null,
      created_by: ctx.who.user,
      created_at: ctx.now(),
      updated_at: ctx.now(),
    });
    ctx.audit({ entity: ImportBatch, id, after: { kind, location_id: place, file: file ?? null } });
    return id;
  }
  const { rows } = await sql<{ id: number }>`select id from import_batch where id = ${into} and kind = ${kind}
    and location_id is not distinct from ${place}::int and state = 'saved' and created_by = ${ctx.who.user}
    for update`.execute(ctx.db);
  const [found] = rows;
  if (!found) throw declined(message('imports.batchGone'), { field: 'batch', code: 'GONE' });
  return idOf(ImportBatch, found.id);
};

/** Notes what was done, and takes the rows that went in out of the set that was kept of them. */
export const closeBatch = async (
  ctx: Ctx,
  batch: number,
  { kind, place, rest }: Sent,
  counts: Counts,
  changes: readonly ImportChange[],
  numbers: readonly number[],
): Promise<void> => {
  await insertMany(
    ctx,
    'import_change',
    changes.map(({ before, after, ...change }) => ({
      ...change,
      batch_id: batch,
      name: change.name.slice(0, 400),
      before: before === null ? null : JSON.parse(JSON.stringify(before)),
      after: JSON.parse(JSON.stringify(after)),
      at: ctx.now(),
    })),
  );
  const more = (column: string, by: number) => sql<number>`${sql.ref(column)} + ${by}`;
  await updateRows(
    ctx,
    'import_batch',
    { id: batch },
    {
      row_count: more('row_count', counts.row_count),
      added: more('added', counts.added),
      changed: more('changed', counts.changed),
      same: more('same', counts.same),
      failed: more('failed', counts.failed),
      updated_at: ctx.now(),
    },
  );
  if (rest) return;
  const kept = sql<SqlBool>`batch_id in (select b.id from import_batch b where b.state = 'kept' and b.kind = ${kind}
    and b.location_id is not distinct from ${place}::int)`;
  await deleteRows(ctx, 'import_row', [{ number: [...numbers] }, kept]);
  await deleteRows(ctx, 'import_batch', [
    { state: 'kept', kind, location_id: place },
    sql<SqlBool>`not exists (select 1 from import_row r where r.batch_id = import_batch.id)`,
  ]);
};
