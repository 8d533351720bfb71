import { sql } from 'kysely';
import type { Ctx } from '../../../kernel/call/context.ts';
import type { InputOf } from '../../../kernel/call/input.ts';
import { id } from '../../../kernel/call/input.ts';
import { idOf } from '../../../kernel/read/entity.ts';
import { Location } from '../../../model/location/entity.ts';
import { Room } from '../../../model/room/entity.ts';
import { studentsLookedAfter } from '../../../model/student/reach.ts';
import { dueOf } from './due.ts';
import { MedicationAuthorization } from './medications.entities.ts';
import { type DealtJson, dealtFrom, dealtOn, lastGiven } from './standing.ts';

export const dueInput = { location: id(Location), program_id: id(Room).optional() };

interface Row {
  readonly id: number;
  readonly zone: string;
  readonly times: readonly string[];
  readonly least_minutes: number | null;
  readonly most_a_day: number | null;
  readonly dealt: readonly DealtJson[];
  readonly last: Date | null;
}

const order = ['late', 'now', 'later', 'needed', 'wait'];

/** What is to be given today to the children who are there, what is late first. */
export const medicationsDue = async (ctx: Ctx, { location, program_id }: InputOf<typeof dueInput>) => {
  const now = ctx.now();
  const { rows } = await sql<Row>`select a.id, z.value as zone, a.times, a.least_minutes, a.most_a_day,
      ${dealtOn(sql`a.id`, sql`d.today`)} as dealt, ${lastGiven(sql`a.id`)} as last
    from medication_authorization a
    join student st on st.id = a.student_id and st.location_id = ${location} and st.archived_at is null
    join location l on l.id = st.location_id join timezone z on z.id = l.timezone_id
    cross join lateral (select (${now}::timestamptz at time zone z.value)::date as today) d
    join attendance_room ar on ar.student_id = st.id and ar.left_at is null
    where a.status = 'active' and d.today between a.starts_on and a.ends_on
      and (${program_id ?? null}::int is null or ar.room_id = ${program_id ?? null}::int)
      and ${studentsLookedAfter.filter(ctx.who, { name: 'st' })}
    order by st.fname, st.id, a.id`.execute(ctx.db);
  return rows
    .flatMap(({ id: of, zone, dealt, last, ...plan }) =>
      dueOf(plan, dealtFrom(dealt), { now, zone, last }).map((due) => ({
        authorization: idOf(MedicationAuthorization, of),
        ...due,
      })),
    )
    .toSorted(
      (one, other) =>
        order.indexOf(one.state) - order.indexOf(other.state) || (one.due ?? '').localeCompare(other.due ?? ''),
    );
};
