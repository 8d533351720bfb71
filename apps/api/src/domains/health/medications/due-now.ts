import { sql } from 'kysely';
import type { Ctx } from '../../../kernel/call/context.ts';
import type { InputOf } from '../../../kernel/call/input.ts';
import { id } from '../../../kernel/call/input.ts';
import { idOf } from '../../../kernel/read/entity.ts';
import { Location } from '../../../model/location/entity.ts';
import { Room } from '../../../model/room/entity.ts';
import { studentsLookedAfter } from '../../../model/student/reach.ts';
import { MedicationAuthorization } from './medications.entities.ts';
import { plannedToday } from './planned.ts';

export const dueInput = { location: id(Location), program_id: id(Room).optional() };

const order = ['late', 'now', 'later', 'needed', 'wait'];

/** What is to be given today to the children who are there, and what was not to those who were; what is late first. */
export const medicationsDue = async (ctx: Ctx, { location, program_id }: InputOf<typeof dueInput>) => {
  const open = await plannedToday(
    ctx,
    sql`st.location_id = ${location} and (${program_id ?? null}::int is null or ar.room_id = ${program_id ?? null}::int)
      and ${studentsLookedAfter.filter(ctx.who, { name: 'st' })}`,
  );
  return open
    .map(({ authorization, due, state, from }) => ({
      authorization: idOf(MedicationAuthorization, authorization),
      ...{ due, state, from },
    }))
    .toSorted(
      (one, other) =>
        order.indexOf(one.state) - order.indexOf(other.state) || (one.due ?? '').localeCompare(other.due ?? ''),
    );
};
