import { hash } from '@node-rs/argon2';
import type pg from 'pg';
import { DEMO_PASSWORD } from '../../installation.ts';
import { loopbackHosts } from '../../kernel/lib/centres.ts';
import type { Secrets } from '../../secrets/secrets.ts';
import { encrypt } from '../../secrets/vault.ts';
import { addCenter, addHosts } from './center.ts';
import { seedCenterPlans } from './center-plans.ts';
import type { Keep } from './drawn.ts';
import { addFaces } from './faces.ts';
import { seedPaws } from './paws.ts';
import { addPerson } from './people.ts';
import { addPhotos } from './photos.ts';
import { seedSunny } from './sunny.ts';
import { seedTimezones } from './timezones.ts';
import { insertOver, writer } from './writer.ts';

/** Name of the streaming server that stands for the demo cameras of this machine. */
export const DEMO_STREAM = 'Demo cameras';

const centres = [
  { slug: 'home', name: 'Nestling', theme: 'nestling', is_platform: true },
  { slug: 'sunny', name: 'Sunny Days', theme: 'nestling', is_platform: false },
  { slug: 'paws', name: 'Happy Paws', theme: 'pets', is_platform: false },
] as const;

export interface DemoCameras {
  readonly port: number;
  readonly user: string;
  readonly password: string;
}

/**
 * Fills an empty database with the three demo centres. `client` is the owner's; all of it is one transaction.
 * Answers false, and changes nothing, when there is a centre already.
 *
 * @param keep Where files go; without it nobody has a face.
 */
export const seedDemo = async (
  client: pg.ClientBase,
  secrets: Secrets,
  cameras: DemoCameras,
  { now = new Date(), keep }: { readonly now?: Date; readonly keep?: Keep } = {},
): Promise<boolean> => {
  await client.query('begin');
  try {
    await client.query('select pg_advisory_xact_lock(727003)');
    const { rowCount } = await client.query('select 1 from centre limit 1');
    if (rowCount !== 0) {
      await client.query('rollback');
      return false;
    }
    const password = await hash(DEMO_PASSWORD);
    const insert = insertOver(client);
    await seedTimezones(client);
    const plan = await seedCenterPlans(client);
    for (const centre of centres) {
      const to = await writer(client, await addCenter(insert, { ...centre, is_demo: true }));
      if (centre.slug === 'home') {
        await addPerson(to, secrets, {
          fname: 'Omar',
          lname: 'Reyes',
          username: 'operator',
          role: 'admin',
          job: 'Operator',
          email: 'operator@home.example',
          locations: [],
          password,
        });
        continue;
      }
      if (centre.slug === 'sunny') await addHosts(insert, to.centre, loopbackHosts);
      await client.query('update centre set center_billing_plan_id = $2, payment_start = $3 where id = $1', [
        to.centre,
        plan,
        `${now.getUTCFullYear()}-01-01`,
      ]);
      const stream = await to.add('stream', {
        name: DEMO_STREAM,
        url: `rtsp://127.0.0.1:${cameras.port}`,
        username: cameras.user,
        is_default: true,
      });
      await sealPassword(client, secrets, to.centre, stream, cameras.password);
      const seed = centre.slug === 'sunny' ? seedSunny : seedPaws;
      await seed({ client, to, secrets, password, stream, now });
      if (!keep) continue;
      const drawn = { keep, isPets: centre.theme === 'pets', now };
      await addFaces(client, to, drawn);
      await addPhotos(client, to, drawn);
    }
    await client.query('commit');
    return true;
  } catch (error) {
    await client.query('rollback');
    throw error;
  }
};

/** The demo cameras may listen on another port, or with another password, than when the data was made. */
export const moveDemoCameras = async (client: pg.ClientBase, secrets: Secrets, cameras: DemoCameras): Promise<void> => {
  const { rows } = await client.query<{ id: number }>('select id from centre');
  for (const { id } of rows) {
    await client.query('begin');
    await client.query(`select set_config('app.centre_id', $1, true)`, [String(id)]);
    const found = await client.query<{ id: number }>(
      'update stream set url = $2, username = $3 where centre_id = $1 and name = $4 returning id',
      [id, `rtsp://127.0.0.1:${cameras.port}`, cameras.user, DEMO_STREAM],
    );
    for (const stream of found.rows) await sealPassword(client, secrets, id, stream.id, cameras.password);
    await client.query('commit');
  }
};

const sealPassword = (client: pg.ClientBase, secrets: Secrets, centre: number, stream: number, password: string) =>
  client.query('update stream set password_sealed = $3 where centre_id = $1 and id = $2', [
    centre,
    stream,
    encrypt(secrets.vault, `stream ${stream} of centre ${centre}`, password),
  ]);
