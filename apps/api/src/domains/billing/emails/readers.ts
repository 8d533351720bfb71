import { sql } from 'kysely';
import type { WriteContext } from '../../../kernel/call/context.ts';
import { isPlaceholder } from '../../../outbox/placeholder.ts';
import type { Reader } from '../../../outbox/send-emails.ts';

/** Somebody a letter about money goes to. */
export interface BillReader extends Reader {
  readonly fname: string;
  readonly name: string;
}

/** Whether a letter can reach somebody: an address, and none that an import made up. */
export const hasAddress = ({ email }: Pick<Reader, 'email'>): boolean => email !== null && !isPlaceholder(email);

/** Somebody, and the student whose money they are written to about. */
interface About {
  readonly student: number;
  readonly user: number;
}

/**
 * Those of the people who may be written to about a student's money: known to the office, here, and not on the black
 * list of the student.
 */
export const billReadersOf = async (
  { db }: Pick<WriteContext, 'db'>,
  about: readonly About[],
): Promise<readonly (BillReader & Pick<About, 'student'>)[]> => {
  const { rows } = await sql<BillReader & Pick<About, 'student'>>`
    select distinct p.student, u.id, u.fname, u.full_name as name, u.email, u.phone, u.language
    from json_to_recordset(${JSON.stringify(about)}::json) as p(student int, "user" int)
    join app_user u on u.id = p."user" and u.deleted_at is null and not u.pending
    where not exists (select 1 from guardian_link gl where gl.user_id = u.id
      and gl.student_id = p.student and gl.black_list)
    order by p.student, u.full_name, u.id`.execute(db);
  return rows;
};

/** The same for one student. */
export const billReaders = (
  ctx: Pick<WriteContext, 'db'>,
  student: number,
  users: readonly number[],
): Promise<readonly BillReader[]> =>
  billReadersOf(
    ctx,
    users.map((user) => ({ student, user })),
  );

/** The one who manages a location, or the centre's admins where nobody does; ten at most. */
export const officeReaders = async (
  { db }: Pick<WriteContext, 'db'>,
  location: number,
): Promise<readonly BillReader[]> => {
  const { rows } = await sql<BillReader>`
    with managers as (
      select ul.user_id as id from user_location ul
      where ul.location_id = ${location} and ul.manages),
    admins as (
      select ur.user_id as id from user_role ur join role r on r.id = ur.role_id and r.name in ('admin', 'center'))
    select u.id, u.fname, u.full_name as name, u.email, u.phone, u.language from app_user u
    where u.status = 'active' and u.deleted_at is null
      and (u.id in (select id from managers) or (not exists (select from managers) and u.id in (select id from admins)))
    order by u.id limit 10`.execute(db);
  return rows;
};

/** Payers of a student today: those with a share, else the guardians who are said to pay. */
export const payersToday = async (
  { db }: Pick<WriteContext, 'db'>,
  student: number,
  today: string,
): Promise<number[]> => {
  const { rows } = await sql<{ user: number }>`
    with shared as (select distinct p.user_id from billing_payer p where p.student_id = ${student}
      and p.start_date <= ${today}::date and coalesce(p.end_date, 'infinity') >= ${today}::date)
    select user_id as user from shared
    union select gl.user_id from standing_guardian gl where gl.student_id = ${student}
      and gl.is_payer and not exists (select from shared)`.execute(db);
  return rows.map(({ user }) => user);
};
