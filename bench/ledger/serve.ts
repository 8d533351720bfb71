import { setTimeout as wait } from 'node:timers/promises';
import { buildApp } from '@nestling/api/app.ts';
import { billLocation } from '@nestling/api/domains/billing/billing-jobs.ts';
import { settleDemo } from '@nestling/api/domains/billing/payments/settle-demo.ts';
import { settleDispute } from '@nestling/api/domains/billing/payments/stripe/refunds.ts';
import { calls } from '@nestling/api/domains.ts';
import { isAway } from '@nestling/api/kernel/call/errors.ts';
import { jobContext } from '@nestling/api/kernel/jobs/perform.ts';
import { SetClock } from '@nestling/api/kernel/lib/clock.ts';
import pino from 'pino';
import type { Errand } from './errands.ts';

/**
 * One process of the api whose clock the driver sets, and which runs the jobs of billing when it is told to; the driver
 * kills it at any moment and starts another one. Errands come by the channel of the process, each answered by its number.
 */
const [databaseUrl = '', at = ''] = process.argv.slice(2);
const clock = new SetClock(new Date(at));
const app = await buildApp({
  databaseUrl,
  log: pino({ level: 'error' }, pino.destination(2)),
  clock,
  calls,
  openSchema: false,
});
await app.http.listen({ port: 0, host: '127.0.0.1' });
const address = app.http.server.address();

const jobOf = (centre: number) => jobContext(app.appContext, { name: 'billing.round', queue: 'money' }, centre);

/** Centers are billed beside each other, so many at once. */
const AT_ONCE = 4;

const round = async (places: readonly { readonly centre: number; readonly locations: readonly number[] }[]) => {
  const waiting = [...places];
  const work = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const { centre, locations } = next;
      for (const location of locations) await untilThere(() => billLocation(jobOf(centre), location));
      await untilThere(() => jobOf(centre).transaction(settleDemo));
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
};

/** How often a piece of work is tried. */
const TRIES = 5;

/** Does something again as the queue of jobs does, where the database was away in its midst, or had heard nothing for too long of a starved machine: all of it may be done twice. */
const untilThere = async (work: () => Promise<void>, tries = TRIES): Promise<void> => {
  try {
    await work();
  } catch (error) {
    if (tries <= 1 || !isAway(error)) throw error;
    console.error(`again: ${error instanceof Error ? error.message : String(error)}`);
    await wait(100);
    await untilThere(work, tries - 1);
  }
};

const run = async (errand: Errand): Promise<void> => {
  if (errand.kind === 'clock') clock.set(new Date(errand.at));
  else if (errand.kind === 'round') await round(errand.places);
  else {
    const { centre, payment, dispute } = errand;
    await untilThere(() => jobOf(centre).transaction((ctx) => settleDispute(ctx, payment, dispute)));
  }
};

process.on('message', (message: { readonly id: number; readonly errand: Errand }) => {
  run(message.errand).then(
    () => process.send?.({ id: message.id }),
    (error: unknown) =>
      process.send?.({
        id: message.id,
        error: error instanceof Error ? (error.stack ?? error.message) : String(error),
      }),
  );
});
process.on('disconnect', () => process.exit());
process.send?.({ port: typeof address === 'object' && address ? address.port : 0 });
