import { allows } from '@nestling/rules/roles.ts';
import { sql } from 'kysely';
import { declined, done, gone, message } from '../../kernel/call/call.ts';
import type { Ctx } from '../../kernel/call/context.ts';
import type { InputOf } from '../../kernel/call/input.ts';
import { date, datetime, id, text } from '../../kernel/call/input.ts';
import type { Id, Sql } from '../../kernel/db/tables.ts';
import { idOf } from '../../kernel/read/entity.ts';
import { createRow, deleteRows, insertRows, updateRows } from '../../kernel/write/write-rows.ts';
import { StudentDocument } from '../../model/file/entity.ts';
import { holds } from '../../model/permission/holds.ts';
import { ofPaper } from './file-ways.ts';
import { notifyDecision, notifyWaiting } from './notify.ts';
import type { createStudentDocumentInput } from './papers.inputs.ts';
import { kind, roles } from './papers.inputs.ts';
import { addressOf, type Stored } from './stored.ts';
import { letGo, takeFile } from './take-file.ts';

/** The kinds of papers, and who below manager may see one unless it is said otherwise. A court order stays in the office. */
export const paperKinds = {
  physical: ['user', 'teacher'],
  medical_plan: ['user', 'teacher'],
  immunization: ['user', 'teacher'],
  insurance: ['user'],
  identification: ['user'],
  custody: [],
  permission: ['user', 'teacher'],
  enrollment: ['user'],
  other: ['user', 'teacher'],
} as const satisfies Readonly<Record<string, readonly ('user' | 'teacher')[]>>;
export type PaperKind = keyof typeof paperKinds;

interface Held {
  readonly id: number;
  readonly student_id: number;
  readonly name: string;
  readonly type: PaperKind;
  readonly status: string;
  readonly stored: string | null;
  readonly created_by: number | null;
  readonly updated_at: Date;
  /** Today where the child is. */
  readonly today: string;
}

/** SQL: the day it is now where a child is. */
const todayOf = (
  ctx: Ctx,
  student: Sql,
): Sql => sql`(${ctx.now()}::timestamptz at time zone (select z.value from student x
  join location l on l.id = x.location_id join timezone z on z.id = l.timezone_id
  where x.id = ${student}))::date`;

const lock = async (ctx: Ctx, id: number): Promise<Held> => {
  const { rows } =
    await sql<Held>`select d.id, d.student_id, d.name, d.type, d.status, d.stored, d.created_by, d.updated_at,
      ${todayOf(ctx, sql`d.student_id`)}::text as today
    from student_document d where d.id = ${id} for update of d`.execute(ctx.db);
  const [paper] = rows;
  if (!paper) throw gone(message('files.paperGone'));
  return paper;
};

const log = (ctx: Ctx, document_id: number, kind: string, note: string | null = null) =>
  insertRows(ctx, 'student_document_log', [
    {
      document_id,
      kind,
      note,
      at: ctx.now(),
      // Whoever acts as somebody else reads in the own name.
      by_user: ctx.who.impersonator || ctx.who.user,
    },
  ]);

const expiredAlready = () => declined(message('files.expired'), { field: 'expiry', code: 'PAST' });
const isFamily = (ctx: Ctx): boolean => !allows(ctx.who.role, 'teacher');
/** Whether what the caller hands in waits for somebody who may approve it. */
const waitsOf = async (ctx: Ctx): Promise<boolean> => !(await holds(ctx, 'approve_documents'));

type New = InputOf<typeof createStudentDocumentInput>;

/** Adds a paper of a child: it waits for approval, unless whoever adds it may approve it. */
export const addPaper = async (ctx: Ctx, given: New) => {
  const { student_id, name, type, path, file_name, expiry, note, roles } = given;
  const { user } = ctx.who;
  const { rows } = await sql<{ today: string }>`select ${todayOf(ctx, sql`${student_id}::int`)}::text as today`.execute(
    ctx.db,
  );
  const today = rows[0]?.today ?? '';
  if (expiry !== undefined && expiry < today) return expiredAlready();
  const taken = await takeFile(ctx, path, file_name ?? name, 'path');
  const family = isFamily(ctx);
  const waits = await waitsOf(ctx);
  const { id } = await createRow(ctx, 'student_document', {
    student_id,
    name,
    type,
    status: waits ? 'waiting' : 'approved',
    expiry: expiry ?? null,
    note: note ?? null,
    roles: [...(family ? paperKinds[type] : (roles ?? paperKinds[type]))],
    ...taken,
    created_by: user,
    created_at: ctx.now(),
    updated_at: ctx.now(),
    approved_by: waits ? null : user,
    approved_date: waits ? null : today,
  });
  await log(ctx, id, 'added');
  ctx.audit({ entity: StudentDocument, id, after: { student: student_id, name, type, sha256: taken.sha256 } });
  if (waits) await notifyWaiting(ctx, id, ctx.now().getTime());
  return done(message(waits ? 'files.paperWaits' : 'files.added', { name }), { document: idOf(StudentDocument, id) });
};

export const updateStudentDocumentInput = {
  id: id(StudentDocument),
  name: text(1, 200).optional(),
  type: kind.optional(),
  path: text(1, 100).optional(),
  expiry: date().nullish(),
  note: text(0, 2000).nullish(),
  roles,
  file_name: text(0, 255).optional(),
};
type Change = InputOf<typeof updateStudentDocumentInput>;

/**
 * Changes a paper. Another file waits anew; one that was approved is closed to who may not approve it, and what others
 * handed in to contacts.
 */
export const changePaper = async (ctx: Ctx, given: Change) => {
  const { id, name, type, path, file_name, expiry, note, roles } = given;
  const held = await lock(ctx, id);
  const family = isFamily(ctx);
  const waits = await waitsOf(ctx);
  if (family && held.created_by !== ctx.who.user)
    return declined(message('files.notYours'), { field: 'id', code: 'NOT_YOURS' });
  if (waits && held.status === 'approved')
    return declined(message('files.approvedAlready'), { field: 'id', code: 'APPROVED' });
  if (expiry && expiry < held.today) return expiredAlready();
  const taken = path === undefined ? null : await takeFile(ctx, path, file_name ?? name ?? held.name, 'path');
  const again = taken !== null || (waits && held.status === 'rejected');
  const columns = { name, type, expiry, note, roles: family || roles === undefined ? undefined : [...roles] };
  const told = Object.fromEntries(Object.entries(columns).filter(([, value]) => value !== undefined));
  await updateRows(
    ctx,
    'student_document',
    { id },
    {
      ...told,
      ...taken,
      ...(again ? { status: 'waiting', approved_by: null, approved_date: null, review_note: null } : {}),
      updated_at: ctx.now(),
    },
  );
  await log(ctx, id, taken ? 'replaced' : 'changed');
  if (taken) letGo(ctx, [held]);
  ctx.audit({
    entity: StudentDocument,
    id,
    before: { status: held.status },
    after: { ...told, replaced: taken !== null },
  });
  if (again) await notifyWaiting(ctx, id, ctx.now().getTime());
  return done(message(again ? 'files.paperWaits' : 'files.saved', { name: name ?? held.name }));
};

interface Which {
  readonly id: Id<'student_document'>;
}

/** Deletes a paper with its file; who may not approve it only what one has handed in oneself and nobody has approved. */
export const removePaper = async (ctx: Ctx, { id }: Which) => {
  const held = await lock(ctx, id);
  if ((await waitsOf(ctx)) && (held.created_by !== ctx.who.user || held.status === 'approved'))
    return declined(message('files.notYours'), { field: 'id', code: 'NOT_YOURS' });
  await deleteRows(ctx, 'student_document', { id });
  letGo(ctx, [held]);
  ctx.audit({ entity: StudentDocument, id, before: { student: held.student_id, name: held.name, type: held.type } });
  return done(message('files.removed', { name: held.name }));
};

export const approveStudentDocumentInput = { id: id(StudentDocument), date: date(), seen: datetime().optional() };
type Approval = InputOf<typeof approveStudentDocumentInput>;

/** Approves a paper with a date that has come; `seen` is its `updated_at` when it was read, so that no other file is approved. */
export const approvePaper = async (ctx: Ctx, { id, date, seen }: Approval) => {
  const held = await lock(ctx, id);
  if (seen && seen.getTime() !== held.updated_at.getTime())
    return declined(message('files.paperChanged'), { field: 'id', code: 'CHANGED' });
  if (held.status === 'approved') return declined(message('files.approvedAlready'), { field: 'id', code: 'APPROVED' });
  if (date > held.today) return declined(message('files.futureDate'), { field: 'date', code: 'FUTURE' });
  await decide(ctx, id, { status: 'approved', approved_by: ctx.who.user, approved_date: date, review_note: null });
  await log(ctx, id, 'approved', date);
  ctx.audit({ entity: StudentDocument, id, before: { status: held.status }, after: { status: 'approved', date } });
  await notifyDecision(ctx, held, 'approved');
  return done(message('files.paperApproved', { name: held.name }));
};
export const rejectStudentDocumentInput = { id: id(StudentDocument), note: text(1, 2000) };

/** Rejects a paper with the reason; one that was approved stays. */
export const rejectPaper = async (ctx: Ctx, { id, note }: InputOf<typeof rejectStudentDocumentInput>) => {
  const held = await lock(ctx, id);
  if (held.status === 'approved') return declined(message('files.approvedAlready'), { field: 'id', code: 'APPROVED' });
  await decide(ctx, id, { status: 'rejected', review_note: note });
  await log(ctx, id, 'rejected', note);
  ctx.audit({ entity: StudentDocument, id, before: { status: held.status }, after: { status: 'rejected', note } });
  await notifyDecision(ctx, held, 'rejected');
  return done(message('files.paperRejected', { name: held.name }));
};

const decide = (
  ctx: Ctx,
  id: number,
  columns: { status: string; approved_by?: number; approved_date?: string; review_note: string | null },
) => updateRows(ctx, 'student_document', { id }, { ...columns, updated_at: ctx.now() });

/** Where a paper is fetched; who asked is written down before the address is answered. */
export const openPaper = async (ctx: Ctx, { id }: Which) => {
  const { user } = ctx.who;
  const { rows } = await sql<
    Stored & { centre_id: number; created_by: number | null }
  >`select centre_id, stored, picture,
      original, created_by from student_document where id = ${id}`.execute(ctx.db);
  const [paper] = rows;
  const url = paper ? addressOf(paper, ctx, ofPaper(id)) : null;
  if (!paper || !url) return gone(message('files.paperGone'));
  if (paper.created_by !== user) await log(ctx, id, 'read');
  return done(message('files.download'), { url });
};
