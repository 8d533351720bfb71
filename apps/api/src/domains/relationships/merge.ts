import { sql } from 'kysely';
import type { Json } from '../../db/types.gen.ts';
import { object, out, outOrNull } from '../../kernel/call/call.ts';
import type { Ctx } from '../../kernel/call/context.ts';
import { updateRows } from '../../kernel/write/write-rows.ts';

/** The tables whose records can be made one, with the columns of the table merge that name the pair. */
const pairs = {
  student: { kept: 'kept_student_id', gone: 'gone_student_id' },
  app_user: { kept: 'kept_user_id', gone: 'gone_user_id' },
} as const;
export type Mergeable = keyof typeof pairs;

type Row = Readonly<Record<string, unknown>>;
/** What the kept record took over, by column. */
type Filled = Readonly<Record<string, { readonly before: unknown; readonly after: unknown }>>;

interface Pair {
  readonly kept: Row & { readonly id: number };
  readonly gone: Row & { readonly id: number };
}

const isEmpty = (value: unknown): boolean => value === null || value === undefined || value === '';

/**
 * Values the kept record takes over of the other: those it lacks, and of the columns in `joined` both texts, one below
 * the other.
 */
const fillings = ({ kept, gone }: Pair, columns: readonly string[], joined: readonly string[]): Filled => {
  const filled: Record<string, { before: unknown; after: unknown }> = {};
  for (const column of columns) {
    const [before, other] = [kept[column], gone[column]];
    if (isEmpty(other) || before === other) continue;
    if (isEmpty(before)) filled[column] = { before, after: other };
    else if (joined.includes(column)) filled[column] = { before, after: `${String(before)}\n${String(other)}` };
  }
  return filled;
};

/** The values of columns as an update takes them. */
const setting = (values: Readonly<Record<string, unknown>>) =>
  sql.join(Object.entries(values).map(([column, value]) => sql`${sql.ref(column)} = ${value ?? null}`));

interface How {
  /** Columns taken over where the kept record has nothing. */
  readonly columns: readonly string[];
  /** Columns of which both texts are kept. */
  readonly joined: readonly string[];
  /** Tables whose rows stay with the record that goes, such as its sessions. */
  readonly spared: readonly string[];
  /** How the record that goes is put away; its earlier values come back with the undo. */
  readonly away: Readonly<Record<string, unknown>>;
}

/**
 * Makes two records one: what points at `gone` points at `kept`, in whichever tables there are, and `gone` is put away.
 * Both rows must be locked. Nothing is deleted: what both have stays with `gone`, and the undo gives everything back.
 */
export const mergeRecords = async (ctx: Ctx, table: Mergeable, pair: Pair, how: How): Promise<Filled> => {
  const { centre, user } = ctx.who;
  const { kept, gone } = pair;
  const filled = fillings(pair, how.columns, how.joined);
  const after = Object.fromEntries(Object.entries(filled).map(([column, value]) => [column, value.after]));
  const stamp = { updated_at: ctx.now(), updated_by: user };
  const before = Object.fromEntries(Object.keys(how.away).map((column) => [column, gone[column] ?? null]));
  const moved = await sql<{ moved: Json }>`select move_records(${table}::regclass, ${gone.id}, ${kept.id},
    ${['merge', ...how.spared]}::text[]) as moved`.execute(ctx.db);
  await sql`update ${sql.table(table)} set ${setting({ ...how.away, merged_into: kept.id, ...stamp })}
    where id = ${gone.id}`.execute(ctx.db);
  await sql`update ${sql.table(table)} set ${setting({ ...after, ...stamp })}
    where id = ${kept.id}`.execute(ctx.db);
  const names = pairs[table];
  await sql`insert into merge (centre_id, ${sql.ref(names.kept)}, ${sql.ref(names.gone)}, moved, filled, gone_before,
      merged_at, merged_by)
    values (${centre}, ${kept.id}, ${gone.id}, ${JSON.stringify(moved.rows[0]?.moved ?? [])}::jsonb,
      ${JSON.stringify(filled)}::jsonb, ${JSON.stringify(before)}::jsonb, ${ctx.now()}::timestamptz, ${user})`.execute(
    ctx.db,
  );
  return filled;
};

interface StoredSetting {
  readonly id: number;
  readonly gone: number;
  readonly moved: Json;
  readonly filled: Filled;
  readonly gone_before: Row;
}

/**
 * Makes one record two again, as they were before the last merge into it: rows go back where they came from, values that
 * nobody has changed since too. Answers the id of the one that is back, or null where there is nothing to undo.
 */
export const undoLastMerge = async (ctx: Ctx, table: Mergeable, kept: number): Promise<number | null> => {
  const { user } = ctx.who;
  const names = pairs[table];
  const { rows } =
    await sql<StoredSetting>`select m.id, m.${sql.ref(names.gone)} as gone, m.moved, m.filled, m.gone_before
    from merge m where m.${sql.ref(names.kept)} = ${kept} and m.undone_at is null
    order by m.id desc limit 1 for update`.execute(ctx.db);
  const [last] = rows;
  if (!last) return null;
  const current = await sql<Row>`select * from ${sql.table(table)} where id = ${kept}
    for no key update`.execute(ctx.db);
  const row = current.rows[0] ?? {};
  const back = Object.entries(last.filled).filter(([column, { after }]) => row[column] === after);
  const stamp = { updated_at: ctx.now(), updated_by: user };
  await sql`update ${sql.table(table)} set ${setting({
    ...Object.fromEntries(back.map(([column, { before }]) => [column, before])),
    ...stamp,
  })} where id = ${kept}`.execute(ctx.db);
  await sql`update ${sql.table(table)} set ${setting({ ...last.gone_before, merged_into: null, ...stamp })}
    where id = ${last.gone}`.execute(ctx.db);
  await sql`select move_back(${JSON.stringify(last.moved)}::jsonb, ${last.gone})`.execute(ctx.db);
  await updateRows(ctx, 'merge', { id: last.id }, { undone_at: ctx.now(), undone_by: user });
  return last.gone;
};

/** A record that was merged into another one, when and by whom. */
export const recordMerge = object(
  { id: out.id, name: out.text, merged_at: out.datetime, merged_by: outOrNull(out.text) },
  'RecordMerge',
);

/** What was merged into a record and can be taken apart again, the last one first. */
export const mergesInto = async (ctx: Ctx, table: Mergeable, kept: number) => {
  const names = pairs[table];
  const { rows } = await sql<{ id: number; name: string; merged_at: Date; merged_by: string | null }>`
    select gone.id, gone.full_name as name, m.merged_at, by.full_name as merged_by from merge m
    join ${sql.table(table)} gone on gone.id = m.${sql.ref(names.gone)}
    left join app_user by on by.id = m.merged_by
    where m.${sql.ref(names.kept)} = ${kept} and m.undone_at is null
    order by m.id desc`.execute(ctx.db);
  return rows;
};
