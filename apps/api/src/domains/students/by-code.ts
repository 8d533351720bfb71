import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { sql } from 'kysely';
import { installation } from '../../installation.ts';
import { declined, done, say } from '../../kernel/call.ts';
import type { Ctx } from '../../kernel/context.ts';
import { idOf } from '../../kernel/entity.ts';
import type { Id } from '../../kernel/tables.ts';
import { Student } from './students.entities.ts';

/** How long a code can be scanned. */
const LASTS_MS = 7 * 24 * 60 * 60_000;

const sign = (centre: number, student: number, salt: Buffer): Buffer =>
  createHmac('sha256', installation().secrets.pin).update(`student\0${centre}\0${student}\0`).update(salt).digest();

/** The code behind a student's QR picture; a new one when the old one can be scanned no more. */
export const showCode = async (ctx: Ctx, { id }: { readonly id: Id<'student'> }) => {
  const { centre } = ctx.who;
  const until = new Date(ctx.now().getTime() + LASTS_MS);
  const { rows } = await sql<{ salt: Buffer; expires_at: Date }>`
    insert into student_code as c (centre_id, student_id, salt, expires_at)
    select ${centre}, st.id, ${randomBytes(16)}::bytea, ${until}::timestamptz from student st
      where st.centre_id = ${centre} and st.id = ${id} and st.archived_at is null
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
    .innerJoin('student as st', (on) =>
      on.onRef('st.centre_id', '=', 'c.centre_id').onRef('st.id', '=', 'c.student_id'),
    )
    .select(['c.salt', 'st.full_name'])
    .where('c.centre_id', '=', ctx.who.centre)
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
  const { centre, user } = ctx.who;
  const student = await studentOf(ctx, code);
  if (!student) return declined(say('student.codeOver'), { field: 'code', code: 'EXPIRED' });
  const linked = await ctx.db
    .selectFrom('guardian_link')
    .select(['black_list'])
    .where('centre_id', '=', centre)
    .where('student_id', '=', student.id)
    .where('user_id', '=', user)
    .executeTakeFirst();
  // Who is on the black list is not told so, and asks in vain.
  if (linked && !linked.black_list)
    return declined(say('relationships.linkedAlready'), { field: 'code', code: 'LINKED' });
  if (!linked) {
    await sql`insert into guardian_request (centre_id, student_id, user_id, asked_at)
      values (${centre}, ${student.id}, ${user}, ${ctx.now()}::timestamptz) on conflict do nothing`.execute(ctx.db);
    ctx.audit({ entity: 'Student', id: student.id, after: { guardian: user, asked: 'by code' } });
    ctx.tell({ kind: 'guardian_request', ids: [student.id] });
  }
  return done(say('student.linkAsked'), { student: null });
};

/** Contacts who scanned a student's code and wait. */
export const readRequests = async (ctx: Ctx, { student_id }: { readonly student_id: Id<'student'> }) => {
  const { rows } = await sql<{ id: number; name: string; email: string | null; asked_at: Date }>`
    select u.id, u.full_name as name, u.email, r.asked_at from guardian_request r
    join app_user u on u.centre_id = r.centre_id and u.id = r.user_id
    where r.centre_id = ${ctx.who.centre} and r.student_id = ${student_id} and u.deleted_at is null
    order by r.asked_at`.execute(ctx.db);
  return rows;
};

interface Decided {
  readonly student_id: Id<'student'>;
  readonly user_id: Id<'app_user'>;
  readonly approved: boolean;
  readonly relation?: Id<'relationship'> | undefined;
}

/** Links a contact who scanned the code, or turns the request down. */
export const decideRequest = async (ctx: Ctx, { student_id, user_id, approved, relation }: Decided) => {
  const { centre } = ctx.who;
  const asked = await ctx.db
    .deleteFrom('guardian_request')
    .where('centre_id', '=', centre)
    .where('student_id', '=', student_id)
    .where('user_id', '=', user_id)
    .returning('id')
    .executeTakeFirst();
  if (!asked) return declined(say('student.noRequest'), { field: 'user_id', code: 'GONE' });
  ctx.audit({ entity: 'Student', id: student_id, after: { guardian: user_id, approved } });
  if (!approved) return done(say('student.requestTurnedDown'));
  await sql`insert into guardian_link (centre_id, student_id, user_id, relationship_id, legal_guardian)
    select ${centre}, ${student_id}, ${user_id}, r.id, coalesce(r.legal_guardian, false) from (select 1) one
    left join relationship r on r.centre_id = ${centre}
      and case when ${relation ?? null}::int is null then r.is_default else r.id = ${relation ?? null}::int end
    on conflict do nothing`.execute(ctx.db);
  ctx.tell({ kind: 'rights', at: { user: user_id } });
  ctx.tell({ kind: 'user', ids: [user_id] });
  return done(say('relationships.linked'));
};
