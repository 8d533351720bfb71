import type { Ctx } from '../../kernel/call/context.ts';
import { message } from '../../kernel/call/message.ts';
import { declined } from '../../kernel/call/refusals.ts';
import { findRow } from '../../kernel/db/find-rows.ts';
import type { RowOf } from '../../kernel/db/tables.ts';
import { not } from '../../kernel/db/where.ts';
import { resource } from '../../kernel/write/resource.ts';
import { Center } from './centers.entities.ts';
import { type CallOfCenters, centersOf } from './whose.ts';

/** What becomes of a center; no job makes a suspended one inactive. */
const arrows = {
  active: ['inactive', 'suspended'],
  inactive: ['active'],
  suspended: ['active', 'inactive'],
} as const;

/** The calls about one center, reaching those the table says of `call`. */
export const centersBy = (call: CallOfCenters) =>
  resource(Center, {
    as: 'center',
    rule: 'kvsupport',
    permission: null,
    because: 'centers are the work of the platform, and no center takes it from those who do it',
    reach: centersOf(call),
    gone: message('centres.gone'),
    arrows,
    wrongState: ({ status }, to) => message('centres.noStep', { from: status, to: to ?? '' }),
    changed: ({ id }) => ({ kind: 'centres', ids: [id] }),
  });

/** Why a center can't be switched: it is in that state by a person already, or not whole yet; its own job opens it then. */
export const notSwitched = async (
  ctx: Ctx,
  { id, name, status: before, suspended_for }: RowOf<'centre'>,
  status: string,
) => {
  const wrong = { field: 'status', code: 'STATE' };
  // One that is suspended by itself is taken up by itself, until a person suspends it.
  if (before === status && suspended_for === null) return declined(message('centres.already', { name, status }), wrong);
  const half = await findRow(ctx, 'center_set_up', { made_centre_id: id, status: not('done') }, ['id']);
  return half ? declined(message('centres.notWhole', { name }), wrong) : null;
};

/** By whom and when a center was changed; who is not of the platform stands in its own history alone. */
export const touched = (ctx: Ctx) => ({ changed_at: ctx.now(), changed_by: ctx.who.user });
