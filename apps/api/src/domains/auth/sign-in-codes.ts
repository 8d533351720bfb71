import { createHmac, randomInt, timingSafeEqual } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { DB } from '../../db/types.gen.ts';
import { installation } from '../../installation.ts';
import type { Ctx } from '../../kernel/call/context.ts';
import { updateRows } from '../../kernel/write/write-rows.ts';
import {
  type CodeKind,
  type For,
  keepSecret,
  newPinTime,
  type ProofKind,
  usable,
  WRONG_TRIES,
} from '../../model/user/sign-in-links.ts';

/** Six digits can be tried out: only under a key that is not in the database they cannot. */
const hashOfCode = (pinTime: string, code: string): Buffer =>
  createHmac('sha256', installation().secrets.refresh).update(`code\0${pinTime}\0${code}`).digest();

const AGAIN = '.again';

/**
 * Names a message a guest asks for again. It is answered to whoever asks, for an address nobody has as well: nothing
 * that is told by this name may differ between the two.
 */
export const newPinTimeOfGuest = (at: Date): string => `${newPinTime(at)}${AGAIN}`;
export const isPinTimeOfGuest = (pinTime: string): boolean => pinTime.endsWith(AGAIN);

/** Makes the code of a message named `pinTime`: six digits, the first no zero, as people read it out as a number. */
export const addCode = async (db: Kysely<DB>, kind: CodeKind, whose: For, pinTime: string): Promise<string> => {
  const code = String(randomInt(100_000, 1_000_000));
  await keepSecret(db, kind, whose, hashOfCode(pinTime, code), pinTime);
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
  await keepSecret(db, kind, whose, hashOfCode(pinTime, code), pinTime, target);
  return code;
};

/** Whose message it is while its code can be used; looks only. */
export const ownerOfMessage = async (ctx: Ctx, kinds: readonly CodeKind[], pinTime: string): Promise<number | null> => {
  const row = await ctx.db
    .selectFrom('sign_in_link')
    .select('user_id')
    .where('pin_time', '=', pinTime)
    .where('kind', 'in', kinds)
    .where(usable(ctx.now()))
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
    .where(usable(ctx.now()))
    .forUpdate()
    .executeTakeFirst();
  if (!row) return { right: false, over: true };
  if (timingSafeEqual(row.secret_hash, hashOfCode(pinTime, code)))
    return { right: true, id: row.id, user: row.user_id, target: row.target };
  await updateRows(ctx, 'sign_in_link', { id: row.id }, { wrong: row.wrong + 1 });
  return { right: false, over: row.wrong + 1 >= WRONG_TRIES };
};
