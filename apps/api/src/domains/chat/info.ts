import { allows } from '@nestling/rules/roles.ts';
import { sql } from 'kysely';
import { avatarImage } from '../../files/image-sizes.ts';
import { object, out, outOrNull } from '../../kernel/call/call.ts';
import type { Ctx } from '../../kernel/call/context.ts';
import { isOnline } from '../../model/chat/reach.ts';
import { relationshipName } from '../../model/relationship/names.ts';
import { rank } from '../../model/user/rank.ts';
import { onlineSince } from './online.ts';
import { type Chat, readersOf } from './readers.ts';
import { firstNewOf, seenUpTo, unreadOf } from './unread.ts';

/** Somebody who reads a chat. Of contacts `history` says for managers whether it reads what was written before it joined. */
const reader = object(
  {
    id: out.id,
    name: out.text,
    avatar: avatarImage,
    relation: outOrNull(out.text),
    staff: out.flag,
    online: out.flag,
    away_until: outOrNull(out.date),
    away_note: outOrNull(out.text),
    quiet: out.flag,
    history: outOrNull(out.flag),
  },
  'ChatReader',
);

/** What the screen of one chat shows beside its messages. */
export const chatInfo = object(
  {
    name: out.text,
    location_id: out.id,
    may_write: out.flag,
    first_new: outOrNull(out.id),
    seen_up_to: out.id,
    unread: out.int,
    families: out.int,
    open_now: out.flag,
    opens: outOrNull(out.clock),
    closes: outOrNull(out.clock),
    away_until: outOrNull(out.date),
    away_note: outOrNull(out.text),
    readers: [reader],
  },
  'ChatInfo',
);

interface Reader {
  readonly id: number;
  readonly name: string;
  readonly avatar: string | null;
  readonly relation: string | null;
  readonly word: string | null;
  readonly staff: boolean;
  readonly online: boolean;
  readonly away_until: string | null;
  readonly away_note: string | null;
  readonly quiet: boolean;
  readonly history: boolean | null;
}
interface Row {
  readonly name: string;
  readonly location_id: number;
  readonly may_write: boolean;
  readonly first_new: number | null;
  readonly seen_up_to: number;
  readonly unread: number;
  readonly families: number;
  readonly open_now: boolean;
  readonly opens: string | null;
  readonly closes: string | null;
  readonly away_until: string | null;
  readonly away_note: string | null;
  readonly readers: readonly Reader[];
}

/**
 * Who reads a chat now, whether it is answered at this hour, and where the caller's reading ended; one statement. In the
 * chat of a room families are told of staff by name and of each other by number.
 */
export const readInfo = async (ctx: Ctx, chat: Chat | null) => {
  if (!chat) return null;
  const { who } = ctx;
  const now = ctx.now();
  const staff = allows(who.role, 'teacher');
  const id = sql`${chat.id}::int`;
  const named = staff || chat.kind === 'student' ? sql`true` : sql`r.rank > ${rank.user}`;
  const of =
    chat.kind === 'student'
      ? sql`select st.full_name as name, st.location_id from student st where st.id = ${chat.id}`
      : sql`select cr.name, cr.location_id from room cr where cr.id = ${chat.id}`;
  const student = chat.kind === 'student' ? chat.id : null;
  const { rows } = await sql<Row>`with c as (${of}), r as materialized (${readersOf(chat)}), hours as (
      select c.*, h.opens, h.closes, h.days, h.away_until, h.away_note, coalesce(h.families_write, true) as families_write,
        ${now}::timestamptz at time zone z.value as here
      from c join location l on l.id = c.location_id join timezone z on z.id = l.timezone_id
      left join chat_hours h on h.location_id = c.location_id
    )
    select hours.name, hours.location_id,
      ${staff || chat.kind === 'student'}::boolean or hours.families_write as may_write,
      ${firstNewOf(who, chat.kind, id, now)} as first_new, ${seenUpTo(who, chat.kind, id)} as seen_up_to,
      ${unreadOf(who, chat.kind, id, now)} as unread, (select count(*)::int from r where r.rank = ${rank.user}) as families,
      (hours.away_until is null or hours.away_until < hours.here::date) and (hours.opens is null
        or (extract(isodow from hours.here)::int = any(hours.days) and hours.here::time >= hours.opens
          and hours.here::time < hours.closes)) as open_now,
      to_char(hours.opens, 'HH24:MI') as opens, to_char(hours.closes, 'HH24:MI') as closes,
      case when hours.away_until >= hours.here::date then to_char(hours.away_until, 'YYYY-MM-DD') end as away_until,
      case when hours.away_until >= hours.here::date then hours.away_note end as away_note,
      (select coalesce(json_agg(json_build_object('id', u.id, 'name', u.full_name, 'avatar', u.avatar,
          'relation', re.name, 'word', re.word, 'staff', r.rank > ${rank.user},
          'online', (r.rank > ${rank.user} or ${staff}::boolean or u.id = ${who.user})
            and ${isOnline(sql`u.id`, onlineSince(now))},
          'away_until', case when r.rank > ${rank.user} and p.away_until >= hours.here::date then to_char(p.away_until, 'YYYY-MM-DD') end,
          'away_note', case when r.rank > ${rank.user} and p.away_until >= hours.here::date then p.away_note end,
          'quiet', r.rank > ${rank.user} and p.quiet_from is not null and case when p.quiet_from < p.quiet_until
            then hours.here::time >= p.quiet_from and hours.here::time < p.quiet_until
            else hours.here::time >= p.quiet_from or hours.here::time < p.quiet_until end,
          'history', case when ${allows(who.role, 'manager')}::boolean and r.rank = ${rank.user} and ${student}::int is not null
            then coalesce(j.history or j.after_id = 0, true) and not exists (select 1 from chat_gap g
              where g.student_id = ${student}::int and g.user_id = u.id and not g.history) end)
          order by r.rank = ${rank.user} desc, r.rank, lower(u.fname), u.id), '[]')
        from r join app_user u on u.id = r.id
        left join relationship re on re.id = r.relationship_id and ${student}::int is not null
        left join chat_person p on p.user_id = u.id
        left join chat_join j on j.student_id = ${student}::int and j.user_id = u.id
        where r.rank < ${rank.support} and ${named}) as readers
    from hours`.execute(ctx.db);
  const [row] = rows;
  if (!row) return null;
  const { language } = ctx.request;
  const readers = row.readers.map(({ relation, word, ...one }) => ({
    ...one,
    relation: relation === null ? null : relationshipName({ name: relation, word }, language),
  }));
  return { ...row, readers };
};
