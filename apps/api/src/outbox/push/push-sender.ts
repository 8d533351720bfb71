/** What a device is shown. `tag` puts it in place of an earlier one of the same name. */
export interface Shown {
  readonly title: string;
  readonly body: string;
  /** Path of the portal that a press opens. */
  readonly url: string;
  readonly tag: string;
  readonly urgent: boolean;
}

/** What a push service made of one push. `ended`: nobody listens there any more. `later`: not before `afterMs`. */
export type Pushed =
  | { readonly kind: 'sent' }
  | { readonly kind: 'ended' }
  | { readonly kind: 'too_long' }
  | { readonly kind: 'later'; readonly afterMs: number | null; readonly reason: string }
  | { readonly kind: 'refused'; readonly reason: string };

/** Hands one push to the service of a device. Never throws. */
export type PushSender = (device: string, shown: Shown, subject: string) => Promise<Pushed>;

const SECOND_MS = 1000;
const LONGEST_MS = 6 * 3600 * SECOND_MS;

/** Retry-After (RFC 9110, 10.2.3): seconds or a date. */
export const retryAfterMs = (value: string | undefined, now: number): number | null => {
  if (!value) return null;
  const ms = /^\d+$/.test(value) ? Number(value) * SECOND_MS : Date.parse(value) - now;
  return Number.isFinite(ms) && ms > 0 ? Math.min(ms, LONGEST_MS) : null;
};

/** What the status of an answer means, alike for all services. */
export const pushedBy = (status: number, retryAfter: string | undefined): Pushed => {
  if (status >= 200 && status < 300) return { kind: 'sent' };
  if (status === 404 || status === 410) return { kind: 'ended' };
  if (status === 413) return { kind: 'too_long' };
  if (status === 429 || status >= 500)
    return { kind: 'later', afterMs: retryAfterMs(retryAfter, Date.now()), reason: `answer_${status}` };
  return { kind: 'refused', reason: `answer_${status}` };
};
