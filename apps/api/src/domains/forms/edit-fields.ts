import { type Block, type FormDocument, isBlockType, isQuestion } from '@nestling/rules/forms/blocks.ts';
import { readDocument } from '@nestling/rules/forms/document.ts';
import { sql } from 'kysely';
import { declined, done, gone, message } from '../../kernel/call/call.ts';
import type { Ctx } from '../../kernel/call/context.ts';
import type { InputOf } from '../../kernel/call/input.ts';
import { flag, id, int, text, texts } from '../../kernel/call/input.ts';
import type { UserError } from '../../kernel/call/refusals.ts';
import type { Id } from '../../kernel/db/tables.ts';
import { idOf } from '../../kernel/read/entity.ts';
import { Form, FormField } from '../../model/form/entity.ts';
import { brokenDocument, type Held, lockForm, newId, nextVersion } from './versions.ts';

interface Field {
  readonly id: number;
  readonly form_id: number;
  readonly block: string;
}

const fieldOf = async (ctx: Ctx, id: number): Promise<Field> => {
  const { rows } = await sql<Field>`select id, form_id, block from form_field
    where id = ${id} and removed_at is null`.execute(ctx.db);
  const [field] = rows;
  if (!field) throw gone(message('forms.fieldGone'));
  return field;
};

/** Saves changed blocks as the next version, or says which of them cannot be. */
const save = async (ctx: Ctx, form: Held, blocks: readonly Block[]): Promise<UserError | FormDocument> => {
  const got = readDocument({ blocks });
  if ('problems' in got) return brokenDocument(got.problems);
  await nextVersion(ctx, form, got.document);
  return got.document;
};

/** Choices by their words; those that keep their words keep their ids, which answers hold. */
const optionsOf = (words: readonly string[], before: Block['options'] = []) =>
  words
    .filter((label) => label !== '')
    .map((label) => before.find((option) => option.label === label) ?? { id: newId(), label });

const unknownType = () => declined(message('forms.unknownType'), { field: 'type', code: 'UNKNOWN' });

export const addFormFieldInput = {
  form_id: id(Form),
  name: text(1, 300),
  type: text(1, 40),
  required: flag().optional(),
  options: texts(100, 200).optional(),
  order: int(0, 200).optional(),
};
type New = InputOf<typeof addFormFieldInput>;

/** Adds a question; `order` is its place among all blocks, from 0, the end without it. */
export const addField = async (ctx: Ctx, { form_id, name, type, required, options, order }: New) => {
  if (!isBlockType(type) || !isQuestion({ type })) return unknownType();
  const form = await lockForm(ctx, form_id);
  const block = {
    id: newId(),
    type,
    label: name,
    ...(required ? { required } : {}),
    ...(options ? { options: optionsOf(options) } : {}),
  };
  const blocks = form.document.blocks.toSpliced(order ?? form.document.blocks.length, 0, block);
  const saved = await save(ctx, form, blocks);
  if (saved instanceof Error) return saved;
  const { id } = await ctx.db
    .selectFrom('form_field')
    .select('id')
    .where('form_id', '=', form_id)
    .where('block', '=', block.id)
    .executeTakeFirstOrThrow();
  return done(message('forms.saved'), { field: idOf(FormField, id) });
};

export const updateFormFieldInput = {
  id: id(FormField),
  name: text(1, 300).optional(),
  type: text(1, 40).optional(),
  required: flag().optional(),
  options: texts(100, 200).optional(),
};
type Change = InputOf<typeof updateFormFieldInput>;

/** Changes a question for entries from now on. The kind of one that was answered stays: old answers would mean nothing. */
export const changeField = async (ctx: Ctx, { id, name, type, required, options }: Change) => {
  const { form_id, block } = await fieldOf(ctx, id);
  if (type !== undefined && (!isBlockType(type) || !isQuestion({ type }))) return unknownType();
  const form = await lockForm(ctx, form_id);
  const before = form.document.blocks.find((one) => one.id === block);
  if (!before) return gone(message('forms.fieldGone'));
  if (type !== undefined && type !== before.type) {
    const { rows } = await sql`select 1 from form_entry where form_id = ${form_id}
      and values ? ${block} limit 1`.execute(ctx.db);
    if (rows.length > 0) return declined(message('forms.typeAnswered'), { field: 'type', code: 'IN_USE' });
  }
  const after: Block = {
    ...before,
    ...(name === undefined ? {} : { label: name }),
    ...(type === undefined ? {} : { type }),
    ...(required === undefined ? {} : { required }),
    ...(options === undefined ? {} : { options: optionsOf(options, before.options) }),
  };
  const saved = await save(
    ctx,
    form,
    form.document.blocks.map((one) => (one.id === block ? after : one)),
  );
  return saved instanceof Error ? saved : done(message('forms.saved'));
};

/** Takes a question out of new entries; what hung on its answer hangs on nothing any more. Old answers stay. */
export const removeField = async (ctx: Ctx, { id }: { readonly id: Id<'form_field'> }) => {
  const { form_id, block } = await fieldOf(ctx, id);
  const form = await lockForm(ctx, form_id);
  const rest = form.document.blocks
    .filter((one) => one.id !== block)
    .map(({ show, require, ...one }) => ({
      ...one,
      ...(show && show.block !== block ? { show } : {}),
      ...(require && require.block !== block ? { require } : {}),
    }));
  const saved = await save(ctx, form, rest);
  return saved instanceof Error ? saved : done(message('forms.saved'));
};

interface Order {
  readonly form_id: Id<'form'>;
  readonly fields: readonly Id<'form_field'>[];
}

/** Puts questions into the given order, on the places questions had; headings and pages stay where they are. */
export const orderFields = async (ctx: Ctx, { form_id, fields }: Order) => {
  const form = await lockForm(ctx, form_id);
  const { rows } = await sql<{ id: number; block: string }>`select id, block from form_field
    where form_id = ${form_id} and removed_at is null`.execute(ctx.db);
  const byId = new Map(rows.map(({ id, block }) => [id, block]));
  if (fields.some((field) => !byId.has(field)))
    return declined(message('forms.fieldElsewhere'), { field: 'fields', code: 'UNKNOWN' });
  const { blocks } = form.document;
  const named = fields.flatMap((field) => blocks.find(({ id }) => id === byId.get(field)) ?? []);
  const queue = [...named, ...blocks.filter((block) => isQuestion(block) && !named.includes(block))];
  const saved = await save(
    ctx,
    form,
    blocks.map((block) => (isQuestion(block) ? (queue.shift() ?? block) : block)),
  );
  return saved instanceof Error ? saved : done(message('forms.saved'));
};
