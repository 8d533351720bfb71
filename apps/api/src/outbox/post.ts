import { createHash, randomUUID } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import { z } from 'zod';
import type { DB } from '../db/types.gen.ts';
import { installation } from '../installation.ts';
import { addingFrom } from '../kernel/jobs/enqueue.ts';
import { task } from '../kernel/jobs/task.ts';
import { decrypt, encrypt } from '../secrets/vault.ts';
import { isPlaceholder } from './placeholder.ts';
import type { Written } from './written.ts';

/** One message to one person. */
export interface Letter {
  readonly channel: 'mail' | 'sms';
  /** Machine word of what it is about, such as 'reset'. */
  readonly kind: string;
  /** Address or phone number. */
  readonly to: string;
  /** Account it is for; its letters go when the account goes. */
  readonly user: number | null;
  readonly written: Written;
  /** Names what it is about: a second one of that name is not sent in the centre, as long as letters are kept. */
  readonly once?: string;
  /** Whether it goes before others; by its kind where it is not said. */
  readonly urgent?: boolean;
}

/** The key of a letter that is sent once: always the same for a name. */
export const keyOnce = (name: string): string =>
  createHash('sha256')
    .update(name)
    .digest('hex')
    .slice(0, 32)
    .replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');

/** Delivers a letter; those that cannot wait behind others have workers of their own. */
export const DELIVER = task('letter.deliver', { letter: z.number() }, { attempts: 15 });
export const DELIVER_URGENT = task('letter.deliver_urgent', { letter: z.number() }, { queue: 'urgent', attempts: 15 });

/** Letters somebody waits for to sign in, or must know of at once. */
const URGENT = new Set([
  'reset',
  'verify_email',
  'verify_phone',
  'change_email',
  'password_changed',
  'factor_changed',
  'recovery_code_used',
  'new_device',
  'address_notice',
  'username_notice',
  'forgotten_checkout',
  'expected',
]);

const about = (centre: number, key: string): string => `letter ${key} of centre ${centre}`;

/**
 * Puts a letter into the outbox, in the transaction of whoever writes it: it leaves after COMMIT, is tried again until
 * it is delivered, and is never sent for something that was rolled back.
 */
export const post = (db: Kysely<DB>, centre: number, at: Date, letter: Letter): Promise<void> =>
  postAll(db, centre, at, [letter]);

/** The same of several letters, by one statement for those that wait behind others and one for those that do not. */
export const postAll = async (db: Kysely<DB>, centre: number, at: Date, letters: readonly Letter[]): Promise<void> => {
  const rows = letters
    .filter(({ to }) => !isPlaceholder(to))
    .map(({ user, channel, kind, to, once, urgent = URGENT.has(kind), written }) => {
      const key = once === undefined ? randomUUID() : keyOnce(once);
      const sealed = encrypt(installation().secrets.vault, about(centre, key), JSON.stringify(written));
      return { key, user, channel, kind, to, urgent, sealed: sealed.toString('base64') };
    });
  for (const [urgent, own] of Map.groupBy(rows, (row) => row.urgent))
    await sql`with posted as (
        insert into outbox (centre_id, key, user_id, channel, kind, recipient, sealed, created_at)
        select ${centre}, r.key, r."user", r.channel, r.kind, r."to", decode(r.sealed, 'base64'), ${at}::timestamptz
        from json_to_recordset(${JSON.stringify(own)}::json) as r(key uuid, "user" int, channel text, kind text, "to" text, sealed text)
        on conflict (centre_id, key) do nothing returning id)
      select ${addingFrom(urgent ? DELIVER_URGENT : DELIVER, centre, { letter: sql`id` })} from posted`.execute(db);
};

/** Those of the names of letters that are sent once of which one was posted already. */
export const postedOnce = async (
  db: Kysely<DB>,
  centre: number,
  names: readonly string[],
): Promise<ReadonlySet<string>> => {
  if (names.length === 0) return new Set();
  const { rows } = await sql<{ key: string }>`select key from outbox
    where centre_id = ${centre} and key = any(${names.map(keyOnce)}::uuid[])`.execute(db);
  const posted = new Set(rows.map(({ key }) => key));
  return new Set(names.filter((name) => posted.has(keyOnce(name))));
};

/** What a letter of the outbox says. */
export const open = (centre: number, key: string, sealed: Buffer): Written =>
  JSON.parse(decrypt(installation().secrets.vault, about(centre, key), sealed));
