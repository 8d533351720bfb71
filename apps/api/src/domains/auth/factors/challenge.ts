import { sql } from 'kysely';
import type { Ctx } from '../../../kernel/call/context.ts';
import { jsonb } from '../../../kernel/db/tables.ts';
import { hashOfToken, newToken } from '../../../kernel/lib/token.ts';
import { updateRows } from '../../../kernel/write/write-rows.ts';

/** What waits for its answer. */
export type Purpose = 'second step' | 'passkey' | 'add passkey';

const LASTS_MS = 10 * 60_000;
/** So many wrong answers end it. */
const WRONG_TRIES = 5;
/** How many that are over a new one clears away: guessing leaves no heap behind. */
const CLEARED = 20;

export interface Begun {
  /** Whom it is about; null while nobody has said who signs in. */
  readonly user: number | null;
  /** What a passkey has to sign, base64url. */
  readonly nonce: string | null;
  /** What the beginning has settled, for the end. */
  readonly details?: unknown;
}

const hashOf = (token: string): Buffer => hashOfToken(token, 'challenge');

/** Begins something; the answer is the token that ends it, kept nowhere here. */
export const beginChallenge = async (ctx: Ctx, purpose: Purpose, { user, nonce, details = {} }: Begun) => {
  const now = ctx.now();
  const token = newToken();
  await sql`with old as (
      delete from sign_in_challenge where (centre_id, hash) in (
        select centre_id, hash from sign_in_challenge
        where expires_at < ${now}::timestamptz
        order by expires_at limit ${CLEARED} for update skip locked))
    insert into sign_in_challenge (hash, purpose, user_id, nonce, details, created_at, expires_at)
    values (${hashOf(token)}, ${purpose}, ${user}, ${nonce}, ${jsonb(details)}, ${now}::timestamptz,
      ${new Date(now.getTime() + LASTS_MS)}::timestamptz)`.execute(ctx.db);
  return token;
};

/** What was begun under a token while it waits; tries at one token wait for each other. */
export const waitingChallenge = async (ctx: Ctx, purpose: Purpose, token: string) =>
  ctx.db
    .selectFrom('sign_in_challenge')
    .select(['user_id', 'nonce', 'details'])
    .where('hash', '=', hashOf(token))
    .where('purpose', '=', purpose)
    .where('used_at', 'is', null)
    .where('expires_at', '>', ctx.now())
    .where('wrong', '<', WRONG_TRIES)
    .forUpdate()
    .executeTakeFirst();

/** Counts a wrong answer, in this transaction: whoever does answers `notDone`, never `declined`. */
export const countWrongAnswer = async (ctx: Ctx, token: string): Promise<void> => {
  await updateRows(ctx, 'sign_in_challenge', { hash: hashOf(token) }, { wrong: sql`wrong + 1` });
};

/** Ends what was begun: the token works no more. */
export const endChallenge = async (ctx: Ctx, token: string): Promise<void> => {
  await updateRows(ctx, 'sign_in_challenge', { hash: hashOf(token) }, { used_at: ctx.now() });
};

/** Ends every sign-in of a person that waits for its second step, as when the password has changed. */
export const endChallengesOf = async (ctx: Ctx, user: number): Promise<void> => {
  await updateRows(ctx, 'sign_in_challenge', { user_id: user, used_at: null }, { used_at: ctx.now() });
};
