import { availableParallelism } from 'node:os';
import { hash } from '@node-rs/argon2';
import pg from 'pg';
import { DEMO_PASSWORD } from '../../../installation.ts';
import type { Secrets } from '../../../secrets/secrets.ts';
import { migrate } from '../../migrate.ts';
import { type DemoCameras, seedDemo } from '../demo.ts';
import { seedTimezones } from '../timezones.ts';
import { closeCentre, fillPlace, isWhole, type Making, openCentre } from './centre.ts';
import { type CentrePlan, plansOf, type Size } from './sizes.ts';

/** How far it is, for whoever waits. Stays are those made in this run. */
export interface Progress {
  readonly centres: number;
  readonly ofCentres: number;
  readonly stays: number;
}

export interface SeedInput {
  /** Owner's URL of the database. */
  readonly url: string;
  readonly size: Size;
  readonly secrets: Secrets;
  readonly cameras: DemoCameras;
  readonly onProgress: (progress: Progress) => void;
  readonly now?: Date;
}

const DEMO_CENTRES = 3;

/**
 * Brings a database to a size: the demo where there is nothing yet, and the centres of the size that are not whole.
 * Answers how many centres were made; 0 when it was of that size already.
 */
export const seedTo = async ({ url, size, secrets, cameras, onProgress, now = new Date() }: SeedInput) => {
  const client = await connect(url);
  try {
    await migrate(client);
    await seedTimezones(client);
    const demo = (await seedDemo(client, secrets, cameras, { now })) ? DEMO_CENTRES : 0;
    const plans: CentrePlan[] = [];
    for (const plan of plansOf(size)) if (!(await isWhole(client, plan))) plans.push(plan);
    if (plans.length === 0) return demo;
    const password = await hash(DEMO_PASSWORD);
    await makeAll(url, plans, { secrets, cameras, password, now }, onProgress);
    // Without figures of its own the planner takes the new rows for none until autovacuum comes by.
    await client.query('analyze');
    return demo + plans.length;
  } finally {
    await client.end();
  }
};

type Job = (client: pg.ClientBase) => Promise<void>;

/** Several connections share the work, location by location, so that a large centre is not one connection's alone. */
const makeAll = async (
  url: string,
  plans: readonly CentrePlan[],
  making: Making,
  onProgress: (progress: Progress) => void,
): Promise<void> => {
  const jobs: Job[] = [];
  let centres = 0;
  let stays = 0;
  const publish = () => onProgress({ centres, ofCentres: plans.length, stays });
  const open =
    (plan: CentrePlan): Job =>
    async (client) => {
      const { centre, left } = await openCentre(client, plan, making);
      let open = left.length;
      const close = async (by: pg.ClientBase) => {
        await closeCentre(by, centre, plan);
        centres += 1;
        publish();
      };
      if (open === 0) await close(client);
      const fill = left.map(
        (place): Job =>
          async (by) => {
            const made = await fillPlace(by, centre, place, plan.days, making.now);
            stays += made;
            open -= 1;
            if (open === 0) await close(by);
            else publish();
          },
      );
      jobs.unshift(...fill);
    };
  jobs.push(...plans.map(open));
  const work = async (): Promise<void> => {
    const client = await connect(url);
    try {
      for (let job = jobs.shift(); job; job = jobs.shift()) await job(client);
    } finally {
      await client.end();
    }
  };
  await Promise.all(Array.from({ length: Math.min(4, availableParallelism()) }, work));
};

const connect = async (url: string): Promise<pg.Client> => {
  const client = new pg.Client(url);
  // A server that ends breaks the statement under way, which tells it; the connection's own event would end us.
  client.on('error', () => {});
  await client.connect();
  return client;
};
