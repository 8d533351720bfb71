import { readAnswers } from '@nestling/rules/forms/answers.ts';
import { sql } from 'kysely';
import { declined, done, gone, message } from '../../kernel/call/call.ts';
import type { Ctx } from '../../kernel/call/context.ts';
import type { InputOf } from '../../kernel/call/input.ts';
import { constraint, refuse } from '../../kernel/call/refusals.ts';
import type { saveFormEntryDraftInput } from './entries.inputs.ts';
import { documentOf, draftOf, isFor, keepEntry, openForm, wrongStudent } from './open-form.ts';

constraint('form_entry_draft', 'id', 'CHANGED', message('forms.draftElsewhere'));

type Half = InputOf<typeof saveFormEntryDraftInput>;

/** Keeps what is filled in so far. Nothing is required; what cannot be kept yet is left out. */
export const saveDraft = async (ctx: Ctx, { form_id, values, student = undefined, id, seen }: Half) => {
  const form = await openForm(ctx, form_id);
  if (!(await isFor(ctx, form, student ?? null))) return wrongStudent();
  const draft = await draftOf(ctx, form.id, ctx.who.user, student ?? null);
  if (id !== undefined && draft?.id !== id) return gone(message('forms.draftGone'));
  if (draft && seen) {
    const { rows } = await sql`select 1 from form_entry where id = ${draft.id}
      and updated_at > ${seen}::timestamptz`.execute(ctx.db);
    if (rows.length > 0) return declined(message('forms.draftElsewhere'), { field: 'seen', code: 'CHANGED' });
  }
  const version = draft?.version ?? form.version;
  const document = await documentOf(ctx, form.id, version);
  if (!document) throw refuse.notReady();
  const { answers } = readAnswers(document, values, { draft: true });
  const kept = await keepEntry(ctx, {
    form: form.id,
    version,
    student: student ?? null,
    user: ctx.who.user,
    values: answers,
    status: 'draft',
    draft,
  });
  return done(message('forms.draftSaved'), { entry_id: kept, updated_at: ctx.now() });
};
