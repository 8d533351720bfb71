import { waitAfter } from '@nestling/rules/back-off.ts';
import { type Kysely, sql } from 'kysely';
import type { DB } from '../../../db/types.gen.ts';
import type { WorkContext } from '../../../kernel/call/context.ts';
import { below } from '../../../kernel/db/where.ts';
import { addJob } from '../../../kernel/jobs/enqueue.ts';
import { type Job, type JobContext, job } from '../../../kernel/jobs/job.ts';
import type { Task } from '../../../kernel/jobs/task.ts';
import { environment } from '../../../kernel/lib/environment.ts';
import { originOf } from '../../../kernel/lib/origin-of.ts';
import { updateRows } from '../../../kernel/write/write-rows.ts';
import { post } from '../../../outbox/post.ts';
import { gatewayOf, type Handed, type TextGateway } from '../../../outbox/text-gateway.ts';
import { whyNot } from '../consent/consent.ts';
import { SEND_SAFETY_TEXTS, SEND_TEXTS } from './add-texts.ts';

/** So many texts are on their way to the provider at once. */
const AT_ONCE = 10;
const BATCH = 50;
const MOST_TRIES = 6;
const SECOND_MS = 1000;
/** Whoever claimed a text so long ago has died: what it handed over nobody knows. */
const LOST_MS = 120 * SECOND_MS;

/** Which texts a run sends. */
type Only = 'safety' | 'all';

interface Due {
  readonly id: number;
  readonly user_id: number | null;
  readonly phone: string;
  readonly body: string;
  readonly key: string;
  readonly tries: number;
  readonly status: string;
}

/**
 * Takes what is due, so that nobody else sends it, and notes that before anything leaves: after a kill a text that may have
 * gone is not sent again. Who has said stop meanwhile gets nothing.
 */
const claim = async (db: Kysely<DB>, now: Date, only: Only): Promise<readonly Due[]> => {
  await updateRows(
    { db },
    'text_recipient',
    { status: 'sending', updated_at: below(new Date(now.getTime() - LOST_MS)) },
    { status: 'unknown', reason: 'interrupted', updated_at: now },
  );
  const { rows } = await sql<Due>`with due as (
      select r.id, case when t.purpose = 'operations' then ${whyNot('text', sql`r.phone`, 'operations')} end as why
      from text_recipient r join text_message t on t.id = r.text_id
      where r.status = 'queued' and r.next_try_at <= ${now}::timestamptz
        and (t.purpose = 'safety' or not ${only === 'safety'}::boolean)
      order by t.purpose <> 'safety', r.id limit ${BATCH} for update of r skip locked
    )
    update text_recipient r set status = case when due.why is null then 'sending' else 'unsubscribed' end,
      reason = due.why, tries = r.tries + 1, updated_at = ${now}::timestamptz
    from due where r.id = due.id
    returning r.id, r.user_id, r.phone, r.body, r.key, r.tries, r.status`.execute(db);
  return rows;
};

const noteHanded = async (
  { db, who: { centre }, now }: WorkContext,
  { id, tries }: Due,
  handed: Handed,
  task: Task<Record<string, never>>,
) => {
  const given = handed.kind === 'taken' ? { provider_id: handed.id } : {};
  const again = handed.kind === 'later' && tries < MOST_TRIES;
  const status = again
    ? 'queued'
    : { taken: 'sent', later: 'failed', refused: 'failed', unknown: 'unknown' }[handed.kind];
  const next = new Date(now().getTime() + waitAfter(tries, { firstMs: 30_000 }));
  await updateRows(
    { db },
    'text_recipient',
    { id },
    {
      ...given,
      // A report of the provider may have been faster than its answer.
      status: sql`case when status in ('delivered', 'failed') then status else ${status} end`,
      reason: handed.kind === 'taken' ? null : handed.reason,
      next_try_at: next,
      updated_at: now(),
    },
  );
  if (again) await addJob({ db, centre }, task, {}, { key: 'again', at: next });
};

/** Nothing is set up to send texts: they wait, and a developer reads them in the outbox. */
const leave = async (db: Kysely<DB>, centre: number, now: Date, due: readonly Due[]): Promise<void> => {
  for (const { id, user_id, phone, body, key } of due) {
    const [name = '', ...rest] = body.split(': ');
    const written = { subject: rest.join(': '), lines: [rest.join(': ')], centre: name, language: 'en' } as const;
    await post(db, centre, now, {
      channel: 'sms',
      kind: 'text',
      to: phone,
      user: user_id,
      written,
      once: `text:${key}`,
    });
    await updateRows({ db }, 'text_recipient', { id }, { status: 'failed', reason: 'not_set_up', updated_at: now });
  }
};

/** Sends what is due in a centre, until nothing is. */
export const sendTextsBy =
  (chosen: () => TextGateway | null, only: Only = 'all') =>
  async (job: JobContext): Promise<void> => {
    const { centre } = job;
    const task = only === 'safety' ? SEND_SAFETY_TEXTS : SEND_TEXTS;
    const gateway = chosen();
    for (;;) {
      const claimed = await job.transaction(({ db, now }) => claim(db, now(), only));
      const due = claimed.filter(({ status }) => status === 'sending');
      if (claimed.length === 0) return;
      if (!gateway) {
        await job.transaction(({ db, now }) => leave(db, centre, now(), due));
        continue;
      }
      const origin = await job.transaction(({ db }) => originOf(db, centre));
      const waiting = [...due];
      const work = async () => {
        for (let one = waiting.shift(); one; one = waiting.shift()) {
          const handed = await gateway.send(one.phone, one.body, one.key, `${origin}/hooks/text/report/${one.key}`);
          const sent = one;
          await job.transaction((ctx) => noteHanded(ctx, sent, handed, task));
        }
      };
      await Promise.all(Array.from({ length: Math.min(AT_ONCE, due.length) }, work));
    }
  };

let own: TextGateway | null | undefined;
/** The provider the environment names; it is looked at once. */
export const ownGateway = (): TextGateway | null => {
  if (own === undefined) own = gatewayOf(environment());
  return own;
};

/** The jobs of texts. */
export const textJobs: readonly Job[] = [
  job(SEND_TEXTS, { steps: sendTextsBy(ownGateway) }),
  job(SEND_SAFETY_TEXTS, { steps: sendTextsBy(ownGateway, 'safety') }),
];
