import { allows, type Role } from '@nestling/rules/roles.ts';
import { declined, done, message } from '../../kernel/call/call.ts';
import type { Ctx } from '../../kernel/call/context.ts';
import type { UserError } from '../../kernel/call/refusals.ts';
import type { Id } from '../../kernel/db/tables.ts';
import { diffColumns, diffOf } from '../../kernel/write/row-diff.ts';
import { Location } from '../../model/location/entity.ts';
import { setOpeningTimes } from '../schedules/schedules.door.ts';
import { setSignUp } from '../settings/settings.door.ts';
import { setManagers } from './managers.ts';
import { wrongPlace } from './on-the-map.ts';

interface Change {
  readonly id: Id<'location'>;
  readonly name?: string | undefined;
  readonly managers?: readonly Id<'app_user'>[] | undefined;
  readonly email?: string | null | undefined;
  readonly phone?: string | null | undefined;
  readonly address?: string | null | undefined;
  readonly longitude?: string | null | undefined;
  readonly latitude?: string | null | undefined;
  readonly timezone?: Id<'timezone'> | undefined;
  readonly color_code?: string | null | undefined;
  readonly is_signup?: boolean | undefined;
  readonly signup_code?: string | null | undefined;
  readonly schedule?:
    | readonly { readonly day: string; readonly start_time: string; readonly end_time: string }[]
    | undefined;
  readonly schedule_changed?: boolean | undefined;
  readonly billing?: boolean | undefined;
  readonly active?: boolean | undefined;
}

/** Fields whose own call asks for more than a manager; changing them here may not be a way round it. */
const rules: Readonly<Record<'managers' | 'billing' | 'active', Role>> = {
  managers: 'kvsupport',
  billing: 'admin',
  active: 'kvsupport',
};

const above = (ctx: Ctx, input: Change): UserError | null => {
  const fields = (['managers', 'billing', 'active'] as const).filter(
    (field) => input[field] !== undefined && !allows(ctx.who.role, rules[field]),
  );
  if (fields.length === 0) return null;
  return declined(message('locations.notByManagers'), ...fields.map((field) => ({ field, code: 'RULE' })));
};

/**
 * Changes what is given of a location. `schedule` counts only with `schedule_changed`, so that a form may send what it
 * was shown; cameras that go by the opening hours follow at once.
 */
export const changeLocation = async (ctx: Ctx, input: Change) => {
  const { id, managers, timezone, is_signup, schedule, schedule_changed, ...columns } = input;
  const wrong = above(ctx, input) ?? wrongPlace(input);
  if (wrong) return wrong;
  const location = await ctx.db
    .updateTable('location')
    .set((q) => ({ name: q.ref('name'), ...columns, ...(timezone === undefined ? {} : { timezone_id: timezone }) }))
    .where('id', '=', id)
    .returning(['name', 'signup_code'])
    .returning(diffColumns)
    .executeTakeFirst();
  if (!location) return declined(message('locations.gone'), { field: 'id', code: 'GONE' });
  if (is_signup && !location.signup_code)
    return declined(message('locations.codeFirst'), { field: 'signup_code', code: 'REQUIRED' });
  const change = diffOf(location);
  if (change) ctx.audit({ entity: Location, id, ...change });
  const declinedLater =
    (managers ? await setManagers(ctx, id, managers) : null) ??
    (schedule_changed ? await setOpeningTimes(ctx, id, schedule ?? [], 'schedule') : null);
  if (declinedLater) return declinedLater;
  if (is_signup !== undefined) {
    await setSignUp(ctx, id, is_signup);
    ctx.audit({ entity: Location, id, after: { is_signup } });
  }
  // The clock moves every schedule of the location, and its end is everybody's.
  if (change && ('timezone_id' in change.after || 'active' in change.after))
    ctx.publish({ kind: 'rights', at: { location: id } });
  return done(message('locations.changed', { name: location.name }), { location: id });
};
