import { sql } from 'kysely';
import { declined, done, message } from '../../kernel/call/call.ts';
import type { Ctx } from '../../kernel/call/context.ts';
import type { InputOf } from '../../kernel/call/input.ts';
import { id, text } from '../../kernel/call/input.ts';
import { Location } from '../../model/location/entity.ts';

export const checkLocationNameInput = { name: text(0, 100), id: id(Location).optional() };
type Name = InputOf<typeof checkLocationNameInput>;

/** How many locations carry a name, whatever its case, other than the one that asks. */
export const countName = async (ctx: Ctx, { name, id }: Name) => {
  if (name === '') return declined(message('locations.nameMissing'), { field: 'name', code: 'REQUIRED' });
  const { rows } = await sql<{ counter: number }>`select count(*)::int as counter from location
    where lower(name) = lower(${name}) and id <> ${id ?? 0}`.execute(ctx.db);
  const counter = rows[0]?.counter ?? 0;
  return done(message(counter > 0 ? 'locations.nameTaken' : 'locations.nameFree'), { counter });
};
