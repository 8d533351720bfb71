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
/** What stands in the columns a row fills. */
export type StandingColumns = { readonly [name in (typeof COLUMNS)[number]]?: string | null };
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
  readonly columns: StandingColumns;
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

/** A student as it is read; the columns a row fills stand in it as text. */
type StudentFound = Pick<StandingStudent, 'id' | 'full_name' | 'archived' | 'room_id' | 'room'> &
  StandingStudent['columns'];
type LinkFound = StandingLink & { readonly student_id: number };
/** A word of the center, or of one student. */
interface WordFound extends Named {
  readonly of: 'room' | 'relationship' | 'further' | 'allergy' | 'medication';
  readonly student_id: number | null;
}

/**
 * Reads what the center has of rooms, people and students that the rows may mean. Sets of rows, joined here: put together by
 * the database, student for student, five thousand of them took it most of a second.
 */
export const standingOf = async (
  ctx: Pick<Ctx, 'db'>,
  location: number,
  rows: readonly StudentRow[],
): Promise<Standing> => {
  const people = await peopleOf(ctx, rows);
  const found = await studentsOf(ctx, location, rows, people);
  const ids = found.map(({ id }) => id);
  const links = await linksOf(ctx, ids);
  const words = await wordsOf(ctx, location, ids);

  const linksBy = Map.groupBy(links, ({ student_id }) => student_id);
  const wordsBy = Map.groupBy(
    words.filter(({ student_id }) => student_id !== null),
    ({ student_id, of }) => `${of} ${student_id}`,
  );
  const named = (of: WordFound['of']): Named[] =>
    words.flatMap((word) => (word.of === of && word.student_id === null ? [{ id: word.id, name: word.name }] : []));
  const own = (of: WordFound['of'], id: number) => wordsBy.get(`${of} ${id}`) ?? [];
  return {
    rooms: named('room'),
    relationships: named('relationship'),
    people,
    students: found.map((student) => ({
      id: student.id,
      full_name: student.full_name,
      archived: student.archived,
      room_id: student.room_id,
      room: student.room,
      other_rooms: own('further', student.id),
      allergies: own('allergy', student.id).map(({ name }) => name),
      medications: own('medication', student.id).map(({ name }) => name),
      links: linksBy.get(student.id) ?? [],
      columns: student,
    })),
  };
};

/** Who has one of the addresses or phones of the rows. */
const peopleOf = async ({ db }: Pick<Ctx, 'db'>, rows: readonly StudentRow[]): Promise<StandingPerson[]> => {
  const contacts = rows.flatMap((row) => row.contacts ?? []);
  const emails = new Set(contacts.flatMap(({ email }) => (filled(email) ? [email.toLowerCase()] : [])));
  const phones = new Set(
    contacts.flatMap(({ phone, phone2 }) => [phone, phone2].map(digitsOf).filter((digits) => digits.length >= 7)),
  );
  const { rows: found } = await sql<StandingPerson>`select ${person} from app_user u
    where u.deleted_at is null and u.merged_into is null and (u.email_key = any(${[...emails]}::text[])
      or string_to_array(u.phone_digits, ' ') && ${[...phones]}::text[])`.execute(db);
  return found;
};

/** The students of the location that have a name, an id or a contact of the rows. */
const studentsOf = async (
  { db }: Pick<Ctx, 'db'>,
  location: number,
  rows: readonly StudentRow[],
  people: readonly StandingPerson[],
): Promise<StudentFound[]> => {
  const external = rows.flatMap(({ external_id }) => (filled(external_id) ? [external_id] : []));
  const names = [...new Set(rows.flatMap(({ lname }) => (filled(lname) ? [lname] : [])))];
  const chosen = rows.flatMap(({ match }) => match ?? []);
  const columns = sql.join(COLUMNS.map((column) => sql`st.${sql.ref(column)}::text`));
  const { rows: found } = await sql<StudentFound>`select st.id, st.full_name, st.archived_at is not null as archived,
      st.room_id, r.name as room, ${columns}
    from student st left join room r on r.id = st.room_id
    where st.location_id = ${location} and st.merged_into is null
      and (st.external_id = any(${external}::text[]) or st.id = any(${chosen}::int[])
        or folded(st.lname) in (select folded(n) from unnest(${names}::text[]) n)
        or st.id in (select gl.student_id from guardian_link gl where gl.user_id = any(${people.map(({ id }) => id)}::int[])))
    order by st.id`.execute(db);
  return found;
};

const linksOf = async ({ db }: Pick<Ctx, 'db'>, students: readonly number[]): Promise<LinkFound[]> => {
  const { rows } =
    await sql<LinkFound>`select gl.student_id, u.id as user_id, u.fname, u.lname, u.email, u.phone, u.phone2,
      u.password_hash is not null or u.last_login_time is not null as active,
      gl.pickup, gl.emergency_contact, gl.is_payer, gl.black_list, gl.relationship_id
    from guardian_link gl join app_user u on u.id = gl.user_id and u.deleted_at is null
    where gl.student_id = any(${[...students]}::int[]) order by gl.id`.execute(db);
  return rows;
};

/** Rooms of the location and relationships of the center, and what of words and further rooms each student has. */
const wordsOf = async (
  { db }: Pick<Ctx, 'db'>,
  location: number,
  students: readonly number[],
): Promise<WordFound[]> => {
  const ids = [...students];
  const words = (list: 'allergy' | 'medication') => sql`select ${list} as of, given.student_id, w.id, w.name
    from ${sql.table(`student_${list}`)} given join ${sql.table(list)} w on w.id = given.${sql.ref(`${list}_id`)}
    where given.student_id = any(${ids}::int[])`;
  const { rows } = await sql<WordFound>`select 'room' as of, null::int as student_id, r.id, r.name from room r
      where r.location_id = ${location} and r.deleted_at is null
    union all select 'relationship', null, r.id, r.name from relationship r
    union all select 'further', sr.student_id, r.id, r.name from student_room sr join room r on r.id = sr.room_id
      where sr.student_id = any(${ids}::int[])
    union all ${words('allergy')} union all ${words('medication')}`.execute(db);
  return rows;
};
