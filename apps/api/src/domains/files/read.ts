import { sql } from 'kysely';
import { declined, done, message } from '../../kernel/call/call.ts';
import type { Ctx } from '../../kernel/call/context.ts';
import { textsIn } from '../../kernel/call/languages.ts';
import type { Id } from '../../kernel/db/tables.ts';
import { ownFiles, readersOf } from '../../model/file/reach.ts';
import { rank } from '../../model/user/rank.ts';
import { ofFile } from './file-ways.ts';
import { addressOf, type Stored } from './stored.ts';

interface Which {
  readonly id: Id<'app_user'>;
  readonly file_id: Id<'file'>;
}

/** Marks the present version of a file read by the caller, to whom it is shared. */
export const markRead = async (ctx: Ctx, { id, file_id }: Which) => {
  const { user } = ctx.who;
  if (id !== user) return declined(message('files.notYou'), { field: 'id', code: 'NOT_YOU' });
  const { rows } = await sql<{ name: string }>`with shared as (
      select f.id, f.version, f.name from file f where f.id = ${file_id} and f.visible
        and f.archived_at is null and ${user}::int in (${readersOf(sql`f`)})
    ), written as (
      insert into file_read (file_id, version, user_id, read_at)
      select s.id, s.version, ${user}::int, ${ctx.now()}::timestamptz from shared s on conflict do nothing)
    select name from shared`.execute(ctx.db);
  const [file] = rows;
  if (!file) return declined(message('files.notShared'), { field: 'file_id', code: 'OUT_OF_REACH' });
  return done(message('files.read', { name: file.name }));
};

/** Whether somebody has read the present version of a file, and when. */
export const hasRead = async (ctx: Ctx, { id, file_id }: Which) => {
  const { rows } = await sql<{ read_at: Date | null }>`select r.read_at from file f
    left join file_read r on r.file_id = f.id and r.version = f.version and r.user_id = ${id}
    where f.id = ${file_id} and ${ownFiles.filter(ctx.who, { name: 'f' })}`.execute(ctx.db);
  const [found] = rows;
  return found ? { status: 'Success', read: found.read_at !== null, date: found.read_at } : null;
};

/** A link to a file the caller may see. */
export const downloadFile = async (ctx: Ctx, { id }: { readonly id: Id<'file'> }) => {
  const { rows } = await sql<
    Stored & { centre_id: number }
  >`select f.centre_id, f.stored, f.picture, f.original from file f
    where f.id = ${id} and ${ownFiles.filter(ctx.who, { name: 'f' })}`.execute(ctx.db);
  const [file] = rows;
  const url = file ? addressOf(file, ctx, ofFile(id)) : null;
  const said = url ? message('files.download') : message('files.gone');
  return { status: url ? 'Success' : 'Error', message: said.in(textsIn(ctx.request)), url };
};

interface Reader {
  readonly id: number;
  readonly full_name: string;
  readonly staff: boolean;
  readonly students: string | null;
  readonly read_at: Date | null;
  readonly version: number | null;
  readonly reminded_at: Date | null;
}

/** Who is to read a file, those who have not first, with the children of families and when each was last reminded. */
export const readersOfFile = async (ctx: Ctx, { file_id }: { readonly file_id: Id<'file'> }) => {
  const { rows } = await sql<Reader>`select u.id, u.full_name, r.read_at,
      exists (select 1 from user_role ur join role ro on ro.id = ur.role_id and ro.rank >= ${rank.teacher}
        where ur.user_id = u.id) as staff,
      (select max(m.at) from reminder m where m.file_id = f.id and m.user_id = u.id) as reminded_at,
      (select max(x.version) from file_read x where x.file_id = f.id and x.user_id = u.id) as version,
      (select string_agg(st.fname, ', ' order by st.fname) from standing_guardian gl
        join student st on st.id = gl.student_id and st.location_id = f.location_id
        where gl.user_id = u.id and st.archived_at is null) as students
    from file f cross join lateral (${readersOf(sql`f`)}) who
    join app_user u on u.id = who.user_id
    left join file_read r on r.file_id = f.id and r.version = f.version and r.user_id = u.id
    where f.id = ${file_id} and ${ownFiles.filter(ctx.who, { name: 'f' })}
    order by (r.read_at is not null), u.lname, u.fname, u.id limit 2000`.execute(ctx.db);
  return rows.map((row) => ({ ...row, read: row.read_at !== null }));
};
