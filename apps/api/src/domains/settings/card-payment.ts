import { type Kysely, sql } from 'kysely';
import { z } from 'zod';
import type { DB } from '../../db/types.gen.ts';
import { demoProcessor, installation } from '../../installation.ts';
import { declined, done, message } from '../../kernel/call/call.ts';
import type { Ctx } from '../../kernel/call/context.ts';
import type { InputOf } from '../../kernel/call/input.ts';
import type { Id } from '../../kernel/db/tables.ts';
import { originOf as originOfCentre } from '../../kernel/lib/origin-of.ts';
import { keep, originOf, readStoredSetting, type StoredSettingKey } from '../../model/setting/stored.ts';
import { decrypt, encrypt } from '../../secrets/vault.ts';
import type { savePaymentProviderSettingInput } from './stored-setting.inputs.ts';

const provider = z.strictObject({
  can_pay: z.boolean(),
  enable_test_mode: z.boolean(),
  publish_key: z.string().nullable(),
  /** Base64 of the sealed key, which only the charge itself opens. */
  sealed: z.string().nullable(),
  /** What webhooks of the provider are signed with, sealed alike. */
  hook: z.string().nullable().default(null),
});
const cardPayment: StoredSettingKey<z.output<typeof provider>> = {
  key: 'card_payment',
  shape: provider,
  fallback: { can_pay: false, enable_test_mode: false, publish_key: null, sealed: null, hook: null },
};

const aboutKey = (centre: number, location: number) => `card payment of location ${location} of centre ${centre}`;
const aboutHook = (centre: number, location: number) => `card webhooks of location ${location} of centre ${centre}`;

/** What a location takes cards by, its keys opened. */
export interface CardPayment {
  /** Who takes cards there now; null: nobody, as where it is closed, or does not bill. */
  readonly taker: 'stripe' | 'demo' | null;
  readonly livemode: boolean;
  readonly secret_key: string | null;
  readonly webhook_secret: string | null;
}

/** What a location has kept, its keys still sealed, and who takes cards there now. One statement. */
const keptAt = async (db: Kysely<DB>, location: number) => {
  const { rows } = await sql<{
    open: boolean;
    value: unknown;
  }>`select l.active and l.billing as open, s.value from location l
    left join app_setting s on s.location_id = l.id and s.key = ${cardPayment.key}
    where l.id = ${location}`.execute(db);
  const value = provider.safeParse(rows[0]?.value).data ?? cardPayment.fallback;
  const byKeys = value.sealed !== null && value.can_pay;
  const byDemo = value.sealed === null && demoProcessor();
  const taker: CardPayment['taker'] = !rows[0]?.open ? null : byKeys ? 'stripe' : byDemo ? 'demo' : null;
  return { value, taker };
};

/** Opens the keys of a location, for what charges and what hears of charges. One statement. */
export const cardPaymentAt = async (db: Kysely<DB>, centre: number, location: number): Promise<CardPayment> => {
  const { value, taker } = await keptAt(db, location);
  const opened = (sealed: string | null, about: string) =>
    sealed === null ? null : decrypt(installation().secrets.vault, about, Buffer.from(sealed, 'base64'));
  return {
    taker,
    livemode: !value.enable_test_mode,
    secret_key: opened(value.sealed, aboutKey(centre, location)),
    webhook_secret: opened(value.hook, aboutHook(centre, location)),
  };
};

interface At {
  readonly location: Id<'location'>;
}

/** Switches and publishable key; of the secret one only whether it is there. */
export const readProvider = async (ctx: Ctx, { location }: At) => {
  const kept = await readStoredSetting(ctx, cardPayment, { location });
  const { sealed, hook, ...shown } = kept.value;
  const address = await originOfCentre(ctx.db, ctx.who.centre);
  return {
    ...shown,
    has_secret_key: sealed !== null,
    has_webhook_secret: hook !== null,
    webhook_url: `${address}/hooks/stripe/${location}`,
    ...originOf(kept),
  };
};

type Given = InputOf<typeof savePaymentProviderSettingInput>;

/** Keys tell by their beginning what they are and whether they are for tests (Stripe, "API keys"). */
const isKey = (key: string, kind: 'pk' | 'sk', test: boolean): boolean =>
  new RegExp(`^${kind}_${test ? 'test' : 'live'}_[A-Za-z0-9]{8,200}$`).test(key);

/** Saves what is given, the secret key sealed; keys that do not fit each other or the mode are declined. */
export const saveProvider = async (
  ctx: Ctx,
  { location, can_pay, publish_key, secret_key, webhook_secret, ...given }: Given,
) => {
  const { value, source } = await readStoredSetting(ctx, cardPayment, { location });
  const test = given.enable_test_mode ?? value.enable_test_mode;
  const publishable = publish_key === undefined ? value.publish_key : publish_key || null;
  if (publishable !== null && !isKey(publishable, 'pk', test))
    return declined(message('settings.wrongKey'), { field: 'publish_key', code: 'INVALID' });
  if (secret_key && !isKey(secret_key, 'sk', test))
    return declined(message('settings.wrongKey'), { field: 'secret_key', code: 'INVALID' });
  if (webhook_secret && !/^whsec_[A-Za-z0-9+/=_-]{8,200}$/.test(webhook_secret))
    return declined(message('settings.wrongKey'), { field: 'webhook_secret', code: 'INVALID' });
  // A key of the other mode, or the whole centre's own, is not carried over.
  const carried = test === value.enable_test_mode && source === 'location';
  const seal = (secret: string | null | undefined, kept: string | null, about: string) => {
    if (secret) return encrypt(installation().secrets.vault, about, secret).toString('base64');
    return secret === undefined && carried ? kept : null;
  };
  const sealed = seal(secret_key, value.sealed, aboutKey(ctx.who.centre, location));
  const hook = seal(webhook_secret, value.hook, aboutHook(ctx.who.centre, location));
  if (can_pay && (publishable === null || sealed === null))
    return declined(message('settings.keysMissing'), {
      field: publishable === null ? 'publish_key' : 'secret_key',
      code: 'REQUIRED',
    });
  const after = { can_pay, enable_test_mode: test, publish_key: publishable, sealed, hook };
  await keep(ctx, cardPayment, location, after, { can_pay, enable_test_mode: test, publish_key: publishable });
  return done(message('settings.saved'));
};

/** Whether families can pay by card at a location now. */
export const mayPayByCard = async (ctx: Ctx, { location }: At) => {
  const { value, taker } = await keptAt(ctx.db, location);
  return done(message(taker ? 'settings.cardsTaken' : 'settings.noCards'), {
    can_pay: taker !== null,
    enable_test_mode: value.enable_test_mode || taker === 'demo',
    publish_key: taker === 'stripe' ? value.publish_key : null,
  });
};
