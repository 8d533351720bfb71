import { type LogLine, logChanges, logSentence } from '@nestling/rules/log/line.ts';
import { logWords } from '@nestling/rules/log/words.ts';
import { allows } from '@nestling/rules/roles.ts';
import { sql } from 'kysely';
import type { Ctx } from '../../kernel/call/context.ts';
import type { InputOf } from '../../kernel/call/input.ts';
import type { Sql } from '../../kernel/db/tables.ts';
import { inOwnLocations } from '../../model/location/reach.ts';
import { realAddress } from '../../outbox/placeholder.ts';
import type { span } from './hours/hours.inputs.ts';
import { dayBegins, isInvite, isInviteFound, isLogLine, zoneOfLog } from './log-filters.ts';
import { changeOf, nameOfLine } from './log-records.ts';
import { type getLoginReportInput, isLoginLine } from './logins.ts';
import { messagesTable } from './messages-table.ts';
import { invitesOfOwnLocations, logOfOwnLocations } from './reports.reach.ts';
import { type Table, table, wordsOf } from './table.ts';
import { viewersOf } from './watch-time.ts';

type Span = InputOf<typeof span> & Pick<InputOf<typeof getLoginReportInput>, 'location'>;

const logins = async (ctx: Ctx, span: Span): Promise<Table> => {
  const t = wordsOf(ctx);
  const { rows } = await sql<{ date: string; name: string; email: string | null; place: string; count: number }>`
    select to_char(camera_view.day, 'YYYY-MM-DD') as date, u.full_name as name, ${realAddress(sql`u.email`)} as email, l.name as place,
      (select count(*)::int from camera_view v where v.user_id = u.id
        and v.day = camera_view.day and v.location_id = l.id and v.login_of is null and v.opened_at is not null) as count
    from camera_view join app_user u on u.id = camera_view.user_id
    join location l on l.id = camera_view.location_id
    where ${inOwnLocations(ctx.who, sql`camera_view.location_id`)}
      and ${sql.join(isLoginLine(span), sql` and `)}
    order by camera_view.day, lower(u.full_name), u.id`.execute(ctx.db);
  return table(t['reports.logins'], rows, [
    { head: t['reports.date'], kind: 'date', value: ({ date }) => date },
    { head: t['reports.name'], kind: 'text', value: ({ name }) => name },
    { head: t['reports.email'], kind: 'text', value: ({ email }) => email },
    { head: t['reports.location'], kind: 'text', value: ({ place }) => place },
    { head: t['reports.count'], kind: 'number', total: true, value: ({ count }) => count },
  ]);
};

const watchTime = async (ctx: Ctx, span: Span): Promise<Table> => {
  const t = wordsOf(ctx);
  return table(t['reports.watchTime'], await viewersOf(ctx, span), [
    { head: t['reports.date'], kind: 'date', value: ({ date }) => date },
    { head: t['reports.name'], kind: 'text', value: ({ user }) => user.full_name },
    { head: t['reports.views'], kind: 'number', total: true, value: ({ views }) => views },
    { head: t['reports.minutes'], kind: 'number', total: true, value: ({ minutes }) => minutes },
  ]);
};

interface LogRow extends LogLine {
  readonly id: string;
  readonly at: string;
}
const LOG_BLOCK = 2000;

/** The log from its newest line on, a block at a time: a busy centre writes some thousand lines a day. */
async function* logLines(ctx: Ctx, span: Span): AsyncGenerator<LogRow> {
  const { centre } = ctx.who;
  const reach = logOfOwnLocations.filter(ctx.who, { name: 'audit' });
  const line = { centre: sql`${centre}::int`, entity: sql`audit.entity`, id: sql`audit.entity_id` };
  // As on the screen: what stood before and stands since is for admins.
  const values = (of: Sql) => (allows(ctx.who.role, 'admin') ? of : sql`null::jsonb`);
  let before: string | null = null;
  for (;;) {
    const { rows }: { rows: LogRow[] } = await sql<LogRow>`select audit.id::text as id,
        to_char(audit.at at time zone ${zoneOfLog(span.location)}, 'YYYY-MM-DD"T"HH24:MI') as at, u.full_name as username,
        audit.call as activity, audit.entity as object_type, ${changeOf(sql`audit.before`, sql`audit.after`)} as change,
        ${nameOfLine(line, sql`audit.before`, sql`audit.after`)} as object_info,
        ${values(sql`audit.before`)} as old_values, ${values(sql`audit.after`)} as new_values
      from audit left join app_user u on u.id = audit.user_id
      where ${reach} and (${before}::bigint is null or audit.id < ${before}::bigint)
        and ${sql.join(isLogLine(centre, span), sql` and `)}
      order by audit.id desc limit ${LOG_BLOCK}`.execute(ctx.db);
    yield* rows;
    before = rows.at(-1)?.id ?? null;
    if (rows.length < LOG_BLOCK) return;
  }
}

const log = (ctx: Ctx, span: Span): Table => {
  const t = wordsOf(ctx);
  const { language } = ctx.request;
  return table(t['reports.log'], logLines(ctx, span), [
    { head: t['reports.at'], kind: 'moment', value: ({ at }) => at },
    { head: t['reports.who'], kind: 'text', value: ({ username }) => username ?? logWords[language].system },
    { head: t['reports.what'], kind: 'text', width: 60, value: (line) => logSentence(line, language) },
    { head: t['reports.changes'], kind: 'text', width: 60, value: (line) => logChanges(line, language).join('; ') },
  ]);
};

const invites = async (ctx: Ctx, span: Span): Promise<Table> => {
  const t = wordsOf(ctx);
  const { rows } = await sql<{
    at: string;
    name: string | null;
    to: string;
    channel: string;
    state: 'sent' | 'failed' | 'waiting';
  }>`
    select to_char(outbox.created_at at time zone ${zoneOfLog(span.location)}, 'YYYY-MM-DD"T"HH24:MI') as at, u.full_name as name,
      outbox.recipient as to, outbox.channel, case when outbox.sent_at is not null then 'sent'
        when outbox.trouble is not null then 'failed' else 'waiting' end as state
    from outbox left join app_user u on u.id = outbox.user_id
    where ${isInvite} and ${invitesOfOwnLocations.filter(ctx.who, { name: 'outbox' })}
      and ${sql.join([sql`true`, ...isInviteFound(span)], sql` and `)}
      and outbox.created_at >= ${dayBegins(span.location, span.start_date)}
      and outbox.created_at < ${dayBegins(span.location, span.end_date, 1)}
    order by outbox.id desc`.execute(ctx.db);
  return table(t['reports.invites'], rows, [
    { head: t['reports.at'], kind: 'moment', value: ({ at }) => at },
    { head: t['reports.name'], kind: 'text', value: ({ name }) => name },
    { head: t['reports.receiver'], kind: 'text', value: ({ to }) => to },
    {
      head: t['reports.channel'],
      kind: 'text',
      width: 10,
      value: ({ channel }) => (channel === 'sms' ? 'SMS' : 'E-mail'),
    },
    { head: t['reports.status'], kind: 'text', width: 12, value: ({ state }) => t[`reports.${state}`] },
  ]);
};

/** The reports about the system, by the names clients ask for. */
export const systemTables = { logins, watch_time: watchTime, log, invites, messages: messagesTable } as const;
