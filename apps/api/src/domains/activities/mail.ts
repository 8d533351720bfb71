import { sql } from 'kysely';
import { declined, doneInPart, message } from '../../kernel/call/call.ts';
import type { Ctx } from '../../kernel/call/context.ts';
import type { InputOf } from '../../kernel/call/input.ts';
import type { Speech } from '../../kernel/call/languages.ts';
import type { FieldError } from '../../kernel/call/refusals.ts';
import { dayOf } from '../../messages/when.ts';
import type { mailInput } from '../../model/activity/report.inputs.ts';
import { Student } from '../../model/student/entity.ts';
import { mailerOf } from '../../outbox/mailer.ts';
import { isPlaceholderIn } from '../../outbox/placeholder.ts';
import { type Reader, sendEmails, speechFor, type Words } from '../../outbox/send-emails.ts';
import { readLines } from './report.ts';
import type { Line } from './report-line.ts';
import { toldLine } from './told-line.ts';

interface Contact {
  readonly student: number;
  readonly name: string;
  readonly user: number | null;
  readonly email: string | null;
  readonly language: string | null;
}

/** The students with the contacts that may be written to of them; one row without a contact where there is none. */
const readersOf = async (
  ctx: Ctx,
  students: readonly number[],
  users: readonly number[] | null,
): Promise<Contact[]> => {
  const { rows } = await sql<Contact>`select st.id as student, coalesce(nullif(st.nick_name, ''), st.fname) as name,
      u.id as user, u.email, u.language
    from student st
    left join standing_guardian gl on gl.student_id = st.id
      and (${users}::int[] is null or gl.user_id = any(${users}::int[]))
    left join app_user u on u.id = gl.user_id and u.email is not null and u.email_confirmed
      and not ${isPlaceholderIn(sql`u.email`)}
    where st.id = any(${[...students]}::int[]) order by st.id, u.id`.execute(ctx.db);
  return rows;
};

/** The day of a student in words, in one language. */
const dayWords = (
  { student, name }: Pick<Contact, 'student' | 'name'>,
  date: string,
  lines: readonly Line[],
  speech: Speech,
): Words => {
  const { language } = speech;
  const told = lines.map((line) => toldLine({ ...line, name }, speech));
  const count = lines.filter(({ photo, approved }) => photo !== null && approved).length;
  return {
    subject: message('activities.day', { name, date: dayOf(language, date) }),
    lines: [
      message('activities.dayLines', { name }),
      ...told,
      ...(count > 0 ? [message('activities.photos', { count })] : []),
    ],
    button: { label: message('activities.open'), path: `/student/${student}?tab=activities&day=${date}` },
  };
};

/**
 * Mails each student's day to its contacts (or to those listed who are its contacts): what families may see, pictures by
 * a link alone. Whom nothing could be written of is told in errors; the others are sent.
 */
export const mailReports = async (ctx: Ctx, { students, date, users }: InputOf<typeof mailInput>) => {
  const lines = Map.groupBy(
    await readLines(ctx, { students, start_date: date }, { shared: true }),
    ({ student }) => student,
  );
  const readers = Map.groupBy(await readersOf(ctx, students, users?.length ? users : null), ({ student }) => student);
  const mailer = await mailerOf(ctx);
  const fieldErrors: FieldError[] = [];
  const letters: { to: Reader; words: Words }[] = [];
  let count = 0;
  for (const [student, of] of readers) {
    const day = lines.get(student) ?? [];
    const name = of[0]?.name ?? '';
    const field = `students.${student}`;
    const reached = of.flatMap(({ user, email, language }): Reader[] =>
      user !== null && email ? [{ id: user, email, phone: null, language }] : [],
    );
    if (day.length === 0)
      fieldErrors.push({ field, code: 'NOTHING', message: message('activities.nothing', { name }) });
    else if (reached.length === 0)
      fieldErrors.push({ field, code: 'NO_ADDRESS', message: message('activities.noAddress', { name }) });
    else {
      for (const to of reached)
        letters.push({ to, words: dayWords({ student, name }, date, day, speechFor(mailer, to)) });
      ctx.audit({ entity: Student, id: student, after: { activity_report: date, sent: reached.length } });
      count += 1;
    }
  }
  await sendEmails(mailer, 'activity_report', letters);
  return count > 0
    ? doneInPart(message('activities.sent', { count }), {}, fieldErrors)
    : declined(message('activities.noneSent'), ...fieldErrors);
};
