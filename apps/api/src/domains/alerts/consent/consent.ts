import { type Kysely, sql } from 'kysely';
import type { DB } from '../../../db/types.gen.ts';
import type { Sql } from '../../../kernel/db/tables.ts';
import { insertRows } from '../../../kernel/write/write-rows.ts';

/** What somebody is asked about: newsletters; the day at the centre; whether the address works at all. */
export type Purpose = 'marketing' | 'operations' | 'delivery';
export type Channel = 'mail' | 'text';

/** One word of somebody about what is sent to an address. */
export interface Word {
  readonly user: number | null;
  readonly channel: Channel;
  /** Mail in lower case, a phone in E.164. */
  readonly address: string;
  readonly purpose: Purpose;
  readonly given: boolean;
  readonly how: 'page' | 'one_click' | 'stop_word' | 'start_word' | 'office' | 'bounce' | 'complaint';
  readonly source?: string | null;
  readonly reason?: string | null;
  readonly by?: number | null;
}

/** Writes words into the ledger; the last one of an address and purpose holds. */
export const noteConsent = async (db: Kysely<DB>, at: Date, words: readonly Word[]): Promise<void> => {
  if (words.length === 0) return;
  await insertRows(
    { db },
    'consent_entry',
    words.map(({ user, channel, address, purpose, given, how, source, reason, by }) => ({
      user_id: user,
      channel,
      address,
      purpose,
      given,
      how,
      source: source ?? null,
      reason: reason ?? null,
      by_user: by ?? null,
      at,
    })),
  );
};

/** SQL: why nothing of a purpose goes to an address, as 'unsubscribed' or 'resting'; null where it may go. */
export const whyNot = (channel: Channel, address: Sql, purpose: 'marketing' | 'operations'): Sql =>
  sql`(select case when o.purpose = 'delivery' then 'resting' else 'unsubscribed' end from opted_out o
    where o.channel = ${channel} and o.address = ${address}
      and o.purpose in ('delivery', ${purpose}) order by o.purpose limit 1)`;
