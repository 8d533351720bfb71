import { allows } from '@nestling/rules/roles.ts';
import { type SqlBool, sql } from 'kysely';
import { rows } from '../../kernel/call/call.ts';
import type { Ctx } from '../../kernel/call/context.ts';
import type { InputOf } from '../../kernel/call/input.ts';
import { id } from '../../kernel/call/input.ts';
import type { Id, Sql } from '../../kernel/db/tables.ts';
import { File } from '../../model/file/entity.ts';
import { filesSharedWith } from '../../model/file/reach.ts';
import { Student } from '../../model/student/entity.ts';
import { User } from '../../model/user/entity.ts';

/** SQL: which files are shared for a child, by whomever of its guardians they are read. */
const sharedFor = (student: number): Sql => sql`select f.id from file f
  join file_share s on s.file_id = f.id
  join student st on st.id = ${student} and (
    (s.kind = 'families' and st.location_id = f.location_id) or st.room_id = s.room_id or st.id = s.student_id)
  where f.visible and f.archived_at is null`;

/** The documents that are shared for a child; a contact's are those shared with itself. */
export const sharedDocuments = (ctx: Ctx, student: Id<'student'>) => {
  const shared = allows(ctx.who.role, 'teacher')
    ? sharedFor(student)
    : sql`select t.file_id from (${filesSharedWith(ctx.who)}) t where t.student_id = ${student}`;
  return rows(File, {
    where: () => [sql<SqlBool>`file.id in (${shared})`, sql<SqlBool>`file.type = 'document'`],
    order: [() => sql`file.required desc`, 'name'],
    limit: 500,
  });
};
export const getUserSignedDocumentInput = { id: id(User), student: id(Student).optional() };

/** The documents somebody has signed, the newest of them first. */
export const signedDocuments = ({ id, student }: InputOf<typeof getUserSignedDocumentInput>) =>
  rows(File, {
    where: () => [
      sql<SqlBool>`file.id in (select f.file_id from form f join form_entry e on e.form_id = f.id
        where f.file_id is not null and e.user_id = ${id}
          and e.status in ('submitted', 'approved') and (${student ?? null}::int is null or e.student_id = ${student ?? null}::int))`,
    ],
    order: ['-updated_at'],
    limit: 500,
  });
