import { allows } from '@nestling/rules/roles.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Ctx, ReadContext } from '../../kernel/call/context.ts';
import { among } from '../../kernel/db/tables.ts';
import { isExcluded } from '../../model/health/exclusion.ts';
import { rank } from '../../model/user/rank.ts';
import { screenState } from '../screening/screening.door.ts';

/** How a student stands at its door at this moment, and what its location asks for. Instants are ms, UTC. */
export interface Presence {
  readonly id: number;
  readonly name: string;
  readonly location_id: number;
  readonly zone: string;
  /** Enrolled, active and not archived: may be checked in. */
  readonly enrolled: boolean;
  /** The student's own room, unless it was deleted. */
  readonly home_room: number | null;
  readonly open: OpenStay | null;
  /** End of the last stay that ended. */
  readonly left_at: number | null;
  readonly last: LastCheck | null;
  /** Id reserved for the stay that begins now; null for who is in, and where none was asked for. */
  readonly next_stay: number | null;
  /** Id of an absence that is marked for a day given to `readPresence`. */
  readonly absence: number | null;
  readonly signature: boolean;
  readonly family_from_portal: boolean;
  /** Of the day's health screen; null where the location asks nothing. Excluded: an illness keeps the child away. */
  readonly health: 'missing' | 'ok' | 'stops' | 'excluded' | null;
  /** Whether the location takes check-ins at this hour. */
  readonly open_now: boolean;
  /** What the person of `action_by` is to the student. */
  readonly person: Person | null;
}
export interface OpenStay {
  readonly id: number;
  readonly from: number;
  readonly room: number | null;
  /** When it came into that room. */
  readonly entered: number | null;
}
/** The last check-in, check-out or correction of a student. */
export interface LastCheck {
  readonly id: number;
  readonly kind: 'in' | 'out' | 'correct' | 'remove';
  /** The stated minute. */
  readonly at: number;
  /** When the server took it. */
  readonly taken: number;
  /** Who recorded it; null when the caller may not read that name. */
  readonly by: string | null;
  readonly recorded_by: number | null;
  /** How long before this transaction began it was written, in ms by the database's clock; negative: while it runs. */
  readonly lead: number;
  readonly attendance_id: number | null;
}
export interface Person {
  readonly name: string;
  readonly active: boolean;
  /** The office does not know this person yet. */
  readonly pending: boolean;
  /** Staff of the student's location. */
  readonly staff: boolean;
  readonly linked: boolean;
  readonly black_list: boolean;
  /** May fetch: the link says so, or nobody's link to this student says anything. */
  readonly may_fetch: boolean;
}

/** Instants as JSON tells them. */
const ms = (column: string) => sql`(extract(epoch from ${sql.ref(column)}) * 1000)::bigint`;

/**
 * Locks students, in the order of their ids so that two calls cannot wait for each other. Everything that changes
 * attendance goes through here, or through `lockAndReadPresence`, first.
 */
export const lockStudents = async (ctx: ReadContext, ids: readonly number[]): Promise<void> => {
  await lockOf(ids).execute(ctx.db);
};

interface Locked {
  readonly id: number;
  readonly seen: number | null;
}
const lockOf = (ids: readonly number[]): RawBuilder<Locked> => sql<Locked>`
    select st.id, (select max(e.id)::float8 from attendance_event e where e.student_id = st.id
      and e.kind in ('in', 'out', 'correct', 'remove')) as seen
    from student st where ${among(sql`st.id`, ids)}
    order by st.id for no key update of st`;

interface About {
  /** Who acts at the door. */
  readonly actionBy?: number;
  /** The day an absence may be marked for. */
  readonly day?: string;
  /** The moment it came, where that is another than now: a tablet may tell of it hours later. Its health is asked of then. */
  readonly moment?: Date;
  /** Reserves the ids of the stays that may begin. */
  readonly reserve?: boolean;
}

/** Reads how students stand; after `lockStudents` it stays so until the call ends. One statement. */
export const readPresence = async (
  ctx: ReadContext,
  ids: readonly number[],
  about: About = {},
): Promise<Map<number, Presence>> => {
  const { rows } = await presenceOf(ctx, ids, about).execute(ctx.db);
  return new Map(rows.map(({ presence }) => [presence.id, presence]));
};

/** Locks students and reads how they stand, in one message. `seen` is the last event that stood before the wait. */
export const lockAndReadPresence = async (
  ctx: Ctx,
  ids: readonly number[],
  about: About,
): Promise<{ seen: Map<number, number | null>; children: Map<number, Presence> }> => {
  const [locked, rows] = await ctx.lockAndRead(lockOf(ids), presenceOf(ctx, ids, about));
  return {
    seen: new Map(locked.map(({ id, seen }) => [id, seen])),
    children: new Map(rows.map(({ presence }) => [presence.id, presence])),
  };
};

/**
 * The name of who recorded an event `e`: staff read all names, others those of staff and their own. What staff need not
 * be asked is not in their statement: a plan begins and ends with all its parts, whether they are come to or not.
 */
const nameOfRecorder = ({ who }: Pick<Ctx, 'who'>) => {
  const readable = allows(who.role, 'teacher')
    ? sql`true`
    : sql`(u.id = ${who.user}::int or exists (select 1 from user_role ur
        join role ro on ro.id = ur.role_id where ur.user_id = u.id and ro.rank >= ${rank.teacher}))`;
  return sql`(select u.full_name from app_user u
    where u.id = e.recorded_by and ${readable})`;
};

const presenceOf = (
  ctx: Pick<Ctx, 'who' | 'now'>,
  ids: readonly number[],
  about: About,
): RawBuilder<{ presence: Presence }> => {
  const now = ctx.now().toISOString();
  const came = about.moment?.toISOString() ?? now;
  const person = about.actionBy ?? null;
  return sql<{ presence: Presence }>`
    select json_build_object(
      'id', st.id, 'name', coalesce(nullif(st.nick_name, ''), st.fname), 'location_id', st.location_id, 'zone', z.value,
      'enrolled', st.status = 'active' and st.type = 'enrolled' and st.archived_at is null,
      'home_room', (select r.id from room r where r.id = st.room_id and r.deleted_at is null),
      'open', case when o.id is not null then json_build_object('id', o.id, 'from', ${ms('o.checked_in_at')},
        'room', o.room_id, 'entered', ${ms('o.entered_at')}) end,
      'next_stay', case when ${about.reserve ?? false}::boolean and o.id is null then nextval('attendance_id_seq') end,
      'left_at', (select ${ms('a.checked_out_at')} from attendance a where a.student_id = st.id
        and a.checked_out_at is not null order by a.date desc, a.checked_out_at desc limit 1),
      'last', (select json_build_object('id', e.id, 'kind', e.kind, 'at', ${ms('e.stated_at')}, 'taken', ${ms('e.at')}, 'recorded_by', e.recorded_by,
          'by', ${nameOfRecorder(ctx)}, 'lead', extract(epoch from now() - e.written_at) * 1000, 'attendance_id', e.attendance_id)
        from attendance_event e
        where e.student_id = st.id and e.kind in ('in', 'out', 'correct', 'remove')
        order by e.id desc limit 1),
      'absence', (select ab.id from absence ab where ab.student_id = st.id
        and ab.date = ${about.day ?? null}::date and ab.undone_at is null),
      'signature', coalesce(cs.signature, false), 'family_from_portal', coalesce(cs.family_from_portal, false),
      'health', case when ${isExcluded(sql`st.id`, sql`${came}::timestamptz`)} then 'excluded'
        else ${screenState(sql`(${came}::timestamptz at time zone z.value)::date`)} end,
      'open_now', case when coalesce(cs.outside_hours, true) or l.schedule_id is null then true
        else is_open_at(st.centre_id, l.schedule_id, z.value, ${now}::timestamptz) end,
      'person', (select json_build_object('name', u.full_name, 'active', u.status = 'active', 'pending', u.pending,
          'staff', r.rank >= ${rank.support} or (r.rank >= ${rank.teacher} and exists (select 1 from user_location ul where ul.user_id = u.id
            and ul.location_id = st.location_id)),
          'linked', gl.user_id is not null, 'black_list', coalesce(gl.black_list, false),
          'may_fetch', coalesce(gl.pickup or gl.legal_guardian, false) or not exists (select 1 from guardian_link other
            where other.student_id = st.id and other.pickup and not other.black_list))
        from app_user u
        left join guardian_link gl on gl.user_id = u.id and gl.student_id = st.id
        cross join lateral (select coalesce(max(ro.rank), 0) as rank from user_role ur join role ro on ro.id = ur.role_id
          where ur.user_id = u.id) r
        where u.id = ${person}::int)) as presence
    from student st
    join location l on l.id = st.location_id
    join timezone z on z.id = l.timezone_id
    left join checkin_setting cs on cs.location_id = st.location_id
    left join lateral (select a.id, a.checked_in_at, ar.room_id, ar.entered_at from attendance a
      left join attendance_room ar on ar.student_id = a.student_id and ar.left_at is null
      where a.student_id = st.id and a.checked_out_at is null) o on true
    where ${among(sql`st.id`, ids)}`;
};

/** A room that was not deleted. */
export const presentRoom = (ctx: Ctx, id: number) =>
  ctx.db
    .selectFrom('room')
    .select(['id', 'location_id', 'name'])
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
