import { done, gone, message } from '../../kernel/call/call.ts';
import type { Ctx } from '../../kernel/call/context.ts';
import type { Id } from '../../kernel/db/tables.ts';
import { diffColumns, diffOf } from '../../kernel/write/row-diff.ts';
import { Location } from '../../model/location/entity.ts';

/** Opens or closes a location; families of a closed one watch nothing. */
export const switchLocation = async (ctx: Ctx, { id, active }: { id: Id<'location'>; active: boolean }) => {
  const location = await ctx.db
    .updateTable('location')
    .set({ active })
    .where('id', '=', id)
    .returning(['name', ...diffColumns])
    .executeTakeFirst();
  if (!location) return gone(message('locations.gone'));
  const change = diffOf(location);
  if (change) ctx.audit({ entity: Location, id, ...change });
  ctx.publish({ kind: 'rights', at: { location: id } });
  return done(message(active ? 'locations.opened' : 'locations.closed', { name: location.name }));
};
