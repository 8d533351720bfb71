import type { FormDocument } from '@nestling/rules/forms/blocks.ts';
import { readDocument, unplaced } from '@nestling/rules/forms/document.ts';
import { sql, type Updateable } from 'kysely';
import type { DB } from '../../db/types.gen.ts';
import { declined, done, message } from '../../kernel/call/call.ts';
import type { Ctx } from '../../kernel/call/context.ts';
import type { InputOf } from '../../kernel/call/input.ts';
import { flag, id } from '../../kernel/call/input.ts';
import { constraint } from '../../kernel/call/refusals.ts';
import type { Id } from '../../kernel/db/tables.ts';
import { idOf } from '../../kernel/read/entity.ts';
import { createRow, deleteRows, updateRow, updateRows } from '../../kernel/write/write-rows.ts';
import { Form } from '../../model/form/entity.ts';
import { Location } from '../../model/location/entity.ts';
import type { createNewFormInput } from './forms.inputs.ts';
import { name } from './forms.inputs.ts';
import { copyPaper, putOnPaper } from './papers.ts';
import { brokenDocument, firstVersion, lockForm, newId, nextVersion } from './versions.ts';

constraint('form_reminders', 'properties.remind_until', 'BAD_DATES', message('reminders.badDays'));
constraint('form_share_once', 'share_with', 'TAKEN', message('forms.sharedMeanwhile'));
constraint('form_field_block', 'id', 'TAKEN', message('forms.changedMeanwhile'));

/** What a new form begins with, so that it can be tried at once. */
const starter = (): FormDocument => ({ blocks: [] });

export type NewForm = InputOf<typeof createNewFormInput>;

/** Adds a form nobody is shared with yet; a printed one with the fields its PDF brought along. */
export const addForm = async (ctx: Ctx, given: NewForm) => {
  const { name, location, description, instructions, type, file, file_original, document } = given;
  const printed = type === 'printed';
  if (printed && !file) return declined(message('forms.needPdf'), { field: 'file', code: 'REQUIRED' });
  const got = document === undefined ? { document: starter() } : readDocument(document);
  if ('problems' in got) return brokenDocument(got.problems);
  const { user } = ctx.who;
  const { id } = await createRow(ctx, 'form', {
    location_id: location,
    name,
    type,
    description: description ?? null,
    instructions: instructions ?? null,
    created_by: user,
    created_at: ctx.now(),
    updated_at: ctx.now(),
  });
  if (printed) await putOnPaper(ctx, id, file ?? '', { original: file_original ?? name });
  else await firstVersion(ctx, id, got.document);
  ctx.audit({ entity: Form, id, after: { name, location_id: location, type } });
  return done(message('forms.added', { name }), { form: idOf(Form, id) });
};

/** Saves columns of a form; what is undefined stays. */
export const saveForm = async (ctx: Ctx, id: number, columns: Updateable<DB['form']>) => {
  const given = Object.fromEntries(Object.entries(columns).filter(([, value]) => value !== undefined));
  const diff = await updateRow(ctx, 'form', { id }, { ...given, updated_at: ctx.now() });
  const changed = diff?.news;
  if (changed) ctx.audit({ entity: Form, id, ...changed });
  return done(message('forms.saved'));
};

interface Document {
  readonly form_id: Id<'form'>;
  readonly document: unknown;
  readonly version: number;
}

/** Saves what the builder made as the next version; somebody else's newer one is not written over. */
export const saveDocument = async (ctx: Ctx, { form_id, document, version }: Document) => {
  const got = readDocument(document);
  if ('problems' in got) return brokenDocument(got.problems);
  const form = await lockForm(ctx, form_id);
  if (form.version !== version)
    return declined(message('forms.changedMeanwhile'), { field: 'version', code: 'CHANGED' });
  const lost = form.type === 'printed' ? unplaced(got.document, form.pages) : [];
  if (lost.length > 0) return brokenDocument(lost);
  const unchanged = JSON.stringify(got.document) === JSON.stringify(form.document);
  const next = unchanged ? version : await nextVersion(ctx, form, got.document);
  return done(message('forms.saved'), { version: next });
};
export const addPDFFormInArchiveInput = { id: id(Form), archive: flag().optional() };

/** Puts a form away, or takes it back; what was handed in stays readable. */
export const archiveForm = async (ctx: Ctx, { id, archive = true }: InputOf<typeof addPDFFormInArchiveInput>) => {
  const form = await lockForm(ctx, id);
  const archived_at = archive ? sql`coalesce(archived_at, ${ctx.now()}::timestamptz)` : null;
  await updateRows(ctx, 'form', { id }, { archived_at, updated_at: ctx.now() });
  ctx.audit({ entity: Form, id, before: { archived: form.archived }, after: { archived: archive } });
  return done(message(archive ? 'forms.archived' : 'forms.restored', { name: form.name }));
};

/** Deletes a form nobody has begun to fill in. */
export const removeForm = async (ctx: Ctx, { id }: { id: Id<'form'> }) => {
  const form = await lockForm(ctx, id);
  const unused = sql`not exists (select 1 from form_entry e where e.form_id = form.id)`;
  const removed = await deleteRows(ctx, 'form', [{ id }, unused], ['id']);
  if (removed.length === 0) return declined(message('forms.hasEntries'), { field: 'id', code: 'IN_USE' });
  ctx.audit({ entity: Form, id, before: { name: form.name } });
  return done(message('forms.removed', { name: form.name }));
};

export const duplicateFormInput = { id: id(Form), name: name.optional(), location: id(Location).optional() };
type Copy = InputOf<typeof duplicateFormInput>;

/** Copies blocks and settings into a new form, which nobody is shared with. Block ids are new, conditions and jumps follow them. */
export const copyForm = async (ctx: Ctx, { id, name, location }: Copy) => {
  const form = await lockForm(ctx, id);
  const { user } = ctx.who;
  const ids = new Map(form.document.blocks.map((block) => [block.id, newId()]));
  const moved = JSON.parse(
    JSON.stringify(form.document, (key, value) =>
      (key === 'id' || key === 'block' || key === 'go') && typeof value === 'string'
        ? (ids.get(value) ?? value)
        : value,
    ),
  );
  const got = readDocument(moved);
  if ('problems' in got) return brokenDocument(got.problems);
  const called = name ?? form.name;
  const { rows } = await sql<{
    id: number;
  }>`insert into form (location_id, name, type, description, instructions, required,
      button, confirmation, one_per_person, created_by, created_at, updated_at)
    select ${location ?? form.location_id}, ${called}, type, description, instructions, required, button, confirmation,
      one_per_person, ${user}, ${ctx.now()}::timestamptz, ${ctx.now()}::timestamptz
    from form where id = ${id} returning id`.execute(ctx.db);
  const copy = rows[0]?.id ?? 0;
  if (form.type === 'printed') await copyPaper(ctx, id, copy);
  await firstVersion(ctx, copy, got.document);
  ctx.audit({ entity: Form, id: copy, after: { name: called, copy_of: id } });
  return done(message('forms.added', { name: called }), { form: idOf(Form, copy) });
};
