import { plain } from '@nestling/rules/plain.ts';
import { sql } from 'kysely';
import type { Ctx } from '../../../kernel/call/context.ts';
import { findRows } from '../../../kernel/db/find-rows.ts';
import { insertMany, updateMany, updateRows } from '../../../kernel/write/write-rows.ts';
import { LearningFramework } from '../../../model/learning/entity.ts';
import type { Arranged, Part } from './arrange.ts';
import { targetOf } from './head.ts';
import { matched, type Standing } from './match.ts';

const tables = { domain: 'learning_domain', attribute: 'learning_attribute', skill: 'learning_skill' } as const;
type Level = keyof typeof tables;

/** Rows of one statement. */
const BLOCK = 5_000;

/** What an import did, or would do. */
export interface Kept {
  readonly id: number | null;
  readonly added: number;
  readonly changed: number;
}

/** Ids of rows that are still to be added; of a look alone, ones that no row has. */
const idsFor = async ({ db }: Ctx, table: string, count: number, look: boolean): Promise<readonly number[]> => {
  if (look) return Array.from({ length: count }, (_, n) => -1 - n);
  if (count === 0) return [];
  const { rows } = await sql<{ id: number }>`select nextval(pg_get_serial_sequence(${table}, 'id'))::int as id
    from generate_series(1, ${count}::int)`.execute(db);
  return rows.map(({ id }) => id);
};

interface Row extends Standing {
  readonly [column: string]: unknown;
}

/** What the center's rows of a level become: each part has an id, and those that are new or say something else. */
const planned = async (
  ctx: Ctx,
  level: Level,
  parts: readonly Part[],
  standing: readonly Row[],
  given: { readonly look: boolean; readonly columns: (part: Part) => object; readonly placed: readonly string[] },
) => {
  const nameOf = (of: object, name: string) =>
    JSON.stringify([...given.placed.map((column) => Reflect.get(of, column)), plain(name)]);
  const found = matched(
    parts,
    standing,
    { part: (part) => nameOf(given.columns(part), part.name), row: (row) => nameOf(row, row.name) },
    level !== 'skill',
  );
  const fresh = parts.filter((part) => !found.has(part));
  const free = await idsFor(ctx, tables[level], fresh.length, given.look);
  const idOf = new Map(fresh.map((part, n) => [part, free[n] ?? 0]));
  for (const [part, row] of found) idOf.set(part, row.id);
  const whole = (part: Part) => ({ id: idOf.get(part) ?? 0, ...given.columns(part) });
  const news = [...found].flatMap(([part, row]) => {
    // What a file is silent about stays as somebody wrote it, but where a part stands is the file's.
    const kept = Object.entries(whole(part)).map(([column, value]): [string, unknown] => [
      column,
      value === null && !given.placed.includes(column) ? row[column] : value,
    ]);
    return kept.some(([column, value]) => row[column] !== value)
      ? [{ row, now: { ...whole(part), ...Object.fromEntries(kept) } }]
      : [];
  });
  return { ids: parts.map((part) => idOf.get(part) ?? 0), fresh: fresh.map(whole), news };
};
type Planned = Awaited<ReturnType<typeof planned>>;

const write = async (ctx: Ctx, level: Level, { fresh, news }: Planned): Promise<void> => {
  const table = tables[level];
  // Codes that change places must be free before they are given again.
  const recoded = news.filter(({ row, now }) => row.code !== null && Reflect.get(now, 'code') !== row.code);
  if (recoded.length > 0) {
    const ids = recoded.map(({ row }) => row.id);
    await updateRows(ctx, table, sql`id = any(${ids}::int[])`, { code: null });
  }
  for (let at = 0; at < news.length; at += BLOCK)
    await updateMany(
      ctx,
      table,
      news.slice(at, at + BLOCK).map(({ now }) => now),
    );
  for (let at = 0; at < fresh.length; at += BLOCK) await insertMany(ctx, table, fresh.slice(at, at + BLOCK));
};

/** Brings one framework of a file to what the file says; nothing is taken away. With `look` it only counts. */
export const keepFramework = async (ctx: Ctx, { head, ...parts }: Arranged, look: boolean): Promise<Kept> => {
  const target = await targetOf(ctx, head);
  const standing = async (level: Level, columns: readonly string[]): Promise<readonly Row[]> =>
    target.id === null
      ? []
      : (await findRows(ctx, tables[level], { framework_id: target.id })).map((row) => ({
          id: row.id,
          name: row.name,
          code: row.code,
          external_id: row.external_id,
          ...Object.fromEntries(columns.map((column) => [column, Reflect.get(row, column)])),
        }));
  const id = look ? (target.id ?? 0) : await target.write();
  const base = (part: Part) => ({
    framework_id: id,
    name: part.name,
    code: part.code,
    external_id: part.identifier,
    position: part.position,
  });
  const always = ['framework_id', 'position'];
  const domain = await planned(ctx, 'domain', parts.domain, await standing('domain', always), {
    look,
    columns: base,
    placed: [],
  });
  const under = (part: Part) => ({ domain_id: part.domain === null ? null : (domain.ids[part.domain] ?? null) });
  const attribute = await planned(
    ctx,
    'attribute',
    parts.attribute,
    await standing('attribute', [...always, 'domain_id']),
    {
      look,
      columns: (part) => ({ ...base(part), ...under(part) }),
      placed: ['domain_id'],
    },
  );
  const more = ['domain_id', 'attribute_id', 'heading', 'description', 'age_from', 'age_to'];
  const skill = await planned(ctx, 'skill', parts.skill, await standing('skill', [...always, ...more]), {
    look,
    columns: (part) => ({
      ...base(part),
      ...under(part),
      attribute_id: part.attribute === null ? null : (attribute.ids[part.attribute] ?? null),
      heading: part.heading,
      description: part.description,
      age_from: part.ageFrom,
      age_to: part.ageTo,
    }),
    placed: ['domain_id', 'attribute_id', 'heading'],
  });
  const all = [domain, attribute, skill];
  const added = all.reduce((sum, { fresh }) => sum + fresh.length, target.id === null ? 1 : 0);
  const changed = all.reduce((sum, { news }) => sum + news.length, target.id !== null && target.changes ? 1 : 0);
  if (look) return { id: target.id, added, changed };
  await write(ctx, 'domain', domain);
  await write(ctx, 'attribute', attribute);
  await write(ctx, 'skill', skill);
  if (added + changed > 0) ctx.audit({ entity: LearningFramework, id, after: { imported: { added, changed } } });
  return { id, added, changed };
};
