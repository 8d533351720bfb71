import { phoneWords } from '@nestling/rules/phones.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Column } from '../../files/sheet/sheet.ts';
import type { Acting } from '../../kernel/call/context.ts';
import { textsIn } from '../../kernel/call/languages.ts';
import type { Sql } from '../../kernel/db/tables.ts';
import { realAddress } from '../../outbox/placeholder.ts';

/** A student as a line of the roster. */
interface Line {
  readonly full_name: string;
  readonly nick_name: string | null;
  readonly dob: string | null;
  readonly gender: string | null;
  readonly room: string | null;
  readonly type: string;
  readonly status: string;
  readonly allergies: string | null;
  readonly care_plans: string | null;
  readonly medications: string | null;
  readonly contacts: string | null;
  readonly phones: string | null;
  readonly emails: string | null;
  readonly pickup: string | null;
  readonly must_not: string | null;
  readonly tags: string | null;
  readonly enrollment_date: string | null;
  readonly external_id: string | null;
  readonly address: string | null;
}
export type RosterField = keyof Line;

/** The fields a roster can hold, in the order of its columns. */
export const rosterFields = [
  'full_name',
  'nick_name',
  'dob',
  'gender',
  'room',
  'type',
  'status',
  'allergies',
  'care_plans',
  'medications',
  'contacts',
  'phones',
  'emails',
  'pickup',
  'must_not',
  'tags',
  'enrollment_date',
  'external_id',
  'address',
] as const satisfies readonly RosterField[];
/** What it holds when nothing is chosen: what is wanted on a clipboard. */
const usual: readonly RosterField[] = [
  'full_name',
  'dob',
  'room',
  'allergies',
  'care_plans',
  'medications',
  'contacts',
  'phones',
];

const days: readonly RosterField[] = ['dob', 'enrollment_date'];

const wordsOf = (table: 'allergy' | 'medication' | 'tag') =>
  sql`(select string_agg(w.name, ', ' order by w.name) from ${sql.table(`student_${table}`)} given
    join ${sql.table(table)} w on w.id = given.${sql.ref(`${table}_id`)}
    where given.student_id = student.id)`;
const contactsOf = (what: RawBuilder<unknown>, which: string) =>
  sql`(select string_agg(${what}, ', ' order by gl.user_id) from guardian_link gl
    join app_user u on u.id = gl.user_id and u.deleted_at is null
    where gl.student_id = student.id and ${sql.raw(which)})`;

/** Each plan in force with its steps in order, where its medicine is and the doctor: paper has no screen to press. */
const plansOf = sql`(select string_agg(concat_ws(' ', p.name || ':',
      (select string_agg(s.at || '. ' || s.step, ' ' order by s.at) from unnest(p.steps) with ordinality s(step, at)),
      '(' || nullif(concat_ws(', ', p.medicine, p.medicine_at), '') || ')',
      nullif(concat_ws(', ', p.doctor, p.doctor_phone), '')), '; '
    order by array_position(array['severe', 'moderate', 'mild'], p.severity), p.id)
  from care_plan p where p.student_id = student.id and p.status = 'active')`;

/** What each field is read by; only those asked for are read. */
const columns = {
  full_name: sql`student.full_name`,
  nick_name: sql`student.nick_name`,
  dob: sql`student.dob::text`,
  gender: sql`student.gender`,
  room: sql`r.name`,
  type: sql`student.type`,
  status: sql`student.status`,
  allergies: wordsOf('allergy'),
  care_plans: plansOf,
  medications: wordsOf('medication'),
  contacts: contactsOf(sql`u.full_name`, 'not gl.black_list'),
  phones: contactsOf(sql`u.phone`, 'not gl.black_list'),
  emails: contactsOf(realAddress(sql`u.email`), 'not gl.black_list'),
  pickup: contactsOf(sql`u.full_name`, 'gl.pickup and not gl.black_list'),
  must_not: contactsOf(sql`u.full_name`, 'gl.black_list'),
  tags: wordsOf('tag'),
  enrollment_date: sql`student.enrollment_date::text`,
  external_id: sql`student.external_id`,
  address: sql`nullif(concat_ws(', ', student.street_1, student.street_2, student.city, student.state, student.zip), '')`,
} as const;

interface Of {
  readonly location: number;
  readonly fields?: readonly RosterField[] | undefined;
  /** Of `student` those it is narrowed to. */
  readonly which?: Sql;
}

/** The roster of a location as a table, with the name of the place. */
export const rosterSheet = async (ctx: Acting, { location, fields, which = sql`true` }: Of) => {
  const chosen = fields && fields.length > 0 ? rosterFields.filter((field) => fields.includes(field)) : usual;
  const read = sql.join(chosen.map((field) => sql`${columns[field]} as ${sql.ref(field)}`));
  const { rows } = await sql<Line>`select ${read} from student
    left join room r on r.id = student.room_id
    where student.location_id = ${location} and student.archived_at is null
      and ${which}
    order by lower(student.fname), lower(student.lname), student.id`.execute(ctx.db);
  // After a statement: the language of the account is known then, and not that of the browser alone.
  const texts = textsIn(ctx.request);
  const place = await ctx.db.selectFrom('location').select('name').where('id', '=', location).executeTakeFirstOrThrow();
  const words: Readonly<Record<string, string>> = {
    enrolled: texts['studentRoster.enrolled'],
    waitlist: texts['studentRoster.waitlist'],
    graduated: texts['studentRoster.graduated'],
    active: texts['studentRoster.active'],
    inactive: texts['studentRoster.inactive'],
  };
  const shown = (field: RosterField, value: string | null): string | null => {
    if (field === 'phones') return value && value.split(', ').map(phoneWords).join(', ');
    return field === 'type' || field === 'status' ? (words[value ?? ''] ?? value) : value;
  };
  return {
    title: texts['studentRoster.title'],
    place: place.name,
    columns: chosen.map(
      (field): Column<Line> => ({
        head: texts[`studentRoster.${field}`],
        kind: days.includes(field) ? 'date' : 'text',
        value: (line) => shown(field, line[field]),
      }),
    ),
    rows,
  };
};
