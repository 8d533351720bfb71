import { allows } from '@nestling/rules/roles.ts';
import { sql } from 'kysely';
import { declined, done, message } from '../../kernel/call/call.ts';
import type { Ctx } from '../../kernel/call/context.ts';
import type { UserError } from '../../kernel/call/refusals.ts';
import type { Id } from '../../kernel/db/tables.ts';

/** What a family lets be done: no pictures at all, pictures for itself, or also on those that other families see. */
export const LEVELS = ['none', 'family', 'group'] as const;
export type Level = (typeof LEVELS)[number];
const FALLBACK: Level = 'family';

/** Declines a picture of children whose families want none. */
export const refusePictures = async (ctx: Ctx, students: readonly number[]): Promise<UserError | null> => {
  const { rows } = await sql<{ name: string }>`select coalesce(nullif(st.nick_name, ''), st.fname) as name
    from photo_consent pc join student st on st.centre_id = pc.centre_id and st.id = pc.student_id
    where pc.centre_id = ${ctx.who.centre} and pc.level = 'none' and pc.student_id = any(${[...students]}::int[])
    order by 1`.execute(ctx.db);
  const [first] = rows;
  return first
    ? declined(message('activities.noPictures', { names: rows.map(({ name }) => name) }), {
        field: 'students',
        code: 'NO_PICTURES',
      })
    : null;
};

interface Of {
  readonly student_id: Id<'student'>;
}

/** What holds for a child, and who said so. */
export const readConsent = async (ctx: Ctx, { student_id }: Of) => {
  const { rows } = await sql<{ level: string; given_by: string | null; given_at: string }>`
    select pc.level, u.full_name as given_by, pc.given_at from photo_consent pc
    left join app_user u on u.centre_id = pc.centre_id and u.id = pc.given_by
    where pc.centre_id = ${ctx.who.centre} and pc.student_id = ${student_id}`.execute(ctx.db);
  const [row] = rows;
  return row
    ? { level: row.level, given_by: row.given_by, given_at: new Date(row.given_at) }
    : { level: FALLBACK, given_by: null, given_at: null };
};

/** Keeps what a guardian said, or what a manager has on paper; any of the team may keep pictures back. It holds for every picture there is, also older ones. */
export const saveConsent = async (ctx: Ctx, { student_id, level }: Of & { readonly level: Level }) => {
  const { centre, user, role } = ctx.who;
  if (level === 'group' && allows(role, 'teacher') && !allows(role, 'manager'))
    return declined(message('activities.consentByFamily'), { field: 'level', code: 'RULE' });
  const { rows } = await sql<{ before: string | null }>`insert into photo_consent as p
      (centre_id, student_id, level, given_by, given_at)
    values (${centre}, ${student_id}, ${level}, ${user}, ${ctx.now()}::timestamptz)
    on conflict (centre_id, student_id) do update set level = excluded.level, given_by = excluded.given_by,
      given_at = excluded.given_at
    returning old.level as before`.execute(ctx.db);
  ctx.audit({
    entity: 'Student',
    id: student_id,
    before: { photo_consent: rows[0]?.before ?? FALLBACK },
    after: { photo_consent: level },
  });
  return done(message('activities.consentSaved'));
};
