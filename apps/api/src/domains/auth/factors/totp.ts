import { sql } from 'kysely';
import { Secret, TOTP } from 'otpauth';
import { installation } from '../../../installation.ts';
import type { Ctx } from '../../../kernel/call/context.ts';
import { deleteRows, updateRows } from '../../../kernel/write/write-rows.ts';
import { decrypt, encrypt } from '../../../secrets/vault.ts';

/** What authenticator apps understand everywhere: SHA-1, six digits, 30 seconds (RFC 6238, 1.2 and 5.2). */
const SETTINGS = { algorithm: 'SHA1', digits: 6, period: 30 } as const;
/** A code of the step before or after works too: phones are seldom right to the second. */
const WINDOW = 1;
/** 160 bits (RFC 4226, 4: R6). */
const SECRET_BYTES = 20;

const about = (centre: number, user: number): string => `totp of user ${user} of centre ${centre}`;

/** The secret of an app, as people type it and as a QR code carries it. */
export interface NewApp {
  /** Base32, in groups of four. */
  readonly secret: string;
  /** `otpauth://totp/…` */
  readonly uri: string;
}

/**
 * Makes the secret of an authenticator app that waits for its first code; one that waits already is replaced, one that
 * is in use is not (null). `issuer` and `label` are what the app shows.
 */
export const beginApp = async (
  ctx: Ctx,
  user: number,
  { issuer, label }: { readonly issuer: string; readonly label: string },
): Promise<NewApp | null> => {
  const { centre } = ctx.who;
  const secret = new Secret({ size: SECRET_BYTES });
  const sealed = encrypt(installation().secrets.vault, about(centre, user), secret.base32);
  const { rows } = await sql`insert into totp as t (user_id, sealed, created_at)
    values (${user}, ${sealed}, ${ctx.now()}::timestamptz)
    on conflict (centre_id, user_id) do update
      set sealed = excluded.sealed, created_at = excluded.created_at, last_step = 0 where t.confirmed_at is null
    returning user_id`.execute(ctx.db);
  if (rows.length === 0) return null;
  const uri = new TOTP({ ...SETTINGS, issuer, label, secret }).toString();
  return { secret: secret.base32.replace(/(.{4})(?=.)/g, '$1 '), uri };
};

/**
 * Takes a code of a person's app; true when it is right, not used before, and the app is `confirmed` or still waits
 * for its first code. Of two at once with the same code one is right.
 */
export const takeAppCode = async (ctx: Ctx, user: number, code: string, confirmed: boolean): Promise<boolean> => {
  const { centre } = ctx.who;
  const now = ctx.now();
  const { rows } = await sql<{ sealed: Buffer; last_step: string }>`select sealed, last_step from totp
    where user_id = ${user} and (confirmed_at is not null) = ${confirmed}
    for update`.execute(ctx.db);
  const [app] = rows;
  if (!app || !/^\d{6}$/.test(code)) return false;
  const secret = Secret.fromBase32(decrypt(installation().secrets.vault, about(centre, user), app.sealed));
  const timestamp = now.getTime();
  const delta = TOTP.validate({ ...SETTINGS, secret, token: code, timestamp, window: WINDOW });
  if (delta === null) return false;
  const step = Math.floor(timestamp / 1000 / SETTINGS.period) + delta;
  if (step <= Number(app.last_step)) return false;
  await updateRows(
    ctx,
    'totp',
    { user_id: user },
    { last_step: String(step), last_used_at: now, confirmed_at: sql`coalesce(confirmed_at, ${now}::timestamptz)` },
  );
  return true;
};

/** Takes a person's app away; false when there was none in use. */
export const removeApp = async (ctx: Ctx, user: number): Promise<boolean> => {
  const [gone] = await deleteRows(ctx, 'totp', { user_id: user }, ['confirmed_at']);
  return Boolean(gone?.confirmed_at);
};
