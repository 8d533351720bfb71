import { type SqlBool, sql } from 'kysely';
import { rows } from '../../kernel/call/call.ts';
import type { Ctx } from '../../kernel/call/context.ts';
import type { InputOf } from '../../kernel/call/input.ts';
import type { Sql } from '../../kernel/db/tables.ts';
import { containing, eachWord, likeWord } from '../../kernel/read/search.ts';
import { File, StudentDocument } from '../../model/file/entity.ts';
import { filesSharedWith } from '../../model/file/reach.ts';
import type { byState, filterFilesInput, getUserFilesListInput } from './files.inputs.ts';
import type { getPhotosInput, papers } from './papers.inputs.ts';

/** By a word of the name, the description or the tags. */
const mentions = (search: string) =>
  eachWord(
    search,
    (
      word,
    ) => sql`(folded(file.name || ' ' || coalesce(file.description, '') || ' ' || coalesce(file.original, '')) ${likeWord(word)}
      or exists (select 1 from file_tag t where t.file_id = file.id and folded(t.name) ${likeWord(word)}))`,
  );
/** Days are those of the location's clock. */
const dayOf: Sql = sql`(file.created_at at time zone (select z.value from location l join timezone z on z.id = l.timezone_id
  where l.id = file.location_id))::date`;

/** The files of a location in their order; archived ones only when they are asked for. */
export const listFiles = ({
  location,
  search,
  type,
  sub_type,
  visible,
  archive,
  labels,
  tags,
  start_date,
  end_date,
}: InputOf<typeof filterFilesInput & typeof byState>) =>
  rows(File, {
    order: ['position'],
    where: (q) => [
      q('file.location_id', '=', location),
      type ? q('file.type', '=', type) : q('file.type', '<>', 'photo'),
      sub_type !== undefined && q('file.sub_type', '=', sub_type),
      visible !== undefined && q('file.visible', '=', visible),
      archive === true ? sql<SqlBool>`file.archived_at is not null` : sql<SqlBool>`file.archived_at is null`,
      search && mentions(search),
      labels !== undefined &&
        labels.length > 0 &&
        sql<SqlBool>`exists (select 1 from file_label_of o where o.file_id = file.id
          and o.label_id = any(${[...labels]}::int[]))`,
      tags !== undefined &&
        tags.length > 0 &&
        sql<SqlBool>`exists (select 1 from file_tag t where t.file_id = file.id
          and lower(t.name) = any(${tags.map((tag) => tag.toLowerCase())}::text[]))`,
      start_date !== undefined && sql<SqlBool>`${dayOf} >= ${start_date}::date`,
      end_date !== undefined && sql<SqlBool>`${dayOf} <= ${end_date}::date`,
    ],
  });

type Own = InputOf<typeof getUserFilesListInput>;

/** The published files shared with somebody, or for one child: what must be read and was not comes first. */
export const filesOf = (ctx: Ctx, { user_id, student_id, type, search }: Own) => {
  const { centre, user } = ctx.who;
  const reader = user_id ?? user;
  return rows(File, {
    order: [
      (as) => sql`(${sql.ref(as.name)}.required and not exists (select 1 from file_read r
        where r.file_id = ${sql.ref(as.name)}.id and r.version = ${sql.ref(as.name)}.version
        and r.user_id = ${reader})) desc`,
      '-updated_at',
    ],
    where: (q) => [
      sql<SqlBool>`file.id in (select t.file_id from (${filesSharedWith({ centre, user: reader })}) t
        where ${student_id ?? null}::int is null or t.student_id = ${student_id ?? null}::int)`,
      type !== undefined && q('file.type', '=', type),
      search && containing('file.name', search),
    ],
  });
};

/** Papers of a child, or of the children of a location: by expiry where that is asked for, else the latest first. */
export const listPapers = ({ location, student_id, status, type, expires_before, search }: InputOf<typeof papers>) =>
  rows(StudentDocument, {
    order: expires_before === undefined ? ['-updated_at'] : ['expiry'],
    where: (q) => [
      student_id !== undefined && q('student_document.student_id', '=', student_id),
      location !== undefined &&
        sql<SqlBool>`exists (select 1 from student st where st.id = student_document.student_id
          and st.location_id = ${location} and st.archived_at is null)`,
      status !== undefined && q('student_document.status', '=', status),
      type !== undefined && q('student_document.type', '=', type),
      expires_before !== undefined &&
        sql<SqlBool>`(student_document.expiry < ${expires_before}::date and not exists (select 1 from student_document n
          where n.student_id = student_document.student_id
            and n.type = student_document.type and n.status = 'approved' and n.expiry > student_document.expiry))`,
      search &&
        eachWord(
          search,
          (word) => sql`(folded(student_document.name) ${likeWord(word)} or exists (select 1 from student st
            where st.id = student_document.student_id
              and folded(st.full_name) ${likeWord(word)}))`,
        ),
    ],
  });

type Photos = InputOf<typeof getPhotosInput>;

/** Sets of photos of a location, the latest first. */
export const listPhotoSets = ({ location, type, students, start_date, end_date, approved, search }: Photos) =>
  rows(File, {
    order: ['-created_at'],
    where: (q) => [
      q('file.location_id', '=', location),
      q('file.type', '=', 'photo'),
      q('file.sub_type', '=', type),
      search && mentions(search),
      sql<SqlBool>`file.archived_at is null`,
      students !== undefined &&
        students.length > 0 &&
        sql<SqlBool>`exists (select 1 from file_share s where s.file_id = file.id
          and s.student_id = any(${[...students]}::int[]))`,
      start_date !== undefined && sql<SqlBool>`${dayOf} >= ${start_date}::date`,
      end_date !== undefined && sql<SqlBool>`${dayOf} <= ${end_date}::date`,
      approved !== undefined &&
        sql<SqlBool>`exists (select 1 from file_photo p where p.file_id = file.id
          and (p.approved_at is not null) = ${approved}::boolean)`,
    ],
  });
