import { type Kysely, sql } from 'kysely';
import type { DB } from '../../db/types.gen.ts';
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
export const WRONG_TRIES = 5;

/** Whose link or code it is, and how long it works. */
export interface For {
  readonly centre: number;
  readonly user: number;
  readonly at: Date;
  /** Hours it works; those of its kind when left out. */
  readonly hours?: number | undefined;
  /** Who of the platform will enter by it, and why. */
  readonly support?: { readonly operator: string; readonly reason: string } | undefined;
}

/** Names a message by its moment and 128 random bits: its page tells who was invited, so that it may not be guessed. */
export const newPinTime = (at: Date): string => `${at.getTime()}-${newToken()}`;

/** The newest message counts: what was sent before it for the same purpose is over. */
export const keepSecret = async (
  db: Kysely<DB>,
  kind: TokenKind | CodeKind | ProofKind,
  { user, at, hours = HOURS[kind], support }: For,
  hash: Buffer,
  pinTime: string | null,
  target: string | null = null,
): Promise<void> => {
  const until = new Date(at.getTime() + hours * HOUR_MS);
  await sql`with replaced as (
      update sign_in_link set used_at = ${at}::timestamptz
      where user_id = ${user} and kind = ${kind} and used_at is null)
    insert into sign_in_link (user_id, kind, pin_time, secret_hash, target, created_at, expires_at, operator, reason)
    values (${user}, ${kind}, ${pinTime}, ${hash}, ${target}, ${at}::timestamptz, ${until}::timestamptz,
      ${support?.operator ?? null}, ${support?.reason ?? null})`.execute(db);
};

/** Makes a link; the answer is its token, which is kept nowhere. */
export const addLink = async (db: Kysely<DB>, kind: TokenKind, whose: For): Promise<string> => {
  const token = newToken();
  await keepSecret(db, kind, whose, hashOfToken(token, kind), null);
  return token;
};

/** What can still be used. */
export const usable = (now: Date) =>
  sql<boolean>`used_at is null and expires_at > ${now}::timestamptz and wrong < ${WRONG_TRIES}`;

/** Whose link it is while it can be used; looks only. */
export const ownerOfLink = async (ctx: Ctx, kind: TokenKind, token: string): Promise<number | null> => {
  const row = await ctx.db
    .selectFrom('sign_in_link')
    .select('user_id')
    .where('secret_hash', '=', hashOfToken(token, kind))
    .where('kind', '=', kind)
    .where(usable(ctx.now()))
    .executeTakeFirst();
  return row?.user_id ?? null;
};

/** Uses a link up; of two at once, one gets the owner and the other null. */
export const takeLink = async (ctx: Ctx, kind: TokenKind, token: string): Promise<number | null> =>
  (await takeWhole(ctx, kind, token))?.user_id ?? null;

/** The same with who of the platform it was made for. */
export const takeWhole = async (ctx: Ctx, kind: TokenKind, token: string) => {
  const [row] = await updateRows(
    ctx,
    'sign_in_link',
    [{ secret_hash: hashOfToken(token, kind), kind }, usable(ctx.now())],
    { used_at: ctx.now() },
    ['user_id', 'operator', 'reason'],
  );
  return row;
};

/** Uses up the message whose code was right. */
export const useMessage = async (ctx: Ctx, id: number): Promise<void> => {
  await updateRows(ctx, 'sign_in_link', { id }, { used_at: ctx.now() });
};
