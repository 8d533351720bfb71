import { sql } from 'kysely';
import type { ReadContext } from '../../kernel/call/context.ts';
import { rank } from '../../model/user/rank.ts';

/** How a member of the team stands at the clock at this moment. Instants are ms, UTC. */
export interface Duty {
  readonly id: number;
  readonly name: string;
  /** Active, with a role of the team. */
  readonly staff: boolean;
  /** Works at the location asked about. */
  readonly here: boolean;
  readonly open: OpenShift | null;
  /** End of the last shift that ended. */
  readonly left_at: number | null;
}
export interface OpenShift {
  readonly id: number;
  readonly location_id: number;
  readonly from: number;
  /** Where the person is now; null on a break. */
  readonly room: number | null;
  /** Since when. */
  readonly since: number;
}

/** The room a call names, with the clock of its location. */
export interface Post {
  readonly room: number;
  readonly name: string;
  readonly location: number;
  readonly zone: string;
}

const ms = (column: string) => sql`(extract(epoch from ${sql.ref(column)}) * 1000)::bigint`;

/** A room that was not deleted, with the clock of its location. */
export const readPost = async (ctx: ReadContext, room: number): Promise<Post | undefined> => {
  const { rows } = await sql<Post>`select r.id as room, r.name, r.location_id as location, z.value as zone
    from room r join location l on l.id = r.location_id join timezone z on z.id = l.timezone_id
    where r.id = ${room} and r.deleted_at is null`.execute(ctx.db);
  return rows[0];
};

/**
 * Locks people at the clock, in the order of their ids, and reads how they stand; it stays so until the call ends.
 * Everything that changes a shift goes through here first. Two statements.
 */
export const lockDuty = async (
  ctx: ReadContext,
  ids: readonly number[],
  location: number | null,
): Promise<Map<number, Duty>> => {
  await sql`select 1 from app_user u where u.id = any(${[...ids]}::int[])
    order by u.id for no key update of u`.execute(ctx.db);
  const { rows } = await sql<{ duty: Duty }>`
    select json_build_object('id', u.id, 'name', u.full_name, 'staff', u.status = 'active' and r.rank >= ${rank.teacher},
      'here', r.rank >= ${rank.support} or exists (select 1 from user_location ul where ul.user_id = u.id
        and ul.location_id = ${location}::int),
      'open', (select json_build_object('id', ta.id, 'location_id', ta.location_id, 'from', ${ms('ta.clocked_in_at')},
          'room', s.room_id, 'since', coalesce(${ms('s.started_at')}, ${ms('ta.clocked_in_at')}))
        from team_attendance ta left join team_stretch s on s.user_id = ta.user_id
          and s.ended_at is null
        where ta.user_id = u.id and ta.clocked_out_at is null),
      'left_at', (select ${ms('ta.clocked_out_at')} from team_attendance ta where ta.user_id = u.id
        and ta.clocked_out_at is not null order by ta.date desc, ta.clocked_out_at desc limit 1)) as duty
    from app_user u cross join lateral (select coalesce(max(ro.rank), 0) as rank from user_role ur
      join role ro on ro.id = ur.role_id where ur.user_id = u.id) r
    where u.id = any(${[...ids]}::int[])`.execute(ctx.db);
  return new Map(rows.map(({ duty }) => [duty.id, duty]));
};
