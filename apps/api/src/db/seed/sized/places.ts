import { encrypt } from '../../../secrets/vault.ts';
import { DEMO_STREAM, type DemoCameras } from '../demo.ts';
import { zoneId } from '../timezones.ts';
import type { Bulk } from './bulk.ts';
import type { Dice } from './dice.ts';
import { cities, roomNames, streets } from './names.ts';

/** A location as its people and its year need it. `rooms` are those a child belongs to; `yard` is visited from them. */
export interface Place {
  readonly location: number;
  readonly zone: string;
  readonly students: number;
  readonly rooms: readonly number[];
  readonly yard: number;
}

const zones = [
  'America/New_York',
  'America/Chicago',
  'America/Denver',
  'America/Phoenix',
  'America/Los_Angeles',
  'America/Halifax',
  'Europe/London',
  'Europe/Madrid',
  'Australia/Sydney',
];
const paths = ['sunflowers', 'owls', 'acorns', 'nap'];
const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'];
const CHILDREN_OF_ROOM = 16;

/** A colour for each camera of a location: cameras are told apart by it, so no two may be the same. */
const colour = (index: number, of: number): string => {
  const channel = (shift: number) => {
    const wave = Math.cos(2 * Math.PI * (index / of + shift)) * 0.5 + 0.5;
    return Math.round(48 + 160 * wave)
      .toString(16)
      .padStart(2, '0');
  };
  return `#${channel(0)}${channel(1 / 3)}${channel(2 / 3)}`;
};

/** Adds the streaming server of a centre: the demo cameras of this machine, so that its pictures are real. */
const addStream = async (to: Bulk, vault: Buffer, cameras: DemoCameras): Promise<number> => {
  const [id = 0] = await to.ids('stream', 1);
  const sealed = encrypt(vault, `stream ${id} of centre ${to.centre}`, cameras.password);
  await to.add('stream', [
    {
      id,
      name: DEMO_STREAM,
      url: `rtsp://127.0.0.1:${cameras.port}`,
      username: cameras.user,
      password_sealed: `\\x${sealed.toString('hex')}`,
      is_default: true,
    },
  ]);
  return id;
};

/** Adds the locations of a centre with opening hours, rooms, a yard, and a camera in each. */
export const addPlaces = async (
  to: Bulk,
  dice: Dice,
  sizes: readonly number[],
  vault: Buffer,
  cameras: DemoCameras,
): Promise<Place[]> => {
  const stream = await addStream(to, vault, cameras);
  const locations = await to.ids('location', sizes.length);
  const places: Place[] = [];
  for (const [index, students] of sizes.entries()) {
    const location = locations[index] ?? 0;
    // Centres start in different zones, and a chain has locations in all of them.
    const zone = zones[(to.centre + index) % zones.length] ?? 'UTC';
    const city = cities[(to.centre + index) % cities.length] ?? '';
    const name = `${dice.pick(streets)} Street, ${city}${index < cities.length ? '' : ' 2'}`;
    places.push(await addPlace(to, dice, { location, name, zone, students, stream }));
  }
  return places;
};

type Wanted = { location: number; name: string; zone: string; students: number; stream: number };

const addPlace = async (to: Bulk, dice: Dice, place: Wanted): Promise<Place> => {
  const { location, name, zone, students, stream } = place;
  await to.add('location', [
    {
      id: location,
      name,
      timezone_id: zoneId(zone),
      address: `${dice.between(1, 400)} ${name}`,
      phone: `+1 212 555 ${String(dice.between(0, 9999)).padStart(4, '0')}`,
      color_code: colour(dice.between(0, 99), 100),
    },
  ]);
  await to.add('location_setting', [{ location_id: location, camera_requires_check_in: true }]);
  await to.add('checkin_setting', [{ location_id: location }]);
  const schedule = await addHours(to, location);

  const count = Math.ceil(students / CHILDREN_OF_ROOM);
  const [group = 0] = await to.ids('camera_group', 1);
  await to.add('camera_group', [{ id: group, location_id: location, name: 'Play yard', color_code: '#6ba84f' }]);
  const ids = await to.ids('room', count + 1);
  const yard = ids[count] ?? 0;
  const nameOf = (i: number) =>
    i === count
      ? 'Play Yard'
      : `${roomNames[i % roomNames.length]}${i < roomNames.length ? '' : ` ${Math.floor(i / roomNames.length) + 1}`}`;
  await to.add(
    'room',
    ids.map((id, i) => ({
      id,
      location_id: location,
      name: nameOf(i),
      color_code: colour(i, count + 1),
      max_ratio: i === count ? null : 8,
      capacity: i === count ? null : CHILDREN_OF_ROOM + 4,
      camera_group_id: i === count ? null : group,
      sort: i + 1,
    })),
  );
  const cameras = await to.ids('camera', ids.length);
  await to.add(
    'camera',
    cameras.map((id, i) => ({
      id,
      location_id: location,
      room_id: ids[i] ?? null,
      name: nameOf(i),
      code: `CAM-${i + 1}`,
      color_code: colour(i, count + 1),
      stream_id: stream,
      camera_id: i === count ? 'yard' : (paths[i % paths.length] ?? ''),
      schedule_id: i % 4 === 0 ? null : schedule,
      sort: i + 1,
    })),
  );
  await to.add('camera_group_camera', [{ camera_group_id: group, camera_id: cameras[count] ?? 0 }]);
  return { location, zone, students, rooms: ids.slice(0, count), yard };
};

const addHours = async (to: Bulk, location: number): Promise<number> => {
  const [schedule = 0] = await to.ids('schedule', 1);
  await to.add('schedule', [{ id: schedule, location_id: location, name: 'Open hours' }]);
  const dates = await to.ids('schedule_date', weekdays.length);
  await to.add(
    'schedule_date',
    weekdays.map((day, i) => ({
      id: dates[i] ?? 0,
      schedule_id: schedule,
      day,
      start_time: '07:00',
      end_time: '18:30',
    })),
  );
  await to.client.query('update location set schedule_id = $1 where centre_id = $2 and id = $3', [
    schedule,
    to.centre,
    location,
  ]);
  return schedule;
};
