import { sql } from 'kysely';
import { declined, done, message } from '../../kernel/call/call.ts';
import type { Ctx, WorkContext } from '../../kernel/call/context.ts';
import type { InputOf } from '../../kernel/call/input.ts';
import { id, ids } from '../../kernel/call/input.ts';
import { type Speech, textsIn } from '../../kernel/call/languages.ts';
import { type Job, job } from '../../kernel/jobs/job.ts';
import { insertRows } from '../../kernel/write/write-rows.ts';
import { Form } from '../../model/form/entity.ts';
import { todayAt } from '../../model/location/today.ts';
import { Student } from '../../model/student/entity.ts';
import { ofOwnStudents } from '../../model/student/reach.ts';
import { User } from '../../model/user/entity.ts';
import { openMailer } from '../../outbox/mailer.ts';
import { sendEmails } from '../../outbox/send-emails.ts';
import { notifyMany } from '../notifications/notifications.door.ts';
import { type Owing, owing } from './owing.ts';

/** The hour of the location from which a form reminds by itself. */
const FROM_HOUR = 9;

interface Held {
  readonly id: number;
  readonly name: string;
  readonly open: boolean;
  readonly location_id: number;
  readonly due: string | null;
}
/** A form that reminds on a day of its location. */
interface Due extends Pick<Held, 'id' | 'name' | 'due'> {
  readonly day: string;
}

const keyOf = ({ id: form, day }: Due): string => `form:${form}:${day}`;

/** Those of some who were not reminded of the form on its day yet. */
const notYet = async ({ db }: Pick<WorkContext, 'db'>, due: Due, people: readonly Owing[]): Promise<Owing[]> => {
  const names = people.map((person) => `${keyOf(due)}:${person.id}`);
  const { rows } = await sql<{ once: string }>`select once from form_notification_log
    where once = any(${names}::text[])`.execute(db);
  const told = new Set(rows.map(({ once }) => once));
  return people.filter((person) => !told.has(`${keyOf(due)}:${person.id}`));
};

/**
 * Reminds people of a form, by notice and, who has an address, by letter: each once a day of its location, whoever asks for
 * it. Answers those who were.
 */
const tell = async (
  ctx: WorkContext,
  due: Due,
  people: readonly Owing[],
  speech: Speech,
): Promise<readonly number[]> => {
  const key = keyOf(due);
  const subject = message('forms.remindSubject', { name: due.name }).in(textsIn(speech));
  const noted = await insertRows(
    ctx,
    'form_notification_log',
    people.map((person) => ({
      form_id: due.id,
      receiver: person.name,
      channel: 'portal',
      subject,
      created_at: ctx.now(),
      once: `${key}:${person.id}`,
    })),
    ['once'],
    sql`on conflict on constraint form_notification_log_once do nothing`,
  );
  const told = new Set(noted.map(({ once }) => Number(once?.split(':').at(-1))));
  if (told.size === 0) return [];
  const facts = JSON.stringify({ act: 'remind', name: due.name });
  await notifyMany(
    ctx,
    sql`select 'forms'::text as kind, ${key}::text as key, ${due.id}::int as about, ${facts}::jsonb as facts,
      p.id as person, null::int as location, null::int as least from unnest(${[...told]}::int[]) p(id)`,
  );
  const readers = people.filter((person) => told.has(person.id) && person.email);
  const mailer = await openMailer(ctx.db, { centre: ctx.who.centre, at: ctx.now(), language: speech.language });
  await sendEmails(
    mailer,
    'form_reminder',
    readers.map(({ id: person, email, phone, language, staff, children }) => ({
      to: { id: person, email, phone, language },
      once: `${key}:${person}`,
      words: {
        subject: message('forms.remindSubject', { name: due.name }),
        lines: [message('forms.remindLine', { name: due.name, children, due: due.due })],
        button: {
          label: message('forms.remindOpen'),
          path: staff ? '/shared/forms' : '/user/students/forms',
        },
      },
    })),
  );
  await insertRows(
    ctx,
    'form_notification_log',
    readers.map(({ email }) => ({
      form_id: due.id,
      receiver: email ?? '',
      channel: 'mail',
      subject,
      created_at: ctx.now(),
    })),
  );
  return [...told];
};

export const remindFormInput = {
  form_id: id(Form),
  students: ids(Student, 1000).optional(),
  users: ids(User, 1000).optional(),
};

/**
 * Reminds whoever has not handed a form in, or was asked for a change; of one child or person where named. Everybody at once
 * is asked about first: how many, whom, and who has no address.
 */
export const remind = async (ctx: Ctx, { form_id, students, users }: InputOf<typeof remindFormInput>) => {
  const held =
    await sql<Held>`select id, name, active and archived_at is null as open, location_id, due_date::text as due
    from form where id = ${form_id} for share`.execute(ctx.db);
  const [form] = held.rows;
  if (!form?.open) return declined(message('forms.closed'), { field: 'form_id', code: 'CLOSED' });
  const named = students !== undefined || users !== undefined;
  const due = { ...form, day: await todayAt(ctx, form.location_id) };
  const some = sql`u.id <> ${ctx.who.user} and (not ${named}::boolean or w.student = any(${[...(students ?? [])]}::int[])
    or w.person = any(${[...(users ?? [])]}::int[]))`;
  const { rows } = await sql<Owing>`select * from (${owing(form_id, ofOwnStudents(ctx.who, sql`st.id`), some)}) o
    order by o.name, o.id limit 5000`.execute(ctx.db);
  const people = await notYet(ctx, due, rows);
  if (people.length === 0) return declined(message('forms.nobodyToRemind'), { field: 'form_id', code: 'NOBODY' });
  if (!named) {
    ctx.confirm({
      code: 'LETTER',
      title: message('confirm.remind', { count: people.length, name: form.name }),
      lines: [
        message('confirm.remindLine', {
          people: people.map(({ name }) => name),
          without: people.filter(({ email }) => !email).length,
        }),
      ],
      about: { entity: Form, id: form_id },
    });
    ctx.mustBeConfirmed();
  }
  const told = await tell(ctx, due, people, ctx.request);
  ctx.audit({ entity: Form, id: form_id, after: { reminded: told.length } });
  return done(message('forms.reminded', { count: told.length }));
};

/** The forms of a center that remind today by themselves: on their first day, every so many days after it, until the last. */
const remindByThemselves = async (ctx: WorkContext): Promise<void> => {
  const { rows } = await sql<Due>`select f.id, f.name, f.due_date::text as due, t.today::text as day
    from form f join location l on l.id = f.location_id and l.active
    join timezone z on z.id = l.timezone_id
    cross join lateral (select (${ctx.now()}::timestamptz at time zone z.value) as local,
      (${ctx.now()}::timestamptz at time zone z.value)::date as today) t
    where f.active and f.archived_at is null and f.remind_from is not null
      and t.today between f.remind_from and f.remind_until and (t.today - f.remind_from) % f.remind_every = 0
      and extract(hour from t.local) >= ${FROM_HOUR}
    order by f.id`.execute(ctx.db);
  for (const due of rows) {
    const { rows: all } = await sql<Owing>`select * from (${owing(due.id, sql`true`, sql`true`)}) o
      order by o.id`.execute(ctx.db);
    const people = await notYet(ctx, due, all);
    if (people.length > 0) await tell(ctx, due, people, { language: 'en', pets: false });
  }
};

/** Each hour, as days begin at another time in each zone; a day is told once. */
export const reminderJobs: readonly Job[] = [
  job('form.reminders', { each: 'centre', every: '52 * * * *', run: remindByThemselves }),
];
