import { sql } from 'kysely';
import { done, gone, message } from '../../kernel/call/call.ts';
import type { Ctx } from '../../kernel/call/context.ts';
import { colour, type InputOf, text } from '../../kernel/call/input.ts';
import type { ListKind } from './list-kinds.ts';
import { carriersChanged } from './publish.ts';

interface Which {
  readonly id: number;
}
/** Tags alone have a colour. */
export const tagForm = { name: text(1, 100), color_code: colour().nullish() };
type Values = InputOf<typeof tagForm>;

/** Adds a word to a list and answers its id; breaks the list's constraint when the name is there. */
export const insertWord = async (
  ctx: Ctx,
  { table, entity }: ListKind,
  { name, color_code }: Values,
): Promise<number> => {
  const coloured = color_code === undefined ? null : color_code;
  const { rows } = await sql<{ id: number }>`
    insert into ${sql.table(table)} (centre_id, name ${coloured === null ? sql`` : sql`, color_code`})
    values (${ctx.who.centre}, ${name} ${coloured === null ? sql`` : sql`, ${coloured}`}) returning id`.execute(ctx.db);
  const [row] = rows;
  if (!row) throw new Error('A word of a list was not added.');
  ctx.audit({ entity, id: row.id, after: { name, color_code } });
  return row.id;
};

export const addWord = (kind: ListKind) => async (ctx: Ctx, values: Values) => {
  const id = await insertWord(ctx, kind, values);
  return done(message('tags.added', { name: values.name }), { id });
};

/** Renames a word, everywhere at once; a tag's colour stays where none is given. */
export const changeWord =
  (kind: ListKind) =>
  async (ctx: Ctx, { id, name, color_code }: Which & Values) => {
    const { table, entity } = kind;
    const colour = color_code === undefined ? sql`` : sql`, color_code = ${color_code}`;
    const { rows } = await sql<{ before: string }>`
      update ${sql.table(table)} set name = ${name} ${colour}
      where id = ${id} and deleted_at is null
      returning old.name as before`.execute(ctx.db);
    const [row] = rows;
    if (!row) return gone(message('tags.gone'));
    ctx.audit({ entity, id, before: { name: row.before }, after: { name, color_code } });
    if (row.before !== name) await carriersChanged(ctx, kind, [id]);
    return done(message('tags.changed', { name }));
  };

/** Removes words from a list, and with them from whoever carries them; answers the names of those that were there. */
export const removeWords = async (ctx: Ctx, kind: ListKind, ids: readonly number[]): Promise<string[]> => {
  const { rows } = await sql<{ id: number; name: string }>`
    update ${sql.table(kind.table)} set deleted_at = ${ctx.now()}::timestamptz
    where id = any(${[...ids]}::int[]) and deleted_at is null
    returning id, name`.execute(ctx.db);
  for (const { id, name } of rows) ctx.audit({ entity: kind.entity, id, before: { name } });
  await carriersChanged(
    ctx,
    kind,
    rows.map(({ id }) => id),
  );
  return rows.map(({ name }) => name);
};

export const removeWord =
  (kind: ListKind) =>
  async (ctx: Ctx, { id }: Which) => {
    const [name] = await removeWords(ctx, kind, [id]);
    return name === undefined ? gone(message('tags.gone')) : done(message('tags.removed', { name }));
  };

/** Takes a removal back: the word is on the list again, and with everybody who carried it. */
export const restoreWord =
  (kind: ListKind) =>
  async (ctx: Ctx, { id }: Which) => {
    const { rows } = await sql<{ name: string }>`
      update ${sql.table(kind.table)} set deleted_at = null
      where id = ${id} and deleted_at is not null returning name`.execute(ctx.db);
    const [row] = rows;
    if (!row) return gone(message('tags.gone'));
    ctx.audit({ entity: kind.entity, id, after: { name: row.name } });
    await carriersChanged(ctx, kind, [id]);
    return done(message('tags.restored', { name: row.name }));
  };
