import { entryAfter, isEntryStatus } from '@nestling/rules/forms/states.ts';
import { sql } from 'kysely';
import { readStored } from '../../files/store.ts';
import { declined, done, message } from '../../kernel/call/call.ts';
import type { Ctx } from '../../kernel/call/context.ts';
import type { InputOf } from '../../kernel/call/input.ts';
import { id, text } from '../../kernel/call/input.ts';
import type { Id } from '../../kernel/db/tables.ts';
import { updateRows } from '../../kernel/write/write-rows.ts';
import { FormEntry } from '../../model/form/entity.ts';
import { writeEvent } from './events.ts';
import { publishEntry } from './open-form.ts';
import { sha256Of } from './paper.ts';
import { isSealOf } from './seal-names.ts';

interface Sealed {
  readonly stored: string;
  readonly sha256: string;
  readonly seal: string;
  readonly created_at: Date;
}

/** Whether the sealed PDF of an entry is still what was sealed: every byte of it, and the seal itself. */
export const verifyEntry = async (ctx: Ctx, { id }: { readonly id: Id<'form_entry'> }) => {
  const { centre } = ctx.who;
  const { rows } = await sql<Sealed>`select stored, sha256, seal, created_at from form_entry_file
    where entry_id = ${id} and kind = 'sealed' order by id desc limit 1`.execute(ctx.db);
  const [file] = rows;
  if (!file) return { state: 'none', sha256: null, sealed_at: null };
  const bytes = await readStored(centre, file.stored);
  const now = bytes ? sha256Of(bytes) : null;
  const intact = now === file.sha256 && isSealOf(file.seal, centre, id, file.sha256, new Date(file.created_at));
  return { state: !bytes ? 'lost' : intact ? 'intact' : 'changed', sha256: now, sealed_at: file.created_at };
};

interface Held {
  readonly status: string;
  readonly user_id: number | null;
  readonly student_id: number | null;
  readonly location_id: number;
  readonly name: string;
}
export const withdrawSignatureInput = { id: id(FormEntry), notes: text(0, 1000).optional() };

/**
 * Takes one's own signature back, while the office has not approved what was signed: the entry is rejected with that, and
 * can be signed again or handed in on paper. What was sealed stays, marked as withdrawn.
 */
export const withdrawSignature = async (ctx: Ctx, { id, notes }: InputOf<typeof withdrawSignatureInput>) => {
  const { user } = ctx.who;
  const { rows } = await sql<Held>`select e.status, e.user_id, e.student_id, f.location_id, f.name
    from form_entry e join form f on f.id = e.form_id
    where e.id = ${id} for update of e`.execute(ctx.db);
  const [entry] = rows;
  if (entry?.user_id !== user) return declined(message('forms.signsOneself'), { field: 'id', code: 'NOT_YOURS' });
  const after = isEntryStatus(entry.status) ? entryAfter('reject', entry.status) : null;
  if (!after) return declined(message('forms.unsignNotNow'), { field: 'id', code: 'STATE' });
  const taken = await updateRows(
    ctx,
    'form_signature',
    [{ entry_id: id, withdrawn_at: null }, sql`jsonb_array_length(marks) > 0`],
    { withdrawn_at: ctx.now(), withdrawn_notes: notes ?? null },
    ['id'],
  );
  if (taken.length === 0) return declined(message('forms.notSigned'), { field: 'id', code: 'STATE' });
  await updateRows(ctx, 'form_entry', { id }, { status: after, notes: notes ?? null, updated_at: ctx.now() });
  await writeEvent(ctx, id, 'unsign', { notes: notes ?? null });
  ctx.audit({
    entity: FormEntry,
    id,
    before: { status: entry.status },
    after: { status: after, signature: 'withdrawn' },
  });
  publishEntry(ctx, id, entry.location_id, entry.student_id);
  return done(message('forms.unsigned', { name: entry.name }));
};
