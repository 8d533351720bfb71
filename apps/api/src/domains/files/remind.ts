import { sql } from 'kysely';
import { declined, done, message } from '../../kernel/call/call.ts';
import type { Ctx, WorkContext } from '../../kernel/call/context.ts';
import type { InputOf } from '../../kernel/call/input.ts';
import type { Speech } from '../../kernel/call/languages.ts';
import type { Sql } from '../../kernel/db/tables.ts';
import { type Job, job } from '../../kernel/jobs/job.ts';
import { File } from '../../model/file/entity.ts';
import { readersOf } from '../../model/file/reach.ts';
import { todayAt } from '../../model/location/today.ts';
import { atTheirDay, remindToday } from '../../model/reminder/days.ts';
import { notRemindedYet } from '../../model/reminder/reminded.ts';
import { remindPeople } from '../notifications/notifications.door.ts';
import type { which } from './files.inputs.ts';
import { lockFile } from './lock-file.ts';

interface Reader {
  readonly id: number;
  readonly name: string;
  readonly email: string | null;
  readonly phone: string | null;
  readonly language: string | null;
  readonly staff: boolean;
}

/** A file of which readers are reminded on a day of its location; `due`: until when it is to be read. */
interface ToRead {
  readonly id: number;
  readonly name: string;
  readonly due: string | null;
  readonly day: string;
}

const occasion = ({ id, day }: ToRead) => ({ of: 'file', id, day }) as const;

/** Who is to read a file, has not read its present version and was not reminded that day, by name; at most 5,000. */
const notRead = async (
  ctx: Pick<WorkContext, 'db'>,
  file: ToRead,
  some: Sql = sql`true`,
): Promise<readonly Reader[]> => {
  const { rows } = await sql<Reader>`select u.id, u.full_name as name, u.email, u.phone, u.language,
      not exists (select 1 from standing_guardian gl where gl.user_id = u.id) as staff
    from file f cross join lateral (${readersOf(sql`f`)}) r
    join app_user u on u.id = r.user_id and u.status = 'active' and u.deleted_at is null
    where f.id = ${file.id} and ${some} and not exists (select 1 from file_read d where d.file_id = f.id
        and d.version = f.version and d.user_id = u.id)
    order by u.full_name, u.id limit 5000`.execute(ctx.db);
  return notRemindedYet(ctx, occasion(file), rows);
};

const tell = (ctx: WorkContext, file: ToRead, readers: readonly Reader[], speech: Speech) =>
  remindPeople(ctx, occasion(file), readers, {
    notice: { kind: 'files', facts: { act: 'remind', name: file.name } },
    letter: 'file_reminder',
    words: ({ staff }) => ({
      subject: message('files.remindSubject', { name: file.name }),
      lines: [message('files.remindLine', { name: file.name, due: file.due })],
      button: { label: message('files.remindOpen'), path: staff ? '/teacher/documents' : '/user/files' },
    }),
    speech,
  });

/**
 * Reminds those who have not read a published file, by notice and letter, each once a day of its location; after asking: how
 * many, whom, and who has no address.
 */
export const remind = async (ctx: Ctx, { id }: InputOf<typeof which>) => {
  const { name, visible, location_id, due_date: due } = await lockFile(ctx, id);
  if (!visible) return declined(message('files.notPublished'), { field: 'id', code: 'NOT_PUBLISHED' });
  const file = { id, name, due, day: await todayAt(ctx, location_id) };
  const readers = await notRead(ctx, file, sql`u.id <> ${ctx.who.user}`);
  if (readers.length === 0) return declined(message('files.nobodyToRemind'), { field: 'id', code: 'NOBODY' });
  ctx.confirm({
    code: 'LETTER',
    title: message('confirm.remind', { count: readers.length, name }),
    lines: [
      message('confirm.remindLine', {
        people: readers.map((reader) => reader.name),
        without: readers.filter(({ email }) => !email).length,
      }),
    ],
    about: { entity: File, id },
  });
  ctx.mustBeConfirmed();
  const reminded = await tell(ctx, file, readers, ctx.request);
  ctx.audit({ entity: File, id, after: { reminded: reminded.length } });
  return done(message('files.reminded', { name }));
};

const remindByThemselves = async (ctx: WorkContext): Promise<void> => {
  const { rows } = await sql<ToRead>`select f.id, f.name, f.due_date::text as due, t.today::text as day
    from file f ${atTheirDay(ctx, 'f')}
    where f.visible and f.archived_at is null and ${remindToday('f')}
    order by f.id`.execute(ctx.db);
  for (const file of rows) await tell(ctx, file, await notRead(ctx, file), { language: 'en', pets: false });
};

/** Each hour, as days begin at another time in each zone; nobody is told twice on a day. */
export const readReminders: Job = job('file.reads', { each: 'centre', every: '57 * * * *', run: remindByThemselves });
