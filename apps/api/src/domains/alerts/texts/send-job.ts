import { type Kysely, sql } from 'kysely';
import type { DB } from '../../../db/types.gen.ts';
import { inCentre } from '../../../kernel/db/in-centre.ts';
import type { Work } from '../../../kernel/events/jobs.ts';
import { originOf } from '../../../kernel/lib/origin-of.ts';
import { post } from '../../../outbox/post.ts';
import { gatewayOf, type Handed, type TextGateway } from '../../../outbox/text-gateway.ts';
import { whyNot } from '../consent/consent.door.ts';
import { SEND_TEXTS } from './texts.door.ts';

/** So many texts are on their way to the provider at once. */
const AT_ONCE = 10;
const BATCH = 50;
const MOST_TRIES = 6;
const SECOND_MS = 1000;
/** Whoever claimed a text so long ago has died: what it handed over nobody knows. */
const LOST_MS = 120 * SECOND_MS;

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
const claim = async (db: Kysely<DB>, centre: number, now: Date): Promise<readonly Due[]> => {
  await sql`update text_recipient set status = 'unknown', reason = 'interrupted', updated_at = ${now}::timestamptz
    where centre_id = ${centre} and status = 'sending' and updated_at < ${new Date(now.getTime() - LOST_MS)}::timestamptz`.execute(
    db,
  );
  const { rows } = await sql<Due>`with due as (
      select r.id, case when t.purpose = 'operations' then ${whyNot(centre, 'text', sql`r.phone`, 'operations')} end as why
      from text_recipient r join text_message t on t.centre_id = r.centre_id and t.id = r.text_id
      where r.centre_id = ${centre} and r.status = 'queued' and r.next_try_at <= ${now}::timestamptz
      order by t.purpose <> 'safety', r.id limit ${BATCH} for update of r skip locked
    )
    update text_recipient r set status = case when due.why is null then 'sending' else 'unsubscribed' end,
      reason = due.why, tries = r.tries + 1, updated_at = ${now}::timestamptz
    from due where r.centre_id = ${centre} and r.id = due.id
    returning r.id, r.user_id, r.phone, r.body, r.key, r.tries, r.status`.execute(db);
  return rows;
};

/** After the first try half a minute, then twice as long each time. */
const pause = (tries: number): number => 30 * SECOND_MS * 2 ** (tries - 1);

const noteHanded = async (db: Kysely<DB>, centre: number, now: Date, { id, tries }: Due, handed: Handed) => {
  const given = handed.kind === 'taken' ? { provider_id: handed.id } : {};
  const again = handed.kind === 'later' && tries < MOST_TRIES;
  const status = again
    ? 'queued'
    : { taken: 'sent', later: 'failed', refused: 'failed', unknown: 'unknown' }[handed.kind];
  const next = new Date(now.getTime() + pause(tries));
  await db
    .updateTable('text_recipient')
    .set({
      ...given,
      // A report of the provider may have been faster than its answer.
      status: sql`case when status in ('delivered', 'failed') then status else ${status} end`,
      reason: handed.kind === 'taken' ? null : handed.reason,
      next_try_at: next,
      updated_at: now,
    })
    .where('centre_id', '=', centre)
    .where('id', '=', id)
    .execute();
  if (again)
    await sql`select enqueue(${SEND_TEXTS}, json_build_object('centre', ${centre}::int), ${`texts ${centre}`}, ${next}::timestamptz)`.execute(
      db,
    );
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
    await db
      .updateTable('text_recipient')
      .set({ status: 'failed', reason: 'not_set_up', updated_at: now })
      .where('centre_id', '=', centre)
      .where('id', '=', id)
      .execute();
  }
};

/** Sends what is due in a centre, until nothing is. */
export const sendTextsBy =
  (chosen: () => TextGateway | null): Work =>
  async ({ centre, appContext: { pools, clock } }) => {
    const gateway = chosen();
    for (;;) {
      const claimed = await inCentre(pools, centre, (db) => claim(db, centre, clock.now()));
      const due = claimed.filter(({ status }) => status === 'sending');
      if (claimed.length === 0) return;
      if (!gateway) {
        await inCentre(pools, centre, (db) => leave(db, centre, clock.now(), due));
        continue;
      }
      const origin = await inCentre(pools, centre, (db) => originOf(db, centre, process.env));
      const waiting = [...due];
      const work = async () => {
        for (let one = waiting.shift(); one; one = waiting.shift()) {
          const handed = await gateway.send(one.phone, one.body, one.key, `${origin}/hooks/text/report/${one.key}`);
          const sent = one;
          await inCentre(pools, centre, (db) => noteHanded(db, centre, clock.now(), sent, handed));
        }
      };
      await Promise.all(Array.from({ length: Math.min(AT_ONCE, due.length) }, work));
    }
  };

let own: TextGateway | null | undefined;
/** The provider the environment names; it is looked at once. */
export const ownGateway = (): TextGateway | null => {
  if (own === undefined) own = gatewayOf(process.env);
  return own;
};

/** The jobs of texts, by name. */
export const textJobs = { [SEND_TEXTS]: sendTextsBy(ownGateway) } as const satisfies Record<string, Work>;
