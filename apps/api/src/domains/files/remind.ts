import { sql } from 'kysely';
import { declined, done, message } from '../../kernel/call/call.ts';
import type { Ctx } from '../../kernel/call/context.ts';
import type { InputOf } from '../../kernel/call/input.ts';
import { File } from '../../model/file/entity.ts';
import { readersOf } from '../../model/file/reach.ts';
import { todayAt } from '../../model/location/today.ts';
import { mailerOf } from '../../outbox/mailer.ts';
import { postedOnce } from '../../outbox/post.ts';
import { sendEmails } from '../../outbox/send-emails.ts';
import { notifyMany } from '../notifications/notifications.door.ts';
import type { which } from './files.inputs.ts';
import { lockFile } from './lock-file.ts';
import { notices } from './notify.ts';

interface Reader {
  readonly id: number;
  readonly name: string;
  readonly email: string | null;
  readonly phone: string | null;
  readonly language: string | null;
  readonly staff: boolean;
}

/**
 * Reminds those who have not read a published file, by notice and letter, each once a day of its location; after asking: how
 * many, whom, and who has no address.
 */
export const remind = async (ctx: Ctx, { id }: InputOf<typeof which>) => {
  const held = await lockFile(ctx, id);
  if (!held.visible) return declined(message('files.notPublished'), { field: 'id', code: 'NOT_PUBLISHED' });
  const key = `file:${id}:remind:${await todayAt(ctx, held.location_id)}`;
  const { rows } = await sql<Reader>`select u.id, u.full_name as name, u.email, u.phone, u.language,
      not exists (select 1 from standing_guardian gl where gl.user_id = u.id) as staff
    from file f cross join lateral (${readersOf(sql`f`)}) r
    join app_user u on u.id = r.user_id and u.status = 'active' and u.deleted_at is null
    where f.id = ${id} and u.id <> ${ctx.who.user} and not exists (select 1 from file_read d where d.file_id = f.id
        and d.version = f.version and d.user_id = u.id)
      and not exists (select 1 from notification n where n.user_id = u.id and n.key = ${key})
    order by u.full_name, u.id limit 5000`.execute(ctx.db);
  // Who wants no notices has none: the letter says whether they were reminded.
  const posted = await postedOnce(
    ctx.db,
    ctx.who.centre,
    rows.map((reader) => `${key}:${reader.id}`),
  );
  const readers = rows.filter((reader) => !posted.has(`${key}:${reader.id}`));
  if (readers.length === 0) return declined(message('files.nobodyToRemind'), { field: 'id', code: 'NOBODY' });
  ctx.confirm({
    code: 'LETTER',
    title: message('confirm.remind', { count: readers.length, name: held.name }),
    lines: [
      message('confirm.remindLine', {
        people: readers.map(({ name }) => name),
        without: readers.filter(({ email }) => !email).length,
      }),
    ],
    about: { entity: File, id },
  });
  ctx.mustBeConfirmed();
  await notifyMany(ctx, notices(ctx, id, 'remind', sql`${key}::text`));
  await sendEmails(
    await mailerOf(ctx),
    'file_reminder',
    readers.map(({ id: user, email, phone, language, staff }) => ({
      to: { id: user, email, phone, language },
      once: `${key}:${user}`,
      words: {
        subject: message('files.remindSubject', { name: held.name }),
        lines: [message('files.remindLine', { name: held.name })],
        button: { label: message('files.remindOpen'), path: staff ? '/teacher/documents' : '/user/files' },
      },
    })),
  );
  ctx.audit({ entity: File, id, after: { reminded: readers.length } });
  return done(message('files.reminded', { name: held.name }));
};
