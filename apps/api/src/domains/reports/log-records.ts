import { type SqlBool, sql } from 'kysely';
import type { Sql } from '../../kernel/db/tables.ts';

/** Where the records of an entity of the trail stand: their own location, and the name people know them by. */
interface Kept {
  readonly table: string;
  /** SQL of the location of a row `t`. */
  readonly location: string;
  /** SQL of the name of a row `t`. */
  readonly name: string;
}

const person = (user: string) =>
  `(select u.full_name from app_user u where u.centre_id = t.centre_id and u.id = t.${user})`;
const child = '(select s.full_name from student s where s.centre_id = t.centre_id and s.id = t.student_id)';
const placeOf = '(select s.location_id from student s where s.centre_id = t.centre_id and s.id = t.student_id)';
const whose = `coalesce(${child}, ${person('user_id')})`;

const kept: Readonly<Record<string, Kept>> = {
  student: { table: 'student', location: 't.location_id', name: 't.full_name' },
  room: { table: 'room', location: 't.location_id', name: 't.name' },
  camera: { table: 'camera', location: 't.location_id', name: 't.name' },
  schedule: { table: 'schedule', location: 't.location_id', name: 't.name' },
  attendance: { table: 'attendance', location: 't.location_id', name: child },
  activity: {
    table: 'activity',
    location: 't.location_id',
    name: `(select string_agg(s.full_name, ', ' order by s.full_name) from activity_student x
      join student s on s.centre_id = x.centre_id and s.id = x.student_id
      where x.centre_id = t.centre_id and x.activity_id = t.id)`,
  },
  absence: { table: 'absence', location: 't.location_id', name: child },
  guardianlink: { table: 'guardian_link', location: placeOf, name: `concat_ws(', ', ${person('user_id')}, ${child})` },
  studentschedule: { table: 'roster', location: 't.location_id', name: whose },
  staffschedule: { table: 'roster', location: 't.location_id', name: whose },
  studentvacation: { table: 'time_off', location: 't.location_id', name: whose },
  studentabsence: { table: 'time_off', location: 't.location_id', name: whose },
  staffpto: { table: 'time_off', location: 't.location_id', name: whose },
  closure: { table: 'closure', location: 't.location_id', name: 't.name' },
  teamattendance: { table: 'team_attendance', location: 't.location_id', name: person('user_id') },
  kioskdevice: { table: 'kiosk_device', location: 't.location_id', name: 't.name' },
  calendarevent: { table: 'calendar_event', location: 't.location_id', name: 't.name' },
  form: { table: 'form', location: 't.location_id', name: 't.name' },
  studentdocument: { table: 'student_document', location: placeOf, name: `concat_ws(', ', t.name, ${child})` },
  invoice: { table: 'invoice', location: 't.location_id', name: child },
};

/** Lines of these are about the location whose id they hold. */
const places = ['location', 'ratiosetting', 'checkinsetting', 'export'] as const;

interface Line {
  readonly centre: Sql;
  readonly entity: Sql;
  readonly id: Sql;
}

/**
 * A case over what a line of the trail is about: `ofRecord` of the SQL that names its location, `ofPlace` where it is about
 * a location itself, `otherwise` for everything else and where the record is gone.
 */
export const byPlace = (line: Line, ofPlace: (location: Sql) => Sql, more: Sql, otherwise: Sql): Sql => {
  const records = Object.entries(kept).map(
    ([entity, { table, location }]) => sql`when ${sql.lit(entity)} then coalesce((select ${ofPlace(sql.raw(location))}
      from ${sql.table(table)} t where t.centre_id = ${line.centre} and t.id = ${line.id}), ${otherwise})`,
  );
  return sql`case lower(${line.entity}) ${sql.join(records, sql` `)}
    ${sql.join(
      places.map((place) => sql`when ${sql.lit(place)} then ${ofPlace(line.id)}`),
      sql` `,
    )} ${more} else ${otherwise} end`;
};

/** The name of the record a line is about, as it is now; null where it has none or is gone. */
export const nameOfRecord = (line: Line, more: Sql): Sql => {
  const names = Object.entries(kept).map(
    ([entity, { table, name }]) => sql`when ${sql.lit(entity)} then (select ${sql.raw(name)} from ${sql.table(table)} t
      where t.centre_id = ${line.centre} and t.id = ${line.id})`,
  );
  const ofPlace = places.map(
    (place) => sql`when ${sql.lit(place)} then (select t.name from location t where t.centre_id = ${line.centre}
      and t.id = ${line.id})`,
  );
  return sql`case lower(${line.entity}) ${more} ${sql.join([...names, ...ofPlace], sql` `)}
    when 'user' then (select t.full_name from app_user t where t.centre_id = ${line.centre} and t.id = ${line.id}) end`;
};

/** Lines that are about somebody or something of a name: people, students, rooms and cameras. */
export const isAboutNamed = (centre: number, match: (searched: Sql) => Sql): ReturnType<typeof sql<SqlBool>> =>
  sql<SqlBool>`(lower(audit.entity), audit.entity_id) in (
    select 'student', s.id from student s where s.centre_id = ${centre} and ${match(sql`s.searched`)}
    union all select 'user', u.id from app_user u where u.centre_id = ${centre} and ${match(sql`u.searched`)}
    union all select 'room', r.id from room r where r.centre_id = ${centre} and ${match(sql`folded(r.name)`)}
    union all select 'camera', c.id from camera c where c.centre_id = ${centre} and ${match(sql`folded(c.name)`)})`;
