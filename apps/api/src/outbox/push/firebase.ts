import { createSign } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { z } from 'zod';
import type { Environment } from '../../kernel/lib/environment.ts';
import { type PushSender, pushedBy } from './push-sender.ts';

const account = z.object({
  project_id: z.string().regex(/^[\w-]+$/),
  client_email: z.string(),
  private_key: z.string(),
  token_uri: z.string().default('https://oauth2.googleapis.com/token'),
});
type Account = z.infer<typeof account>;

const WAIT_MS = 15_000;
const MINUTE_MS = 60_000;
const part = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');

/** Asks for a token in the name of the service account (RFC 7523); it is good for an hour. */
const askToken = async ({ client_email, private_key, token_uri }: Account): Promise<string> => {
  const now = Math.floor(Date.now() / 1000);
  const claims = {
    iss: client_email,
    scope: 'https://www.googleapis.com/auth/firebase.messaging',
    aud: token_uri,
    iat: now,
    exp: now + 3600,
  };
  const unsigned = `${part({ alg: 'RS256', typ: 'JWT' })}.${part(claims)}`;
  const assertion = `${unsigned}.${createSign('RSA-SHA256').update(unsigned).sign(private_key, 'base64url')}`;
  const response = await fetch(token_uri, {
    method: 'POST',
    body: new URLSearchParams({ grant_type: 'urn:ietf:params:oauth:grant-type:jwt-bearer', assertion }),
    signal: AbortSignal.timeout(WAIT_MS),
  });
  if (!response.ok) throw new Error(`account_${response.status}`);
  return z.object({ access_token: z.string() }).parse(await response.json()).access_token;
};

/** Sends by the HTTP v1 API of Firebase. `base` is another host in tests. */
export const firebasePush = (given: unknown, base = 'https://fcm.googleapis.com'): PushSender => {
  const own = account.parse(given);
  let token: Promise<string> | undefined;
  let askedAt = 0;
  return async (device, { title, body, url, tag, urgent }) => {
    try {
      if (!token || Date.now() - askedAt > 50 * MINUTE_MS) {
        askedAt = Date.now();
        token = askToken(own);
      }
      const response = await fetch(`${base}/v1/projects/${own.project_id}/messages:send`, {
        method: 'POST',
        headers: { authorization: `Bearer ${await token}`, 'content-type': 'application/json' },
        body: JSON.stringify({
          message: {
            token: device,
            notification: { title, body },
            data: { url, tag },
            android: { priority: urgent ? 'HIGH' : 'NORMAL', collapse_key: tag, notification: { tag } },
          },
        }),
        signal: AbortSignal.timeout(WAIT_MS),
      });
      if (response.status === 401) token = undefined;
      return pushedBy(
        response.status === 401 ? 503 : response.status,
        response.headers.get('retry-after') ?? undefined,
      );
    } catch (error) {
      token = undefined;
      return { kind: 'later', afterMs: null, reason: (error instanceof Error ? error.message : '').slice(0, 100) };
    }
  };
};

/** Whether this installation can push to apps at all. */
export const hasFirebase = ({ FIREBASE_SERVICE_ACCOUNT }: Pick<Environment, 'FIREBASE_SERVICE_ACCOUNT'>): boolean =>
  Boolean(FIREBASE_SERVICE_ACCOUNT);

/** The one FIREBASE_SERVICE_ACCOUNT names: the path of the file Google gives out. */
export const ownFirebase = (env: Pick<Environment, 'FIREBASE_SERVICE_ACCOUNT'>): PushSender | null =>
  env.FIREBASE_SERVICE_ACCOUNT ? firebasePush(JSON.parse(readFileSync(env.FIREBASE_SERVICE_ACCOUNT, 'utf8'))) : null;
