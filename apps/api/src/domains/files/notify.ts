import { sql } from 'kysely';
import type { Ctx, WorkContext } from '../../kernel/call/context.ts';
import type { Sql } from '../../kernel/db/tables.ts';
import { readersOf } from '../../model/file/reach.ts';
import { rank } from '../../model/user/rank.ts';
import { notifyMany, notifyPerson } from '../notifications/notifications.door.ts';
import { stage } from './document-reminders.ts';

/** A notice of a published file for each of its readers who has not read it, once for a version. */
const notices = (ctx: Ctx, id: number): Sql => sql`
  select 'files'::text as kind, 'file:' || f.id || ':' || f.version as key, f.id as about,
    jsonb_build_object('name', f.name, 'act', case when f.version > 1 then 'again' else 'shared' end) as facts,
    r.user_id as person, null::int as location, null::int as least
  from file f cross join lateral (${readersOf(sql`f`)}) r
  where f.id = ${id} and f.visible and f.archived_at is null
    and r.user_id <> ${ctx.who.user} and not exists (select 1 from file_read d where d.file_id = f.id
      and d.version = f.version and d.user_id = r.user_id)`;

/** Tells those a published file is shared with, each once for a version. */
export const notifyReaders = (ctx: Ctx, id: number): Promise<void> => notifyMany(ctx, notices(ctx, id));

/** Tells who handed a child's paper in what became of it. */
export const notifyDecision = async (
  ctx: Ctx,
  paper: { readonly id: number; readonly name: string; readonly created_by: number | null },
  act: 'approved' | 'rejected',
): Promise<void> => {
  if (paper.created_by === null || paper.created_by === ctx.who.user) return;
  await notifyPerson(ctx, { user: paper.created_by, kind: 'files', about: paper.id, facts: { act, name: paper.name } });
};

/** Tells the staff of the child's location that a paper waits. */
export const notifyWaiting = (ctx: Ctx, id: number, version: number): Promise<void> =>
  notifyMany(
    ctx,
    sql`select 'documents'::text as kind, 'document:' || d.id || ':' || ${version}::bigint as key, d.id as about,
      jsonb_build_object('name', d.name, 'child', st.full_name, 'act', 'waiting', 'location', l.name) as facts, null::int as person,
      st.location_id as location, case when 'teacher' = any(d.roles) then ${rank.teacher} else ${rank.manager} end as least
    from student_document d join student st on st.id = d.student_id
    join location l on l.id = st.location_id
    where d.id = ${id} and d.status = 'waiting'`,
  );

/** SQL: to the managers of each location somebody of the team `u` works at. */
const office = (from: Sql, key: Sql, facts: Sql): Sql => sql`
  select 'credential_office'::text as kind, ${key} as key, u.id as about, ${facts} as facts, null::int as person,
    ul.location_id as location, ${rank.manager} as least
  from ${from} join user_location ul on ul.user_id = u.id`;

/** Tells the office that a paper of somebody waits. */
export const tellWaiting = (ctx: Ctx, id: number): Promise<void> =>
  notifyMany(
    ctx,
    office(
      sql`staff_credential c join app_user u on u.id = c.user_id and c.id = ${id}`,
      sql`'credential:' || c.id || ':' || ${ctx.now().getTime()}::text`,
      sql`jsonb_build_object('name', c.name, 'by', u.full_name, 'act', 'waiting')`,
    ),
  );

/** Tells somebody what became of a paper, each time. */
export const tellDecision = async (ctx: Ctx, id: number, act: 'approved' | 'rejected'): Promise<void> =>
  notifyMany(
    ctx,
    sql`select 'credential'::text as kind, 'credential:' || c.id || ':' || ${ctx.now().getTime()}::text as key, c.id as about,
      jsonb_build_object('name', c.name, 'act', ${act}::text) as facts, c.user_id as person, null::int as location,
      null::int as least
    from staff_credential c where c.id = ${id} and c.user_id <> ${ctx.who.user}`,
  );

const step = stage(sql`c.expires_on - t.today`);

/** Tells whose paper runs out, and the office: once for each step, 30, 14 and 3 days before, and after. */
export const remindOfCredentials = (ctx: WorkContext): Promise<void> => {
  const expiring = sql`staff_credential c join app_user u on u.id = c.user_id and u.deleted_at is null and u.status = 'active'
    join lateral (select min((${ctx.now()}::timestamptz at time zone z.value)::date) as today from user_location x
      join location l on l.id = x.location_id and l.active join timezone z on z.id = l.timezone_id
      where x.user_id = u.id) t on c.status = 'approved' and c.expires_on <= t.today + 30 and c.expires_on > t.today - 60
      and not exists (select 1 from staff_credential n where n.user_id = c.user_id and n.kind = c.kind and n.id <> c.id
        and n.status <> 'rejected' and coalesce(n.expires_on, 'infinity') > c.expires_on)`;
  const key = sql`'credential_ends:' || c.id || ':' || c.expires_on || ':' || ${step}`;
  const facts = sql`jsonb_build_object('name', c.name, 'by', u.full_name, 'date', c.expires_on::text,
    'act', case when ${step} = 0 then 'expired' else 'expires' end)`;
  return notifyMany(
    ctx,
    sql`${office(expiring, key, facts)}
      union all
      select 'credential', ${key}, c.id, ${facts}, u.id, null, null from ${expiring}`,
  );
};
