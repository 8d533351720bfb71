import { sql } from 'kysely';
import { declined, gone, message } from '../../kernel/call/call.ts';
import type { Ctx } from '../../kernel/call/context.ts';
import type { UserError } from '../../kernel/call/refusals.ts';
import { dayAt, instantsOf } from '../../kernel/lib/local-time.ts';

/** A child an activity is written down of. */
export interface Child {
  readonly id: number;
  readonly name: string;
  readonly location_id: number;
  readonly zone: string;
  /** Where it is now, or else its own room. */
  readonly room: number | null;
  readonly archived: boolean;
  readonly medications: readonly number[];
}

export const readChildren = async (ctx: Ctx, ids: readonly number[]): Promise<readonly Child[]> => {
  const { rows } = await sql<Child>`select st.id, coalesce(nullif(st.nick_name, ''), st.fname) as name, st.location_id,
      z.value as zone, st.archived_at is not null as archived,
      coalesce((select ar.room_id from attendance_room ar where ar.student_id = st.id
        and ar.left_at is null), st.room_id) as room,
      array(select sm.medication_id from student_medication sm where sm.student_id = st.id)
        as medications
    from student st join location l on l.id = st.location_id
    join timezone z on z.id = l.timezone_id
    where st.id = any(${[...ids]}::int[]) order by st.fname, st.id`.execute(ctx.db);
  return rows;
};

/** Where and when something was done with children. */
export interface Moment {
  readonly location: number;
  readonly room: number | null;
  readonly at: Date;
}

/** The only value of a list whose members are all the same; else null. */
const common = <V>(all: readonly V[]): V | null => {
  const [first = null, ...others] = new Set(all);
  return others.length === 0 ? first : null;
};

/** The place and instant of children on a local day and minute, or why there is none. */
export const momentOf = (ctx: Ctx, children: readonly Child[], date: string, time: string): Moment | UserError => {
  const [child] = children;
  const archived = children.find((one) => one.archived);
  if (!child || archived) return gone(message('activities.gone'), 'students');
  if (children.some(({ location_id }) => location_id !== child.location_id))
    return declined(message('activities.otherLocation'), { field: 'students', code: 'OTHER_LOCATION' });
  const at = instantsOf(date, time, child.zone)[0];
  if (at === undefined)
    return declined(message('attendance.noSuchTime', { time }), { field: 'time', code: 'NO_SUCH_TIME' });
  if (date > dayAt(ctx.now().getTime(), child.zone))
    return declined(message('activities.future'), { field: 'date', code: 'FUTURE' });
  return { location: child.location_id, room: common(children.map(({ room }) => room)), at: new Date(at) };
};
