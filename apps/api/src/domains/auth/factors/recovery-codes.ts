import { createHmac, randomInt } from 'node:crypto';
import { sql } from 'kysely';
import { installation } from '../../../installation.ts';
import type { Ctx } from '../../../kernel/call/context.ts';
import { deleteRows, insertRows } from '../../../kernel/write/write-rows.ts';

const COUNT = 10;
const LENGTH = 10;
/** Without letters and digits that are mistaken for each other on paper; ten of these 31 are 49 bits. */
const LETTERS = 'abcdefghjkmnpqrstuvwxyz23456789';

const hashOf = (ctx: Ctx, user: number, code: string): Buffer =>
  createHmac('sha256', installation().secrets.refresh)
    .update(`recovery code\0${ctx.who.centre}\0${user}\0${code}`)
    .digest();

/** A code as it was made, however it was typed: `ABCDE FGHJK` is `abcdefghjk`. */
const bare = (typed: string): string => typed.toLowerCase().replace(/[^a-z\d]/g, '');

const newCode = (): string => Array.from({ length: LENGTH }, () => LETTERS[randomInt(LETTERS.length)]).join('');

/** Makes a person's recovery codes anew, `abcde-fghjk`; those from before work no more. They are shown this once. */
export const makeRecoveryCodes = async (ctx: Ctx, user: number): Promise<string[]> => {
  const codes = Array.from({ length: COUNT }, newCode);
  await removeRecoveryCodes(ctx, user);
  await insertRows(
    ctx,
    'recovery_code',
    codes.map((code) => ({
      user_id: user,
      hash: hashOf(ctx, user, code),
      made_at: ctx.now(),
    })),
  );
  return codes.map((code) => `${code.slice(0, LENGTH / 2)}-${code.slice(LENGTH / 2)}`);
};

/** Uses a code up. Answers how many are left, or null when it is none; of two at once one is right. */
export const takeRecoveryCode = async (ctx: Ctx, user: number, typed: string): Promise<number | null> => {
  const { rows } = await sql<{ left: number }>`with used as (
      update recovery_code set used_at = ${ctx.now()}::timestamptz
      where user_id = ${user} and hash = ${hashOf(ctx, user, bare(typed))} and used_at is null
      returning hash)
    select (select count(*)::int from recovery_code r
      where r.user_id = ${user} and r.used_at is null and r.hash != used.hash) as left
    from used`.execute(ctx.db);
  return rows[0]?.left ?? null;
};

export const removeRecoveryCodes = async (ctx: Ctx, user: number): Promise<void> => {
  await deleteRows(ctx, 'recovery_code', { user_id: user });
};
