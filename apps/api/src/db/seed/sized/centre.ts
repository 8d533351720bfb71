import type pg from 'pg';
import type { Secrets } from '../../../secrets/secrets.ts';
import { addCenter } from '../center.ts';
import type { DemoCameras } from '../demo.ts';
import { insertOver } from '../writer.ts';
import { bulkOf } from './bulk.ts';
import { diceOf } from './dice.ts';
import { addFamilies } from './families.ts';
import { addStaff } from './people.ts';
import { addPlaces } from './places.ts';
import type { CentrePlan } from './sizes.ts';
import { addYear, type YearOf } from './year.ts';

/** What every seeded centre is made with. */
export interface Making {
  readonly secrets: Secrets;
  readonly cameras: DemoCameras;
  /** argon2id hash of the password of every account. */
  readonly password: string;
  readonly now: Date;
}

/**
 * Makes a centre with its people in one transaction, unless it stands already, and answers its id and the locations
 * whose attendance is still to be made. A killed run is gone on with from there.
 */
export const openCentre = async (
  client: pg.ClientBase,
  plan: CentrePlan,
  { secrets, cameras, password, now }: Making,
): Promise<{ centre: number; left: YearOf[] }> => {
  const centre = await whole(client, async () => {
    const stands = await idOf(client, plan.slug);
    if (stands !== 0) return stands;
    const made = await addCenter(insertOver(client), { slug: plan.slug, name: plan.name });
    await enter(client, made);
    const to = bulkOf(client, made);
    const dice = diceOf(plan.seed);
    const accounts = { slug: plan.slug, password, pinSecret: secrets.pin };
    const places = await addPlaces(to, dice, plan.places, secrets.vault, cameras);
    await addStaff(to, dice, places, accounts);
    await addFamilies(to, dice, places, accounts, now.toISOString().slice(0, 10));
    return made;
  });
  // Foreign keys are checked by plans that are made once: by figures of nearly empty tables they would read all students
  // of a location for each row.
  await client.query('analyze location, room, app_user, student');
  const left = await whole(client, async () => {
    await enter(client, centre);
    const { rows } = await client.query<YearOf>(
      `select l.id as location, z.value as zone, yard.id as yard
       from location l join timezone z on z.id = l.timezone_id
       join room yard on yard.centre_id = l.centre_id and yard.location_id = l.id and yard.name = 'Play Yard'
       where l.centre_id = $1
         and not exists (select 1 from attendance a where a.centre_id = l.centre_id and a.location_id = l.id)
       order by l.id`,
      [centre],
    );
    return rows;
  });
  return { centre, left };
};

/** Makes the attendance of one location in one transaction. Answers the number of stays. */
export const fillPlace = (
  client: pg.ClientBase,
  centre: number,
  place: YearOf,
  days: number,
  now: Date,
): Promise<number> =>
  whole(client, async () => {
    await enter(client, centre);
    return addYear(client, centre, place, days, now);
  });

/** Writes the one line of the audit that says a centre was seeded, and is whole now. */
export const closeCentre = (client: pg.ClientBase, centre: number, plan: CentrePlan): Promise<void> =>
  whole(client, async () => {
    await enter(client, centre);
    const students = plan.places.reduce((sum, count) => sum + count, 0);
    await client.query(
      `insert into audit (centre_id, call, entity, entity_id, after, reason)
       values ($1::int, 'seed', 'centre', $1::int, $2, 'Seeded data')`,
      [centre, { slug: plan.slug, students, days: plan.days }],
    );
  });

/** Whether the centre of this plan stands and is whole. */
export const isWhole = (client: pg.ClientBase, plan: CentrePlan): Promise<boolean> =>
  whole(client, async () => {
    const centre = await idOf(client, plan.slug);
    await enter(client, centre);
    const { rowCount } = await client.query(
      `select 1 from audit where centre_id = $1 and entity = 'centre' and entity_id = $1 and call = 'seed'`,
      [centre],
    );
    return rowCount !== 0;
  });

/** 0 where there is none: no centre has that id. */
const idOf = async (client: pg.ClientBase, slug: string): Promise<number> => {
  const { rows } = await client.query<{ id: number }>('select id from centre where slug = $1', [slug]);
  return rows[0]?.id ?? 0;
};

const enter = (client: pg.ClientBase, centre: number) =>
  client.query(`select set_config('app.centre_id', $1, true)`, [String(centre)]);

const whole = async <T>(client: pg.ClientBase, work: () => Promise<T>): Promise<T> => {
  await client.query('begin');
  try {
    // Nobody waits for these rows, and a run that dies is gone on with.
    await client.query('set local synchronous_commit = off');
    // For the same plans: a table that is small now is not at the end.
    await client.query('set local enable_seqscan = off');
    const done = await work();
    await client.query('commit');
    return done;
  } catch (error) {
    await client.query('rollback').catch(() => {});
    throw error;
  }
};
