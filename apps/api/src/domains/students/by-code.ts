import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { sql } from 'kysely';
import { installation } from '../../installation.ts';
import { declined, done, message } from '../../kernel/call/call.ts';
import type { Ctx } from '../../kernel/call/context.ts';
import type { Id } from '../../kernel/db/tables.ts';
import { idOf } from '../../kernel/read/entity.ts';
import { Student } from '../../model/student/entity.ts';
import { askForGuardian } from '../relationships/relationships.door.ts';

/** How long a code can be scanned. */
const LASTS_MS = 7 * 24 * 60 * 60_000;

const sign = (centre: number, student: number, salt: Buffer): Buffer =>
  createHmac('sha256', installation().secrets.pin).update(`student\0${centre}\0${student}\0`).update(salt).digest();

/** The code behind a student's QR picture; a new one when the old one can be scanned no more. */
export const showCode = async (ctx: Ctx, { id }: { readonly id: Id<'student'> }) => {
  const { centre } = ctx.who;
  const until = new Date(ctx.now().getTime() + LASTS_MS);
  const { rows } = await sql<{ salt: Buffer; expires_at: Date }>`
    insert into student_code as c (student_id, salt, expires_at)
    select st.id, ${randomBytes(16)}::bytea, ${until}::timestamptz from student st
      where st.id = ${id} and st.archived_at is null
    on conflict (centre_id, student_id) do update set
      salt = case when c.expires_at > ${ctx.now()}::timestamptz then c.salt else excluded.salt end,
      expires_at = case when c.expires_at > ${ctx.now()}::timestamptz then c.expires_at else excluded.expires_at end
    returning salt, expires_at`.execute(ctx.db);
  const [row] = rows;
  if (!row) return null;
  return { code: `${id}.${sign(centre, id, row.salt).toString('base64url')}`, expires_at: row.expires_at };
};

interface Scanned {
  readonly id: Id<'student'>;
  readonly full_name: string;
}

/** Whose code it is while it can be scanned; null for every other text. */
const studentOf = async (ctx: Ctx, code: string): Promise<Scanned | null> => {
  const [student = '', signature = ''] = code.trim().split('.');
  if (!/^[1-9]\d{0,8}$/.test(student)) return null;
  const row = await ctx.db
    .selectFrom('student_code as c')
    .innerJoin('student as st', (on) => on.onRef('st.id', '=', 'c.student_id'))
    .select(['c.salt', 'st.full_name'])
    .where('c.student_id', '=', Number(student))
    .where('c.expires_at', '>', ctx.now())
    .where('st.archived_at', 'is', null)
    .executeTakeFirst();
  if (!row) return null;
  const made = sign(ctx.who.centre, Number(student), row.salt);
  const brought = Buffer.from(signature, 'base64url');
  if (made.length !== brought.length || !timingSafeEqual(made, brought)) return null;
  return { id: idOf(Student, Number(student)), full_name: row.full_name };
};

/**
 * Asks, by the code a contact has scanned, to be linked to the student. Whoever holds the paper may not be who it was
 * given to: until the office agrees nothing of the child is shown.
 */
export const askByCode = async (ctx: Ctx, { code }: { readonly code: string }) => {
  const { user } = ctx.who;
  const student = await studentOf(ctx, code);
  if (!student) return declined(message('student.codeOver'), { field: 'code', code: 'EXPIRED' });
  const linked = await ctx.db
    .selectFrom('guardian_link')
    .select(['black_list'])
    .where('student_id', '=', student.id)
    .where('user_id', '=', user)
    .executeTakeFirst();
  // Who is on the black list is not told so, and asks in vain.
  if (linked && !linked.black_list)
    return declined(message('relationships.linkedAlready'), { field: 'code', code: 'LINKED' });
  if (!linked) await askForGuardian(ctx, { student_id: student.id, user_id: user });
  return done(message('student.linkAsked'), { student: null });
};
