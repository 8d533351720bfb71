import { e164 } from '@nestling/rules/phones.ts';
import { textSize } from '@nestling/rules/texts/segments.ts';
import { type Kysely, sql } from 'kysely';
import type { DB } from '../../../db/types.gen.ts';
import { addJob } from '../../../kernel/jobs/enqueue.ts';
import { task } from '../../../kernel/jobs/task.ts';
import { whyNot } from '../consent/consent.ts';

/** Sends what is due in a centre; what is for somebody's safety does not wait behind the rest. */
export const SEND_TEXTS = task('text.send', {});
export const SEND_SAFETY_TEXTS = task('text.send_safety', {}, { queue: 'urgent' });

interface ToText {
  readonly message: string;
  /** `safety` goes out whatever anybody said; `answer` is to what one has just been texted. */
  readonly purpose: 'operations' | 'safety' | 'answer';
  readonly sender: number | null;
  readonly location: number | null;
  readonly alert?: number;
  /** None leaves before; at once where nothing is said. */
  readonly starts?: Date;
  readonly people: readonly { readonly user: number | null; readonly phone: string | null }[];
}

/** One of the phones, and why nothing goes to it. */
export interface Queued {
  readonly id: number;
  readonly user_id: number | null;
  /** E.164, '' where there is none. */
  readonly phone: string;
  readonly status: string;
  readonly reason: string | null;
}

/**
 * Queues one text to many phones, in the transaction of whoever asks: it leaves after COMMIT. Those who share a phone get
 * one. Who has no number, or has said stop, is written down with that.
 */
export const addTexts = async (
  db: Kysely<DB>,
  centre: number,
  at: Date,
  { message, purpose, sender, location, alert, starts = at, people }: ToText,
): Promise<{ readonly text: number; readonly queued: readonly Queued[]; readonly segments: number }> => {
  const { rows: made } = await sql<{ id: number; name: string }>`with added as (
      insert into text_message (message, purpose, sender_id, location_id, alert_id, created_at)
      values (${message}, ${purpose}, ${sender}, ${location}, ${alert ?? null}, ${at}::timestamptz)
      on conflict (centre_id, alert_id) where alert_id is not null do update set message = excluded.message
      returning id)
    select added.id, c.name from added join centre c on c.id = ${centre}`.execute(db);
  const [text] = made;
  if (!text) throw new Error('A text was not added.');
  const body = `${text.name}: ${message}`;
  const { segments } = textSize(body);
  const phones = people.map(({ user, phone }) => ({ user, phone: e164(phone) ?? '' }));
  const { rows: queued } = await sql<Queued>`with given as (
      select distinct on (case when p.phone = '' then 'u' || p."user" else p.phone end) p."user", p.phone
      from json_to_recordset(${JSON.stringify(phones)}::json) as p("user" integer, phone text)
    ), judged as (
      select g.*, case when g.phone = '' then 'no_phone'
        when ${purpose} = 'operations' then ${whyNot('text', sql`g.phone`, 'operations')} end as why from given g
    )
    insert into text_recipient (text_id, user_id, phone, body, segments, status, reason, next_try_at, created_at, updated_at)
    select ${text.id}, j."user", j.phone, ${body}, ${segments},
      case when j.why is null then 'queued' when j.why = 'no_phone' then 'failed' else 'unsubscribed' end, j.why,
      ${starts}::timestamptz, ${at}::timestamptz, ${at}::timestamptz
    from judged j
    on conflict (centre_id, text_id, phone) where phone <> '' do update set
      status = case when text_recipient.status in ('failed', 'unknown') then excluded.status else text_recipient.status end,
      tries = 0, next_try_at = excluded.next_try_at, updated_at = excluded.updated_at
    returning id, user_id, phone, status, reason`.execute(db);
  const task = purpose === 'safety' ? SEND_SAFETY_TEXTS : SEND_TEXTS;
  await addJob({ db, centre }, task, {}, starts > at ? { at: starts } : {});
  return { text: text.id, queued, segments };
};
