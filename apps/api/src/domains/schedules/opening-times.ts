import { sql } from 'kysely';
import type { Ctx } from '../../kernel/call/context.ts';
import { UserError } from '../../kernel/call/refusals.ts';
import { deleteRows, insertRows, updateRows } from '../../kernel/write/write-rows.ts';
import { Location } from '../../model/location/entity.ts';
import { type GivenDate, readDates } from './dates.ts';

/**
 * Makes the given times the opening hours of a location: those of its own schedule, which is made at the first time, so
 * that cameras that go by it follow. A schedule of the whole centre is left to the others that use it. No times at all:
 * the location goes by no schedule. The location's row must be held; `field` is where the times stood in the input.
 */
export const setOpeningTimes = async (
  ctx: Ctx,
  location: number,
  given: readonly GivenDate[],
  field: string,
): Promise<UserError | null> => {
  const times = readDates(given);
  if (times instanceof UserError)
    return new UserError(
      times.reason,
      times.fieldErrors.map((mend) => ({ ...mend, field: mend.field.replace('scheduledates', field) })),
    );
  if (times.length === 0) {
    await updateRows(ctx, 'location', { id: location }, { schedule_id: null });
    ctx.audit({ entity: Location, id: location, after: { opening_times: [] } });
    return null;
  }
  const own = await sql<{ id: number }>`select s.id from location l
    join schedule s on s.id = l.schedule_id and s.location_id = l.id
    where l.id = ${location} for update of s`.execute(ctx.db);
  const schedule = own.rows[0]?.id ?? (await addOwn(ctx, location));
  await deleteRows(ctx, 'schedule_date', { schedule_id: schedule });
  await insertRows(
    ctx,
    'schedule_date',
    times.map((time) => ({ schedule_id: schedule, ...time })),
  );
  ctx.audit({ entity: Location, id: location, after: { opening_times: times } });
  ctx.publish({ kind: 'rights', at: { schedule } });
  return null;
};

/** A schedule of the location's own, which takes the place of whatever it went by; named so that it is free there. */
const addOwn = async (ctx: Ctx, location: number): Promise<number> => {
  const { rows } = await sql<{ id: number }>`
    with named as (
      select 'Opening hours' || case when n = 1 then '' else ' ' || n end as name from generate_series(1, 100) n
      where not exists (select 1 from schedule s where s.location_id = ${location}
        and lower(s.name) = lower('Opening hours' || case when n = 1 then '' else ' ' || n end))
      order by n limit 1
    ), added as (
      insert into schedule (name, location_id, status) select name, ${location}, 'active' from named
      returning id
    )
    update location set schedule_id = added.id from added where location.id = ${location}
    returning added.id`.execute(ctx.db);
  const [added] = rows;
  if (!added) throw new Error('No name is left for the opening hours.');
  return added.id;
};
