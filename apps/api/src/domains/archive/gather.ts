import { type Kysely, sql } from 'kysely';
import type { DB } from '../../db/types.gen.ts';
import { textsIn } from '../../kernel/call/languages.ts';
import type { Who } from '../../kernel/call/who.ts';
import type { Sql } from '../../kernel/db/tables.ts';
import { relationshipName } from '../../model/relationship/names.ts';
import { ownStudentIds } from '../../model/student/reach.ts';
import { realAddress } from '../../outbox/placeholder.ts';
import { type Paper, paperOf } from './papers.ts';
import { type Raw, recordNames, recordQueries, recordSaid } from './records.ts';

/** A value of a row: text in the form of the database (dates ISO), or a plain number or flag. */
export type Value = string | number | boolean | null;
export type Row = Readonly<Record<string, Value>>;

/** A row as it is written: what is neither text, number nor flag is left out. */
const plain = (row: Raw): Row =>
  Object.fromEntries(
    Object.entries(row).map(([column, value]) => [
      column,
      typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? value : null,
    ]),
  );

/** The parts of an archive, in the order in which they are shown. */
export const partNames = [
  'me',
  'children',
  'links',
  'attendance',
  'absences',
  ...recordNames,
  'views',
  'sessions',
  'letters',
  'settings',
  'requests',
] as const;
export type PartName = (typeof partNames)[number];

/** What is stored, part by part, and the keys of the pictures among it. */
export interface Gathered {
  readonly parts: Readonly<Record<PartName, readonly Row[]>>;
  readonly pictures: readonly string[];
  /** Papers and signed copies that go along as they are. */
  readonly papers: readonly Paper[];
  /** Full name of the person. */
  readonly name: string;
}

interface Whose {
  readonly centre: number;
  readonly user: number;
  /** The archive's. */
  readonly language: 'en' | 'es';
  readonly pets: boolean;
}

/**
 * Everything stored about a person and its children, as far as that person may see it: of a child what its record shows
 * to families, of other guardians nothing at all, of a child it is black-listed from nothing. Secrets (passwords, codes,
 * what letters said) are left out: they open accounts.
 */
export const gather = async (db: Kysely<DB>, whose: Whose): Promise<Gathered> => {
  const { centre, user, language } = whose;
  const who: Who = { centre, user, role: 'user', session: '' };
  const texts = textsIn(whose);
  const mine: Sql = sql`(select st.id from student st where st.archived_at is null
    and st.id in (${ownStudentIds(whose)}))`;
  const local = (column: string, zone = 'tz.value') =>
    sql`to_char(${sql.ref(column)} at time zone coalesce(${sql.ref(zone)}, 'UTC'), 'YYYY-MM-DD HH24:MI')`;
  const utc = (column: string) => sql`to_char(${sql.ref(column)} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')`;
  const queries: Readonly<Record<PartName, Sql>> = {
    ...recordQueries(who),
    me: sql`select full_name, nick_name, username, ${realAddress(sql`email`)} as email, email_confirmed, phone, phone_verified, phone2,
        emergency_contact, job_title, language, avatar as picture, ${utc('created_at')} as created_at,
        ${utc('last_login_time')} as last_sign_in
      from app_user where id = ${user}`,
    children: sql`select s.full_name, s.nick_name, to_char(s.dob, 'YYYY-MM-DD') as birthday, s.gender, s.status,
        l.name as location, r.name as room, s.doctor_name, s.doctor_phone, s.street_1, s.street_2, s.city, s.state, s.zip,
        s.country, to_char(s.enrollment_date, 'YYYY-MM-DD') as first_day,
        to_char(s.graduation_date, 'YYYY-MM-DD') as last_day,
        (select string_agg(a.name, ', ' order by a.name) from student_allergy sa
          join allergy a on a.id = sa.allergy_id
          where sa.student_id = s.id) as allergies,
        (select string_agg(m.name, ', ' order by m.name) from student_medication sm
          join medication m on m.id = sm.medication_id
          where sm.student_id = s.id) as medications,
        s.image as picture
      from student s
      left join location l on l.id = s.location_id
      left join room r on r.id = s.room_id
      where s.id in ${mine} order by s.full_name, s.id`,
    links: sql`select s.full_name as child, re.name as relation, re.word, gl.legal_guardian, gl.pickup, gl.emergency_contact,
        gl.watch_camera, gl.alert, gl.is_payer
      from guardian_link gl join student s on s.id = gl.student_id
      left join relationship re on re.id = gl.relationship_id
      where gl.user_id = ${user} and gl.student_id in ${mine} order by s.full_name, s.id`,
    attendance: sql`select s.full_name as child, l.name as location, to_char(a.date, 'YYYY-MM-DD') as day,
        ${local('a.checked_in_at')} as came, ${local('a.checked_out_at')} as left,
        a.checkedin_by = ${user} as brought_by_me, a.checkedout_by = ${user} as fetched_by_me
      from attendance a join student s on s.id = a.student_id
      join location l on l.id = a.location_id
      left join timezone tz on tz.id = l.timezone_id
      where a.student_id in ${mine} order by a.checked_in_at desc`,
    absences: sql`select s.full_name as child, to_char(b.date, 'YYYY-MM-DD') as day, b.reason
      from absence b join student s on s.id = b.student_id
      where b.student_id in ${mine} and b.undone_at is null order by b.date desc`,
    views: sql`select c.name as camera, s.full_name as child, ${local('v.opened_at')} as came,
        (v.acked_ms / 1000)::int as seconds
      from camera_view v join camera c on c.id = v.camera_id
      join location l on l.id = v.location_id
      left join timezone tz on tz.id = l.timezone_id
      left join student s on s.id = v.student_id and s.id in ${mine}
      where v.user_id = ${user} and v.opened_at is not null order by v.opened_at desc`,
    sessions: sql`select ${utc('created_at')} as created_at, ${utc('last_used_at')} as last_used,
        ${utc('ended_at')} as ended_at, host(ip) as address, device::text as device
      from session where user_id = ${user} and impersonator_id is null and operator is null
      order by session.created_at desc`,
    letters: sql`select ${utc('created_at')} as created_at, channel, kind, recipient, ${utc('sent_at')} as sent_at
      from outbox where user_id = ${user} order by outbox.created_at desc`,
    settings: sql`select key as setting, value::text as value, ${utc('updated_at')} as changed_at
      from user_setting where user_id = ${user} order by key`,
    requests: sql`select ${utc('asked_at')} as asked_at, state, note, answer, ${utc('answered_at')} as answered_at
      from deletion_request where user_id = ${user} order by deletion_request.asked_at desc`,
  };
  const called = (name: Value | undefined, word: Value | undefined): Value =>
    name ? relationshipName({ name: String(name), word: word ? String(word) : null }, language) : null;
  const said: Partial<Record<PartName, (row: Raw) => Raw>> = recordSaid(language, texts);
  const papers: Paper[] = [];
  const read = async (name: PartName): Promise<readonly Row[]> => {
    const { rows } = await sql<Raw>`${queries[name]}`.execute(db);
    return rows.map((row) => {
      const paper = paperOf(name, row);
      if (paper) papers.push(paper);
      return plain({ ...row, ...said[name]?.(row), ...('file' in row ? { file: paper?.path ?? null } : {}) });
    });
  };
  const parts = {
    me: await read('me'),
    children: await read('children'),
    links: (await read('links')).map(({ word, ...link }) => ({ ...link, relation: called(link.relation, word) })),
    attendance: await read('attendance'),
    absences: await read('absences'),
    diary: await read('diary'),
    immunizations: await read('immunizations'),
    injuries: await read('injuries'),
    illnesses: await read('illnesses'),
    checks: await read('checks'),
    plans: await read('plans'),
    medicines: await read('medicines'),
    papers: await read('papers'),
    forms: await read('forms'),
    invoices: await read('invoices'),
    payments: await read('payments'),
    messages: await read('messages'),
    views: await read('views'),
    sessions: await read('sessions'),
    letters: await read('letters'),
    settings: await read('settings'),
    requests: await read('requests'),
  };
  const pictures = [...parts.me, ...parts.children, ...parts.diary].flatMap(({ picture }) =>
    typeof picture === 'string' && picture ? [picture] : [],
  );
  return { parts, pictures, papers, name: String(parts.me[0]?.full_name ?? '') };
};
