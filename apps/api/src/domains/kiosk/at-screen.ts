import { allows } from '@nestling/rules/roles.ts';
import { sql } from 'kysely';
import { declined, done, message, notDone } from '../../kernel/call/call.ts';
import type { Ctx } from '../../kernel/call/context.ts';
import type { InputOf } from '../../kernel/call/input.ts';
import { choice, clock, date, id, ids, secret } from '../../kernel/call/input.ts';
import { refuse } from '../../kernel/call/refusals.ts';
import { dayAt } from '../../kernel/lib/local-time.ts';
import { Location } from '../../model/location/entity.ts';
import { inOwnLocations } from '../../model/location/reach.ts';
import { Student } from '../../model/student/entity.ts';
import { User } from '../../model/user/entity.ts';
import { type Found, findOwner } from '../../pins/find-owner.ts';
import { saveCheckInOut } from '../attendance/attendance.door.ts';
import { raiseAlert } from '../door-alerts/door-alerts.door.ts';
import { askedOnTablet } from '../screening/screening.door.ts';
import { type ClockInput, readPost, saveClock } from '../time-clock/time-clock.door.ts';
import { deviceOf, deviceOrDecline, requireDevice } from './device.ts';
import type { doorPin, doorPinAndPhone, validateUserCheckinPinInput } from './kiosk.inputs.ts';
import { rememberSlow } from './offline/slow-pins.ts';
import { personAtDoor } from './person-at-door.ts';
import { isLetIn, letIn, letOut } from './pins.ts';

type AtDoor = InputOf<typeof doorPin> & Partial<Pick<InputOf<typeof doorPinAndPhone>, 'phone'>>;

const zoneOf = async (ctx: Ctx, location: number): Promise<string> => {
  const row = await ctx.db
    .selectFrom('location as l')
    .innerJoin('timezone as z', 'z.id', 'l.timezone_id')
    .select('z.value')
    .where('l.id', '=', location)
    .executeTakeFirst();
  return row?.value ?? 'UTC';
};

/** Answers the person of a PIN that was found; a wrong one stays counted. */
const answer = async (ctx: Ctx, found: Found, { location, date }: AtDoor) => {
  if (!('owner' in found)) return notDone(found.message, {}, { field: 'pin', code: found.code });
  const today = date ?? dayAt(ctx.now().getTime(), await zoneOf(ctx, location));
  const there = await personAtDoor(ctx, found.owner, location, today);
  const health = await askedOnTablet(ctx, location);
  if (there?.stopped) await raiseAlert(ctx, { location, user: found.owner.id, kind: 'black_list' });
  return done(
    message('kiosk.hello', { name: there?.person.user.fname ?? '' }),
    there ? { ...there.person, health } : {},
  );
};

/** Where the location asks for the phone number, a PIN alone is not even looked up. */
const phoneToo = () => declined(message('kiosk.phoneToo'), { field: 'phone', code: 'REQUIRED' });

/** Looks up a PIN on the tablet of the location, and lets its owner act there. */
export const verifyAtScreen = async (ctx: Ctx, asked: AtDoor) => {
  const device = await requireDevice(ctx, asked.location);
  if (device.asksPhone && asked.phone === undefined) return phoneToo();
  const found = await findOwner(ctx, `device ${asked.location}`, asked);
  if ('owner' in found) {
    await letIn(ctx, asked.location, found.owner.id);
    await rememberSlow(ctx, found.owner.id, asked.pin);
  } else if (found.code === 'LOCKED') await raiseAlert(ctx, { location: asked.location, user: null, kind: 'locked' });
  return answer(ctx, found, asked);
};

/** The same for a signed-in person with a PIN that must be its own. */
export const verifyOwn = async (ctx: Ctx, asked: AtDoor) =>
  answer(ctx, await findOwner(ctx, `user ${ctx.who.user}`, { ...asked, only: ctx.who.user }), asked);

/** Tells whether a PIN belongs to somebody: on the tablet, to staff who are signed in, and to everybody of oneself. */
export const validatePin = async (ctx: Ctx, { pin, location }: InputOf<typeof validateUserCheckinPinInput>) => {
  const device = await deviceOf(ctx);
  const here = device && (location === undefined || device.location === location) ? device.location : null;
  if (here !== null && device?.asksPhone) return phoneToo();
  if (here === null && ctx.who.user === 0) throw refuse.forbidden('location', message('kiosk.foreignDevice'));
  const staff = allows(ctx.who.role, 'teacher');
  if (here === null && location !== undefined) await requireOwnLocation(ctx, location);
  const found = await findOwner(ctx, here === null ? `user ${ctx.who.user}` : `device ${here}`, {
    pin,
    location: here ?? location ?? null,
    ...(here === null && !(staff && location !== undefined) ? { only: ctx.who.user } : {}),
  });
  if (!('owner' in found)) return notDone(found.message, {}, { field: 'pin', code: found.code });
  const user = await ctx.db
    .selectFrom('app_user')
    .select(['id', 'fname', 'full_name', 'avatar'])
    .where('id', '=', found.owner.id)
    .executeTakeFirstOrThrow();
  return done(message('kiosk.hello', { name: user.fname }), { user });
};

const requireOwnLocation = async (ctx: Ctx, location: number): Promise<void> => {
  const { rows } = await sql`select 1 from location l where l.id = ${location}
    and ${inOwnLocations(ctx.who, sql`l.id`)}`.execute(ctx.db);
  if (rows.length === 0) throw refuse.forbidden('location');
};

export const checks = {
  students: ids(Student),
  date: date(),
  time: clock(),
  action_by: id(User),
  signature: secret(1, 200_000).optional(),
  location: id(Location).optional(),
  action: choice('in', 'out').optional(),
};
type Checks = InputOf<typeof checks>;

/** Nobody has entered a PIN, or its time is over. */
export const pinFirst = (field: string) => declined(message('kiosk.pinFirst'), { field, code: 'PIN' });

/** Checks children in or out on the tablet: by whoever has just entered a PIN, and only its own. */
export const checkAtScreen = async (ctx: Ctx, input: Checks) => {
  const device = await deviceOrDecline(ctx, input.location);
  if (!(await isLetIn(ctx, device.location, input.action_by))) return pinFirst('action_by');
  const at = { location: device.location, user: input.action_by };
  const strange = await notOwn(ctx, input, device.location);
  if (strange.length > 0) {
    await raiseAlert(ctx, { ...at, kind: 'not_listed' });
    return notDone(
      message('attendance.gone'),
      {},
      ...strange.map((id) => ({ field: `students.${id}`, code: 'OUT_OF_REACH', message: message('attendance.gone') })),
    );
  }
  const saved = await saveCheckInOut(ctx, input, {
    source: 'kiosk',
    recorded_by: input.action_by,
    family: false,
    asksSignature: device.signature,
  });
  if ('values' in saved) {
    await letOut(ctx, device.location, input.action_by);
    return saved;
  }
  if (!saved.fieldErrors.some(({ code }) => code === 'NO_PICKUP' || code === 'BLACK_LISTED' || code === 'PENDING'))
    return saved;
  // Nothing was written before this was found out: only that staff are told is kept.
  await raiseAlert(ctx, { ...at, kind: 'not_listed' });
  return notDone(saved.reason, {}, ...saved.fieldErrors);
};

/** Students that are not this person's at the location: nothing of them may be told, not even that they exist. */
export const notOwn = async (
  ctx: Ctx,
  { students, action_by }: Pick<Checks, 'students' | 'action_by'>,
  location: number,
): Promise<number[]> => {
  const { rows: own } = await sql<{ id: number }>`select s.id from standing_guardian g
    join student s on s.id = g.student_id
    where g.user_id = ${action_by} and s.location_id = ${location}
      and s.archived_at is null and s.id = any(${[...students]}::int[])`.execute(ctx.db);
  const ids = new Set<number>(own.map(({ id }) => id));
  return students.filter((id) => !ids.has(id));
};

/** Clocks the member of the team that has just entered its PIN. */
export const clockAtScreen = async (ctx: Ctx, input: ClockInput) => {
  const device = await deviceOrDecline(ctx, undefined);
  const [member, ...others] = input.team;
  if (member === undefined || others.length > 0 || !(await isLetIn(ctx, device.location, member)))
    return pinFirst('team');
  const post = await readPost(ctx, input.program_id);
  if (post?.location !== device.location)
    return declined(message('attendance.roomElsewhere'), { field: 'program_id', code: 'OTHER_LOCATION' });
  const saved = await saveClock(ctx, input, 'kiosk', member);
  if ('values' in saved) await letOut(ctx, device.location, member);
  return saved;
};
