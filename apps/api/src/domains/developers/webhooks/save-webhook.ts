import { randomUUID } from 'node:crypto';
import { isWebhookType } from '@nestling/rules/webhook-types.ts';
import { declined, message } from '../../../kernel/call/call.ts';
import type { Ctx } from '../../../kernel/call/context.ts';
import type { InputOf } from '../../../kernel/call/input.ts';
import type { UserError } from '../../../kernel/call/refusals.ts';
import type { RowOf } from '../../../kernel/db/tables.ts';
import { mustBeConfirmed } from '../../auth/auth.door.ts';
import { newKeys, sealKeys } from './keys.ts';
import { wrongWithUrl } from './receiver.ts';
import { stopWaiting } from './switch-off.ts';
import type { webhookChanges, webhookForm } from './webhooks.inputs.ts';

/** So many addresses a center has at most. */
const MOST = 20;
/** So long the keys before a change sign as well: receivers take the new ones over meanwhile. */
const BOTH_MS = 24 * 60 * 60_000;

const URLS = {
  INVALID: message('developers.noUrl'),
  HTTPS: message('developers.noHttps'),
  REFUSED: message('developers.urlInside'),
} as const;

/** What is wrong with what a form says, or null. */
const wrongIn = ({ url, types }: InputOf<typeof webhookChanges>): UserError | null => {
  const wrong = url === undefined ? null : wrongWithUrl(url.trim());
  if (wrong) return declined(URLS[wrong], { field: 'url', code: wrong });
  if (types?.length === 0) return declined(message('developers.noType'), { field: 'types', code: 'NONE' });
  const unknown = types?.find((type) => !isWebhookType(type));
  return unknown === undefined
    ? null
    : declined(message('developers.unknownType', { type: unknown }), { field: 'types', code: 'UNKNOWN' });
};

const hrefOf = (url: string): string => new URL(url.trim()).href;
const each = (types: readonly string[]): string[] => [...new Set(types)];

/** Adds an address, for a caller who has just typed the password again; its secret is answered here and never again. */
export const addWebhook = async (ctx: Ctx, { url, types }: InputOf<typeof webhookForm>) => {
  const wrong = wrongIn({ url, types }) ?? (await mustBeConfirmed(ctx));
  if (wrong) return wrong;
  const { count } = await ctx.db
    .selectFrom('webhook')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  if (Number(count) >= MOST)
    return declined(message('developers.tooManyWebhooks', { most: MOST }), { field: 'url', code: 'TOO_MANY' });
  const { public: public_key, ...keys } = newKeys();
  const key = randomUUID();
  const now = ctx.now();
  return {
    set: {
      key,
      url: hrefOf(url),
      types: each(types),
      public_key,
      keys_sealed: sealKeys(ctx.who.centre, key, keys),
      created_at: now,
      updated_at: now,
    },
    gives: { secret: keys.secret },
  };
};

/** Changes an address; for another URL, to which all is sent from now on, the caller has just typed the password again. */
export const changeWebhook = async (ctx: Ctx, webhook: RowOf<'webhook'>, given: InputOf<typeof webhookChanges>) => {
  const wrong = wrongIn(given);
  if (wrong) return wrong;
  const url = given.url === undefined ? webhook.url : hrefOf(given.url);
  const unsure = url === webhook.url ? null : await mustBeConfirmed(ctx);
  if (unsure) return unsure;
  const { enabled, types } = given;
  if (enabled === false) await stopWaiting(ctx, [webhook.id]);
  const turned = enabled !== undefined && enabled !== (webhook.status === 'on');
  return {
    set: {
      url,
      ...(types && { types: each(types) }),
      ...(turned && {
        status: enabled ? 'on' : 'off',
        off_reason: enabled ? null : 'by_hand',
        failing_since: null,
        slowed: 0,
        held_until: null,
      }),
      updated_at: ctx.now(),
    },
  };
};

/** Gives an address new keys, for a caller who has just typed the password again; the old ones sign for a day as well. */
export const renewKeys = async (ctx: Ctx, { key, keys_sealed }: RowOf<'webhook'>) => {
  const unsure = await mustBeConfirmed(ctx);
  if (unsure) return unsure;
  const { public: public_key, ...keys } = newKeys();
  return {
    set: {
      public_key,
      keys_sealed: sealKeys(ctx.who.centre, key, keys),
      old_keys_sealed: keys_sealed,
      old_until: new Date(ctx.now().getTime() + BOTH_MS),
      updated_at: ctx.now(),
    },
    gives: { secret: keys.secret },
  };
};
