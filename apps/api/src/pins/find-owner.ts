import { createHmac } from 'node:crypto';
import { sql } from 'kysely';
import { installation } from '../installation.ts';
import type { Ctx } from '../kernel/call/context.ts';
import type { Message } from '../kernel/call/message.ts';
import { message } from '../kernel/call/message.ts';
import { jsonb } from '../kernel/db/tables.ts';
import { insertMissing, updateRows } from '../kernel/write/write-rows.ts';
import { rank } from '../model/user/rank.ts';

/** Wrong PINs of one tablet, or of one signed-in person, before it is locked, and for how long. */
const FREE = 5;
const LOCK_MS = 10 * 60_000;
/** A wrong PIN counts for so long. */
const FORGET_MS = 60 * 60_000;
/** How long a PIN may be. One that is made is the longest: of a million nobody guesses one in five tries. */
export const PIN_LEAST = 4;
export const PIN_DIGITS = 6;

/** The index by which a PIN is found: keyed, so that the table alone does not tell PINs. */
export const keyOf = (centre: number, pin: string): Buffer =>
  createHmac('sha256', installation().secrets.pin).update(`${centre}:${pin}`).digest();

const digits = (phone: string | null | undefined): string => (phone ?? '').replaceAll(/\D/g, '').slice(-10);

/** Somebody known by its PIN. */
export interface Owner {
  readonly id: number;
  /** A member of the team that works at the location. */
  readonly team: boolean;
}
export type Found = { readonly owner: Owner } | { readonly message: Message; readonly code: 'WRONG' | 'LOCKED' };

interface Asked {
  readonly pin: string;
  readonly location: number | null;
  /** Asked for as well, where the location wants it. */
  readonly phone?: string | undefined;
  /** Only this person's own PIN is right. */
  readonly only?: number | undefined;
}

/**
 * Finds the owner of a PIN among the people of a location: its team, and contacts of students there. `from` names what
 * is counted, such as a tablet; its tries wait for each other, so that guesses sent at once do not pass the lock.
 */
export const findOwner = async (ctx: Ctx, from: string, asked: Asked): Promise<Found> => {
  const { centre } = ctx.who;
  const now = ctx.now();
  await insertMissing(ctx, 'pin_try', [{ tried_from: from }]);
  const { rows } = await sql<{ tries: readonly Try[]; locked: boolean }>`
    select tries, coalesce(locked_until > ${now}::timestamptz, false) as locked from pin_try
    where tried_from = ${from} for update`.execute(ctx.db);
  if (rows[0]?.locked) return { message: message('kiosk.locked'), code: 'LOCKED' };
  const wrong = (rows[0]?.tries ?? []).filter(({ at }) => at > now.getTime() - FORGET_MS);
  const owner = await ownerOf(ctx, asked);
  if (owner) {
    const slips = slipsOf(centre, asked.pin);
    await keepTries(ctx, from, asked.only === undefined ? wrong.filter(({ key }) => !slips.has(key)) : [], null);
    return { owner };
  }
  const all = [...wrong, { key: keyOf(centre, asked.pin).toString('hex'), at: now.getTime() }];
  const locks = all.length >= FREE;
  await keepTries(ctx, from, locks ? [] : all, locks ? new Date(now.getTime() + LOCK_MS) : null);
  return locks
    ? { message: message('kiosk.locked'), code: 'LOCKED' }
    : { message: message('kiosk.wrongPin'), code: 'WRONG' };
};

/** A wrong PIN: its keyed hash in hex, and when it was typed (ms). */
interface Try {
  readonly key: string;
  readonly at: number;
}

const keepTries = (ctx: Ctx, from: string, tries: readonly Try[], until: Date | null) =>
  updateRows(ctx, 'pin_try', { tried_from: from }, { tries: jsonb(tries), wrong: tries.length, locked_until: until });

/**
 * Keys of what the owner of a PIN types by a slip: the PIN itself (with another's phone number), one digit wrong, two
 * neighbors swapped. Everybody at a tablet tries from the same place; whoever guesses there and then enters an own right
 * PIN takes off no more than these.
 */
const slipsOf = (centre: number, pin: string): ReadonlySet<string> => {
  const digitsOf = [...pin];
  const wrong = digitsOf.flatMap((_, i) => [...'0123456789'].map((digit) => digitsOf.with(i, digit)));
  const swapped = digitsOf.slice(1).map((digit, i) => digitsOf.with(i, digit).with(i + 1, digitsOf[i] ?? digit));
  return new Set([...wrong, ...swapped].map((slip) => keyOf(centre, slip.join('')).toString('hex')));
};

const ownerOf = async (ctx: Ctx, { pin, location, phone, only }: Asked): Promise<Owner | undefined> => {
  const { centre } = ctx.who;
  const { rows } = await sql<{
    id: number;
    team: boolean;
    contact: boolean;
    phone: string | null;
    phone2: string | null;
  }>`
    select u.id, u.phone, u.phone2,
      r.rank >= ${rank.support} or (r.rank >= ${rank.teacher} and (${location}::int is null or exists (select 1 from user_location ul
        where ul.user_id = u.id and ul.location_id = ${location}::int))) as team,
      exists (select 1 from guardian_link gl join student st on st.id = gl.student_id
        where gl.user_id = u.id and st.archived_at is null
          and (${location}::int is null or st.location_id = ${location}::int)) as contact
    from app_user u cross join lateral (select coalesce(max(ro.rank), 0) as rank from user_role ur
      join role ro on ro.id = ur.role_id where ur.user_id = u.id) r
    where u.pin_key = ${keyOf(centre, pin)} and u.status = 'active' and not u.pending
      and (${only ?? null}::int is null or u.id = ${only ?? null}::int)`.execute(ctx.db);
  const [row] = rows;
  if (!row || !(row.team || row.contact)) return undefined;
  if (phone !== undefined && (digits(phone) === '' || ![row.phone, row.phone2].map(digits).includes(digits(phone))))
    return undefined;
  return { id: row.id, team: row.team };
};
