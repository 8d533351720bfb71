import { createHmac } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import type { DB } from '../../../db/types.gen.ts';
import { installation } from '../../../installation.ts';
import { hashOfToken } from '../../../kernel/lib/token.ts';

/** The token of the unsubscribe link of one letter to one person: the same each time that letter is written. */
export const unsubscribeToken = (centre: number, letter: string): string =>
  createHmac('sha256', installation().secrets.vault).update(`unsubscribe\0${centre}\0${letter}`).digest('base64url');

export const hashOfUnsubscribe = (token: string): Buffer => hashOfToken(token, 'unsubscribe');

/** Whose letter a token belongs to. */
export interface Linked {
  readonly token: string;
  readonly user: number | null;
  readonly address: string;
  readonly source: string;
}

/** Keeps what tokens stand for, by their hashes; those that are kept already stay. */
export const keepUnsubscribeLinks = async (db: Kysely<DB>, at: Date, links: readonly Linked[]): Promise<void> => {
  if (links.length === 0) return;
  await sql`insert into unsubscribe_link (token_hash, user_id, channel, address, source, created_at)
    select decode(l.hash, 'hex'), l.user_id, 'mail', lower(l.address), l.source, ${at}::timestamptz
    from json_to_recordset(${JSON.stringify(
      links.map(({ token, user, address, source }) => ({
        hash: hashOfUnsubscribe(token).toString('hex'),
        user_id: user,
        address,
        source: source.slice(0, 200),
      })),
    )}::json) as l(hash text, user_id integer, address text, source text)
    on conflict do nothing`.execute(db);
};
