import { sql } from 'kysely';
import { declined, message } from '../../kernel/call/call.ts';
import type { Ctx } from '../../kernel/call/context.ts';
import { UserError } from '../../kernel/call/refusals.ts';
import { deleteRows, insertRows } from '../../kernel/write/write-rows.ts';
import { Schedule } from '../../model/schedule/entity.ts';
import { type GivenDate, readDates } from './dates.ts';
import { isUsed, lockUses } from './schedule-uses.ts';

/** A camera as far as its hours go. */
interface Timed {
  readonly name: string;
  readonly location: number;
  /** The schedule it goes by now; null: none. */
  readonly schedule: number | null;
}

/**
 * Makes the given times a camera's own schedule, and answers its id: the one it has is changed where nothing else goes
 * by it, else a new one is made, named after the camera. `field` is where the times stood in the input.
 */
export const setCameraTimes = async (
  ctx: Ctx,
  camera: Timed,
  given: readonly GivenDate[],
  field: string,
): Promise<number | UserError> => {
  const times = readDates(given);
  if (times instanceof UserError)
    return new UserError(
      times.reason,
      times.fieldErrors.map((mend) => ({ ...mend, field: mend.field.replace('scheduledates', field) })),
    );
  if (times.length === 0) return declined(message('schedule.noTimes'), { field, code: 'REQUIRED' });
  const own = (await ownOf(ctx, camera)) ?? (await add(ctx, camera));
  await deleteRows(ctx, 'schedule_date', { schedule_id: own });
  await insertRows(
    ctx,
    'schedule_date',
    times.map((time) => ({ schedule_id: own, ...time })),
  );
  ctx.audit({ entity: Schedule, id: own, after: { name: camera.name, scheduledates: times } });
  ctx.publish({ kind: 'rights', at: { schedule: own } });
  return own;
};

/** Ends the hours only a deleted camera went by: its own schedule of its location goes, one that others go by stays. */
export const endOwnTimes = async (
  ctx: Ctx,
  at: Pick<Timed, 'location'> & { readonly schedule: number },
): Promise<void> => {
  const uses = await lockUses(ctx, at.schedule);
  if (!uses || isUsed(uses)) return;
  const { rows } = await sql<{
    name: string;
  }>`delete from schedule where id = ${at.schedule} and location_id = ${at.location} returning name`.execute(ctx.db);
  const [ended] = rows;
  if (ended) ctx.audit({ entity: Schedule, id: at.schedule, before: { name: ended.name } });
};

/** The camera's schedule, held, if it is of its location and nothing else goes by it. */
const ownOf = async (ctx: Ctx, { schedule, location }: Timed): Promise<number | null> => {
  if (schedule === null) return null;
  const uses = await lockUses(ctx, schedule);
  if (!uses || uses.cameras.length > 1 || isUsed({ ...uses, cameras: [] })) return null;
  const { rows } = await sql<{
    id: number;
  }>`select id from schedule where id = ${schedule} and location_id = ${location}`.execute(ctx.db);
  return rows[0]?.id ?? null;
};

/** A schedule of the location under the camera's name, with a number behind it where that is taken. */
const add = async (ctx: Ctx, { name, location }: Timed): Promise<number> => {
  // Two who add cameras of one name at once follow each other, and the second finds the name taken.
  await sql`select 1 from location where id = ${location} for no key update`.execute(ctx.db);
  const { rows } = await sql<{ id: number }>`
    insert into schedule (name, location_id, status)
    select named.name, ${location}, 'active' from (
      select left(${name}::text, 96) || case when n = 1 then '' else ' ' || n end as name from generate_series(1, 100) n
      where not exists (select 1 from schedule s where s.location_id = ${location}
        and lower(s.name) = lower(left(${name}::text, 96) || case when n = 1 then '' else ' ' || n end))
      order by n limit 1) named
    returning id`.execute(ctx.db);
  const [added] = rows;
  if (!added) throw new Error('No name is left for the hours of the camera.');
  return added.id;
};
