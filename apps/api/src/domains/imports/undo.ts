import { sql } from 'kysely';
import { doneInPart, message } from '../../kernel/call/call.ts';
import type { Ctx } from '../../kernel/call/context.ts';
import { textsIn } from '../../kernel/call/languages.ts';
import type { Message } from '../../kernel/call/message.ts';
import { declined, type FieldError, UserError } from '../../kernel/call/refusals.ts';
import type { Id } from '../../kernel/db/tables.ts';
import { idOf } from '../../kernel/read/entity.ts';
import { inPart } from '../../kernel/write/in-part.ts';
import { insertMany, updateRows } from '../../kernel/write/write-rows.ts';
import { Room } from '../../model/room/entity.ts';
import { Student } from '../../model/student/entity.ts';
import { User } from '../../model/user/entity.ts';
import { changeGuardian } from '../relationships/relationships.door.ts';
import { removeRoom } from '../rooms/rooms.door.ts';
import { changeStudent, writeStudent } from '../students/students.door.ts';
import { changePerson, removePerson } from '../users/users.door.ts';
import { ImportBatch } from './imports.entities.ts';
import type { Kind } from './imports.inputs.ts';
import type { Change } from './undo-change.ts';
import { takeChild, undoMany, unlink } from './undo-many.ts';
import { usedStudents, usedUser } from './used.ts';
import { WRITING_MS } from './write/batch.ts';
import { stopRest } from './write/rest.ts';

const DAY_MS = 86_400_000;
/** So long an import may be taken back. */
export const UNDO_DAYS = 30;

interface Batch {
  readonly state: string;
  readonly created_at: Date;
  readonly kind: Kind;
  readonly location_id: number | null;
  readonly created_by: number | null;
}
interface Came {
  readonly result: 'undone' | 'kept' | 'failed';
  readonly why?: Message;
}
const kept = (why: Message): Came => ({ result: 'kept', why });
const undone: Came = { result: 'undone' };
const failed = (error: UserError): Came => ({ result: 'failed', why: error.fieldErrors[0]?.message ?? error.reason });
const cameOf = (answer: unknown): Came => (answer instanceof UserError ? failed(answer) : undone);

const idsOf = (value: unknown): number[] =>
  Array.isArray(value) ? value.filter((one) => typeof one === 'number') : [];
const textOrNull = (value: unknown): string | null => (typeof value === 'string' ? value : null);

/** Takes back a record the import has made, unless somebody has worked with it since. */
const undoMade = async (ctx: Ctx, { noun, record_id, at, after }: Change): Promise<Came> => {
  if (noun === 'Student') {
    const id = idOf(Student, record_id);
    const { rows } = await sql<{
      later: boolean;
      gone: boolean;
    }>`select archived_at is not null or merged_into is not null as gone,
      coalesce(updated_at > ${at}::timestamptz, false) as later from student where id = ${id} for update`.execute(
      ctx.db,
    );
    const [found] = rows;
    if (!found) return kept(message('imports.goneSince'));
    if (found.later || found.gone || (await usedStudents(ctx, [id])).has(id)) return kept(message('imports.usedSince'));
    return cameOf(await takeChild(ctx, id));
  }
  if (noun === 'User') {
    const id = idOf(User, record_id);
    const { rows } = await sql<{ came: boolean; later: boolean; gone: boolean }>`select
      password_hash is not null or last_login_time is not null as came, deleted_at is not null or merged_into is not null as gone,
      coalesce(updated_at > ${at}::timestamptz, false) as later from app_user where id = ${id} for update`.execute(
      ctx.db,
    );
    const [found] = rows;
    if (!found || found.gone) return kept(message('imports.goneSince'));
    if (found.came) return kept(message('imports.cameSince'));
    if (found.later || (await usedUser(ctx, id))) return kept(message('imports.usedSince'));
    return cameOf(await removePerson(ctx, { id }));
  }
  if (noun === 'Room') return cameOf(await removeRoom(ctx, { id: idOf(Room, record_id) }));
  const [student, user] = [Number(after.student_id), Number(after.user_id)];
  return undoLink(ctx, student, user, after);
};

const linkOf = async (ctx: Ctx, student: number, user: number) => {
  const { rows } = await sql<
    Record<'pickup' | 'emergency_contact' | 'is_payer' | 'black_list' | 'alert' | 'watch_camera', boolean>
  >`
    select pickup, emergency_contact, is_payer, black_list, alert, watch_camera from guardian_link
    where student_id = ${student} and user_id = ${user} for update`.execute(ctx.db);
  return rows[0];
};

const undoLink = async (ctx: Ctx, student: number, user: number, after: Change['after']): Promise<Came> => {
  const link = await linkOf(ctx, student, user);
  // With the child or the account it has gone already.
  if (!link) return undone;
  const asMade = (right: 'pickup' | 'emergency_contact' | 'is_payer') => link[right] === (after[right] === true);
  if (
    link.black_list ||
    link.alert ||
    link.watch_camera ||
    !(['pickup', 'emergency_contact', 'is_payer'] as const).every(asMade)
  )
    return kept(message('imports.changedSince'));
  await unlink(ctx, { student_id: idOf(Student, student), user_id: idOf(User, user) });
  return undone;
};

/** Sets changed fields back where they still are as the import has left them; one of them changed since keeps them all. */
const undoChanged = async (ctx: Ctx, { noun, record_id, before, after }: Change): Promise<Came> => {
  if (!before) return undone;
  if (noun === 'GuardianLink') {
    const [student, user] = [Number(after.student_id), Number(after.user_id)];
    const link = await linkOf(ctx, student, user);
    const rights = (['pickup', 'emergency_contact', 'is_payer'] as const).filter((right) => after[right] === true);
    if (!link) return kept(message('imports.goneSince'));
    if (rights.some((right) => !link[right])) return kept(message('imports.changedSince'));
    const pair = { student_id: idOf(Student, student), user_id: idOf(User, user) };
    return cameOf(await changeGuardian(ctx, { ...pair, ...Object.fromEntries(rights.map((right) => [right, false])) }));
  }
  const table = noun === 'Student' ? sql.table('student') : sql.table('app_user');
  const { rows } = await sql<{ row: Record<string, unknown> }>`select to_jsonb(t) as row from ${table} t
    where t.id = ${record_id} for update`.execute(ctx.db);
  const row = rows[0]?.row;
  if (!row || row.deleted_at || row.archived_at || row.merged_into) return kept(message('imports.goneSince'));
  const columns = Object.keys(after).filter((column) => column !== 'other_rooms');
  if (columns.some((column) => (row[column] ?? null) !== (after[column] ?? null)))
    return kept(message('imports.changedSince'));
  if (noun === 'User')
    return cameOf(
      await changePerson(
        ctx,
        {
          id: idOf(User, record_id),
          ...Object.fromEntries(columns.map((column) => [column, textOrNull(before[column])])),
        },
        'user',
      ),
    );
  const id = idOf(Student, record_id);
  const texts = columns.filter((column) => column !== 'room_id');
  if (texts.length > 0)
    await writeStudent(ctx, id, Object.fromEntries(texts.map((column) => [column, textOrNull(before[column])])));
  const room = typeof before.room_id === 'number' ? idOf(Room, before.room_id) : undefined;
  if (room === undefined && !('other_rooms' in after)) return undone;
  return cameOf(
    await changeStudent(ctx, {
      id,
      ...(room === undefined ? {} : { program_id: room }),
      ...('other_rooms' in after ? { other_rooms: idsOf(before.other_rooms).map((one) => idOf(Room, one)) } : {}),
    }),
  );
};

/** So many of one noun are taken back together. */
const AT_ONCE = 200;

/** Changes in their order, parted into those of one noun that are taken back together. */
const partsOf = (open: readonly Change[]): readonly (readonly Change[])[] =>
  [...Map.groupBy(open, ({ noun }) => noun).values()].flatMap((same) =>
    Array.from({ length: Math.ceil(same.length / AT_ONCE) }, (_, n) => same.slice(n * AT_ONCE, (n + 1) * AT_ONCE)),
  );

/** What was made first is taken back last: links before accounts and children, and rooms at the end. */
const ORDER = sql`case c.noun when 'GuardianLink' then 0 when 'User' then 1 when 'Student' then 2 else 3 end, c.id desc`;

/**
 * Takes an import back within 30 days: what it made goes, what it changed is as it was. Each record lands in undone, kept (somebody
 * worked with it since) or failed, by its name. A long one goes on with the next call.
 */
export const undoImport = async (ctx: Ctx, { id }: { readonly id: Id<'import_batch'> }) => {
  const { rows: batches } = await sql<Batch>`select state, created_at, kind, location_id, created_by from import_batch
    where id = ${id} for update`.execute(ctx.db);
  const [batch] = batches;
  if (batch?.state !== 'saved') return declined(message('imports.notSaved'), { field: 'id', code: 'STATE' });
  if (batch.created_at.getTime() + UNDO_DAYS * DAY_MS < ctx.now().getTime())
    return declined(message('imports.tooOld', { days: UNDO_DAYS }), { field: 'id', code: 'TOO_OLD' });
  // Its job may write no more of it: that one holds the batch while it writes, and finds nothing then.
  await stopRest(ctx, id, { kind: batch.kind, place: batch.location_id }, batch.created_by);
  const { rows: open } = await sql<Change>`select c.id, c.number, c.noun, c.record_id, c.name, c.before, c.after, c.at
    from import_change c where c.batch_id = ${id}
      and not exists (select 1 from import_undo u where u.change_id = c.id) order by ${ORDER}`.execute(ctx.db);
  const until = performance.now() + WRITING_MS;
  const counts = { undone: 0, kept: 0, failed: 0 };
  const left: FieldError[] = [];
  const results: { readonly change_id: number; readonly result: Came['result']; readonly reason: string | null }[] = [];
  for (const part of partsOf(open)) {
    if (performance.now() > until) break;
    const together = await undoMany(ctx, part);
    counts.undone += together.size;
    for (const change_id of together) results.push({ change_id, result: 'undone', reason: null });
    for (const change of part) {
      if (together.has(change.id)) continue;
      if (performance.now() > until) break;
      const came = await inPart(ctx, (one) =>
        change.before === null ? undoMade(one, change) : undoChanged(one, change),
      );
      const { result, why } = came instanceof UserError ? failed(came) : came;
      counts[result] += 1;
      results.push({ change_id: change.id, result, reason: why?.id ?? null });
      if (result !== 'undone')
        left.push({
          field: `${change.noun}.${change.record_id}`,
          code: result === 'kept' ? 'KEPT' : 'FAILED',
          message: message('imports.notUndone', {
            name: change.name,
            why: (why ?? message('imports.usedSince')).in(textsIn(ctx.request)),
          }),
        });
    }
  }
  await insertMany(
    ctx,
    'import_undo',
    results.map((one) => ({ ...one, at: ctx.now() })),
  );
  const remaining = open.length - results.length;
  if (remaining === 0) {
    const now = ctx.now();
    await updateRows(
      ctx,
      'import_batch',
      { id },
      { state: 'undone', undone_at: now, undone_by: ctx.who.user, updated_at: now },
    );
    ctx.audit({ entity: ImportBatch, id, before: { state: 'saved' }, after: { state: 'undone', ...counts } });
  }
  return doneInPart(message('imports.undone', counts), { ...counts, left: remaining, batch: id }, left);
};
