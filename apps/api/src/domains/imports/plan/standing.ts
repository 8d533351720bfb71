import { sql } from 'kysely';
import type { Ctx } from '../../../kernel/call/context.ts';
import type { StudentRow } from './check-row.ts';

export interface Named {
  readonly id: number;
  readonly name: string;
}
/** A contact as a student of the center has it. */
export interface StandingLink {
  readonly user_id: number;
  readonly fname: string;
  readonly lname: string;
  readonly email: string | null;
  readonly phone: string | null;
  readonly phone2: string | null;
  readonly active: boolean;
  readonly pickup: boolean;
  readonly emergency_contact: boolean;
  readonly is_payer: boolean;
  readonly black_list: boolean;
  readonly relationship_id: number | null;
}
export interface StandingStudent {
  readonly id: number;
  readonly full_name: string;
  readonly archived: boolean;
  readonly room_id: number | null;
  readonly room: string | null;
  readonly other_rooms: readonly Named[];
  readonly allergies: readonly string[];
  readonly medications: readonly string[];
  readonly links: readonly StandingLink[];
  /** Its columns as text, by their names. */
  readonly columns: Readonly<Record<string, string | null>>;
}
/** An account that has one of the addresses or phones of the rows, wherever it belongs. */
export interface StandingPerson {
  readonly id: number;
  readonly fname: string;
  readonly lname: string;
  readonly full_name: string;
  readonly email: string | null;
  readonly phone: string | null;
  readonly phone2: string | null;
  /** Whoever has signed in looks after the own data. */
  readonly active: boolean;
}
/** What the center has that rows may be about. */
export interface Standing {
  readonly rooms: readonly Named[];
  readonly relationships: readonly Named[];
  readonly people: readonly StandingPerson[];
  readonly students: readonly StandingStudent[];
}

/** The columns of a student that a row fills. */
export const COLUMNS = [
  'external_id',
  'fname',
  'middle_name',
  'lname',
  'nick_name',
  'dob',
  'gender',
  'race',
  'ethnicity',
  'type',
  'enrollment_date',
  'graduation_date',
  'street_1',
  'street_2',
  'city',
  'state',
  'zip',
  'country',
  'doctor_name',
  'doctor_phone',
  'note',
] as const;

export const digitsOf = (phone: string | null | undefined): string => (phone ?? '').replaceAll(/\D/g, '');
const filled = (text: string | undefined): text is string => text !== undefined && text !== '';

const person = sql`u.id, u.fname, u.lname, u.full_name, u.email, u.phone, u.phone2,
  (u.password_hash is not null or u.last_login_time is not null) as active`;

/** Reads, in one statement, what the center has of rooms, people and students that the rows may mean. */
export const standingOf = async (
  ctx: Pick<Ctx, 'db'>,
  location: number,
  rows: readonly StudentRow[],
): Promise<Standing> => {
  const contacts = rows.flatMap((row) => row.contacts ?? []);
  const emails = [...new Set(contacts.flatMap(({ email }) => (filled(email) ? [email.toLowerCase()] : [])))];
  const phones = [
    ...new Set(
      contacts.flatMap(({ phone, phone2 }) => [phone, phone2].map(digitsOf).filter((digits) => digits.length >= 7)),
    ),
  ];
  const external = rows.flatMap(({ external_id }) => (filled(external_id) ? [external_id] : []));
  const names = [...new Set(rows.flatMap(({ lname }) => (filled(lname) ? [lname] : [])))];
  const chosen = rows.flatMap(({ match }) => match ?? []);
  const columns = sql.join(
    COLUMNS.map((column) => sql`${sql.lit(column)}, st.${sql.ref(column)}::text`),
    sql`, `,
  );
  const words = (list: 'allergy' | 'medication') => sql`(select coalesce(json_agg(w.name), '[]')
    from ${sql.table(`student_${list}`)} given join ${sql.table(list)} w on w.id = given.${sql.ref(`${list}_id`)}
    where given.student_id = st.id)`;
  const { rows: found } = await sql<Standing>`
    with people as (
      select ${person} from app_user u where u.deleted_at is null and u.merged_into is null
        and (u.email_key = any(${emails}::text[])
          or string_to_array(u.phone_digits, ' ') && ${phones}::text[])
    )
    select
      (select coalesce(json_agg(json_build_object('id', r.id, 'name', r.name)), '[]') from room r
        where r.location_id = ${location} and r.deleted_at is null) as rooms,
      (select coalesce(json_agg(json_build_object('id', r.id, 'name', r.name)), '[]') from relationship r) as relationships,
      (select coalesce(json_agg(p), '[]') from people p) as people,
      (select coalesce(json_agg(json_build_object('id', st.id, 'full_name', st.full_name,
          'archived', st.archived_at is not null, 'room_id', st.room_id,
          'room', (select r.name from room r where r.id = st.room_id),
          'other_rooms', (select coalesce(json_agg(json_build_object('id', r.id, 'name', r.name)), '[]') from student_room sr
            join room r on r.id = sr.room_id where sr.student_id = st.id),
          'allergies', ${words('allergy')}, 'medications', ${words('medication')},
          'links', (select coalesce(json_agg(json_build_object('user_id', u.id, 'fname', u.fname, 'lname', u.lname,
              'email', u.email, 'phone', u.phone, 'phone2', u.phone2,
              'active', u.password_hash is not null or u.last_login_time is not null,
              'pickup', gl.pickup, 'emergency_contact', gl.emergency_contact, 'is_payer', gl.is_payer,
              'black_list', gl.black_list, 'relationship_id', gl.relationship_id)), '[]')
            from guardian_link gl join app_user u on u.id = gl.user_id and u.deleted_at is null
            where gl.student_id = st.id),
          'columns', json_build_object(${columns})) order by st.id), '[]')
        from student st where st.location_id = ${location} and st.merged_into is null
          and (st.external_id = any(${external}::text[]) or st.id = any(${chosen}::int[])
            or folded(st.lname) in (select folded(n) from unnest(${names}::text[]) n)
            or st.id in (select gl.student_id from guardian_link gl join people p on p.id = gl.user_id))) as students
    `.execute(ctx.db);
  return found[0] ?? { rooms: [], relationships: [], people: [], students: [] };
};
