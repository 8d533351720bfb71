import { sql } from 'kysely';
import { declined, done, message } from '../../kernel/call/call.ts';
import type { Ctx } from '../../kernel/call/context.ts';
import type { Id } from '../../kernel/db/tables.ts';
import { upsertRow } from '../../kernel/write/write-rows.ts';
import { Location } from '../../model/location/entity.ts';
import { addEvents, lockActivities } from './write.ts';

/** Minutes between two rounds; null: nobody is reminded. */
interface Rounds {
  readonly nap_minutes: number | null;
  readonly count_minutes: number | null;
}
interface At {
  readonly location: Id<'location'>;
}
const USUAL: Rounds = { nap_minutes: 15, count_minutes: 60 };

/** How often sleeping children are looked at and rooms counted by names at a location. */
export const readRounds = async (ctx: Ctx, { location }: { readonly location: number }): Promise<Rounds> => {
  const { rows } = await sql<Rounds>`select nap_minutes, count_minutes from day_round
    where location_id = ${location}`.execute(ctx.db);
  return rows[0] ?? USUAL;
};

/** Keeps how often rounds are due at a location. */
export const saveRounds = async (ctx: Ctx, { location, nap_minutes, count_minutes }: At & Rounds) => {
  const before = await readRounds(ctx, { location });
  const after = { nap_minutes, count_minutes };
  await upsertRow(ctx, 'day_round', { location_id: location }, { nap_minutes, count_minutes });
  ctx.audit({ entity: Location, id: location, before: { rounds: before }, after: { rounds: after } });
  return done(message('activities.settingSaved'));
};

/** Notes that children who sleep were looked at: naps that have not ended, all of them or none. */
export const checkNaps = async (ctx: Ctx, { ids }: { readonly ids: readonly Id<'activity'>[] }) => {
  const naps = await lockActivities(ctx, ids);
  const over = naps.find(({ kind, removed, details }) => kind !== 'nap' || removed || 'end_time' in details);
  if (over || naps.length < new Set(ids).size)
    return declined(message('activities.napOver'), { field: 'ids', code: 'OVER' });
  await addEvents(
    ctx,
    'check',
    naps.map((nap) => ({ id: nap.id, location: nap.location_id, before: nap, after: nap })),
  );
  return done(message('activities.napsChecked', { count: naps.flatMap(({ students }) => students).length }), {
    activities: [...ids],
  });
};
