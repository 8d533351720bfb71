import { createHmac, randomInt, timingSafeEqual } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import type { DB } from '../../db/types.gen.ts';
import { installation } from '../../installation.ts';
import type { Ctx } from '../../kernel/call/context.ts';
import { hashOfToken, newToken } from '../../kernel/lib/token.ts';
import { updateRows } from '../../kernel/write/write-rows.ts';

/** Links that carry a token: whoever holds the address may use it, once. */
export type TokenKind = 'reset' | 'approve' | 'autologin';
/** Messages whose code is typed; their address names the message by its `pin_time`. */
export type CodeKind = 'verify_email' | 'invite_email' | 'invite_phone';

const HOUR_MS = 60 * 60_000;
/** Codes that prove an address or a phone before it is put in place; their message keeps it. */
export type ProofKind = 'change_email' | 'verify_phone';
/** How long each works, in hours. */
export const HOURS = {
  verify_email: 24,
  change_email: 24,
  verify_phone: 1,
  invite_email: 7 * 24,
  invite_phone: 7 * 24,
  reset: 24,
  approve: 24,
  autologin: 0.25,
} as const;

/** So many wrong codes end a message: of 900,000 codes nobody guesses one in five. */
const WRONG_TRIES = 5;

interface For {
  readonly centre: number;
  readonly user: number;
  readonly at: Date;
  /** Hours it works; those of its kind when left out. */
  readonly hours?: number | undefined;
}

/** Six digits can be tried out: only under a key that is not in the database they cannot. */
const hashOfCode = (pinTime: string, code: string): Buffer =>
  createHmac('sha256', installation().secrets.refresh).update(`code\0${pinTime}\0${code}`).digest();

/** Names a message by its moment and 128 random bits: its page tells who was invited, so that it may not be guessed. */
export const newPinTime = (at: Date): string => `${at.getTime()}-${newToken()}`;

const AGAIN = '.again';

/**
 * Names a message a guest asks for again. It is answered to whoever asks, for an address nobody has as well: nothing
 * that is told by this name may differ between the two.
 */
export const newPinTimeOfGuest = (at: Date): string => `${newPinTime(at)}${AGAIN}`;
export const isPinTimeOfGuest = (pinTime: string): boolean => pinTime.endsWith(AGAIN);

/** The newest message counts: what was sent before it for the same purpose is over. */
const add = async (
  db: Kysely<DB>,
  kind: TokenKind | CodeKind | ProofKind,
  { user, at, hours = HOURS[kind] }: For,
  hash: Buffer,
  pinTime: string | null,
  target: string | null = null,
): Promise<void> => {
  const until = new Date(at.getTime() + hours * HOUR_MS);
  await sql`with replaced as (
      update sign_in_link set used_at = ${at}::timestamptz
      where user_id = ${user} and kind = ${kind} and used_at is null)
    insert into sign_in_link (user_id, kind, pin_time, secret_hash, target, created_at, expires_at)
    values (${user}, ${kind}, ${pinTime}, ${hash}, ${target}, ${at}::timestamptz, ${until}::timestamptz)`.execute(db);
};

/** Makes a link; the answer is its token, which is kept nowhere. */
export const addLink = async (db: Kysely<DB>, kind: TokenKind, whose: For): Promise<string> => {
  const token = newToken();
  await add(db, kind, whose, hashOfToken(token, kind), null);
  return token;
};

/** Makes the code of a message named `pinTime`: six digits, the first no zero, as people read it out as a number. */
export const addCode = async (db: Kysely<DB>, kind: CodeKind, whose: For, pinTime: string): Promise<string> => {
  const code = String(randomInt(100_000, 1_000_000));
  await add(db, kind, whose, hashOfCode(pinTime, code), pinTime);
  return code;
};

/** Makes the code that proves `target`, an address or a phone, to be of whoever reads it. */
export const addProof = async (
  db: Kysely<DB>,
  kind: ProofKind,
  whose: For,
  pinTime: string,
  target: string,
): Promise<string> => {
  const code = String(randomInt(100_000, 1_000_000));
  await add(db, kind, whose, hashOfCode(pinTime, code), pinTime, target);
  return code;
};

const open = (now: Date) =>
  sql<boolean>`used_at is null and expires_at > ${now}::timestamptz and wrong < ${WRONG_TRIES}`;

/** Whose link it is while it can be used; looks only. */
export const ownerOfLink = async (ctx: Ctx, kind: TokenKind, token: string): Promise<number | null> => {
  const row = await ctx.db
    .selectFrom('sign_in_link')
    .select('user_id')
    .where('secret_hash', '=', hashOfToken(token, kind))
    .where('kind', '=', kind)
    .where(open(ctx.now()))
    .executeTakeFirst();
  return row?.user_id ?? null;
};

/** Uses a link up; of two at once, one gets the owner and the other null. */
export const takeLink = async (ctx: Ctx, kind: TokenKind, token: string): Promise<number | null> => {
  const [row] = await updateRows(
    ctx,
    'sign_in_link',
    [{ secret_hash: hashOfToken(token, kind), kind }, open(ctx.now())],
    { used_at: ctx.now() },
    ['user_id'],
  );
  return row?.user_id ?? null;
};

/** Whose message it is while its code can be used; looks only. */
export const ownerOfMessage = async (ctx: Ctx, kinds: readonly CodeKind[], pinTime: string): Promise<number | null> => {
  const row = await ctx.db
    .selectFrom('sign_in_link')
    .select('user_id')
    .where('pin_time', '=', pinTime)
    .where('kind', 'in', kinds)
    .where(open(ctx.now()))
    .executeTakeFirst();
  return row?.user_id ?? null;
};

/** A code that was tried: whose message it is when it was right, and whether the message is over. */
export type Tried =
  | { readonly right: true; readonly id: number; readonly user: number; readonly target: string | null }
  | { readonly right: false; readonly over: boolean };

/**
 * Tries a code. A wrong one is counted in this transaction, so the caller answers `notDone`, never `declined`. Tries at
 * one message wait for each other.
 */
export const tryCode = async (ctx: Ctx, kind: CodeKind | ProofKind, pinTime: string, code: string): Promise<Tried> => {
  const row = await ctx.db
    .selectFrom('sign_in_link')
    .select(['id', 'user_id', 'secret_hash', 'wrong', 'target'])
    .where('pin_time', '=', pinTime)
    .where('kind', '=', kind)
    .where(open(ctx.now()))
    .forUpdate()
    .executeTakeFirst();
  if (!row) return { right: false, over: true };
  if (timingSafeEqual(row.secret_hash, hashOfCode(pinTime, code)))
    return { right: true, id: row.id, user: row.user_id, target: row.target };
  await updateRows(ctx, 'sign_in_link', { id: row.id }, { wrong: row.wrong + 1 });
  return { right: false, over: row.wrong + 1 >= WRONG_TRIES };
};

/** Uses up the message whose code was right. */
export const useMessage = async (ctx: Ctx, id: number): Promise<void> => {
  await updateRows(ctx, 'sign_in_link', { id }, { used_at: ctx.now() });
};
