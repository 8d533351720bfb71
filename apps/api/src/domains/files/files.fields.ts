import { allows } from '@nestling/rules/roles.ts';
import { sql } from 'kysely';
import { pictureAddress } from '../../files/address.ts';
import type { Size } from '../../files/pictures.ts';
import type { Ctx } from '../../kernel/call/context.ts';
import { col } from '../../kernel/db/tables.ts';
import {
  atLeast,
  computed,
  datetime,
  described,
  fields,
  flag,
  ident,
  int,
  json,
  many,
  nested,
  one,
  orNull,
  raw,
  text,
} from '../../kernel/read/entity.ts';
import { through } from '../../kernel/read/through.ts';
import { File, FileLabel, FilePhoto, StudentDocument, StudentDocumentLog } from '../../model/file/entity.ts';
import {
  labelsOfAFile,
  logsOfDocuments,
  ownDocuments,
  ownFiles,
  photosOfAFile,
  readersOf,
} from '../../model/file/reach.ts';
import { answersNow } from '../../model/form/answers-now.ts';
import { Location } from '../../model/location/entity.ts';
import { reminderFields } from '../../model/reminder/days.ts';
import { Student } from '../../model/student/entity.ts';
import { User } from '../../model/user/entity.ts';
import { ofFile, ofFilePhoto } from './file-ways.ts';
import { carries } from './files.links.ts';
import { addressOf, kindOf } from './stored.ts';

fields(FileLabel, {
  id: ident(),
  name: text(),
  color: orNull.text('color_code'),
  location: one(Location, 'location_id'),
});
nested(FileLabel, labelsOfAFile);

/** Families are given the address once somebody has approved the photo: whoever has it can fetch the file. */
const photoAddress = (
  { id, picture, approved_at }: { id: number; picture: string; approved_at: string | null },
  size: Size,
  ctx: Ctx,
): string | null =>
  allows(ctx.who.role, 'teacher') || approved_at !== null ? pictureAddress(ctx, picture, size, ofFilePhoto(id)) : null;

fields(FilePhoto, {
  id: ident(),
  file_id: ident(),
  url: described(
    'Where the photo is fetched, for an hour at least.',
    computed('String', FilePhoto, ['id', 'picture', 'approved_at'], (row, ctx) => photoAddress(row, 'full', ctx)),
  ),
  thumbnail: described(
    'The same, cut to a square.',
    computed('String', FilePhoto, ['id', 'picture', 'approved_at'], (row, ctx) => photoAddress(row, 'face', ctx)),
  ),
  approved: raw('Boolean', FilePhoto, (as) => sql`${col(as, 'approved_at')} is not null`),
  approved_at: orNull.datetime(),
});
nested(FilePhoto, photosOfAFile);

fields(File, {
  id: ident(),
  name: text(),
  description: orNull.text(),
  instructions: orNull.text(),
  type: described('document, other or photo.', text()),
  sub_type: orNull.text(),
  visible: described('Published: those it is shared with see it.', flag()),
  required: described('Whether it must be read.', flag()),
  expiry_date: orNull.date(),
  ...reminderFields,
  archive: raw('Boolean', File, (as) => sql`${col(as, 'archived_at')} is not null`),
  order: described('Its place in the list of its location.', int('position')),
  version: described('A new upload is a new version, which asks to be read again.', int()),
  file_name: described('Its name, as it was uploaded.', orNull.text('original')),
  file_original: orNull.text('original'),
  original: orNull.text(),
  bytes: orNull.int(),
  kind: described(
    'pdf and picture are shown in the page, anything else is download.',
    computed('String', File, ['stored', 'picture', 'original'], kindOf),
  ),
  url: described(
    'Where it is fetched: a picture for an hour at least, any other file for 15 minutes.',
    computed('String', File, ['id', 'stored', 'picture', 'original'], (row, ctx) =>
      addressOf(row, ctx, ofFile(row.id)),
    ),
  ),
  thumbnail: described(
    'A picture cut to a square.',
    computed('String', File, ['id', 'picture'], ({ id, picture }, ctx) =>
      pictureAddress(ctx, picture, 'face', ofFile(id)),
    ),
  ),
  read: described(
    'Whether the caller has read this version.',
    raw(
      'Boolean',
      File,
      (as, who) =>
        sql`exists (select 1 from file_read r where r.file_id = ${col(as, 'id')} and r.version = ${col(as, 'version')}
          and r.user_id = ${who.user})`,
    ),
  ),
  read_at: raw(
    'DateTime',
    File,
    (as, who) =>
      sql`(select r.read_at from file_read r where r.file_id = ${col(as, 'id')} and r.version = ${col(as, 'version')}
        and r.user_id = ${who.user})`,
  ),
  read_before: described(
    'Whether the caller has read an earlier version.',
    raw(
      'Boolean',
      File,
      (as, who) =>
        sql`exists (select 1 from file_read r where r.file_id = ${col(as, 'id')} and r.version < ${col(as, 'version')}
          and r.user_id = ${who.user})`,
    ),
  ),
  sign_form: described(
    'The printed form by which it is signed, where it is to be signed.',
    raw(
      'ID',
      File,
      (as) => sql`(select f.id from form f where f.file_id = ${col(as, 'id')}
        and f.archived_at is null and f.active)`,
    ),
  ),
  sign_state: described(
    'How far the caller has signed its newest version: new, submitted, approved, rejected, change_requested; null where it is not to be signed.',
    raw(
      'String',
      File,
      (as, who) => sql`(select coalesce((select e.status from form_entry e
          join form_version v on v.form_id = e.form_id and v.version = e.version and v.paper_id = f.paper_id
          where e.form_id = f.id and e.user_id = ${who.user} and e.status <> 'draft' and ${answersNow('e', sql`f.id`)}
          order by e.id desc limit 1), 'new')
        from form f where f.file_id = ${col(as, 'id')}
          and f.archived_at is null and f.active)`,
    ),
  ),
  is_reader: described(
    'Whether it is shared with the caller itself.',
    raw('Boolean', File, (as, who) => sql`${who.user}::int in (${readersOf(sql.ref(as.name))})`),
  ),
  read_count: described(
    'How many of its readers have read this version.',
    atLeast(
      'teacher',
      raw(
        'Int',
        File,
        (as) =>
          sql`(select count(*)::int from file_read r where r.file_id = ${col(as, 'id')}
            and r.version = ${col(as, 'version')} and r.user_id in (${readersOf(sql.ref(as.name))}))`,
      ),
    ),
  ),
  reader_count: described(
    'How many people it is shared with.',
    atLeast(
      'teacher',
      raw('Int', File, (as) => sql`(select count(*)::int from (${readersOf(sql.ref(as.name))}) x)`),
    ),
  ),
  data: described(
    'With whom: {families, team, rooms, students, users, staff}, the last four lists of ids.',
    atLeast(
      'teacher',
      raw(
        'JSON',
        File,
        (as) => sql`(select jsonb_build_object('families', coalesce(bool_or(s.kind = 'families'), false),
            'team', coalesce(bool_or(s.kind = 'team'), false),
            'rooms', coalesce(jsonb_agg(s.room_id) filter (where s.kind = 'room'), '[]'),
            'students', coalesce(jsonb_agg(s.student_id) filter (where s.kind = 'student'), '[]'),
            'users', coalesce(jsonb_agg(s.user_id) filter (where s.kind = 'contact'), '[]'),
            'staff', coalesce(jsonb_agg(s.user_id) filter (where s.kind = 'staff'), '[]'))
          from file_share s where s.file_id = ${col(as, 'id')})`,
      ),
    ),
  ),
  students: described(
    'The children it was given to one by one; families are answered their own.',
    many(
      Student,
      File,
      (student, as) =>
        sql`exists (select 1 from file_share s where s.file_id = ${col(as, 'id')}
          and s.student_id = ${col(student, 'id')})`,
      ['fname', 'lname'],
    ),
  ),
  photos: many(FilePhoto, File, (photo, file) => sql`${col(photo, 'file_id')} = ${col(file, 'id')}`, ['id']),
  tags: described(
    'Words it is found by.',
    atLeast(
      'teacher',
      raw(
        'JSON',
        File,
        (as) => sql`(select coalesce(jsonb_agg(t.name order by t.name), '[]') from file_tag t
          where t.file_id = ${col(as, 'id')})`,
      ),
    ),
  ),
  labels: atLeast('teacher', through(carries, FileLabel, File, ['name'])),
  versions: described(
    'What it held: [{version, original, bytes, at, by, readers}], the latest first.',
    atLeast(
      'teacher',
      raw(
        'JSON',
        File,
        (as) => sql`(select coalesce(jsonb_agg(jsonb_build_object('version', v.version, 'original', v.original,
            'bytes', v.bytes, 'at', v.created_at, 'by', u.full_name,
            'readers', (select count(*) from file_read r where r.file_id = v.file_id
              and r.version = v.version)) order by v.version desc), '[]')
          from file_version v left join app_user u on u.id = v.created_by
          where v.file_id = ${col(as, 'id')})`,
      ),
    ),
  ),
  location: one(Location, 'location_id'),
  created_by: atLeast('teacher', one(User, 'created_by')),
  date: described(
    'The day it was added, by the clock of its location.',
    raw(
      'Date',
      File,
      (as) => sql`(select (${col(as, 'created_at')} at time zone z.value)::date from location l
        join timezone z on z.id = l.timezone_id where l.id = ${col(as, 'location_id')})`,
    ),
  ),
  created_at: datetime(),
  updated_at: datetime(),
});
nested(File, ownFiles);

fields(StudentDocumentLog, {
  id: ident(),
  document_id: ident(),
  kind: described('added, changed, replaced, approved, rejected or read.', text()),
  note: orNull.text(),
  at: datetime(),
  by: one(User, 'by_user'),
});
nested(StudentDocumentLog, logsOfDocuments);

fields(StudentDocument, {
  id: ident(),
  name: text(),
  type: described(
    'physical, medical_plan, immunization, insurance, identification, custody, permission, enrollment or other.',
    text(),
  ),
  status: described('waiting, approved or rejected.', text()),
  expiry: orNull.date(),
  expired: raw(
    'Boolean',
    StudentDocument,
    (
      as,
      _,
      now,
    ) => sql`coalesce(${col(as, 'expiry')} < (${now}::timestamptz at time zone (select z.value from student st
      join location l on l.id = st.location_id join timezone z on z.id = l.timezone_id
      where st.id = ${col(as, 'student_id')}))::date, false)`,
  ),
  note: orNull.text(),
  review_note: described('Why staff have rejected it.', orNull.text()),
  roles: described('Which of user and teacher may see it; managers always do.', json()),
  path: described('Its name, as it was uploaded.', text('original')),
  bytes: int(),
  kind: computed('String', StudentDocument, ['stored', 'picture', 'original'], kindOf),
  mine: described(
    'Whether the caller has handed it in.',
    raw('Boolean', StudentDocument, (as, who) => sql`${col(as, 'created_by')} is not distinct from ${who.user}`),
  ),
  student: one(Student, 'student_id'),
  created_by: one(User, 'created_by'),
  approved_by: one(User, 'approved_by'),
  approved_date: orNull.date(),
  created_at: datetime(),
  updated_at: datetime(),
  logs: atLeast(
    'teacher',
    many(
      StudentDocumentLog,
      StudentDocument,
      (log, document) => sql`${col(log, 'document_id')} = ${col(document, 'id')}`,
      ['id'],
    ),
  ),
});
nested(StudentDocument, ownDocuments);
