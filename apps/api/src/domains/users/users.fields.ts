import { allows } from '@nestling/rules/roles.ts';
import { sql } from 'kysely';
import { pictureAddress } from '../../files/address.ts';
import { type Column, col } from '../../kernel/db/tables.ts';
import {
  atLeast,
  computed,
  datetime,
  described,
  fields,
  flag,
  ident,
  many,
  nested,
  one,
  orNull,
  raw,
  text,
} from '../../kernel/read/entity.ts';
import { Location } from '../../model/location/entity.ts';
import { Room } from '../../model/room/entity.ts';
import { Schedule, StaffPto, StaffSchedule } from '../../model/schedule/entity.ts';
import { Student } from '../../model/student/entity.ts';
import { Allergy, Medication, Tag } from '../../model/tag/entity.ts';
import { Role, User, UserChange } from '../../model/user/entity.ts';
import { allRoles, changesOfOwnPeople, peopleNamed } from '../../model/user/reach.ts';
import { realAddress } from '../../outbox/placeholder.ts';
import { changeFields } from './change-fields.ts';

fields(Role, { id: ident(), name: text() });
nested(Role, allRoles);

/** A column staff may read, and everybody of oneself. */
const ownOrStaff = (type: 'String' | 'Boolean' | 'DateTime' | 'Int', column: Column<'app_user'>) =>
  raw(type, User, (user, who) =>
    allows(who.role, 'teacher')
      ? col(user, column)
      : sql`case when ${col(user, 'id')} = ${who.user} then ${col(user, column)} end`,
  );

fields(User, {
  id: ident(),
  fname: text(),
  middle_name: orNull.text(),
  lname: text(),
  nick_name: orNull.text(),
  full_name: text(),
  avatar: described(
    'Where the picture is fetched, cut to a square; holds for an hour at least.',
    computed('String', User, ['avatar'], ({ avatar }, ctx) => pictureAddress(ctx, avatar, 'face', 'signed-in')),
  ),
  job_title: orNull.text(),
  username: ownOrStaff('String', 'username'),
  email: described(
    'Null where an import made it up.',
    raw('String', User, (user, who) =>
      allows(who.role, 'teacher')
        ? realAddress(col(user, 'email'))
        : sql`case when ${col(user, 'id')} = ${who.user} then ${realAddress(col(user, 'email'))} end`,
    ),
  ),
  phone: ownOrStaff('String', 'phone'),
  phone2: ownOrStaff('String', 'phone2'),
  phone_type: ownOrStaff('String', 'phone_type'),
  phone2_type: ownOrStaff('String', 'phone2_type'),
  email_confirmed: ownOrStaff('Boolean', 'email_confirmed'),
  phone_verified: ownOrStaff('Boolean', 'phone_verified'),
  language: ownOrStaff('String', 'language'),
  last_login_time: ownOrStaff('DateTime', 'last_login_time'),
  max_logins: ownOrStaff('Int', 'max_logins'),
  status: text(),
  pending: atLeast('teacher', flag()),
  invited: atLeast('teacher', flag()),
  invite_expire: atLeast('manager', orNull.datetime()),
  note: atLeast('manager', orNull.text()),
  created_at: atLeast('manager', datetime()),
  updated_at: atLeast('manager', orNull.datetime()),
  last_updated_by: described(
    'The name of whoever changed the record last.',
    atLeast(
      'manager',
      raw(
        'String',
        User,
        (user) => sql`(select by.full_name from app_user by where by.id = ${col(user, 'updated_by')})`,
      ),
    ),
  ),
  emergency_contact: atLeast('teacher', orNull.text()),
  details: described('What was told at sign-up beside the fields.', atLeast('manager', orNull.json())),
  schedule: described('Hours of its own: when a contact may watch.', atLeast('manager', one(Schedule, 'schedule_id'))),
  staff_schedules: described(
    'The shifts that are planned.',
    atLeast(
      'manager',
      many(
        StaffSchedule,
        User,
        (shift, user) => sql`${col(shift, 'user_id')} = ${col(user, 'id')} and ${col(shift, 'removed_at')} is null`,
        ['start_date'],
      ),
    ),
  ),
  ptos: described(
    'Time off, asked for and decided.',
    atLeast(
      'manager',
      many(StaffPto, User, (pto, user) => sql`${col(pto, 'user_id')} = ${col(user, 'id')}`, ['start_date']),
    ),
  ),
  has_password: atLeast(
    'manager',
    raw('Boolean', User, (user) => sql`(${col(user, 'password_hash')} is not null)`),
  ),
  roles: many(
    Role,
    User,
    (role, user) =>
      sql`exists (select 1 from user_role ur where ur.user_id = ${col(user, 'id')}
        and ur.role_id = ${col(role, 'id')})`,
    ['precedence'],
  ),
  locations: many(
    Location,
    User,
    (location, user) =>
      sql`exists (select 1 from user_location ul where ul.user_id = ${col(user, 'id')}
        and ul.location_id = ${col(location, 'id')})`,
    ['name'],
  ),
  managerlocations: many(
    Location,
    User,
    (location, user) =>
      sql`exists (select 1 from user_location ul where ul.user_id = ${col(user, 'id')}
        and ul.location_id = ${col(location, 'id')} and ul.manages)`,
    ['name'],
  ),
  programs: many(
    Room,
    User,
    (room, user) =>
      sql`exists (select 1 from room_staff rs where rs.user_id = ${col(user, 'id')}
        and rs.room_id = ${col(room, 'id')})`,
    ['sort', 'name'],
  ),
  students: many(
    Student,
    User,
    (student, user) => sql`${col(student, 'archived_at')} is null and exists (
      select 1 from guardian_link gl where gl.user_id = ${col(user, 'id')} and gl.student_id = ${col(student, 'id')})`,
    ['fname', 'lname'],
  ),
  tags: atLeast(
    'teacher',
    many(
      Tag,
      User,
      (tag, user) =>
        sql`exists (select 1 from user_tag l where l.user_id = ${col(user, 'id')} and l.tag_id = ${col(tag, 'id')})`,
      ['name'],
    ),
  ),
  allergies: atLeast(
    'teacher',
    many(
      Allergy,
      User,
      (allergy, user) =>
        sql`exists (select 1 from user_allergy l where l.user_id = ${col(user, 'id')}
          and l.allergy_id = ${col(allergy, 'id')})`,
      ['name'],
    ),
  ),
  medications: atLeast(
    'teacher',
    many(
      Medication,
      User,
      (medication, user) =>
        sql`exists (select 1 from user_medication l where l.user_id = ${col(user, 'id')}
          and l.medication_id = ${col(medication, 'id')})`,
      ['name'],
    ),
  ),
});
nested(User, peopleNamed);

fields(UserChange, changeFields(UserChange));
nested(UserChange, changesOfOwnPeople);
