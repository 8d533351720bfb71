import { join } from 'node:path';
import { addFamily, type Lists } from '@nestling/api/db/seed/families.ts';
import { writer } from '@nestling/api/db/seed/writer.ts';
import { loadSecrets } from '@nestling/api/secrets/secrets.ts';
import { startCluster } from '@nestling/postgres/cluster.ts';
import pg from 'pg';
import type { Product } from './product.ts';

/** The hour it is there: reports of the day are due from six in the evening. */
const EVENING = 18;
const OF_A_ROOM = 20;
const firstNames =
  'Amara Bruno Celia Dario Edith Farid Greta Hugo Ines Jamal Kira Luca Maya Nils Olga Paul Rosa Sami Tara Umar'.split(
    ' ',
  );

/** Two rooms of Elm Street with twenty children each, and what the database says of their day. */
export interface TwoRooms {
  /** How often entries of a kind stand that are of a child with this first name, of the two families. */
  entries(kind: string, child: string): Promise<number>;
  /** Entries of a kind of today in the rooms. */
  rows(kind: string): Promise<number>;
  /** Children of a room who are here by their open stays. */
  here(): Promise<number>;
  /** Has the report of the day made now, as the worker does every ten minutes. */
  reportNow(): Promise<void>;
  close(): Promise<void>;
}

/** Adds the rooms Robins and Wrens with their children, and two families that sign in as `emi.ito` and `carlos.ruiz`. */
export const addTwoRooms = async (product: Product): Promise<TwoRooms> => {
  const { url } = await startCluster({ dir: join(product.dataDir, 'postgres') });
  const client = new pg.Client({ connectionString: url });
  // After a failed test the product ends while this is open.
  client.on('error', () => undefined);
  await client.connect();
  const one = async (text: string, values: unknown[] = []): Promise<number> => {
    const { rows } = await client.query<{ n: number }>(text, values);
    const [first] = rows;
    if (!first) throw new Error(`Nothing found by: ${text}`);
    return first.n;
  };
  await client.query('begin');
  const secrets = loadSecrets(product.dataDir);
  const centre = await one(`select id as n from centre where slug = 'sunny'`);
  const to = await writer(client, centre);
  const location = await one(`select id as n from location where name = 'Elm Street'`);
  // There is a zone without summer time for every hour; its sign is that of POSIX, west is plus.
  const east = EVENING - new Date().getUTCHours();
  const ahead = east > 14 ? east - 24 : east;
  const zone = ahead < 0 ? `Etc/GMT+${-ahead}` : `Etc/GMT-${ahead}`;
  const zoneId = await one(`insert into timezone (id, name, value) values (998, $1, $1) returning id as n`, [zone]);
  await client.query('update location set timezone_id = $2 where id = $1', [location, zoneId]);
  const [robins, wrens] = [
    await to.add('room', { location_id: location, name: 'Robins', color_code: '#3d8fe0', sort: 30 }),
    await to.add('room', { location_id: location, name: 'Wrens', color_code: '#2f9e62', sort: 31 }),
  ];
  const mother = await one(`select id as n from relationship where name = 'Mother'`);
  const lists: Lists = {
    relations: new Map([['mother', mother]]),
    idOf: (table, name) => one(`select id as n from ${table} where name = $1`, [name]),
  };
  const family = (name: string, child: string, room: number, parent: string, allergies: readonly string[] = []) =>
    addFamily(to, secrets, lists, {
      ...{ name, location },
      children: [{ fname: child, born: '2022-05-04', gender: 'female', room, allergies }],
      parents: [
        {
          ...{ fname: parent, relation: 'mother', username: `${parent}.${name}`.toLowerCase() },
          email: `${parent}.${name}@sunny.example`.toLowerCase(),
        },
      ],
    });
  const allergy = await client.query<{ name: string }>('select name from allergy where centre_id = $1 order by id', [
    centre,
  ]);
  await family(
    'Ito',
    'Mina',
    robins,
    'Emi',
    allergy.rows.slice(0, 1).map(({ name }) => name),
  );
  await family('Ruiz', 'Pablo', wrens, 'Carlos');
  await client.query(
    `update app_user set password_hash = (select password_hash from app_user where centre_id = $1 and username = 'parent'),
       language = case when username = 'carlos.ruiz' then 'es' end
     where centre_id = $1 and username in ('emi.ito', 'carlos.ruiz')`,
    [centre],
  );
  for (const [room, lname] of [
    [robins, 'Robin'],
    [wrens, 'Wren'],
  ])
    for (const [i, fname] of firstNames.slice(1, OF_A_ROOM).entries())
      await to.add('student', {
        ...{ location_id: location, room_id: room, fname, lname, dob: `2022-01-${String(i + 1).padStart(2, '0')}` },
      });
  await client.query('commit');
  await client.query(`select set_config('app.centre_id', $1, false)`, [String(centre)]);
  const ofRooms = `from activity a join activity_student x on x.centre_id = a.centre_id and x.activity_id = a.id
    and x.removed_at is null join student st on st.centre_id = x.centre_id and st.id = x.student_id
    where a.removed_at is null and a.kind = $1 and st.lname in ('Ito', 'Ruiz', 'Robin', 'Wren')`;
  return {
    entries: (kind, child) =>
      one(`select count(*)::int as n ${ofRooms} and st.fname = $2 and st.lname in ('Ito', 'Ruiz')`, [kind, child]),
    rows: (kind) => one(`select count(distinct a.id)::int as n ${ofRooms}`, [kind]),
    here: () =>
      one(
        `select count(*)::int as n from attendance t join student st on st.centre_id = t.centre_id and st.id = t.student_id
         where t.checked_out_at is null and st.lname in ('Ito', 'Ruiz', 'Robin', 'Wren')`,
      ),
    reportNow: async () => {
      await client.query(`select graphile_worker.add_job('activity.digest', '{}')`);
    },
    close: () => client.end(),
  };
};
