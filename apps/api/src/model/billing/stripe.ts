import Stripe from 'stripe';
import { environment } from '../../kernel/lib/environment.ts';
import { isLoopback } from '../../kernel/lib/loopback.ts';

/** What is not answered by then may have been taken: it is asked again under the same key. */
const WAIT_MS = 20_000;

/**
 * Stripe by an account's key. STRIPE_URL says where its API is instead of its own address; without TLS only on this machine,
 * for the key goes along with each request.
 */
export const stripeBy = (key: string): Stripe => {
  const url = new URL(environment().STRIPE_URL ?? 'https://api.stripe.com');
  const plain = url.protocol === 'http:';
  if (plain && !isLoopback(url.hostname)) throw new Error('STRIPE_URL has to be https.');
  return new Stripe(key, {
    host: url.hostname,
    port: url.port || (plain ? 80 : 443),
    protocol: plain ? 'http' : 'https',
    timeout: WAIT_MS,
    maxNetworkRetries: 0,
    telemetry: false,
  });
};

/** What Stripe calls an object that is shown by its id or as a whole. */
export const refOf = (one: string | { readonly id: string } | null | undefined): string | null =>
  typeof one === 'string' ? one : (one?.id ?? null);

/** A message older than so many seconds is not believed. */
const TOLERANCE_S = 300;

/** The message of a webhook, where it is signed with the secret and fresh. `body`: byte for byte as it came. */
export const signedEvent = (body: string, signature: string, secret: string, at: Date): Stripe.Event | undefined => {
  try {
    return Stripe.webhooks.constructEvent(body, signature, secret, TOLERANCE_S, undefined, at.getTime());
  } catch {
    return undefined;
  }
};

/** Whether Stripe has said no, so that nothing was taken; anything else has to be asked again. */
export const isNo = (error: unknown): error is Stripe.errors.StripeError =>
  error instanceof Stripe.errors.StripeCardError || error instanceof Stripe.errors.StripeInvalidRequestError;

/** Stripe forgets a key after 24 hours: from here on it is asked what it knows, and nothing anew. */
export const KEY_MS = 20 * 3_600_000;
