import { allows, type Role } from '@nestling/rules/roles.ts';
import { declined, done, gone, message } from '../../kernel/call/call.ts';
import type { Ctx } from '../../kernel/call/context.ts';
import type { InputOf } from '../../kernel/call/input.ts';
import { colour, email, flag, id, ids, phone, text } from '../../kernel/call/input.ts';
import type { UserError } from '../../kernel/call/refusals.ts';
import { updateRow } from '../../kernel/write/write-rows.ts';
import { Location, Timezone } from '../../model/location/entity.ts';
import { User } from '../../model/user/entity.ts';
import { setOpeningTimes } from '../schedules/schedules.door.ts';
import { setSignUp } from '../settings/settings.door.ts';
import { mustOweNothing } from './billing-setting.ts';
import { code, openingTimes } from './manage-locations.inputs.ts';
import { setManagers } from './managers.ts';
import { position, wrongPlace } from './on-the-map.ts';

export const updateLocationInput = {
  id: id(Location),
  name: text(1, 100).optional(),
  managers: ids(User, 50).optional(),
  email: email().nullish(),
  phone: phone().nullish(),
  address: text(0, 300).nullish(),
  ...position,
  timezone: id(Timezone).optional(),
  color_code: colour().nullish(),
  is_signup: flag().optional(),
  signup_code: code.nullish(),
  schedule: openingTimes.optional(),
  schedule_changed: flag().optional(),
  billing: flag().optional(),
  active: flag().optional(),
};
type Change = InputOf<typeof updateLocationInput>;

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
  if (input.billing === false) await mustOweNothing(ctx, id);
  const changed = await updateRow(ctx, 'location', { id }, { ...columns, timezone_id: timezone });
  if (!changed) return gone(message('locations.gone'));
  const { row: location, news: change } = changed;
  if (is_signup && !location.signup_code)
    return declined(message('locations.codeFirst'), { field: 'signup_code', code: 'REQUIRED' });
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
