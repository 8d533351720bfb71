import { z } from 'zod';
import { demoProcessor, installation } from '../../installation.ts';
import { declined, done, message } from '../../kernel/call/call.ts';
import type { Ctx } from '../../kernel/call/context.ts';
import type { Id } from '../../kernel/db/tables.ts';
import { encrypt } from '../../secrets/vault.ts';
import { keep, originOf, readStoredSetting, type StoredSettingKey } from './stored-setting.ts';

const provider = z.strictObject({
  can_pay: z.boolean(),
  enable_test_mode: z.boolean(),
  publish_key: z.string().nullable(),
  /** Base64 of the sealed key, which only the charge itself opens. */
  sealed: z.string().nullable(),
});
const cardPayment: StoredSettingKey<z.output<typeof provider>> = {
  key: 'card_payment',
  shape: provider,
  fallback: { can_pay: false, enable_test_mode: false, publish_key: null, sealed: null },
};

interface At {
  readonly location: Id<'location'>;
}

/** Switches and publishable key; of the secret one only whether it is there. */
export const readProvider = async (ctx: Ctx, { location }: At) => {
  const kept = await readStoredSetting(ctx, cardPayment, { location });
  const { sealed, ...shown } = kept.value;
  return { ...shown, has_secret_key: sealed !== null, ...originOf(kept) };
};

interface Given extends At {
  readonly can_pay: boolean;
  readonly enable_test_mode?: boolean | undefined;
  readonly publish_key?: string | null | undefined;
  readonly secret_key?: string | null | undefined;
}

/** Keys tell by their beginning what they are and whether they are for tests (Stripe, "API keys"). */
const isKey = (key: string, kind: 'pk' | 'sk', test: boolean): boolean =>
  new RegExp(`^${kind}_${test ? 'test' : 'live'}_[A-Za-z0-9]{8,200}$`).test(key);

/** Saves what is given, the secret key sealed; keys that do not fit each other or the mode are declined. */
export const saveProvider = async (ctx: Ctx, { location, can_pay, publish_key, secret_key, ...given }: Given) => {
  const { value, source } = await readStoredSetting(ctx, cardPayment, { location });
  const test = given.enable_test_mode ?? value.enable_test_mode;
  const publishable = publish_key === undefined ? value.publish_key : publish_key || null;
  if (publishable !== null && !isKey(publishable, 'pk', test))
    return declined(message('settings.wrongKey'), { field: 'publish_key', code: 'INVALID' });
  if (secret_key && !isKey(secret_key, 'sk', test))
    return declined(message('settings.wrongKey'), { field: 'secret_key', code: 'INVALID' });
  // A key of the other mode, or the whole centre's own, is not carried over.
  const kept = test === value.enable_test_mode && source === 'location' ? value.sealed : null;
  const about = `card payment of location ${location} of centre ${ctx.who.centre}`;
  const sealed = secret_key
    ? encrypt(installation().secrets.vault, about, secret_key).toString('base64')
    : secret_key === undefined
      ? kept
      : null;
  if (can_pay && (publishable === null || sealed === null))
    return declined(message('settings.keysMissing'), {
      field: publishable === null ? 'publish_key' : 'secret_key',
      code: 'REQUIRED',
    });
  const after = { can_pay, enable_test_mode: test, publish_key: publishable, sealed };
  await keep(ctx, cardPayment, location, after, { can_pay, enable_test_mode: test, publish_key: publishable });
  return done(message('settings.saved'));
};

/** Whether families can pay by card at a location now. */
export const mayPayByCard = async (ctx: Ctx, { location }: At) => {
  const { value } = await readStoredSetting(ctx, cardPayment, { location });
  const found = await ctx.db
    .selectFrom('location')
    .select(['billing', 'active'])
    .where('centre_id', '=', ctx.who.centre)
    .where('id', '=', location)
    .executeTakeFirst();
  const open = Boolean(found?.active && found.billing);
  const byKeys = open && value.can_pay && value.sealed !== null;
  const byDemo = open && value.sealed === null && demoProcessor();
  const can_pay = byKeys || byDemo;
  return done(message(can_pay ? 'settings.cardsTaken' : 'settings.noCards'), {
    can_pay,
    enable_test_mode: value.enable_test_mode || byDemo,
    publish_key: byKeys ? value.publish_key : null,
  });
};
