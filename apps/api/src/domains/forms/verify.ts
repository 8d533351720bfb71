import { entryAfter, isEntryStatus } from '@nestling/rules/forms/states.ts';
import { sql } from 'kysely';
import { readStored } from '../../files/store.ts';
import { declined, done, message } from '../../kernel/call/call.ts';
import type { Ctx } from '../../kernel/call/context.ts';
import type { InputOf } from '../../kernel/call/input.ts';
import { id, text } from '../../kernel/call/input.ts';
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
  readonly certificate: string | null;
  readonly created_at: Date;
}

/** A sealed PDF as the table has it, and whether its seal is ours. */
interface Known extends Sealed {
  readonly ours: boolean;
}

export const verifyEntryInput = { id: id(FormEntry), sha256: text(64, 64).optional() };

/** What a file is that somebody has in hand, by its digest: this entry's sealed PDF, one sealed before, or neither. */
const copyOf = (
  digest: string | undefined,
  [last, ...before]: readonly Pick<Known, 'sha256' | 'ours'>[],
): string | null => {
  if (digest === undefined) return null;
  const given = digest.toLowerCase();
  if (last?.ours && given === last.sha256) return 'same';
  return before.some(({ ours, sha256 }) => ours && sha256 === given) ? 'earlier' : 'other';
};

/**
 * Whether the sealed PDF of an entry is still what was sealed: every byte of it, and the seal itself; and whether a file in
 * somebody's hands is it. The file itself need not be sent for that, its digest says it.
 */
export const verifyEntry = async (ctx: Ctx, { id, sha256: digest }: InputOf<typeof verifyEntryInput>) => {
  const { centre } = ctx.who;
  const { rows } = await sql<Sealed>`select stored, sha256, seal, certificate, created_at from form_entry_file
    where entry_id = ${id} and kind = 'sealed' order by id desc limit 100`.execute(ctx.db);
  const files = rows.map((row) => ({
    ...row,
    ours: isSealOf(row.seal, centre, id, row.sha256, new Date(row.created_at)),
  }));
  const [file] = files;
  if (!file) return { state: 'none', sha256: null, sealed_at: null, certificate: null, copy: copyOf(digest, files) };
  const bytes = await readStored(centre, file.stored);
  const now = bytes ? sha256Of(bytes) : null;
  const intact = now === file.sha256 && file.ours;
  return {
    state: !bytes ? 'lost' : intact ? 'intact' : 'changed',
    sha256: now,
    sealed_at: file.created_at,
    certificate: file.certificate,
    copy: copyOf(digest, files),
  };
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
