import { allows } from '@nestling/rules/roles.ts';
import { declined, done, gone, message } from '../../kernel/call/call.ts';
import type { Ctx } from '../../kernel/call/context.ts';
import type { InputOf } from '../../kernel/call/input.ts';
import { date, id, text } from '../../kernel/call/input.ts';
import { constraint } from '../../kernel/call/refusals.ts';
import type { Id } from '../../kernel/db/tables.ts';
import { idOf } from '../../kernel/read/entity.ts';
import { createRow, deleteRow } from '../../kernel/write/write-rows.ts';
import { Location } from '../../model/location/entity.ts';
import { Closure } from '../../model/schedule/entity.ts';

constraint('closure_overlap', 'start_date', 'OVERLAP', message('closure.overlap'));

export const createClosureInput = {
  name: text(1, 100),
  start_date: date(),
  end_date: date(),
  location: id(Location).optional(),
};
type Closed = InputOf<typeof createClosureInput>;

/** Closes a location on some days; without one, all of the centre's, which takes support or above. */
export const addClosure = async (ctx: Ctx, { location, ...closed }: Closed) => {
  if (closed.end_date < closed.start_date)
    return declined(message('roster.endBeforeStart'), { field: 'end_date', code: 'END_BEFORE_START' });
  if (location === undefined && !allows(ctx.who.role, 'kvsupport'))
    return declined(message('closure.whichLocation'), { field: 'location', code: 'REQUIRED' });
  const location_id = location ?? null;
  const { id } = await createRow(ctx, 'closure', {
    ...{ location_id, ...closed },
    ...{ created_by: ctx.who.user, created_at: ctx.now() },
  });
  ctx.audit({ entity: Closure, id, after: { location_id, ...closed } });
  notifyClosed(ctx, location_id);
  return done(message('closure.added'), { closure: idOf(Closure, id) });
};

/** Opens again. */
export const removeClosure = async (ctx: Ctx, { id }: { readonly id: Id<'closure'> }) => {
  const before = await deleteRow(ctx, 'closure', { id });
  if (!before) return gone(message('closure.gone'));
  ctx.audit({ entity: Closure, id, before });
  notifyClosed(ctx, before.location_id);
  return done(message('closure.removed'));
};

const notifyClosed = (ctx: Ctx, location: number | null): void => {
  const at = location === null ? {} : { at: { location } };
  ctx.publish({ kind: 'attendance', ...at });
};
