import { createHmac } from 'node:crypto';
import { networkOf } from '@nestling/rules/ip.ts';
import { sql } from 'kysely';
import { installation } from '../../installation.ts';
import type { Ctx } from '../../kernel/call/context.ts';
import { namedLock } from '../../kernel/db/named-lock.ts';
import type { Sql } from '../../kernel/db/tables.ts';

/** What is guessed at: a name somebody signs in with, a person's codes, or the network the guesses come from. */
interface Target {
  readonly kind: 'sign-in name' | 'second step' | 'confirmation' | 'sign-in address';
  readonly key: string;
}

/** Wrong tries until the first lock. An address is shared by a whole centre's Wi-Fi. */
const FREE = { 'sign-in name': 5, 'second step': 5, confirmation: 5, 'sign-in address': 50 } as const;
/** So long after the first wrong try, or after a lock has ended, counting begins anew. */
const FORGET_MS = 60 * 60_000;
const LONGEST_MINUTES = 15;
/** So long after the first wrong try a row tells nothing any more, and how many such rows one wrong try clears away. */
const OLD_MS = 24 * FORGET_MS;
const CLEARED = 20;

/** Names are kept as keyed hashes: people type passwords into the name field too. */
const nameKey = (name: string): string =>
  createHmac('sha256', installation().secrets.refresh)
    .update(`sign-in name\0${name.normalize('NFKC').toLowerCase()}`)
    .digest('base64url');

/** The name or the person first, then the address. */
export type Targets = readonly [Target, Target];

/**
 * The two things a sign-in guesses at: the account, however its name was spelled, or the name where it is nobody's. Two
 * spellings the database takes for one would otherwise be counted twice, such as with `İ` for `i`.
 */
export const targetsOf = (ctx: Ctx, account: number | null, name: string): Targets => [
  { kind: 'sign-in name', key: account === null ? nameKey(name) : `user ${account}` },
  { kind: 'sign-in address', key: networkOf(ctx.request.ip) },
];

/** The two things a second step guesses at. */
export const secondStepTargets = (ctx: Ctx, user: number): Targets => [
  { kind: 'second step', key: `user ${user}` },
  { kind: 'sign-in address', key: networkOf(ctx.request.ip) },
];

/** What guesses at who sits at an open session: no reason to keep its owner from signing in elsewhere. */
export const confirmationTargets = (ctx: Ctx): Targets => [
  { kind: 'confirmation', key: `user ${ctx.who.user}` },
  { kind: 'sign-in address', key: networkOf(ctx.request.ip) },
];

/**
 * Lets the guesses at one name wait for each other until the end of the transaction: the wrong try that locks is
 * counted before the next one is looked at, over all processes.
 */
export const oneAtATime = async (ctx: Ctx, [{ kind, key }]: Targets): Promise<void> => {
  await namedLock(`${ctx.who.centre} ${kind} ${key}`).execute(ctx.db);
};

/** SQL of the moment until which one of the targets is locked; null when none is. */
export const lockOf = (ctx: Ctx, targets: Targets): Sql => {
  const [name, address] = targets.map(({ kind, key }) => sql`(a.kind = ${kind} and a.key = ${key})`);
  return sql`(select max(a.locked_until) from attempt a
    where a.locked_until > ${ctx.now()}::timestamptz and (${name} or ${address}))`;
};

/** Until when one of the targets is locked; null when none is. */
export const lockedUntil = async (ctx: Ctx, targets: Targets): Promise<Date | null> => {
  const { rows } = await sql<{ until: Date | null }>`select ${lockOf(ctx, targets)} as until`.execute(ctx.db);
  return rows[0]?.until ?? null;
};

/** SQL that tells whether wrong tries at the name are kept. */
export const wasTried = ([{ kind, key }]: Targets): Sql =>
  sql`exists (select 1 from attempt a where a.kind = ${kind} and a.key = ${key})`;

/** Counts a wrong try. The try that reaches the limit locks for a minute, each further one for twice as long, up to 15. */
export const countWrong = async (ctx: Ctx, targets: Targets): Promise<void> => {
  const now = ctx.now();
  const forgotten = sql`greatest(a.first_at, a.locked_until) < ${new Date(now.getTime() - FORGET_MS)}::timestamptz`;
  const lock = (count: ReturnType<typeof sql>, free: number) => sql`case when ${count} >= ${free}::int
    then ${now}::timestamptz + least(2 ^ least(${count} - ${free}::int, 10), ${LONGEST_MINUTES}) * interval '1 minute' end`;
  for (const { kind, key } of targets) {
    const count = sql`(case when ${forgotten} then 1 else a.failures + 1 end)`;
    await sql`insert into attempt as a (kind, key, failures, first_at)
      values (${kind}, ${key}, 1, ${now}::timestamptz)
      on conflict (centre_id, kind, key) do update set
        failures = ${count},
        first_at = case when ${forgotten} then excluded.first_at else a.first_at end,
        locked_until = ${lock(count, FREE[kind])}`.execute(ctx.db);
  }
  await clearOld(ctx);
};

/** Names that were guessed at once leave rows behind; whoever guesses on clears more away than it leaves. */
const clearOld = async (ctx: Ctx): Promise<void> => {
  const old = new Date(ctx.now().getTime() - OLD_MS);
  await sql`delete from attempt where (centre_id, kind, key) in (
    select centre_id, kind, key from attempt
    where first_at < ${old}::timestamptz
      and (locked_until is null or locked_until < ${old}::timestamptz)
    order by first_at limit ${CLEARED} for update skip locked)`.execute(ctx.db);
};

/**
 * A right answer: the name's wrong tries are forgotten, and taken off those of the address. No more than these, or a
 * guesser with an account of its own could wipe off its other guesses.
 */
export const forgive = async (ctx: Ctx, [name, address]: Targets): Promise<void> => {
  await sql`with mine as (
      delete from attempt where kind = ${name.kind} and key = ${name.key} returning failures)
    update attempt a set failures = greatest(0, a.failures - mine.failures) from mine
    where a.kind = ${address.kind} and a.key = ${address.key}`.execute(ctx.db);
};
