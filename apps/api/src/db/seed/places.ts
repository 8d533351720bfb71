import { zoneId } from './timezones.ts';
import type { Writer } from './writer.ts';

const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'];

/** A schedule of the same hours on every working day. */
export const addSchedule = async (
  to: Writer,
  name: string,
  location: number,
  hours: readonly (readonly [string, string])[],
  days: readonly string[] = weekdays,
): Promise<number> => {
  const id = await to.add('schedule', { name, location_id: location });
  for (const day of days) {
    for (const [start, end] of hours) {
      await to.add('schedule_date', { schedule_id: id, day, start_time: start, end_time: end });
    }
  }
  return id;
};

/**
 * A location with its settings. `maxLogins` null leaves the daily camera logins without limit; with a `signupCode`
 * families may make accounts themselves.
 */
export const addLocation = async (
  to: Writer,
  place: {
    name: string;
    maxLogins: number | null;
    address?: string;
    phone?: string;
    color?: string;
    signupCode?: string;
  } & ({ readonly zone: string } | { readonly timezone: number }),
): Promise<number> => {
  const id = await to.add('location', {
    name: place.name,
    timezone_id: 'zone' in place ? zoneId(place.zone) : place.timezone,
    address: place.address,
    phone: place.phone,
    color_code: place.color,
    ...(place.signupCode ? { is_signup: true, signup_code: place.signupCode } : {}),
  });
  await to.add('location_setting', {
    location_id: id,
    max_daily_logins: place.maxLogins ?? 5,
    enable_max_login_feature: place.maxLogins !== null,
    camera_requires_check_in: true,
    signup_status: place.signupCode !== undefined,
  });
  await to.add('checkin_setting', { location_id: id });
  return id;
};

/** A camera of the demo's own streaming server, in the room it looks into. */
export const addCamera = (
  to: Writer,
  camera: {
    name: string;
    code: string;
    color: string;
    path: string;
    location: number;
    room: number | null;
    stream: number;
    schedule: number | null;
    sort: number;
  },
): Promise<number> =>
  to.add('camera', {
    location_id: camera.location,
    room_id: camera.room,
    name: camera.name,
    code: camera.code,
    color_code: camera.color.toLowerCase(),
    stream_id: camera.stream,
    camera_id: camera.path,
    schedule_id: camera.schedule,
    sort: camera.sort,
  });

/** The profile of the centre, as its own page shows it: one of one time zone and one address. */
export const addSchool = async (
  to: Writer,
  school: { name: string; zone: string; address: string; city: string; state: string; zip: string; phone: string },
  now: Date,
): Promise<void> => {
  await to.add('school_profile', {
    school_name: school.name,
    phone: school.phone,
    address1: school.address,
    city: school.city,
    state: school.state,
    zip: school.zip,
    country: 'USA',
    timezone_id: zoneId(school.zone),
    updated_at: now,
  });
};

/** Billing programs of a location by their names, each offered in the given rooms; all of them when it names none. */
export const addPrograms = async (
  to: Writer,
  location_id: number,
  programs: readonly { readonly name: string; readonly color: string; readonly rooms?: readonly number[] }[],
): Promise<void> => {
  for (const { name, color, rooms = [] } of programs) {
    const billing_program_id = await to.add('billing_program', { location_id, name, color_code: color });
    for (const room_id of rooms) await to.add('billing_program_room', { billing_program_id, room_id });
  }
};
