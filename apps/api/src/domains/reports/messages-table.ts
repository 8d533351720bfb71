import { sql } from 'kysely';
import type { Ctx } from '../../kernel/call/context.ts';
import type { InputOf } from '../../kernel/call/input.ts';
import { chatLog } from '../../model/chat/reach.ts';
import type { span } from './hours/hours.inputs.ts';
import { dayBegins, zoneOfLog } from './log-filters.ts';
import type { getLoginReportInput } from './logins.ts';
import { type Table, table, wordsOf } from './table.ts';

interface Line {
  readonly at: string;
  readonly writer: string | null;
  readonly about: string;
  readonly chosen: string | null;
  readonly message: string;
  readonly file: string | null;
  readonly seen: string | null;
  readonly deleted: boolean;
  readonly edited: boolean;
}

/**
 * What was written in the conversations of the places somebody answers for, as the log of messages shows it: also what
 * was deleted, and what a family wrote to some of the staff alone.
 */
export const messagesTable = async (
  ctx: Ctx,
  { location, start_date, end_date }: InputOf<typeof span> & Pick<InputOf<typeof getLoginReportInput>, 'location'>,
): Promise<Table> => {
  const t = wordsOf(ctx);
  const zone = zoneOfLog(location);
  const moment = 'YYYY-MM-DD"T"HH24:MI';
  const { rows } =
    await sql<Line>`select to_char(m.created_at at time zone ${zone}, ${moment}) as at, w.full_name as writer,
      coalesce(st.full_name, cr.name) as about, m.message, coalesce(m.file_name, case when m.attachment is not null
        then ${t['chat.logPhoto']}::text end) as file,
      (select string_agg(u.full_name, ', ' order by lower(u.lname), u.id) from chat_addressee d
        join app_user u on u.id = d.user_id where d.message_id = m.id) as chosen,
      (select to_char(min(s.at) at time zone ${zone}, ${moment}) from chat_seen s
        where s.staff <> m.from_staff and s.up_to >= m.id
          and (s.student_id = m.student_id or s.room_id = m.room_id)) as seen,
      m.deleted_at is not null as deleted, m.edited_at is not null as edited
    from chat_message m
    left join app_user w on w.id = m.user_id
    left join student st on st.id = m.student_id
    left join room cr on cr.id = m.room_id
    where ${chatLog.filter(ctx.who, { name: 'm' })}
      and (${location ?? null}::int is null or m.location_id = ${location ?? null}::int)
      and m.created_at >= ${dayBegins(location, start_date)} and m.created_at < ${dayBegins(location, end_date, 1)}
    order by m.id desc`.execute(ctx.db);
  const state = ({ deleted, edited }: Line): string | null =>
    deleted ? t['chat.logDeleted'] : edited ? t['chat.logEdited'] : null;
  return table(t['chat.log'], rows, [
    { head: t['reports.at'], kind: 'moment', value: ({ at }) => at },
    { head: t['chat.logFrom'], kind: 'text', value: ({ writer }) => writer },
    { head: t['chat.logAbout'], kind: 'text', value: ({ about }) => about },
    { head: t['chat.logTo'], kind: 'text', value: ({ chosen }) => chosen },
    { head: t['chat.logMessage'], kind: 'text', width: 60, value: ({ message }) => message },
    { head: t['chat.logFile'], kind: 'text', value: ({ file }) => file },
    { head: t['chat.logSeen'], kind: 'moment', value: ({ seen }) => seen },
    { head: t['chat.logState'], kind: 'text', width: 12, value: state },
  ]);
};
