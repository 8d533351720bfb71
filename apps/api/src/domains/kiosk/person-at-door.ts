import { sql } from 'kysely';
import { avatarImage, imageThrough } from '../../files/image-sizes.ts';
import { object, out, outList, outOrNull } from '../../kernel/call/call.ts';
import type { ReadContext } from '../../kernel/call/context.ts';
import { isExcluded } from '../../model/health/exclusion.ts';
import { faceOf, ofStudent } from '../../model/student/face.ts';
import type { Owner } from '../../pins/find-owner.ts';
import { onTablet, screenState } from '../screening/screening.door.ts';

const room = object({ id: out.id, name: out.text, color_code: outOrNull(out.text) }, 'RoomAtDoor');

/** What the tablet learns of a person once its PIN was right, and nothing before. */
export const atDoor = {
  user: object({ id: out.id, fname: out.text, full_name: out.text, avatar: avatarImage }, 'PersonAtDoor'),
  students: [
    object(
      {
        id: out.id,
        fname: out.text,
        full_name: out.text,
        image: imageThrough('face', ofStudent),
        state: out.text,
        since: outOrNull(out.datetime),
        may_fetch: out.flag,
        /** Names, for whoever hands the child over: its own contacts alone are shown it here. */
        allergies: outList(out.text),
        /** Of today's health screen: missing, ok or stops; null where none is asked for. */
        health: outOrNull(out.text),
        program: room,
      },
      'StudentAtDoor',
    ),
  ],
} as const;

/** The same for a member of the team: its rooms and how it stands at the clock. */
export const atClock = {
  ...atDoor,
  type: out.text,
  programs: [room],
  program_status: outOrNull(out.text),
  attendance: object({ id: out.id, since: out.datetime, program: room }, 'ShiftAtDoor'),
  health: onTablet,
} as const;

interface RoomRow {
  readonly id: number;
  readonly name: string;
  readonly color_code: string | null;
}
interface Row {
  /** A student of the location is not to be given to this person. */
  readonly stopped: boolean;
  readonly phones: readonly string[];
  readonly user: {
    readonly id: number;
    readonly fname: string;
    readonly full_name: string;
    readonly avatar: string | null;
  };
  readonly students: readonly {
    readonly id: number;
    readonly fname: string;
    readonly full_name: string;
    readonly image: string | null;
    readonly state: 'in' | 'out' | 'none';
    readonly since: number | null;
    readonly may_fetch: boolean;
    readonly allergies: readonly string[];
    readonly health: string | null;
    readonly program: RoomRow | null;
  }[];
  readonly programs: readonly RoomRow[];
  readonly open: { readonly id: number; readonly from: number; readonly room: RoomRow | null } | null;
}

const ms = (column: string) => sql`(extract(epoch from ${sql.ref(column)}) * 1000)::bigint`;
const roomOf = sql`json_build_object('id', r.id, 'name', r.name, 'color_code', r.color_code)`;

/**
 * People at the door of a location: their children there with how they stand (black-listed links left out), and for the
 * team its rooms and its open shift. One statement.
 */
const readPeople = async (ctx: ReadContext, ids: readonly number[], location: number, date: string): Promise<Row[]> => {
  const { rows } = await sql<{ row: Row }>`select json_build_object(
      'stopped', exists (select 1 from guardian_link bl join student bs on bs.id = bl.student_id
        where bl.user_id = u.id and bl.black_list and bs.location_id = ${location}::int
          and bs.archived_at is null),
      'phones', json_build_array(coalesce(u.phone, ''), coalesce(u.phone2, '')),
      'user', json_build_object('id', u.id, 'fname', coalesce(nullif(u.nick_name, ''), u.fname), 'full_name', u.full_name,
        'avatar', u.avatar),
      'students', coalesce((select json_agg(json_build_object('id', st.id, 'fname', coalesce(nullif(st.nick_name, ''), st.fname),
          'full_name', st.full_name, 'image', ${faceOf('st')},
          'state', case when a.id is null then 'none' when a.checked_out_at is null then 'in' else 'out' end,
          'since', coalesce(${ms('a.checked_out_at')}, ${ms('a.checked_in_at')}),
          'may_fetch', gl.pickup or gl.legal_guardian or not exists (select 1 from guardian_link o
            where o.student_id = st.id and o.pickup and not o.black_list),
          'allergies', coalesce((select json_agg(w.name order by lower(w.name)) from student_allergy sa
            join allergy w on w.id = sa.allergy_id and w.deleted_at is null
            where sa.student_id = st.id), '[]'),
          'health', case when ${isExcluded(sql`st.id`, sql`${ctx.now()}::timestamptz`)} then 'stops'
            else ${screenState(sql`${date}::date`)} end,
          'program', (select ${roomOf} from room r where r.id = coalesce((select ar.room_id
            from attendance_room ar where ar.student_id = st.id and ar.left_at is null), st.room_id)))
          order by lower(st.fname), st.id)
        from standing_guardian gl join student st on st.id = gl.student_id
        left join checkin_setting cs on cs.location_id = st.location_id
        left join lateral (select x.id, x.checked_in_at, x.checked_out_at from attendance x where x.student_id = st.id
          and (x.checked_out_at is null or x.date = ${date}::date)
          order by x.checked_in_at desc limit 1) a on true
        where gl.user_id = u.id and st.location_id = ${location}::int
          and st.archived_at is null and st.status = 'active' and st.type = 'enrolled'), '[]'),
      'programs', coalesce((select json_agg(${roomOf} order by (rs.room_id is null), r.sort, lower(r.name)) from room r
        left join room_staff rs on rs.room_id = r.id and rs.user_id = u.id
        where r.location_id = ${location}::int and r.deleted_at is null), '[]'),
      'open', (select json_build_object('id', ta.id, 'from', ${ms('ta.clocked_in_at')},
          'room', (select ${roomOf} from room r where r.id = s.room_id))
        from team_attendance ta left join team_stretch s on s.user_id = ta.user_id and s.ended_at is null
        where ta.user_id = u.id and ta.clocked_out_at is null)) as row
    from app_user u where u.id = any(${[...ids]}::int[]) order by u.id`.execute(ctx.db);
  return rows.map(({ row }) => row);
};

/** People of a location as its tablet keeps them for when there is no line. */
export const peopleAtDoor = async (ctx: ReadContext, ids: readonly number[], location: number, date: string) =>
  (await readPeople(ctx, ids, location, date)).map(({ user, phones, stopped, students, programs, open }) => ({
    user,
    phones,
    stopped,
    students,
    programs,
    open,
  }));

/** A person at the door; `stopped` is for the staff to be told, never for whoever stands there. */
export const personAtDoor = async (ctx: ReadContext, { id, team }: Owner, location: number, date: string) => {
  const [row] = await readPeople(ctx, [id], location, date);
  if (!row) return null;
  const { open, stopped } = row;
  const person = {
    user: row.user,
    students: row.students.map(({ since, ...student }) => ({
      ...student,
      since: since === null ? null : new Date(since),
    })),
    type: team ? 'team' : 'contact',
    programs: team ? row.programs : [],
    program_status: team ? (open === null ? 'out' : open.room === null ? 'break' : 'in') : null,
    attendance: team && open ? { id: open.id, since: new Date(open.from), program: open.room } : null,
  };
  return { person, stopped };
};
