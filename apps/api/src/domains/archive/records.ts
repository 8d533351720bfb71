import { findingNames } from '@nestling/rules/health-checks.ts';
import { illnessSaid } from '@nestling/rules/illnesses.ts';
import { sql } from 'kysely';
import type { Messages } from '../../kernel/call/languages.ts';
import { message } from '../../kernel/call/message.ts';
import type { Who } from '../../kernel/call/who.ts';
import type { Sql } from '../../kernel/db/tables.ts';
import { ownActivities } from '../../model/activity/reach.ts';
import { ownInvoices, ownPayments } from '../../model/billing/reach.ts';
import { ownChats } from '../../model/chat/reach.ts';
import { ofPaperStudents, ownDocuments } from '../../model/file/reach.ts';
import { ownEntries, ownSubmissions } from '../../model/form/reach.ts';
import { ownCarePlans, ownHealthChecks, ownIllnesses, ownInjuryReports } from '../../model/health/reach.ts';
import { ownStudentIds } from '../../model/student/reach.ts';
import { answersSaid } from './answers.ts';

/** What the center wrote down of a family's children and with it, each by the condition of the screen that shows it. */
export const recordNames = [
  'diary',
  'immunizations',
  'injuries',
  'illnesses',
  'checks',
  'plans',
  'medicines',
  'papers',
  'forms',
  'invoices',
  'payments',
  'messages',
] as const;
export type RecordName = (typeof recordNames)[number];

/** A row as the database has it: names of kinds are keys yet. */
export type Raw = Readonly<Record<string, unknown>>;
const texts = (value: unknown): string[] => (Array.isArray(value) ? value.map(String) : []);

const local = (column: string) => sql`to_char(${sql.ref(column)} at time zone z.value, 'YYYY-MM-DD HH24:MI')`;
const place = (column: string) =>
  sql`join location l on l.id = ${sql.ref(column)} join timezone z on z.id = l.timezone_id`;
const day = (column: string) => sql`to_char(${sql.ref(column)}, 'YYYY-MM-DD')`;
/** Cents as an amount a spreadsheet reads. */
const money = (column: string) => sql`to_char(${sql.ref(column)} / 100.0, 'FM9999999990.00')`;
const degrees = (table: string) =>
  sql`(${sql.ref(`${table}.temperature`)} / 10.0)::numeric(5, 1)::text || ' °' || ${sql.ref(`${table}.unit`)}`;

/** SQL: the rows of each part that a person may read now. Of a message only one's own and those of staff: nobody else is named. */
export const recordQueries = (who: Who): Readonly<Record<RecordName, Sql>> => ({
  diary: sql`select (select string_agg(st.full_name, ', ' order by st.full_name) from activity_student x
        join student st on st.id = x.student_id where x.activity_id = a.id and x.removed_at is null
          and x.student_id in (${ownStudentIds(who)})) as child,
      ${local('a.at')} as moment, a.kind, a.details, a.note, case when a.kind = 'photo' then a.photo end as picture
    from activity a ${place('a.location_id')}
    where ${ownActivities.filter(who, { name: 'a' })} order by a.at desc, a.id desc`,
  immunizations: sql`select st.full_name as child, i.name as vaccine,
      (select string_agg(${day('d.date')}, ', ' order by d.date) from student_immunization_dose d where d.record_id = r.id) as doses,
      ${day('r.expires')} as expires, r.note
    from student_immunization r join student st on st.id = r.student_id join immunization i on i.id = r.immunization_id
    where ${ofPaperStudents(who, sql`r.student_id`)} order by st.full_name, i.name, r.id`,
  injuries: sql`select st.full_name as child, ${day('r.date')} as day, to_char(r.time, 'HH24:MI') as time, r.place, r.kind, r.what,
      r.parts, r.first_aid, r.version, r.reason, ${local('r.signed_at')} as signed_at
    from injury_report r join student st on st.id = r.student_id ${place('r.location_id')}
    where r.status = 'current' and ${ownInjuryReports.filter(who, { name: 'r' })} order by r.date desc, r.time desc, r.id desc`,
  illnesses: sql`select st.full_name as child, ${day('i.date')} as day, to_char(i.time, 'HH24:MI') as time, i.kind,
      ${degrees('i')} as temperature, i.details as note, ${local('i.excluded_until')} as home_until, ${local('i.lifted_at')} as back_since
    from illness i join student st on st.id = i.student_id ${place('i.location_id')}
    where ${ownIllnesses.filter(who, { name: 'i' })} order by i.date desc, i.time desc, i.id desc`,
  checks: sql`select st.full_name as child, ${day('c.date')} as day, to_char(c.time, 'HH24:MI') as time, c.findings, c.parts,
      ${degrees('c')} as temperature, c.note
    from health_check c join student st on st.id = c.student_id
    where ${ownHealthChecks.filter(who, { name: 'c' })} order by c.date desc, c.time desc, c.id desc`,
  plans: sql`select st.full_name as child, p.name as plan, p.triggers, p.signs, array_to_string(p.steps, E'\n') as steps,
      p.medicine, p.medicine_at, p.doctor as doctor_name, p.doctor_phone, ${day('p.starts_on')} as first_day, ${day('p.ends_on')} as last_day
    from care_plan p join student st on st.id = p.student_id
    where p.status = 'active' and ${ownCarePlans.filter(who, { name: 'p' })} order by st.full_name, p.name, p.id`,
  medicines: sql`select st.full_name as child, m.name as medicine, m.dose::text || ' ' || m.unit as dose, m.reason, m.instructions,
      m.doctor as doctor_name, m.signer, ${day('m.signed_on')} as signed_at, ${day('m.starts_on')} as first_day, ${day('m.ends_on')} as last_day,
      (select string_agg(${local('v.at')}, ', ' order by v.at) from medication_event v where v.authorization_id = m.id
        and v.kind = 'given' and not exists (select 1 from medication_event w where w.corrects_id = v.id)) as given
    from medication_authorization m join student st on st.id = m.student_id ${place('st.location_id')}
    where ${ofPaperStudents(who, sql`m.student_id`)} order by m.starts_on desc, m.id desc`,
  papers: sql`select st.full_name as child, d.name as paper, ${day('d.created_at')} as day, ${day('d.expiry')} as expires, d.note,
      json_build_object('id', d.id, 'stored', d.stored, 'picture', d.picture, 'original', d.original) as file
    from student_document d join student st on st.id = d.student_id
    where ${ownDocuments.filter(who, { name: 'd' })} order by d.created_at desc, d.id desc`,
  forms: sql`select f.name as form, st.full_name as child, ${local('e.submitted_at')} as sent_at, e.status,
      json_build_object('document', v.document, 'values', e.values) as answers,
      (select json_build_object('id', e.id, 'stored', h.stored, 'original', h.original) from form_entry_file h
        where h.entry_id = e.id and ${ownEntries.filter(who, { name: 'e' })} order by h.kind = 'sealed' desc, h.id desc limit 1) as file
    from form_entry e join form f on f.id = e.form_id ${place('f.location_id')}
    join form_version v on v.form_id = e.form_id and v.version = e.version
    left join student st on st.id = e.student_id
    where ${ownSubmissions.filter(who, { name: 'e' })} order by e.submitted_at desc, e.id desc`,
  invoices: sql`select st.full_name as child, i.number, ${day('i.date')} as day, ${day('i.due_date')} as due,
      ${money('i.total')} as amount, ${money('i.open_cents')} as open, i.note
    from invoice i join student st on st.id = i.student_id
    where ${ownInvoices.filter(who, { name: 'i' })} order by i.date desc, i.id desc`,
  payments: sql`select st.full_name as child, ${day('p.date')} as day, p.method, ${money('p.amount')} as amount,
      ${money('p.surcharge')} as surcharge, ${money('p.refunded')} as refunded, p.check_number
    from payment p left join student st on st.id = p.student_id
    where p.status in ('approved', 'partly_refunded', 'refunded') and ${ownPayments.filter(who, { name: 'p' })} order by p.date desc, p.id desc`,
  messages: sql`select st.full_name as child, r.name as room, ${local('m.created_at')} as moment,
      case when m.from_staff then u.full_name end as staff, m.user_id = ${who.user} as from_me, m.message
    from chat_message m ${place('m.location_id')} left join student st on st.id = m.student_id
    left join room r on r.id = m.room_id left join app_user u on u.id = m.user_id
    where m.deleted_at is null and (m.from_staff or m.user_id = ${who.user}) and ${ownChats.filter(who, { name: 'm' })}
    order by m.created_at desc, m.id desc`,
});

/** What a detail of an entry of the day says; members within it say nothing a person reads. */
const detailsSaid = (details: unknown, w: Messages): string =>
  typeof details === 'object' && details !== null
    ? Object.values(details)
        .flatMap((value) => (typeof value === 'string' || typeof value === 'number' ? [String(value)] : []))
        .map((value) => message('activities.value', { value }).in(w))
        .join(' · ')
    : '';

/** What a part says in the archive's language where its rows have keys or lists: by column. */
export const recordSaid = (
  language: 'en' | 'es',
  w: Messages,
): Partial<Readonly<Record<RecordName, (row: Raw) => Raw>>> => ({
  diary: ({ kind, details }) => ({
    kind: message('activities.kind', { kind: String(kind) }).in(w),
    details: detailsSaid(details, w),
  }),
  injuries: ({ kind, parts }) => ({
    kind: w['injuries.kind']({ kind: String(kind) }),
    parts: w['injuries.parts']({ parts: texts(parts) }),
  }),
  illnesses: ({ kind }) => ({ kind: illnessSaid(language, String(kind)) }),
  checks: ({ findings, parts }) => ({
    findings: texts(findings)
      .map((kind) => findingNames[language][kind] ?? kind)
      .join(', '),
    parts: w['injuries.parts']({ parts: texts(parts) }),
  }),
  payments: ({ method }) => ({ method: Reflect.get(w, `bills.way.${method}`) ?? method }),
  forms: ({ status, answers }) => ({
    status: w['forms.status']({ status: String(status) }),
    answers: answersSaid(answers, language),
  }),
});
