import { sql } from 'kysely';
import { done, notDone, say } from '../../kernel/call.ts';
import type { Ctx } from '../../kernel/context.ts';
import { languages } from '../../kernel/languages.ts';
import type { Mend } from '../../kernel/refusals.ts';
import type { Id } from '../../kernel/tables.ts';
import { post } from '../../outbox/post.ts';
import { letterWords } from '../settings/settings.door.ts';
import { detailWords, kindWords, type Line, readLines } from './report.ts';

interface Reader {
  readonly student: number;
  readonly name: string;
  readonly centre: string;
  readonly user: number | null;
  readonly email: string | null;
  readonly language: string | null;
}

/** The students with the contacts that may be written to of them; one row without a contact where there is none. */
const readersOf = async (ctx: Ctx, students: readonly number[], users: readonly number[] | null): Promise<Reader[]> => {
  const { rows } = await sql<Reader>`select st.id as student, coalesce(nullif(st.nick_name, ''), st.fname) as name,
      c.name as centre, u.id as user, u.email, u.language
    from student st join centre c on c.id = st.centre_id
    left join guardian_link gl on gl.centre_id = st.centre_id and gl.student_id = st.id and not gl.black_list
      and (${users}::int[] is null or gl.user_id = any(${users}::int[]))
    left join app_user u on u.centre_id = gl.centre_id and u.id = gl.user_id and u.status = 'active' and not u.pending
      and u.deleted_at is null and u.email is not null and u.email_confirmed and u.email !~ '^temp-kv-[0-9]+@'
    where st.centre_id = ${ctx.who.centre} and st.id = any(${[...students]}::int[]) order by st.id, u.id`.execute(
    ctx.db,
  );
  return rows;
};

const clockOf = (time: string, language: 'en' | 'es'): string =>
  new Intl.DateTimeFormat(language === 'es' ? 'es-US' : 'en-US', { timeStyle: 'short', timeZone: 'UTC' }).format(
    new Date(`2000-01-01T${time}:00Z`),
  );

const dayOf = (date: string, language: 'en' | 'es'): string =>
  new Intl.DateTimeFormat(language === 'es' ? 'es-US' : 'en-US', { dateStyle: 'full', timeZone: 'UTC' }).format(
    new Date(`${date}T00:00:00Z`),
  );

const sendDay = async (
  ctx: Ctx,
  reader: Reader & { user: number; email: string },
  date: string,
  lines: readonly Line[],
) => {
  const language = reader.language === 'es' || reader.language === 'en' ? reader.language : ctx.request.language;
  const texts = languages[language];
  const { sender } = await letterWords(ctx.db, ctx.who.centre, reader.user);
  const told = lines.map((line) => {
    const words = [kindWords(line.kind, texts), detailWords(line, texts)].filter((part) => part !== '').join(': ');
    return [`${clockOf(line.time, language)}  ${words}`, line.note].filter(Boolean).join('\n');
  });
  const count = lines.filter(({ photo, approved }) => photo !== null && approved).length;
  const { name } = reader;
  await post(ctx.db, ctx.who.centre, ctx.now(), {
    channel: 'mail',
    kind: 'activity_report',
    to: reader.email,
    user: reader.user,
    written: {
      subject: say('activities.day', { name, date: dayOf(date, language) }).in(texts),
      lines: [
        say('activities.dayLines', { name }).in(texts),
        ...told,
        ...(count > 0 ? [say('activities.photos', { count }).in(texts)] : []),
      ],
      button: {
        label: say('activities.open').in(texts),
        href: `${ctx.request.origin}/user/student/${reader.student}?tab=activities&day=${date}`,
      },
      centre: reader.centre,
      language,
      ...(sender.footer ? { footer: sender.footer } : {}),
      ...(sender.name ? { from_name: sender.name } : {}),
      ...(sender.reply_to ? { reply_to: sender.reply_to } : {}),
    },
  });
};

interface Mail {
  readonly students: readonly Id<'student'>[];
  readonly date: string;
  readonly users?: readonly Id<'app_user'>[] | undefined;
}

/**
 * Mails each student's day to its contacts (or to those listed who are its contacts): what families may see, pictures by
 * a link alone. Whom nothing could be written of is told in errors; the others are sent.
 */
export const mailReports = async (ctx: Ctx, { students, date, users }: Mail) => {
  const lines = Map.groupBy(
    await readLines(ctx, { students, start_date: date }, { shared: true }),
    ({ student }) => student,
  );
  const readers = Map.groupBy(await readersOf(ctx, students, users?.length ? users : null), ({ student }) => student);
  const mends: Mend[] = [];
  let count = 0;
  for (const [student, of] of readers) {
    const day = lines.get(student) ?? [];
    const name = of[0]?.name ?? '';
    const field = `students.${student}`;
    const reached = of.flatMap(({ user, email, ...rest }) =>
      user !== null && email ? [{ ...rest, user, email }] : [],
    );
    if (day.length === 0) mends.push({ field, code: 'NOTHING', message: say('activities.nothing', { name }) });
    else if (reached.length === 0)
      mends.push({ field, code: 'NO_ADDRESS', message: say('activities.noAddress', { name }) });
    else {
      for (const reader of reached) await sendDay(ctx, reader, date, day);
      ctx.audit({ entity: 'Student', id: student, after: { activity_report: date, sent: reached.length } });
      count += 1;
    }
  }
  if (mends.length === 0) return done(say('activities.sent', { count }));
  return notDone(count > 0 ? say('activities.sent', { count }) : say('activities.noneSent'), {}, ...mends);
};
