import { sql } from 'kysely';
import { declined, done, message } from '../../kernel/call/call.ts';
import type { Ctx } from '../../kernel/call/context.ts';
import type { InputOf } from '../../kernel/call/input.ts';
import { constraint, UserError } from '../../kernel/call/refusals.ts';
import type { Id } from '../../kernel/db/tables.ts';
import { idOf } from '../../kernel/read/entity.ts';
import { createRow, insertRows } from '../../kernel/write/write-rows.ts';
import { Location } from '../../model/location/entity.ts';
import { addCameras } from '../cameras/cameras.door.ts';
import { addRooms } from '../rooms/rooms.door.ts';
import { setOpeningTimes } from '../schedules/schedules.door.ts';
import { setSignUp } from '../settings/settings.door.ts';
import type { createLocationInput, createNewLocationInput } from './manage-locations.inputs.ts';
import { setManagers } from './managers.ts';
import { wrongPlace } from './on-the-map.ts';

constraint('location_name', 'name', 'TAKEN', message('locations.nameTaken'));
constraint('location_signup_code', 'signup_code', 'TAKEN', message('locations.codeTaken'));

/** What a form gives of a new location. */
type NewLocation = InputOf<typeof createLocationInput>;

/** The clock of a location nobody gave one: that of the profile, else of the centre's first location, else New York's. */
const usualClock = () => sql<number>`coalesce(
  (select timezone_id from school_profile),
  (select timezone_id from location order by id limit 1),
  (select id from timezone where value = 'America/New_York'),
  (select min(id) from timezone))`;

const insert = async (ctx: Ctx, input: NewLocation): Promise<Id<'location'> | UserError> => {
  const { managers, schedule, is_signup, timezone, signup_code, billing = false, active = true, ...columns } = input;
  const misplaced = wrongPlace(input);
  if (misplaced) return misplaced;
  if (is_signup && !signup_code)
    return declined(message('locations.codeFirst'), { field: 'signup_code', code: 'REQUIRED' });
  const location = await createRow(ctx, 'location', {
    ...columns,
    signup_code: signup_code || null,
    billing,
    active,
    timezone_id: timezone ?? usualClock(),
    created_at: ctx.now(),
  });
  const key = { location_id: location.id };
  await insertRows(ctx, 'location_setting', [key]);
  await insertRows(ctx, 'checkin_setting', [key]);
  ctx.audit({ entity: Location, id: location.id, after: location });
  const wrong =
    (await setManagers(ctx, location.id, managers)) ??
    (schedule?.length ? await setOpeningTimes(ctx, location.id, schedule, 'schedule') : null);
  if (wrong) return wrong;
  if (is_signup) await setSignUp(ctx, location.id, true);
  return idOf(Location, location.id);
};

/** Adds a location with its managers and the settings every location begins with. */
export const addLocation = async (ctx: Ctx, input: NewLocation) => {
  const id = await insert(ctx, input);
  return id instanceof UserError ? id : done(message('locations.added', { name: input.name }), { location: id });
};

type WholeLocation = InputOf<typeof createNewLocationInput>;

/** Those of a list that say the same as one before them, as fields such as `rooms.2.name`. */
const repeated = <T>(list: string, field: keyof T & string, items: readonly T[]) =>
  items.flatMap((item, at) => {
    const described = String(item[field]).toLowerCase();
    const first = items.findIndex((other) => String(other[field]).toLowerCase() === described);
    return first < at ? [{ field: `${list}.${at}.${field}`, code: 'TAKEN' }] : [];
  });

/** Adds a location with its rooms and cameras, all or nothing. */
export const addWholeLocation = async (ctx: Ctx, { rooms = [], cameras = [], ...input }: WholeLocation) => {
  const twice = [
    ...repeated('rooms', 'name', rooms),
    ...repeated('cameras', 'code', cameras),
    ...repeated('cameras', 'color_code', cameras),
  ];
  if (twice.length > 0) return declined(message('locations.twice'), ...twice);
  const id = await insert(ctx, input);
  if (id instanceof UserError) return id;
  await addRooms(ctx, id, { rooms });
  await addCameras(ctx, id, cameras);
  return done(message('locations.added', { name: input.name }), { location: id });
};
