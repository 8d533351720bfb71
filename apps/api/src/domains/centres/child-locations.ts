import { declined, done, message } from '../../kernel/call/call.ts';
import type { Ctx, WorkContext } from '../../kernel/call/context.ts';
import type { InputOf } from '../../kernel/call/input.ts';
import { gone, UserError } from '../../kernel/call/refusals.ts';
import { findRow, findRows } from '../../kernel/db/find-rows.ts';
import { notNull } from '../../kernel/db/where.ts';
import { updateRow } from '../../kernel/write/write-rows.ts';
import { Location } from '../../model/location/entity.ts';
import { Center } from './centers.entities.ts';
import type { childrenInput } from './support.inputs.ts';

interface Which {
  readonly center_id: number;
  readonly location_id: number;
}

/** The locations under a main center, or with `others` those of the center that stand under none. */
export const childLocations = (ctx: Ctx, { center_id, others }: InputOf<typeof childrenInput>) =>
  ctx.inCenter(center_id, async (there) => {
    const of = { child_since: others ? null : notNull };
    const found = await findRows(there, 'location', of, ['id', 'name', 'active', 'child_since'], {
      order: ['name', 'id'],
    });
    return found.map(({ id, name, active, child_since }) => ({ id: String(id), name, active, since: child_since }));
  });

/** A center with at least one location under it is a main center. */
const keepMain = async (there: WorkContext): Promise<void> => {
  const id = there.who.centre;
  const child = await findRow(there, 'location', { child_since: notNull }, ['id']);
  const changed = await updateRow(there, 'centre', { id }, { is_main: child !== undefined });
  if (changed?.news) there.audit({ entity: Center, id, ...changed.news });
};

/** Changes a location within its center, and notes at home what was changed there. */
const change = async (
  ctx: Ctx,
  { center_id, location_id }: Which,
  work: (there: WorkContext) => Promise<UserError | { readonly name: string; readonly child_since: Date | null }>,
) => {
  const changed = await ctx.inCenter(center_id, async (there) => {
    // Of two who change the locations of a center at once, the second waits.
    await findRow(there, 'centre', { id: center_id }, ['id'], { lock: 'update' });
    const result = await work(there);
    if (result instanceof UserError) return result;
    const { child_since } = result;
    const row = await updateRow(there, 'location', { id: location_id }, { child_since });
    if (row?.news) there.audit({ entity: Location, id: location_id, ...row.news });
    await keepMain(there);
    return result;
  });
  if (changed instanceof UserError) return changed;
  const { name, child_since } = changed;
  ctx.audit({ entity: Center, id: center_id, after: { location: name, child: child_since !== null } });
  const says =
    child_since === null ? message('centres.childRemoved', { name }) : message('centres.childAdded', { name });
  return done(says);
};

const noSuch = () => gone(message('centres.noSuchLocation'), 'location_id');

/** Puts a location of the very center under its main center; one that stands under it already is declined. */
export const addChild = (ctx: Ctx, which: Which) =>
  change(ctx, which, async (there) => {
    const row = await findRow(there, 'location', { id: which.location_id }, ['name', 'child_since']);
    if (!row) return noSuch();
    if (row.child_since)
      return declined(message('centres.childAlready', { name: row.name }), { field: 'location_id', code: 'TAKEN' });
    return { name: row.name, child_since: there.now() };
  });

/** Takes a location from under its main center; what was opened there stays. */
export const removeChild = (ctx: Ctx, which: Which) =>
  change(ctx, which, async (there) => {
    const row = await findRow(there, 'location', { id: which.location_id, child_since: notNull }, ['name']);
    return row ? { name: row.name, child_since: null } : noSuch();
  });
