import { createHmac, scrypt } from 'node:crypto';
import { promisify } from 'node:util';
import { fromBase64, SLOW, toBase64 } from '@nestling/rules/kiosk/door-keys.ts';
import { sql } from 'kysely';
import { installation } from '../../../installation.ts';
import type { Ctx } from '../../../kernel/call/context.ts';
import { upsertRow } from '../../../kernel/write/write-rows.ts';
import { decrypt, encrypt } from '../../../secrets/vault.ts';

const run = promisify<string, Buffer, number, { N: number; r: number; p: number; maxmem: number }, Buffer>(scrypt);

/** The salt of a centre's PINs. Tablets learn it; it keeps tables made for one centre from serving at another. */
export const saltOf = (centre: number): Buffer =>
  createHmac('sha256', installation().secrets.pin).update(`door salt\0${centre}`).digest().subarray(0, 16);

/** What a PIN becomes by the slow derivation; 64 MB and some 150 ms, beside the event loop. */
const slowOf = (centre: number, pin: string): Promise<Buffer> => {
  const { N, r, p, dkLen } = SLOW;
  return run(pin, saltOf(centre), dkLen, { N, r, p, maxmem: 256 * N * r });
};

const about = (centre: number, user: number): string => `slow PIN of ${user} of centre ${centre}`;

/** Opens the sealed result of a person. */
export const openSlow = (centre: number, user: number, sealed: Buffer): Uint8Array<ArrayBuffer> =>
  fromBase64(decrypt(installation().secrets.vault, about(centre, user), sealed));

/**
 * Keeps what tablets need to know a PIN without a line, once for each PIN, where a tablet of the centre can do so.
 * Called when a PIN is right, the one moment at which the server knows it.
 */
export const rememberSlow = async (ctx: Ctx, user: number, pin: string): Promise<void> => {
  const { centre } = ctx.who;
  const { rows } = await sql<{
    pin_key: Buffer;
  }>`select u.pin_key from app_user u where u.id = ${user} and u.pin_key is not null
    and exists (select 1 from kiosk_device d where d.revoked_at is null)
    and not exists (select 1 from pin_slow s where s.user_id = u.id and s.pin_key = u.pin_key)`.execute(ctx.db);
  const [row] = rows;
  if (!row) return;
  const sealed = encrypt(installation().secrets.vault, about(centre, user), toBase64(await slowOf(centre, pin)));
  await upsertRow(ctx, 'pin_slow', { user_id: user }, { pin_key: row.pin_key, sealed });
};
