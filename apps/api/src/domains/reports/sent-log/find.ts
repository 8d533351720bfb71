import { allows } from '@nestling/rules/roles.ts';
import { sql } from 'kysely';
import type { Ctx } from '../../../kernel/call/context.ts';
import type { Sql } from '../../../kernel/db/tables.ts';
import { zoneOfLog } from '../log-filters.ts';
import { type Asked, isAt, KINDS, type Kind, saidBy } from './sources.ts';

/** One line of the log. */
export interface Said {
  readonly kind: Kind;
  readonly id: number;
  readonly at: string;
  readonly sender: string | null;
  /** What the sender is to the child, in a conversation. */
  readonly relation: string | null;
  readonly student_id: number | null;
  readonly program_id: number | null;
  /** The child or the room of a conversation; the one person anything else went to. */
  readonly about: string | null;
  readonly subject: string | null;
  readonly message: string | null;
  readonly file: string | null;
  readonly people: number;
  readonly reached: number;
  readonly failed: number;
  readonly waiting: number;
  readonly seen_at: string | null;
  readonly marks: readonly string[];
  readonly to: string | null;
  /** By the location's own clock, YYYY-MM-DDTHH:MM. */
  readonly local_at: string;
  readonly local_seen_at: string | null;
}

interface Slice {
  readonly first: number;
  readonly page: number;
}

/** Letters are told by how they begin; who wants the whole opens them. */
const BEGINS = 600;

const kindsOf = ({ kind }: Asked): readonly Kind[] => (kind === undefined ? KINDS : [kind]);

/** SQL of the ids of the newest lines, of a page or of all there are. Each way gives no more than the page could hold. */
const newest = (ctx: Ctx, of: Asked, slice: Slice | null): Sql => {
  const upTo = slice === null ? sql`` : sql`limit ${slice.first * slice.page}`;
  const parts = kindsOf(of).map((kind) => {
    const { at, from } = saidBy(ctx, kind, of);
    return sql`(select ${kind}::text as kind, c.id, ${at} as at ${from} order by ${at} desc, c.id desc ${upTo})`;
  });
  const only = slice === null ? sql`` : sql`limit ${slice.first} offset ${slice.first * (slice.page - 1)}`;
  return sql`select * from (${sql.join(parts, sql` union all `)}) x order by at desc, kind, id desc ${only}`;
};

interface Way {
  readonly from: Sql;
  readonly reached: Sql;
  readonly failed: Sql;
  readonly waiting: Sql;
}

/** How what went to many stands with the people of the place, `r` being one of them. */
const ways = (location: number): Readonly<Record<Exclude<Kind, 'chat'>, Way>> => ({
  alert: {
    from: sql`alert_recipient r where r.alert_id = p.id and r.location_id = ${location}`,
    reached: sql`r.seen_at is not null`,
    failed: sql`false`,
    waiting: sql`false`,
  },
  text: {
    from: sql`text_recipient r where r.text_id = p.id
      and (t.location_id = ${location} or ${isAt(location, sql`r.user_id`)})`,
    reached: sql`r.status in ('sent', 'delivered')`,
    failed: sql`r.status in ('failed', 'unknown', 'unsubscribed')`,
    waiting: sql`r.status in ('queued', 'sending')`,
  },
  letter: {
    from: sql`letter_recipient r where r.send_id = p.id and ${isAt(location, sql`r.user_id`)}`,
    reached: sql`r.status = 'sent'`,
    failed: sql`r.status in ('failed', 'unsubscribed', 'resting')`,
    waiting: sql`r.status in ('waiting', 'sending')`,
  },
});

const counted = (kind: Kind, { from, reached, failed, waiting }: Way): Sql => sql`
  select count(*)::int as people, count(*) filter (where ${reached})::int as reached,
    count(*) filter (where ${failed})::int as failed, count(*) filter (where ${waiting})::int as waiting,
    case when count(*) = 1 then (select one.full_name from app_user one where one.id = min(r.user_id)) end as name
  from ${from} and p.kind = ${kind}`;

/** The log of a place from its newest line on: a page of it, or all. */
export const findSaid = async (ctx: Ctx, of: Asked, slice: Slice | null): Promise<readonly Said[]> => {
  const { location } = of;
  const whole = allows(ctx.who.role, 'manager');
  const { alert, text, letter } = ways(location);
  const local = (at: Sql) => sql`to_char(${at} at time zone ${zoneOfLog(location)}, 'YYYY-MM-DD"T"HH24:MI')`;
  const { rows } = await sql<Said>`with p as materialized (${newest(ctx, of, slice)})
    select p.kind, p.id, p.at, u.full_name as sender, re.name as relation, m.student_id, m.room_id as program_id,
      coalesce(st.full_name, rm.name, n.name) as about, s.subject,
      case when m.deleted_at is not null and not ${whole}::boolean then null
        else coalesce(m.message, a.message, t.message, left(s.plain, ${BEGINS})) end as message,
      coalesce(case when m.deleted_at is null then m.file_name end, s.file_name) as file,
      coalesce(n.people, 0) as people, coalesce(n.reached, 0) as reached, coalesce(n.failed, 0) as failed,
      coalesce(n.waiting, 0) as waiting, seen.at as seen_at,
      array_remove(array[case when m.deleted_at is not null then 'deleted' when m.edited_at is not null then 'edited' end,
        case when m.attachment is not null and m.deleted_at is null then 'photo' end,
        case when m.bulk then 'bulk' end, case when a.urgent then 'urgent' end, case when a.drill then 'drill' end,
        case when a.held then 'held' end, case when s.status = 'paused' then 'paused' end], null) as marks,
      (select string_agg(w.full_name, ', ' order by lower(w.lname), w.id) from chat_addressee d
        join app_user w on w.id = d.user_id where p.kind = 'chat' and d.message_id = p.id) as to,
      ${local(sql`p.at`)} as local_at, ${local(sql`seen.at`)} as local_seen_at
    from p
    left join chat_message m on p.kind = 'chat' and m.id = p.id
    left join alert a on p.kind = 'alert' and a.id = p.id
    left join text_message t on p.kind = 'text' and t.id = p.id
    left join letter_send s on p.kind = 'letter' and s.id = p.id
    left join app_user u on u.id = coalesce(m.user_id, a.sender_id, t.sender_id, s.created_by)
    left join relationship re on re.id = m.relationship_id
    left join student st on st.id = m.student_id
    left join room rm on rm.id = m.room_id
    left join lateral (select min(cs.at) as at from chat_seen cs where p.kind = 'chat' and cs.staff <> m.from_staff
      and cs.up_to >= m.id and (cs.student_id = m.student_id or cs.room_id = m.room_id)) seen on true
    left join lateral (${counted('alert', alert)} union all ${counted('text', text)} union all
      ${counted('letter', letter)} order by people desc limit 1) n on true
    order by p.at desc, p.kind, p.id desc`.execute(ctx.db);
  return rows;
};

/** How many lines the log of a place has, and the name of the person it was narrowed to. */
export const countSaid = async (
  ctx: Ctx,
  of: Asked,
): Promise<{ readonly total: number; readonly person: string | null }> => {
  const parts = kindsOf(of).map((kind) => sql`(select count(*) ${saidBy(ctx, kind, of).from})`);
  const { rows } = await sql<{
    total: number;
    person: string | null;
  }>`select (${sql.join(parts, sql` + `)})::int as total,
    (select full_name from app_user where id = ${of.user_id ?? null}::int) as person`.execute(ctx.db);
  return rows[0] ?? { total: 0, person: null };
};
