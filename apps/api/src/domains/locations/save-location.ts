import { done, gone, message } from '../../kernel/call/call.ts';
import type { Ctx } from '../../kernel/call/context.ts';
import type { Id } from '../../kernel/db/tables.ts';
import { updateRow } from '../../kernel/write/write-rows.ts';
import { Location } from '../../model/location/entity.ts';

/** Opens or closes a location; families of a closed one watch nothing. */
export const switchLocation = async (ctx: Ctx, { id, active }: { id: Id<'location'>; active: boolean }) => {
  const location = await updateRow(ctx, 'location', { id }, { active });
  if (!location) return gone(message('locations.gone'));
  const change = location.news;
  if (change) ctx.audit({ entity: Location, id, ...change });
  ctx.publish({ kind: 'rights', at: { location: id } });
  return done(message(active ? 'locations.opened' : 'locations.closed', { name: location.row.name }));
};
