import { waitAfter } from '@nestling/rules/back-off.ts';
import { type Kysely, sql } from 'kysely';
import type { DB } from '../../../db/types.gen.ts';
import { installation } from '../../../installation.ts';
import { below } from '../../../kernel/db/where.ts';
import { type Job, type JobContext, job } from '../../../kernel/jobs/job.ts';
import { environment } from '../../../kernel/lib/environment.ts';
import { originOf } from '../../../kernel/lib/origin-of.ts';
import { deleteRows } from '../../../kernel/write/write-rows.ts';
import { ownFirebase } from '../../../outbox/push/firebase.ts';
import type { Pushed, PushSender } from '../../../outbox/push/push-sender.ts';
import { webPush } from '../../../outbox/push/web-push.ts';
import { openDevice } from './devices.ts';
import { claimPushes, type Due } from './due.ts';
import { SEND_PUSHES, SEND_URGENT_PUSHES, sendsNow } from './queue.ts';
import { shownOf } from './shown.ts';

const AT_ONCE = 20;
const MOST_TRIES = 8;
const FIRST_PAUSE_MS = 30_000;
/** What became of pushes is of use to nobody after that. */
const KEPT_MS = 30 * 86_400_000;

type Senders = Readonly<Record<Due['device'], PushSender | null>>;

/** Things told in one push: what may wait of a device, or a single one. */
const bundlesOf = (due: readonly Due[]): Due[][] => [
  ...due.filter(({ together }) => !together).map((one) => [one]),
  ...Map.groupBy(
    due.filter(({ together }) => together),
    ({ token_id }) => token_id,
  ).values(),
];

interface Fate {
  readonly ids: readonly number[];
  readonly tries: number;
  readonly token: number | null;
  readonly pushed: Pushed | Waits;
}

/** Not handed over: the service has asked to be left alone. It is no try. */
interface Waits {
  readonly kind: 'held';
  readonly afterMs: number;
}

const note = async (db: Kysely<DB>, now: Date, { ids, tries, token, pushed }: Fate): Promise<void> => {
  const held = pushed.kind === 'held';
  const again = held || (pushed.kind === 'later' && tries < MOST_TRIES);
  const pause = ('afterMs' in pushed ? pushed.afterMs : null) ?? waitAfter(tries, { firstMs: FIRST_PAUSE_MS });
  const status = again ? 'waiting' : pushed.kind === 'sent' ? 'sent' : 'failed';
  const reason = 'reason' in pushed ? pushed.reason : pushed.kind === 'sent' ? null : pushed.kind;
  // The device before what was for it, as its removal takes them: others note pushes to the same device at once.
  if (pushed.kind === 'ended' && token !== null) await deleteRows({ db }, 'push_token', { id: token });
  await sql`update push_message set status = ${status}, reason = ${reason}, tries = tries - ${held ? 1 : 0}::int,
      due_at = case when ${again} then ${new Date(now.getTime() + pause)}::timestamptz else due_at end, updated_at = ${now}::timestamptz
    where id = any(${[...ids]}::bigint[])`.execute(db);
};

const skip = async (db: Kysely<DB>, now: Date, due: readonly Due[]): Promise<void> => {
  await sql`update push_message m set status = 'skipped', reason = w.why, updated_at = ${now}::timestamptz
    from unnest(${due.map(({ id }) => id)}::bigint[], ${due.map(({ why }) => why)}::text[]) as w(id, why)
    where m.id = w.id`.execute(db);
};

/** One push of a bundle; what the service finds too long goes once more without its text. */
const push = async (centre: number, bundle: readonly Due[], senders: Senders, subject: string, held: Held) => {
  const [first] = bundle;
  const device = first && openDevice(centre, first.hash, first.sealed);
  const sender = first && senders[first.device];
  if (!first || !device) return { kind: 'ended' } as const;
  if (!sender) return { kind: 'refused', reason: 'not_set_up' } as const;
  const wait = held.of(device);
  if (wait) return { kind: 'held', afterMs: wait } as const;
  const shown = shownOf(bundle);
  const pushed = await sender(device, shown, subject);
  if (pushed.kind === 'later' && pushed.afterMs !== null) held.hold(device, pushed.afterMs);
  return pushed.kind === 'too_long'
    ? sender(device, { ...shown, title: shown.title.slice(0, 60), body: '' }, subject)
    : pushed;
};

/** A service that has asked to wait is left alone for the rest of the run, whichever device it is for. */
class Held {
  private readonly pauses = new Map<string, number>();
  private static service(device: string): string {
    return device.startsWith('{') ? (/"endpoint":"(https?:\/\/[^/"]+)/.exec(device)?.[1] ?? device) : 'firebase';
  }
  hold(device: string, ms: number): void {
    this.pauses.set(Held.service(device), ms);
  }
  of(device: string): number | undefined {
    return this.pauses.get(Held.service(device));
  }
}

/** Hands over what is due in a centre until nothing is. */
export const sendPushesBy =
  (chosen: () => Senders, which: { readonly urgent?: boolean } = {}) =>
  async (job: JobContext): Promise<void> => {
    const { centre } = job;
    const senders = chosen();
    const held = new Held();
    const origin = await job.transaction(({ db }) => originOf(db, centre));
    const subject = environment().VAPID_SUBJECT ?? (origin.startsWith('https:') ? origin : 'mailto:push@localhost');
    for (;;) {
      const claimed = await job.transaction(async ({ db, now }) => {
        const due = await claimPushes(db, now(), which);
        const stopped = due.filter(({ why }) => why !== null);
        if (stopped.length > 0) await skip(db, now(), stopped);
        return due;
      });
      if (claimed.length === 0) return;
      const waiting = bundlesOf(claimed.filter(({ why }) => why === null));
      const work = async () => {
        for (let bundle = waiting.shift(); bundle; bundle = waiting.shift()) {
          const pushed = await push(centre, bundle, senders, subject, held);
          const [first] = bundle;
          const ids = bundle.map(({ id }) => id);
          const fate = { ids, tries: first?.tries ?? 1, token: first?.token_id ?? null, pushed };
          await job.transaction(({ db, now }) => note(db, now(), fate));
        }
      };
      // Each is waited for, also where one fails: the next try must not meet what is still being noted.
      const ends = await Promise.allSettled(Array.from({ length: Math.min(AT_ONCE, waiting.length) }, work));
      const failed = ends.find(({ status }) => status === 'rejected');
      if (failed?.status === 'rejected') throw failed.reason;
    }
  };

let own: Senders | undefined;
const ownSenders = (): Senders => {
  own ??= { web: webPush(installation().secrets.push), firebase: ownFirebase(environment()) };
  return own;
};

/** Finds what has come due meanwhile: after quiet hours, for the digest, or once a service may be asked again. */
const sweep = job('push.sweep', {
  each: 'centre',
  every: '* * * * *',
  run: ({ db, who: { centre }, now }) =>
    sendsNow(
      centre,
      now(),
      sql`(select due_at, urgent from push_message where status in ('waiting', 'sending')) waits`,
    ).execute(db),
});

const forget = job('push.forget', {
  each: 'centre',
  every: '41 3 * * *',
  run: ({ db, now }) => deleteRows({ db }, 'push_message', { created_at: below(new Date(now().getTime() - KEPT_MS)) }),
});

/** The jobs of pushes. */
export const pushJobs: readonly Job[] = [
  job(SEND_PUSHES, { steps: sendPushesBy(ownSenders) }),
  job(SEND_URGENT_PUSHES, { steps: sendPushesBy(ownSenders, { urgent: true }) }),
  sweep,
  forget,
];
