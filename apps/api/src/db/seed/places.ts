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
    zone: string;
    address: string;
    phone: string;
    color: string;
    maxLogins: number | null;
    signupCode?: string;
  },
): Promise<number> => {
  const id = await to.add('location', {
    name: place.name,
    timezone_id: zoneId(place.zone),
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
