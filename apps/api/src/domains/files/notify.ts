import { sql } from 'kysely';
import type { Ctx } from '../../kernel/call/context.ts';
import type { Sql } from '../../kernel/db/tables.ts';
import { readersOf } from '../../model/file/reach.ts';
import { rank } from '../../model/user/rank.ts';
import { notifyMany, notifyPerson } from '../notifications/notifications.door.ts';

/** A notice of a published file for each of its readers who has not read it; `key` says how often one is told. */
export const notices = (ctx: Ctx, id: number, act: 'shared' | 'remind', key: Sql): Sql => sql`
  select 'files'::text as kind, ${key} as key, f.id as about,
    jsonb_build_object('name', f.name, 'act', case when ${act} = 'shared' and f.version > 1 then 'again' else ${act} end) as facts,
    r.user_id as person, null::int as location, null::int as least
  from file f cross join lateral (${readersOf(sql`f`)}) r
  where f.id = ${id} and f.visible and f.archived_at is null
    and r.user_id <> ${ctx.who.user} and not exists (select 1 from file_read d where d.file_id = f.id
      and d.version = f.version and d.user_id = r.user_id)`;

/** Tells those a published file is shared with, each once for a version. */
export const notifyReaders = (ctx: Ctx, id: number): Promise<void> =>
  notifyMany(ctx, notices(ctx, id, 'shared', sql`'file:' || f.id || ':' || f.version`));

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
