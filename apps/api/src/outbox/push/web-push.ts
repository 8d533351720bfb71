import { type IncomingMessage, request as overHttp } from 'node:http';
import { request as overHttps } from 'node:https';
import webpush from 'web-push';
import { z } from 'zod';
import { environment } from '../../kernel/lib/environment.ts';
import { guardedLookup } from '../../kernel/lib/guarded-lookup.ts';
import { isPublicUrl } from './public-hosts.ts';
import { type Pushed, type PushSender, pushedBy, type Shown } from './push-sender.ts';

const base64 = (bytes: number) =>
  z
    .string()
    .max(200)
    .regex(/^[\w-]+=*$/)
    .refine((text) => Buffer.from(text, 'base64url').length === bytes);
const subscription = z.object({
  endpoint: z.string().max(2000),
  keys: z.object({ p256dh: base64(65), auth: base64(16) }),
});
type Subscription = z.infer<typeof subscription>;

/** Where pushes may go beside public hosts: the test bed's own sink. */
const sink = (): string | undefined => environment().PUSH_SINK;

/** Reads a browser's subscription as its JSON; null for what is none, or leads somewhere inside. */
export const readSubscription = (text: string): Subscription | null => {
  let given: unknown;
  try {
    given = JSON.parse(text);
  } catch {
    return null;
  }
  const { data } = subscription.safeParse(given);
  if (!data) return null;
  const own = sink();
  return isPublicUrl(data.endpoint) || (own && URL.parse(data.endpoint)?.origin === own) ? data : null;
};

const publicHosts = guardedLookup([]);
const WAIT_MS = 15_000;
/** How long the service keeps it for a device that is away: news of yesterday is none. */
const KEPT_SECONDS = { urgent: 4 * 3600, other: 24 * 3600 };

const post = (url: string, headers: Record<string, string>, body: Buffer): Promise<Pushed> =>
  new Promise((done) => {
    const failed = (error: Error) => done({ kind: 'later', afterMs: null, reason: error.message.slice(0, 100) });
    const options = { method: 'POST', headers, timeout: WAIT_MS };
    const answered = (response: IncomingMessage) => {
      response.resume();
      response.on('error', failed);
      response.on('end', () => done(pushedBy(response.statusCode ?? 0, response.headers['retry-after'])));
    };
    const sent = url.startsWith('http:')
      ? overHttp(url, options, answered)
      : overHttps(url, { ...options, lookup: publicHosts }, answered);
    sent.on('timeout', () => sent.destroy(new Error('no_answer')));
    sent.on('error', failed);
    sent.end(body);
  });

/** Sends by Web Push: encrypted for the device alone (RFC 8291), signed with our key (RFC 8292). */
export const webPush =
  (keys: { readonly publicKey: string; readonly privateKey: string }): PushSender =>
  async (device, shown: Shown, subject) => {
    const to = readSubscription(device);
    if (!to) return { kind: 'ended' };
    let request: webpush.RequestDetails;
    try {
      request = webpush.generateRequestDetails(to, JSON.stringify(shown), {
        vapidDetails: { subject, ...keys },
        TTL: shown.urgent ? KEPT_SECONDS.urgent : KEPT_SECONDS.other,
        urgency: shown.urgent ? 'high' : 'normal',
        topic: shown.tag,
      });
    } catch {
      // A key that is no point of the curve: nobody can read what is sealed for it.
      return { kind: 'ended' };
    }
    const plain = Object.fromEntries(Object.entries(request.headers).map(([name, value]) => [name, String(value)]));
    return post(request.endpoint, plain, request.body ?? Buffer.alloc(0));
  };
