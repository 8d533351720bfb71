import { sql } from 'kysely';
import { z } from 'zod';
import type { Ctx } from '../../../kernel/call/context.ts';
import { task } from '../../../kernel/jobs/task.ts';
import { deleteRows, insertMany, insertRow, updateRows } from '../../../kernel/write/write-rows.ts';
import type { Kind } from '../imports.inputs.ts';
import type { StaffRow, StudentRow } from '../plan/check-row.ts';
import { type Came, oneAfterAnother, type Sent, WRITING_MS } from './batch.ts';

/** Writes what a call of an import has not reached in its time. */
export const WRITE_REST = task('imports.write_rest', { batch: z.int() }, { queue: 'slow', attempts: 20 });

/** Where rows of a list stand, and who sent them. */
export interface Place {
  readonly kind: Kind;
  readonly place: number | null;
}

/** How many rows of a batch its job has still to write. */
const waitingIn = async (ctx: Pick<Ctx, 'db'>, batch: number): Promise<number> => {
  const { rows } = await sql<{ waiting: number }>`select count(*)::int as waiting from import_row
    where batch_id = ${batch}`.execute(ctx.db);
  return rows[0]?.waiting ?? 0;
};

/** Puts rows behind those a batch has, in their order. */
const putBehind = async (ctx: Ctx, batch: number, rows: readonly (StudentRow | StaffRow)[]): Promise<void> => {
  const { rows: found } = await sql<{ last: number }>`select coalesce(max(number), 0) as last from import_row
    where batch_id = ${batch}`.execute(ctx.db);
  const last = found[0]?.last ?? 0;
  await insertMany(
    ctx,
    'import_row',
    rows.map((row, n) => ({ batch_id: batch, number: last + 1 + n, data: JSON.parse(JSON.stringify(row)) })),
  );
};

const numbersIn = async (ctx: Ctx, batch: number): Promise<number[]> => {
  const { rows } = await sql<{ number: number }>`select number from import_row where batch_id = ${batch}`.execute(
    ctx.db,
  );
  return rows.map(({ number }) => number);
};

/** Leaves rows to the job of their batch: from COMMIT on nobody has to stay for them. */
const leaveToJob = async (ctx: Ctx, batch: number, rows: readonly (StudentRow | StaffRow)[]): Promise<void> => {
  if (rows.length === 0) return;
  await putBehind(ctx, batch, rows);
  ctx.enqueue(WRITE_REST, { batch }, { key: String(batch) });
};

/**
 * Writes what the time of a call reaches, and leaves the rest to the job of its batch; while that one works, all of it.
 * @param write stores rows until an instant of `performance.now()`
 */
export const writeInTime = async <R extends StudentRow | StaffRow>(
  ctx: Ctx,
  { place, into }: Sent,
  rows: readonly R[],
  write: (until: number) => Promise<Came>,
): Promise<Came> => {
  const until = performance.now() + WRITING_MS;
  await oneAfterAnother(ctx, place);
  const goesOn = into !== undefined && (await waitingIn(ctx, into)) > 0;
  const came = await write(goesOn ? 0 : until);
  if (came.batch === null) return came;
  await leaveToJob(
    ctx,
    came.batch,
    came.late.flatMap((at) => rows[at] ?? []),
  );
  return came;
};

/**
 * Rows the job could not write wait where rows are kept for later work: whoever comes back finds them there, with what is wrong
 * at each. Those of a roster of Brightwheel, which is read and not kept, wait among the onboarding rows: both are the same rows.
 */
export const keepForMending = async (
  ctx: Ctx,
  { kind: sent, place }: Place,
  owner: number | null,
  rows: readonly (StudentRow | StaffRow)[],
): Promise<void> => {
  if (rows.length === 0) return;
  const kind: Kind = sent === 'brightwheel' ? 'onboarding' : sent;
  const { rows: found } = await sql<{ id: number }>`select id from import_batch where state = 'kept' and kind = ${kind}
    and location_id is not distinct from ${place}::int for update`.execute(ctx.db);
  const kept = found[0]?.id;
  const taken = new Set(kept === undefined ? [] : await numbersIn(ctx, kept));
  const id =
    kept ??
    (await insertRow(ctx, 'import_batch', {
      ...{ kind, location_id: place, state: 'kept', created_by: owner },
      ...{ created_at: ctx.now(), updated_at: ctx.now() },
    }));
  // By the number it has in its file, as it was kept before.
  const free = (row: StudentRow | StaffRow): boolean => row.row !== undefined && !taken.has(row.row);
  await insertMany(
    ctx,
    'import_row',
    rows.filter(free).map((row) => ({ batch_id: id, number: row.row ?? 0, data: JSON.parse(JSON.stringify(row)) })),
  );
  await putBehind(
    ctx,
    id,
    rows.filter((row) => !free(row)),
  );
  await updateRows(
    ctx,
    'import_batch',
    { id },
    { updated_at: ctx.now(), row_count: sql<number>`(select count(*)::int from import_row where batch_id = ${id})` },
  );
};

/** Takes back what a batch has not written yet, and keeps it for later work: it is being undone, or nobody may write it any more. */
export const stopRest = async (ctx: Ctx, batch: number, of: Place, owner: number | null): Promise<void> => {
  const { rows } = await sql<{ data: StudentRow | StaffRow }>`select data from import_row where batch_id = ${batch}
    order by number`.execute(ctx.db);
  if (rows.length === 0) return;
  await deleteRows(ctx, 'import_row', { batch_id: batch });
  await keepForMending(
    ctx,
    of,
    owner,
    rows.map(({ data }) => data),
  );
};
