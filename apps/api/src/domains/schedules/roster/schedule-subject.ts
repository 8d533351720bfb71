import { sql } from 'kysely';
import { declined, gone, message } from '../../../kernel/call/call.ts';
import type { Ctx } from '../../../kernel/call/context.ts';
import { UserError } from '../../../kernel/call/refusals.ts';
import { rank } from '../../../model/user/rank.ts';

/** Whose days are told, where, and which day it is there. */
export interface Subject {
  readonly student_id: number | null;
  readonly user_id: number | null;
  readonly name: string;
  readonly location_id: number;
  readonly today: string;
}

/** Holds a student, so that what is told of its days meanwhile waits, and tells its place. */
export const lockStudent = async (ctx: Ctx, student_id: number): Promise<Subject | UserError> => {
  const { rows } = await sql<Subject>`select st.id as student_id, null as user_id,
      coalesce(nullif(st.nick_name, ''), st.fname) as name, st.location_id,
      to_char(${ctx.now()}::timestamptz at time zone z.value, 'YYYY-MM-DD') as today
    from student st join location l on l.id = st.location_id
    join timezone z on z.id = l.timezone_id
    where st.id = ${student_id} and st.archived_at is null
    for no key update of st`.execute(ctx.db);
  return rows[0] ?? gone(message('schedule.gone'), 'student_id');
};

/**
 * Holds somebody of the team, at the given location or room, or else at the only one it belongs to. Who works at several
 * has to say which.
 */
export const lockStaff = async (
  ctx: Ctx,
  user_id: number,
  at: { readonly location?: number | null | undefined; readonly room?: number | null | undefined },
): Promise<Subject | UserError> => {
  const location = at.location ?? null;
  const room = at.room ?? null;
  const { rows } = await sql<
    Subject & { staff: boolean }
  >`select null as student_id, u.id as user_id, u.full_name as name,
      l.id as location_id, to_char(${ctx.now()}::timestamptz at time zone z.value, 'YYYY-MM-DD') as today,
      exists (select 1 from user_role ur join role ro on ro.id = ur.role_id
        where ur.user_id = u.id and ro.rank >= ${rank.teacher}) as staff
    from app_user u
    join location l on case
      when ${location}::int is not null then l.id = ${location}::int
      when ${room}::int is not null then l.id = (select r.location_id from room r where r.id = ${room}::int)
      else l.id in (select ul.location_id from user_location ul where ul.user_id = u.id) end
    join timezone z on z.id = l.timezone_id
    where u.id = ${user_id} and u.deleted_at is null
    order by l.id limit 2 for no key update of u`.execute(ctx.db);
  const [first, second] = rows;
  if (!first) return declined(message('roster.noLocation'), { field: 'location', code: 'REQUIRED' });
  if (!first.staff) return declined(message('roster.notStaff'), { field: 'user_id', code: 'NOT_STAFF' });
  if (second)
    return declined(message('roster.whichLocation', { name: first.name }), { field: 'location', code: 'REQUIRED' });
  const { staff: _, ...subject } = first;
  return subject;
};

/** Says that what is planned of a student at a place has changed: the day list reads it anew. */
export const publishPlanned = (ctx: Ctx, { student_id, location_id: location }: Subject): void => {
  if (student_id !== null) ctx.publish({ kind: 'attendance', ids: [student_id], at: { location } });
};

/** A room at the subject's location that was not deleted, or null where none was said. */
export const roomThere = async (ctx: Ctx, subject: Subject, room: number | null): Promise<UserError | null> => {
  if (room === null) return null;
  const found = await ctx.db
    .selectFrom('room')
    .select('id')
    .where('id', '=', room)
    .where('location_id', '=', subject.location_id)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  return found ? null : declined(message('roster.roomElsewhere'), { field: 'program', code: 'OTHER_LOCATION' });
};

export const isDeclined = (value: unknown): value is UserError => value instanceof UserError;
