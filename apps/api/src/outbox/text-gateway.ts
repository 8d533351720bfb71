import { createHmac, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';
import type { Environment } from '../kernel/lib/environment.ts';
import { isSignedHook } from './signed-hook.ts';

/** What a provider made of a text. `unknown`: it may have taken it, so that nobody sends it again by themselves. */
export type Handed =
  | { readonly kind: 'taken'; readonly id: string | null }
  | { readonly kind: 'later'; readonly reason: string }
  | { readonly kind: 'refused'; readonly reason: string }
  | { readonly kind: 'unknown'; readonly reason: string };

/** A request of the provider to us. `url` is the whole one, as the provider wrote it; `at` is now. */
export interface Hook {
  readonly url: string;
  readonly at: Date;
  readonly body: string;
  header(name: string): string | undefined;
}
/** What became of a text; `id` is the provider's own. */
export interface Report {
  readonly id: string;
  readonly status: 'sent' | 'delivered' | 'failed';
  readonly reason: string | null;
}
/** Somebody's answer by text. */
export interface Reply {
  readonly id: string;
  readonly from: string;
  readonly text: string;
}

/** Who carries texts, and how its own requests are told from forged ones: a read one is null when its signature is wrong. */
export interface TextGateway {
  /** `callback` is where reports are to come. */
  send(to: string, body: string, key: string, callback: string): Promise<Handed>;
  /** Undefined: signed, and about nothing we note. */
  report(hook: Hook): Report | null | undefined;
  reply(hook: Hook): Reply | null | undefined;
}

const WAIT_MS = 20_000;
/** Errors of a connection that was never made: nothing can have been taken. */
const NOT_REACHED = new Set([
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'UND_ERR_CONNECT_TIMEOUT',
]);

const codeOf = (error: unknown): string => {
  const cause = error instanceof Error ? error.cause : undefined;
  return typeof cause === 'object' && cause !== null && 'code' in cause ? String(cause.code) : '';
};

/** Sends, and says what the answer means: 429 and 5xx were not taken, a silence may have been. */
const post = async (
  url: string,
  init: { headers: Record<string, string>; body: URLSearchParams | string },
  waitMs: number,
  idOf: (answer: unknown) => string | null,
): Promise<Handed> => {
  let response: Response;
  try {
    response = await fetch(url, { ...init, method: 'POST', redirect: 'error', signal: AbortSignal.timeout(waitMs) });
  } catch (error) {
    const code = codeOf(error);
    return NOT_REACHED.has(code) ? { kind: 'later', reason: 'unreachable' } : { kind: 'unknown', reason: 'no_answer' };
  }
  if (response.status === 429 || response.status >= 500) return { kind: 'later', reason: `answer_${response.status}` };
  const answer: unknown = await response.json().catch(() => null);
  if (response.ok) return { kind: 'taken', id: idOf(answer) };
  const told = z.object({ code: z.number() }).safeParse(answer);
  return { kind: 'refused', reason: told.success ? `code_${told.data.code}` : `answer_${response.status}` };
};

const same = (a: string, b: string): boolean =>
  Buffer.byteLength(a) === Buffer.byteLength(b) && timingSafeEqual(Buffer.from(a), Buffer.from(b));

const twilioStates: Readonly<Record<string, Report['status']>> = {
  sent: 'sent',
  delivered: 'delivered',
  undelivered: 'failed',
  failed: 'failed',
};

export interface TwilioAccess {
  readonly account: string;
  readonly token: string;
  readonly from: string;
  /** Another host, in tests. */
  readonly base?: string | undefined;
  readonly waitMs?: number;
}

/**
 * Twilio's REST API (POST /2010-04-01/Accounts/{sid}/Messages.json); its requests are signed with HMAC-SHA1 of the URL
 * followed by the sorted parameters (X-Twilio-Signature).
 */
export const twilioGateway = ({ account, token, from, base, waitMs = WAIT_MS }: TwilioAccess): TextGateway => {
  const url = `${base ?? 'https://api.twilio.com'}/2010-04-01/Accounts/${encodeURIComponent(account)}/Messages.json`;
  const authorization = `Basic ${Buffer.from(`${account}:${token}`).toString('base64')}`;
  const signed = (hook: Hook): URLSearchParams | null => {
    const params = new URLSearchParams(hook.body);
    const text = [...params.keys()].sort().reduce((sum, key) => `${sum}${key}${params.get(key)}`, hook.url);
    const own = createHmac('sha1', token).update(text).digest('base64');
    return same(own, hook.header('x-twilio-signature') ?? '') ? params : null;
  };
  return {
    send: (to, body, _, callback) =>
      post(
        url,
        {
          headers: { authorization },
          body: new URLSearchParams({ To: to, From: from, Body: body, StatusCallback: callback }),
        },
        waitMs,
        (answer) => z.object({ sid: z.string().max(64) }).safeParse(answer).data?.sid ?? null,
      ),
    report: (hook) => {
      const params = signed(hook);
      if (!params) return null;
      const status = twilioStates[params.get('MessageStatus') ?? ''];
      const id = params.get('MessageSid');
      const code = params.get('ErrorCode');
      return status && id ? { id, status, reason: code ? `code_${code.slice(0, 20)}` : null } : undefined;
    },
    reply: (hook) => {
      const params = signed(hook);
      if (!params) return null;
      const [id, sender, text] = [params.get('MessageSid'), params.get('From'), params.get('Body')];
      return id && sender && text !== null ? { id, from: sender, text } : undefined;
    },
  };
};

export interface HttpAccess {
  readonly url: string;
  /** JSON with {to}, {text}, {key} and {callback} in its texts. */
  readonly body: string;
  readonly headers: Readonly<Record<string, string>>;
  /** Signs what the gateway sends to us, as `isSignedHook` has it (X-Timestamp, X-Signature). */
  readonly secret: string;
  readonly waitMs?: number;
}

const filled = (template: unknown, values: Readonly<Record<string, string>>): unknown => {
  if (typeof template === 'string')
    return template.replace(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole);
  if (Array.isArray(template)) return template.map((one) => filled(one, values));
  if (typeof template !== 'object' || template === null) return template;
  return Object.fromEntries(Object.entries(template).map(([key, value]) => [key, filled(value, values)]));
};

const reportShape = z.object({
  id: z.string().min(1).max(200),
  status: z.enum(['sent', 'delivered', 'failed']),
  reason: z.string().max(100).optional(),
});
const replyShape = z.object({ id: z.string().min(1).max(200), from: z.string().max(30), text: z.string().max(2000) });

/**
 * Any gateway that takes JSON over HTTP, by a template of its body. The key of a text goes along, for gateways that send
 * what bears the same key once. It tells of what became of a text, and of answers, as JSON.
 */
export const httpGateway = ({ url, body, headers, secret, waitMs = WAIT_MS }: HttpAccess): TextGateway => {
  const template: unknown = JSON.parse(body);
  const read = <T>(hook: Hook, shape: z.ZodType<T>): T | null | undefined => {
    const [at, signature] = [hook.header('x-timestamp'), hook.header('x-signature')];
    const to = hook.url.replace(/^\w+:\/\//, '');
    if (!isSignedHook(secret, { to, at, signature, body: hook.body }, hook.at)) return null;
    try {
      return shape.safeParse(JSON.parse(hook.body)).data;
    } catch {
      return undefined;
    }
  };
  return {
    send: (to, text, key, callback) =>
      post(
        url,
        {
          headers: { 'content-type': 'application/json', 'idempotency-key': key, ...headers },
          body: JSON.stringify(filled(template, { to, text, key, callback })),
        },
        waitMs,
        (answer) => z.object({ id: z.coerce.string().max(200) }).safeParse(answer).data?.id ?? key,
      ),
    report: (hook) => {
      const found = read(hook, reportShape);
      return found && { id: found.id, status: found.status, reason: found.reason ?? null };
    },
    reply: (hook) => read(hook, replyShape),
  };
};

/**
 * As the environment says: TWILIO_ACCOUNT_SID, TWILIO_AUTH_TOKEN and TWILIO_FROM; or SMS_GATEWAY_URL with SMS_GATEWAY_BODY,
 * SMS_GATEWAY_HEADERS (JSON) and SMS_GATEWAY_SECRET. Null where neither is set up.
 */
export const gatewayOf = (env: Partial<Environment>): TextGateway | null => {
  const { TWILIO_ACCOUNT_SID, TWILIO_AUTH_TOKEN, TWILIO_FROM, TWILIO_URL } = env;
  if (TWILIO_ACCOUNT_SID && TWILIO_AUTH_TOKEN && TWILIO_FROM)
    return twilioGateway({
      account: TWILIO_ACCOUNT_SID,
      token: TWILIO_AUTH_TOKEN,
      from: TWILIO_FROM,
      base: TWILIO_URL,
    });
  const { SMS_GATEWAY_URL, SMS_GATEWAY_BODY, SMS_GATEWAY_HEADERS, SMS_GATEWAY_SECRET } = env;
  if (!SMS_GATEWAY_URL) return null;
  return httpGateway({
    url: SMS_GATEWAY_URL,
    body: SMS_GATEWAY_BODY ?? '{"to":"{to}","text":"{text}","id":"{key}","callback":"{callback}"}',
    headers: z.record(z.string(), z.string()).parse(JSON.parse(SMS_GATEWAY_HEADERS ?? '{}')),
    secret: SMS_GATEWAY_SECRET ?? '',
  });
};
