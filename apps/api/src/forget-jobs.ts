import { type Kysely, sql } from 'kysely';
import type { DB } from './db/types.gen.ts';
import { type Job, job } from './kernel/jobs/job.ts';

const DAY_MS = 86_400_000;
/** An operation id answers its first result for so long. */
const OPERATION_DAYS = 90;
/** Counters of wrong tries and of limited calls are over long before. */
const ATTEMPT_DAYS = 7;
/** Marks of events outlast every job that could still be tried. */
const EVENT_DAYS = 40;
/** Links and codes work for a week at most; what letters said is of no use after that. */
const LETTER_DAYS = 30;

type Forget = (db: Kysely<DB>, centre: number, before: (days: number) => Date) => Promise<unknown>;

/** What is kept for a time only; closed centers keep it no longer. */
const each: Readonly<Record<string, Forget>> = {
  'operation.forget': (db, centre, before) =>
    db.deleteFrom('operation').where('centre_id', '=', centre).where('at', '<', before(OPERATION_DAYS)).execute(),
  'attempt.forget': (db, centre, before) =>
    db
      .deleteFrom('attempt')
      .where('centre_id', '=', centre)
      .where('first_at', '<', before(ATTEMPT_DAYS))
      .where(sql<boolean>`coalesce(locked_until, first_at) < ${before(ATTEMPT_DAYS)}`)
      .execute(),
  'sign_in_link.forget': (db, centre, before) =>
    db
      .deleteFrom('sign_in_link')
      .where('centre_id', '=', centre)
      .where('expires_at', '<', before(LETTER_DAYS))
      .execute(),
  'event_heard.forget': (db, centre, before) =>
    db.deleteFrom('event_heard').where('centre_id', '=', centre).where('at', '<', before(EVENT_DAYS)).execute(),
  // Who never set a center up, or never paid for one.
  'center_set_up.forget': (db, centre, before) =>
    db
      .deleteFrom('center_set_up')
      .where('centre_id', '=', centre)
      .where('status', '=', 'waiting')
      .where('expires_at', '<', before(LETTER_DAYS))
      .execute(),
  'center_customer.forget': (db, centre, before) =>
    db
      .deleteFrom('center_customer')
      .where('centre_id', '=', centre)
      .where('paid_at', 'is', null)
      .where('created_at', '<', before(LETTER_DAYS))
      .execute(),
  // Their deliveries go along.
  'webhook.forget': (db, centre, before) =>
    db.deleteFrom('webhook_message').where('centre_id', '=', centre).where('at', '<', before(LETTER_DAYS)).execute(),
  'letter.forget': (db, centre, before) =>
    db.deleteFrom('outbox').where('centre_id', '=', centre).where('created_at', '<', before(LETTER_DAYS)).execute(),
};

/** Once a night. */
export const forgetJobs: readonly Job[] = Object.entries(each).map(([name, forget]) =>
  job(name, {
    each: 'centre',
    closed: true,
    every: '17 3 * * *',
    run: ({ db, who, now }) => forget(db, who.centre, (days) => new Date(now().getTime() - days * DAY_MS)),
  }),
);
