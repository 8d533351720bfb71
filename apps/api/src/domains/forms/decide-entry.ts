import { type EntryAct, type EntryStatus, entryAfter } from '@nestling/rules/forms/states.ts';
import { sql } from 'kysely';
import { declined, done, gone, message } from '../../kernel/call/call.ts';
import type { Ctx } from '../../kernel/call/context.ts';
import type { InputOf } from '../../kernel/call/input.ts';
import { jsonb } from '../../kernel/db/tables.ts';
import { updateRows } from '../../kernel/write/write-rows.ts';
import { FormEntry } from '../../model/form/entity.ts';
import type {
  approveSubmittedFormInput,
  decided,
  rejectSubmittedFormInput,
  requestChangeFormInput,
} from './entries.inputs.ts';
import { writeEvent } from './events.ts';
import { notifyDecision } from './notify.ts';
import { writeByItself } from './write-back.ts';

interface Held {
  readonly status: EntryStatus;
  readonly student_id: number | null;
  readonly user_id: number | null;
  readonly name: string;
  readonly location_id: number;
}

type Which = InputOf<typeof decided>;
type Change = Omit<InputOf<typeof requestChangeFormInput>, keyof Which>;
type Words = Omit<InputOf<typeof rejectSubmittedFormInput>, keyof Which> & Partial<Omit<Change, 'notes'>>;

/** Brings an entry along an arrow of `states.ts`, tells its sender, and writes it down. */
const decide = async (ctx: Ctx, act: EntryAct, { id, student }: Which, { notes, date, blocks = [] }: Words = {}) => {
  const { user } = ctx.who;
  const { rows } =
    await sql<Held>`select e.status, e.student_id, coalesce(e.on_paper_for, e.user_id) as user_id, f.name, f.location_id
    from form_entry e join form f on f.id = e.form_id
    where e.id = ${id} for update of e`.execute(ctx.db);
  const [entry] = rows;
  if (!entry) return gone(message('forms.entryGone'));
  if (entry.student_id !== (student ?? null))
    return declined(message('forms.otherStudent'), { field: 'student', code: 'MISMATCH' });
  const after = entryAfter(act, entry.status);
  if (!after) return declined(message('forms.notNow'), { field: 'id', code: 'STATE' });
  const approved = after === 'approved';
  await updateRows(
    ctx,
    'form_entry',
    { id },
    {
      status: after,
      notes: notes ?? null,
      date: date ?? null,
      change_blocks: jsonb(blocks),
      approved_by: approved ? user : null,
      approved_at: approved ? ctx.now() : null,
      updated_at: ctx.now(),
    },
  );
  await writeEvent(ctx, id, act, { notes: notes ?? null, date: date ?? null });
  ctx.audit({ entity: FormEntry, id, before: { status: entry.status }, after: { status: after, notes } });
  if (approved) await writeByItself(ctx, id);
  await notifyDecision(ctx, { id, user_id: entry.user_id, name: entry.name }, act);
  ctx.publish({
    kind: 'form_entry',
    ids: [id],
    at: { location: entry.location_id, student: entry.student_id ?? 0 },
  });
  return done(message('forms.decided', { act, name: entry.name }));
};

/** Approves what was handed in, or takes the approval back. */
export const approveEntry = (ctx: Ctx, { approved, ...which }: InputOf<typeof approveSubmittedFormInput>) =>
  decide(ctx, approved ? 'approve' : 'withdraw', which);

export const rejectEntry = (ctx: Ctx, { notes, ...which }: InputOf<typeof rejectSubmittedFormInput>) =>
  decide(ctx, 'reject', which, { notes });

/** Sends it back with what is to be changed, and until when. */
export const requestChange = (ctx: Ctx, { notes, date, blocks, ...which }: InputOf<typeof requestChangeFormInput>) =>
  decide(ctx, 'request_change', which, { notes, date, blocks });
