import { type SqlBool, sql } from 'kysely';
import { done, message, rows } from '../../kernel/call/call.ts';
import type { Ctx } from '../../kernel/call/context.ts';
import type { InputOf } from '../../kernel/call/input.ts';
import { flag, key } from '../../kernel/call/input.ts';
import { isOnline } from '../../model/chat/reach.ts';
import { User } from '../../model/user/entity.ts';

/** A tab says every minute that it is open; without a word for so long it is closed. */
const SILENT_MS = 90_000;
const DAY_MS = 86_400_000;

/** The moment since which an open tab must have said so. */
export const onlineSince = (now: Date): Date => new Date(now.getTime() - SILENT_MS);

export const stayOnlineInput = { tab: key(), leaving: flag().optional() };
type Tab = InputOf<typeof stayOnlineInput>;

/** Notes that a tab of the caller is open, or closes; others are told when the person comes or leaves by that. */
export const stayOnline = async (ctx: Ctx, { tab, leaving = false }: Tab) => {
  const { user, session } = ctx.who;
  const now = ctx.now();
  const since = onlineSince(now);
  const others = sql`exists (select 1 from chat_tab t where t.user_id = ${user}
    and t.seen_at > ${since}::timestamptz and t.tab <> ${tab})`;
  const { rows: found } = await sql<{ was: boolean; others: boolean }>`select ${others} as others,
    exists (select 1 from chat_tab t where t.user_id = ${user} and t.tab = ${tab}
      and t.seen_at > ${since}::timestamptz) as was`.execute(ctx.db);
  const before = found[0];
  await (leaving
    ? sql`delete from chat_tab where user_id = ${user}
        and (tab = ${tab} or seen_at < ${new Date(now.getTime() - DAY_MS)}::timestamptz)`
    : sql`insert into chat_tab as t (user_id, tab, session_id, seen_at)
        values (${user}, ${tab}, ${session}, ${now}::timestamptz)
        on conflict (centre_id, user_id, tab) do update set seen_at = excluded.seen_at, session_id = excluded.session_id`
  ).execute(ctx.db);
  if (before && !before.others && before.was === leaving) ctx.publish({ kind: 'online', ids: [user] });
  return done(message('chat.online'));
};

/** Who is online of those the caller reads of, by name. */
export const onlineUsers = (ctx: Ctx, location: number | undefined) =>
  rows(User, {
    order: ['lname', 'fname'],
    limit: 500,
    where: () => [
      sql<SqlBool>`${isOnline(sql`app_user.id`, onlineSince(ctx.now()))}`,
      location !== undefined &&
        sql<SqlBool>`(exists (select 1 from user_location ul where ul.user_id = app_user.id
          and ul.location_id = ${location})
          or exists (select 1 from guardian_link gl join student st on st.id = gl.student_id
            where gl.user_id = app_user.id and not gl.black_list
              and st.location_id = ${location}))`,
    ],
  });
