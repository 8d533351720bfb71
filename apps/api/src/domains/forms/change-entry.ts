import { readAnswers } from '@nestling/rules/forms/answers.ts';
import { type FormDocument, isSigned } from '@nestling/rules/forms/blocks.ts';
import { type EntryStatus, entryAfter } from '@nestling/rules/forms/states.ts';
import { allows } from '@nestling/rules/roles.ts';
import { sql } from 'kysely';
import { declined, done, gone, message } from '../../kernel/call/call.ts';
import type { Ctx } from '../../kernel/call/context.ts';
import type { InputOf } from '../../kernel/call/input.ts';
import { flag, id } from '../../kernel/call/input.ts';
import { refuse } from '../../kernel/call/refusals.ts';
import { type Id, jsonb } from '../../kernel/db/tables.ts';
import { idOf } from '../../kernel/read/entity.ts';
import { updateRows } from '../../kernel/write/write-rows.ts';
import { FormEntry } from '../../model/form/entity.ts';
import { holds } from '../../model/permission/holds.ts';
import { values } from './entries.inputs.ts';
import { writeEvent } from './events.ts';
import { notifyNewEntry } from './notify.ts';
import { documentOf, publishEntry, unanswered, type Values } from './open-form.ts';
import { signEntry } from './sign.ts';

interface Before {
  readonly status: EntryStatus;
  readonly form_id: number;
  readonly name: string;
  readonly version: number;
  readonly location_id: number;
  readonly student_id: number | null;
  readonly user_id: number | null;
  readonly values: Values;
  readonly change_blocks: readonly string[];
  readonly signed: boolean;
}

/** Where staff named what is to be mended, the other answers stay as they were handed in; what has changed is signed anew. */
const mended = (
  { status, values: before, change_blocks }: Before,
  { blocks }: FormDocument,
  values: Values,
): Values => {
  if (status !== 'change_requested' || change_blocks.length === 0) return values;
  const again = new Set([...change_blocks, ...blocks.filter(isSigned).map(({ id }) => id)]);
  const kept = Object.entries(before).filter(([block]) => !again.has(block));
  return { ...values, ...Object.fromEntries(kept) };
};
export const updateFormEntryInput = { id: id(FormEntry), values: values(), consent: flag().optional() };

/**
 * Changes what was handed in: its sender mends what was sent back, which hands it in again; staff correct what is not
 * approved, and the state stays. A draft is kept by its own call.
 */
export const changeEntry = async (ctx: Ctx, { id, values, consent }: InputOf<typeof updateFormEntryInput>) => {
  const { user } = ctx.who;
  const { rows } =
    await sql<Before>`select e.status, e.form_id, f.name, e.version, f.location_id, e.student_id, e.user_id, e.values,
      e.change_blocks,
      exists (select 1 from form_signature s where s.entry_id = e.id) as signed
    from form_entry e join form f on f.id = e.form_id
    where e.id = ${id} for update of e`.execute(ctx.db);
  const [before] = rows;
  if (!before) return gone(message('forms.entryGone'));
  const own = before.user_id === user;
  const draft = before.status === 'draft';
  const act = own && entryAfter('submit', before.status) !== null ? 'submit' : 'change';
  const after = act === 'change' && !allows(ctx.who.role, 'teacher') ? null : entryAfter(act, before.status);
  if (!draft && after === null) return declined(message('forms.notNow'), { field: 'id', code: 'STATE' });
  // Somebody else's answers are corrected by who may approve them.
  if (!own && !(await holds(ctx, 'approve_forms'))) throw refuse.forbidden(undefined, message('kernel.notPermitted'));
  if (act === 'change' && !draft && before.signed)
    return declined(message('forms.signedStays'), { field: 'id', code: 'SIGNED' });
  const document = await documentOf(ctx, before.form_id, before.version);
  if (!document) throw refuse.notReady();
  const given = act === 'submit' ? mended(before, document, values) : values;
  const { answers, problems } = readAnswers(document, given, { draft });
  if (problems.length > 0) return unanswered(problems);
  const handedIn = act === 'submit' && !draft;
  const now = ctx.now();
  const status = draft || after === null ? 'draft' : after;
  await updateRows(
    ctx,
    'form_entry',
    { id },
    { values: jsonb(answers), updated_at: now, status, submitted_at: handedIn ? now : undefined },
  );
  if (draft) return done(message('forms.draftSaved'));
  await writeEvent(ctx, id, act);
  if (act === 'submit')
    await signEntry(ctx, {
      entry: id,
      form: before.form_id,
      version: before.version,
      document,
      answers,
      consent,
      user: before.user_id,
    });
  if (act === 'submit') await notifyNewEntry(ctx, { id: before.form_id, name: before.name }, id);
  ctx.audit({ entity: FormEntry, id, before: { values: before.values }, after: { values: answers, status: after } });
  publishEntry(ctx, id, before.location_id, before.student_id);
  return done(message(act === 'submit' ? 'forms.resubmitted' : 'forms.entrySaved', { name: before.name }));
};

/** Deletes an entry that was neither approved nor signed; a family's paper is not lost by a slip, nor the evidence. */
export const removeEntry = async (ctx: Ctx, { id }: { readonly id: Id<'form_entry'> }) => {
  const { rows } = await sql<{ form_id: number; values: unknown }>`delete from form_entry
    where id = ${id} and status <> 'approved' and not exists (select 1 from form_signature s
      where s.entry_id = form_entry.id) returning form_id, values`.execute(ctx.db);
  const [gone] = rows;
  if (!gone) return declined(message('forms.approvedStays'), { field: 'id', code: 'STATE' });
  ctx.audit({ entity: FormEntry, id: idOf(FormEntry, id), before: gone });
  return done(message('forms.entryRemoved'));
};
