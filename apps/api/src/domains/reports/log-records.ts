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

const person = (user: string) => `(select u.full_name from app_user u where u.id = t.${user})`;
const child = '(select s.full_name from student s where s.id = t.student_id)';
const placeOf = '(select s.location_id from student s where s.id = t.student_id)';
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
      join student s on s.id = x.student_id
      where x.activity_id = t.id)`,
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
  billingplan: { table: 'billing_plan', location: 't.location_id', name: 't.name' },
  billingplantemplate: { table: 'billing_plan_template', location: 't.location_id', name: 't.name' },
  billingagency: { table: 'billing_agency', location: 't.location_id', name: 't.name' },
  chargecategory: { table: 'charge_category', location: 't.location_id', name: 't.name' },
  file: { table: 'file', location: 't.location_id', name: 't.name' },
  filelabel: { table: 'file_label', location: 't.location_id', name: 't.name' },
  fooditem: { table: 'food_item', location: 't.location_id', name: 't.name' },
  blog: { table: 'blog', location: 't.location_id', name: 't.title' },
  newsletter: { table: 'newsletter', location: 't.location_id', name: 't.name' },
  stream: { table: 'stream', location: 't.location_id', name: 't.name' },
  credit: { table: 'credit', location: 't.location_id', name: child },
  deposit: { table: 'invoice', location: 't.location_id', name: child },
  payment: { table: 'payment', location: 't.location_id', name: child },
  forgottencheckout: { table: 'forgotten_checkout', location: 't.location_id', name: child },
  healthscreen: { table: 'health_screen', location: 't.location_id', name: child },
  kioskcheck: { table: 'kiosk_check', location: 't.location_id', name: child },
  mealcount: { table: 'meal_count', location: 't.location_id', name: child },
  dooralert: { table: 'door_alert', location: 't.location_id', name: person('user_id') },
  foodmenuweek: { table: 'food_menu_week', location: 't.location_id', name: 't.date::text' },
  studentimmunization: { table: 'student_immunization', location: placeOf, name: child },
  subsidy: { table: 'subsidy', location: placeOf, name: child },
  savedreport: { table: 'saved_report', location: 't.location_id', name: 't.name' },
  staffcredential: {
    table: 'staff_credential',
    location: '(select min(ul.location_id) from user_location ul where ul.user_id = t.user_id)',
    name: `concat_ws(', ', t.name, ${person('user_id')})`,
  },
  inspectorpack: {
    table: 'inspector_pack',
    location: 't.location_id',
    name: `concat_ws(', ', t.start_date, t.end_date)`,
  },
  drill: { table: 'drill', location: 't.location_id', name: `concat_ws(', ', t.kind, t.date)` },
  illness: { table: 'illness', location: placeOf, name: `concat_ws(', ', t.kind, t.date, ${child})` },
  healthcheck: { table: 'health_check', location: 't.location_id', name: `concat_ws(', ', t.date, ${child})` },
  injuryreport: {
    table: 'injury_report',
    location: 't.location_id',
    name: `concat_ws(', ', t.kind, t.date, ${child})`,
  },
  careplan: { table: 'care_plan', location: placeOf, name: `concat_ws(', ', t.name, ${child})` },
  medicationauthorization: {
    table: 'medication_authorization',
    location: placeOf,
    name: `concat_ws(', ', t.name, ${child})`,
  },
  mealeligibility: { table: 'meal_eligibility', location: placeOf, name: child },
};

/** Lists of the whole centre, which hold at each of its locations, with the table that names what is on them. */
const lists: Readonly<Record<string, string>> = {
  tag: 'tag',
  blogcategory: 'blog_category',
  blogauthor: 'blog_author',
  site: 'website_site',
  websitemenu: 'website_menu',
  websitemenuoption: 'website_menu_option',
  websitenewscategory: 'website_news_category',
  websitepage: 'website_page',
  websiteprogram: 'website_program',
  websitestaffmember: 'website_staff_member',
  websitetestimonial: 'website_testimonial',
  websitetheme: 'website_theme',
  allergy: 'allergy',
  medication: 'medication',
  relationship: 'relationship',
  immunization: 'immunization',
};

/** Records of no one location by the name people know them by. */
const others: Readonly<Record<string, { readonly table: string; readonly name: string }>> = {
  alert: { table: 'alert', name: 'left(t.message, 60)' },
  announcement: { table: 'announcement', name: 'left(t.message, 60)' },
  incident: { table: 'incident', name: 't.name' },
  formentry: { table: 'form_entry', name: '(select f.name from form f where f.id = t.form_id)' },
};

/** Whether a line is about a list of the whole centre. */
export const ofWholeCentre: Sql = sql.join(
  [...Object.keys(lists), 'appsetting'].map((entity) => sql`when ${sql.lit(entity)} then true`),
  sql` `,
);

/** Lines of these are about the location whose id they hold. */
const places = [
  'location',
  'ratiosetting',
  'checkinsetting',
  'export',
  'healthsetting',
  'foodmenusetting',
  'mealproduction',
] as const;

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
      from ${sql.table(table)} t where t.id = ${line.id}), ${otherwise})`,
  );
  return sql`case lower(${line.entity}) ${sql.join(records, sql` `)}
    ${sql.join(
      places.map((place) => sql`when ${sql.lit(place)} then ${ofPlace(line.id)}`),
      sql` `,
    )} ${more} else ${otherwise} end`;
};

/** The name of the record a line is about, as it is now; null where it has none or is gone. */
const nameOfRecord = (line: Line, more: Sql): Sql => {
  const named = Object.entries(lists).map(([entity, table]) => [entity, { table, name: 't.name' }] as const);
  const names = [...Object.entries(kept), ...named, ...Object.entries(others)].map(
    ([entity, { table, name }]) => sql`when ${sql.lit(entity)} then (select ${sql.raw(name)} from ${sql.table(table)} t
      where t.id = ${line.id})`,
  );
  const ofPlace = places.map(
    (place) => sql`when ${sql.lit(place)} then (select t.name from location t where t.id = ${line.id})`,
  );
  return sql`case lower(${line.entity}) ${more} ${sql.join([...names, ...ofPlace], sql` `)}
    when 'user' then (select t.full_name from app_user t where t.id = ${line.id}) end`;
};

/** The names of settings a line is about. */
const keysOf = (values: Sql) => sql`(select string_agg(replace(k, '_', ' '), ', ' order by k)
  from jsonb_object_keys(case jsonb_typeof(${values}) when 'object' then ${values} end) k)`;

/** What a line is about by name: the record, the report that was made, or the keys of settings. */
export const nameOfLine = (line: Line, before: Sql, after: Sql): Sql =>
  nameOfRecord(
    line,
    sql`when 'export' then ${after} ->> 'report' when 'appsetting' then coalesce(${keysOf(after)}, ${keysOf(before)})`,
  );

/** Whether something was added, removed or changed, by its values. */
export const changeOf = (before: Sql, after: Sql): Sql =>
  sql`case when ${before} is null and ${after} is not null then 'added'
    when ${after} is null and ${before} is not null then 'removed' else 'changed' end`;

/** Lines that are about somebody or something of a name: people, rooms, cameras, students and what is theirs. */
export const isAboutNamed = (match: (searched: Sql) => Sql): ReturnType<typeof sql<SqlBool>> =>
  sql<SqlBool>`(lower(audit.entity), audit.entity_id) in (
    select 'student', s.id from student s where ${match(sql`s.searched`)}
    union all select 'user', u.id from app_user u where ${match(sql`u.searched`)}
    union all select 'room', r.id from room r where ${match(sql`folded(r.name)`)}
    union all select 'camera', c.id from camera c where ${match(sql`folded(c.name)`)}
    union all select e.entity, x.id from student s
      cross join lateral (
        select 'attendance' as kind, a.id from attendance a where a.student_id = s.id
        union all select 'guardian', g.id from guardian_link g where g.student_id = s.id
        union all select 'roster', r.id from roster r where r.student_id = s.id
        union all select 'away', t.id from time_off t where t.student_id = s.id) x
      join (values ('attendance', 'attendance'), ('guardian', 'guardianlink'), ('roster', 'studentschedule'),
        ('away', 'studentabsence'), ('away', 'studentvacation')) as e (kind, entity) on e.kind = x.kind
      where ${match(sql`s.searched`)})`;
