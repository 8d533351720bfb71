import { join } from 'node:path';
import { addFamily, type Lists } from '@nestling/api/db/seed/families.ts';
import { addPerson } from '@nestling/api/db/seed/people.ts';
import { writer } from '@nestling/api/db/seed/writer.ts';
import { loadSecrets } from '@nestling/api/secrets/secrets.ts';
import { startCluster } from '@nestling/postgres/cluster.ts';
import pg from 'pg';
import type { Product } from './product.ts';

/** Children the location has in the end. */
const CHILDREN = 300;
/** The hour it is there. */
const MORNING = 8;
const firstNames =
  'Amara Bruno Celia Dario Edith Farid Greta Hugo Ines Jamal Kira Luca Maya Nils Olga Paul Rosa Sami Tara Umar';
const lastNames = 'Abbott Bauer Costa Demir Evans Fischer Gupta Horvat Ito Jensen Keller Lind Mazur Novak Ortiz';
const roomNames = [
  'Bumblebees',
  'Ladybirds',
  'Hedgehogs',
  'Otters',
  'Robins',
  'Foxes',
  'Swifts',
  'Badgers',
  'Larks',
  'Wrens',
];

/** Elm Street of the demo, grown to a large one, on a morning; and what the database says of it. */
export interface FullHouse {
  readonly location: number;
  /** A family that knows its PIN from before, with three children. */
  readonly okoro: { readonly pin: string; readonly children: readonly number[] };
  /** Two families that get their PIN today. */
  readonly brandt: { readonly contact: number; readonly children: readonly number[] };
  readonly silva: { readonly contact: number; readonly children: readonly number[] };
  /** Somebody on the black list of the one child he is linked to. */
  readonly stopped: { readonly pin: string; readonly name: string };
  /** A child who is expected since hours. */
  readonly missing: string;
  /** How many children are here by their open stays. */
  here(): Promise<number>;
  /** The check-ins of children since the house was filled, one entry for each event. */
  arrivals(): Promise<number[]>;
  close(): Promise<void>;
}

/** Fills Elm Street of a running product to 300 children, and sets its clock to between eight and nine in the morning. */
export const fillHouse = async (product: Product): Promise<FullHouse> => {
  const { url } = await startCluster({ dir: join(product.dataDir, 'postgres') });
  const client = new pg.Client({ connectionString: url });
  // After a failed test the product ends while this is open.
  client.on('error', () => undefined);
  await client.connect();
  await client.query('begin');
  const ask = async (text: string, values: unknown[] = []): Promise<number[]> =>
    (await client.query<{ n: number }>(text, values)).rows.map(({ n }) => n);
  const one = async (text: string, values: unknown[] = []): Promise<number> => {
    const [n] = await ask(text, values);
    if (n === undefined) throw new Error(`Nothing found by: ${text}`);
    return n;
  };
  const secrets = loadSecrets(product.dataDir);
  const centre = await one(`select id as n from centre where slug = 'sunny'`);
  const to = await writer(client, centre);
  const location = await one(`select id as n from location where name = 'Elm Street'`);
  // There is a zone without summer time for every hour; its sign is that of POSIX, west is plus.
  const west = (new Date().getUTCHours() - MORNING + 24) % 24;
  const zone = west <= 12 ? `Etc/GMT+${west}` : `Etc/GMT-${24 - west}`;
  const zoneId = await one(`insert into timezone (id, name, value) values (999, $1, $1) returning id as n`, [zone]);
  await client.query('update location set timezone_id = $2 where id = $1', [location, zoneId]);
  await client.query('update checkin_setting set check_in_qr = true, check_in_qr_expire = 300 where location_id = $1', [
    location,
  ]);
  const rooms: number[] = [];
  for (const [i, name] of roomNames.entries())
    rooms.push(await to.add('room', { location_id: location, name, color_code: '#3d8fe0', sort: 10 + i }));
  const [first = 0, second = 0] = rooms;

  const mother = await one(`select id as n from relationship where name = 'Mother'`);
  const lists: Lists = { relations: new Map([['mother', mother]]), idOf: async () => 0 };
  const family = (name: string, fname: string, children: readonly string[], pin?: string) =>
    addFamily(to, secrets, lists, {
      name,
      location,
      children: children.map((child) => ({ fname: child, born: '2023-02-11', gender: 'female', room: first })),
      parents: [
        {
          fname,
          relation: 'mother',
          username: `${fname}.${name}`,
          email: `${fname}.${name}@sunny.example`,
          ...(pin ? { pin } : {}),
        },
      ],
    });
  const pins = { okoro: '640318', stopped: '917264' };
  const okoro = await family('Okoro', 'Ngozi', ['Ada', 'Chidi', 'Ebele'], pins.okoro);
  const brandt = await family('Brandt', 'Jonas', ['Emil', 'Frida']);
  const silva = await family('Silva', 'Marta', ['Rita']);
  const hale = await family('Hale', 'Ruth', ['Nia']);
  const viktor = await addPerson(to, secrets, {
    ...{ fname: 'Viktor', lname: 'Hale', username: 'viktor.hale', role: 'user', email: 'viktor.hale@sunny.example' },
    ...{ locations: [location], pin: pins.stopped },
  });
  await to.add('guardian_link', { student_id: hale.children[0] ?? 0, user_id: viktor, black_list: true });

  const roster = await to.add('roster', {
    ...{ location_id: location, student_id: hale.children[0] ?? 0, type: 'weekly', start_date: '2026-01-01' },
    ...{ days: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] },
    ...{ start_time: '06:30', end_time: '16:00', created_at: new Date() },
  });
  await client.query(
    `insert into roster_time (centre_id, location_id, student_id, roster_id, weekday, dates, weeks, minutes)
     select $1, $2, $3, $4, n, '[2026-01-01,)', '[0,2)', '[390,960)' from generate_series(1, 7) n`,
    [centre, location, hale.children[0], roster],
  );
  await client.query(
    `insert into student (centre_id, location_id, room_id, fname, lname, dob)
     select $1, $2, ($3::int[])[1 + n % cardinality($3::int[])], (string_to_array($4, ' '))[1 + n % 20],
       (string_to_array($5, ' '))[1 + n / 20], date '2022-01-10' + n
     from generate_series(0, $6 - 1 - (select count(*)::int from student where location_id = $2 and archived_at is null)) n`,
    [centre, location, [second, ...rooms.slice(2)], firstNames, lastNames, CHILDREN],
  );
  const last = await one('select coalesce(max(id), 0)::int as n from attendance_event');
  await client.query('commit');
  await client.query(`select set_config('app.centre_id', $1, false)`, [String(centre)]);
  return {
    location,
    okoro: { pin: pins.okoro, children: okoro.children },
    brandt: { contact: brandt.parents[0] ?? 0, children: brandt.children },
    silva: { contact: silva.parents[0] ?? 0, children: silva.children },
    stopped: { pin: pins.stopped, name: 'Viktor Hale' },
    missing: 'Nia Hale',
    here: () =>
      one('select count(*)::int as n from attendance where location_id = $1 and checked_out_at is null', [location]),
    arrivals: () =>
      ask(`select student_id as n from attendance_event where id > $1 and kind = 'in' order by 1`, [last]),
    close: () => client.end(),
  };
};
