import { sql } from 'kysely';
import { declined, done, message } from '../../kernel/call/call.ts';
import type { Ctx } from '../../kernel/call/context.ts';
import type { InputOf } from '../../kernel/call/input.ts';
import { constraint } from '../../kernel/call/refusals.ts';
import type { Id } from '../../kernel/db/tables.ts';
import { deleteRows, insertMany, insertRow, updateRows } from '../../kernel/write/write-rows.ts';
import { ImportBatch } from './imports.entities.ts';
import {
  type anyPlace,
  type Kind,
  type keptHow,
  type keptStaffInput,
  staffRows,
  studentRows,
} from './imports.inputs.ts';
import type { StaffRow, StudentRow } from './plan/check-row.ts';
import { planStaff } from './plan/plan-staff.ts';
import { planStudents } from './plan/plan-students.ts';
import { staffOf, studentsOf } from './told.ts';

constraint('import_batch_kept', 'replace', 'KEPT_BY_OTHER', message('imports.keptMeanwhile'));

/** Rows that one set may hold, sent in several calls. */
const MOST_KEPT = 10_000;

interface Keeping {
  readonly kind: Kind;
  readonly location: Id<'location'> | null;
  readonly rows: readonly (StudentRow | StaffRow)[];
  readonly field: string;
  readonly append: boolean;
  readonly replace: boolean;
}
interface Kept {
  readonly id: number;
  readonly created_by: number | null;
  readonly who: string | null;
  readonly held: number;
}

const keptOf = async (ctx: Ctx, kind: Kind, location: number | null): Promise<Kept | null> => {
  const { rows } = await sql<Kept>`select b.id, b.created_by, u.full_name as who,
      (select count(*)::int from import_row r where r.batch_id = b.id) as held
    from import_batch b left join app_user u on u.id = b.created_by
    where b.state = 'kept' and b.kind = ${kind} and b.location_id is not distinct from ${location}::int
    for update of b`.execute(ctx.db);
  return rows[0] ?? null;
};

/**
 * Keeps rows for later work, in place of those kept before for the location, or behind them where somebody sends a long list in
 * several calls. What another person has kept is not written over without a word.
 */
const keep = async (ctx: Ctx, { kind, location, rows, field, append, replace }: Keeping) => {
  if (rows.length === 0) return declined(message('imports.noRows'), { field, code: 'REQUIRED' });
  const before = await keptOf(ctx, kind, location);
  if (before && before.created_by !== ctx.who.user && !replace)
    return declined(message('imports.keptByOther', { who: before.who ?? '–' }), {
      field: 'replace',
      code: 'KEPT_BY_OTHER',
    });
  const held = before && append ? before.held : 0;
  if (held + rows.length > MOST_KEPT)
    return declined(message('imports.tooMany', { most: MOST_KEPT }), { field, code: 'TOO_LARGE' });
  if (before && !append) await deleteRows(ctx, 'import_batch', { id: before.id });
  const id =
    before && append
      ? before.id
      : await insertRow(ctx, 'import_batch', {
          kind,
          location_id: location,
          state: 'kept',
          created_by: ctx.who.user,
          created_at: ctx.now(),
          updated_at: ctx.now(),
        });
  const numbered = new Map(rows.map((row, index) => [row.row ?? held + index + 1, row]));
  if (append) await deleteRows(ctx, 'import_row', { batch_id: id, number: [...numbered.keys()] });
  await insertMany(
    ctx,
    'import_row',
    [...numbered].map(([number, row]) => ({
      batch_id: id,
      number,
      data: JSON.parse(JSON.stringify({ ...row, row: number })),
    })),
  );
  await updateRows(
    ctx,
    'import_batch',
    { id },
    { updated_at: ctx.now(), row_count: sql<number>`(select count(*)::int from import_row where batch_id = ${id})` },
  );
  ctx.audit({ entity: ImportBatch, id, after: { kind, location_id: location, kept: rows.length } });
  return done(message('imports.kept', { count: held + numbered.size }));
};

type Flags = InputOf<typeof keptHow>;
const flagsOf = ({ append = false, replace = false }: Flags) => ({ append, replace });

/** Keeps rows of children under the argument they came in. */
export const keepStudents =
  (kind: 'onboarding' | 'procare', field: 'data' | 'students') =>
  (ctx: Ctx, given: Flags & { readonly rows: readonly StudentRow[]; readonly location: Id<'location'> }) =>
    keep(ctx, { kind, location: given.location, rows: given.rows, field, ...flagsOf(given) });

export const keepStaff = (ctx: Ctx, given: InputOf<typeof keptStaffInput>) =>
  keep(ctx, {
    kind: 'procare_staff',
    location: given.location ?? null,
    rows: given.staff,
    field: 'staff',
    ...flagsOf(given),
  });

const dataOf = async (ctx: Pick<Ctx, 'db'>, kind: Kind, location: number | null): Promise<unknown[]> => {
  const { rows } = await sql<{ data: unknown }>`select r.data from import_row r
    join import_batch b on b.id = r.batch_id where b.state = 'kept' and b.kind = ${kind}
      and b.location_id is not distinct from ${location}::int order by r.number`.execute(ctx.db);
  return rows.map(({ data }) => data);
};

/** The rows that are kept, beside what the center has by now. */
export const keptStudents =
  (kind: 'onboarding' | 'procare') =>
  async (ctx: Ctx, { location }: { readonly location: Id<'location'> }) => {
    const kept = await dataOf(ctx, kind, location);
    const all: StudentRow[] = [];
    for (let at = 0; at < kept.length; at += 1_000) all.push(...studentRows().parse(kept.slice(at, at + 1_000)));
    return studentsOf(ctx, await planStudents(ctx, location, all));
  };

export const keptStaff = async (ctx: Ctx, { location }: InputOf<typeof anyPlace>) => {
  const kept = await dataOf(ctx, 'procare_staff', location ?? null);
  const all: StaffRow[] = [];
  for (let at = 0; at < kept.length; at += 1_000) all.push(...staffRows().parse(kept.slice(at, at + 1_000)));
  return staffOf(ctx, await planStaff(ctx, all));
};

/** Throws a kept set away. */
export const dropKept =
  (kind: Kind) =>
  async (ctx: Ctx, { location }: InputOf<typeof anyPlace>) => {
    const kept = await keptOf(ctx, kind, location ?? null);
    if (!kept) return declined(message('imports.nothingKept'), { field: 'location', code: 'GONE' });
    await deleteRows(ctx, 'import_batch', { id: kept.id });
    ctx.audit({ entity: ImportBatch, id: kept.id, before: { kind, kept: kept.held } });
    return done(message('imports.dropped', { count: kept.held }));
  };
