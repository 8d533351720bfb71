import { sql } from 'kysely';
import type { Ctx } from '../../../kernel/call/context.ts';
import type { InputOf } from '../../../kernel/call/input.ts';
import { id } from '../../../kernel/call/input.ts';
import { idOf } from '../../../kernel/read/entity.ts';
import { Location } from '../../../model/location/entity.ts';
import { Room } from '../../../model/room/entity.ts';
import { studentsLookedAfter } from '../../../model/student/reach.ts';
import { type Dealt, dueOf } from './due.ts';
import { MedicationAuthorization } from './medications.entities.ts';

export const dueInput = { location: id(Location), program_id: id(Room).optional() };

interface Row {
  readonly id: number;
  readonly zone: string;
  readonly times: readonly string[];
  readonly least_minutes: number | null;
  readonly most_a_day: number | null;
  readonly dealt: readonly { readonly kind: string; readonly at: string; readonly due: string | null }[];
  readonly last: Date | null;
}

const order = ['late', 'now', 'later', 'needed', 'wait'];

/** What is to be given today to the children who are there, what is late first. */
export const medicationsDue = async (ctx: Ctx, { location, program_id }: InputOf<typeof dueInput>) => {
  const now = ctx.now();
  const kept = sql`not exists (select 1 from medication_event w where w.corrects_id = e.id)`;
  const { rows } = await sql<Row>`select a.id, z.value as zone, a.times, a.least_minutes, a.most_a_day,
      (select coalesce(jsonb_agg(jsonb_build_object('kind', e.kind, 'at', e.at, 'due', e.due) order by e.at), '[]')
        from medication_event e where e.authorization_id = a.id and e.date = d.today
          and e.kind in ('given', 'refused', 'missed', 'spilled') and ${kept}) as dealt,
      (select max(e.at) from medication_event e where e.authorization_id = a.id and e.kind = 'given' and ${kept}) as last
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
    .flatMap(({ id: of, zone, dealt, last, ...plan }) => {
      const done: readonly Dealt[] = dealt.map((one) => ({ ...one, at: new Date(one.at) }));
      return dueOf(plan, done, { now, zone, last }).map((due) => ({
        authorization: idOf(MedicationAuthorization, of),
        ...due,
      }));
    })
    .toSorted(
      (one, other) =>
        order.indexOf(one.state) - order.indexOf(other.state) || (one.due ?? '').localeCompare(other.due ?? ''),
    );
};
