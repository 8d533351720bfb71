import type Stripe from 'stripe';
import type { WorkContext } from '../../kernel/call/context.ts';
import { findRow } from '../../kernel/db/find-rows.ts';
import { environment } from '../../kernel/lib/environment.ts';
import { insertMissing } from '../../kernel/write/write-rows.ts';
import { refOf, signedEvent } from '../../model/billing/stripe.ts';
import { centerOfReference } from './own-payment.ts';
import { CONFIRM_OWN_PAYMENT, CONFIRM_SIGN_UP, LOOK_AT_SUBSCRIPTION } from './platform-tasks.ts';

/** The browser that paid comes back within that time and is answered its link: what is told meanwhile waits for it. */
const BROWSER_MS = 120_000;

/** What a message is about; null for one that is none of ours. */
const aboutOf = ({
  type,
  data,
}: Stripe.Event):
  | { readonly session: string; readonly center: number | null }
  | { readonly subscription: string }
  | null => {
  if (type === 'checkout.session.completed' || type === 'checkout.session.async_payment_succeeded')
    return { session: data.object.id, center: centerOfReference(data.object.client_reference_id) };
  if (
    type === 'customer.subscription.created' ||
    type === 'customer.subscription.updated' ||
    type === 'customer.subscription.deleted' ||
    type === 'customer.subscription.paused' ||
    type === 'customer.subscription.resumed'
  )
    return { subscription: data.object.id };
  if (type === 'invoice.paid' || type === 'invoice.payment_failed') {
    const subscription = refOf(data.object.parent?.subscription_details?.subscription ?? null);
    return subscription === null ? null : { subscription };
  }
  return null;
};

/**
 * Takes a message of Stripe about the platform's own account: signed with its secret, fresh, of the same mode; false for any
 * other, and on every host but the platform's. Each is noted once. What it says is not believed any further: what it is about
 * is fetched anew by a job, so that messages may come late, twice and in any order.
 */
export const takePlatformEvent = async (
  ctx: WorkContext,
  { body, signature }: { readonly body: string; readonly signature: string },
): Promise<boolean> => {
  const { PLATFORM_STRIPE_KEY: key, PLATFORM_STRIPE_HOOK_SECRET: secret } = environment();
  if (!key || !secret) return false;
  const own = await findRow(ctx, 'centre', { id: ctx.who.centre }, ['is_platform']);
  const event = own?.is_platform ? signedEvent(body, signature, secret, ctx.now()) : undefined;
  if (event?.livemode !== key.includes('_live_')) return false;
  const about = aboutOf(event);
  if (about === null) return true;
  const object_id = 'session' in about ? about.session : about.subscription;
  const noted = {
    provider: 'stripe',
    event_id: event.id,
    kind: event.type,
    object_id,
    at: ctx.now(),
    done_at: ctx.now(),
  };
  const kept = await insertMissing(ctx, 'provider_event', [noted], ['event_id']);
  if (kept.length === 0) return true;
  if ('session' in about) {
    const at = new Date(ctx.now().getTime() + BROWSER_MS);
    const { session, center } = about;
    // Whose it is was said by us as the page was opened; the provider is asked again before anything is kept.
    if (center === null) ctx.enqueue(CONFIRM_SIGN_UP, { session }, { key: session, at });
    else ctx.enqueue(CONFIRM_OWN_PAYMENT, { session }, { centre: center, key: session, at });
    return true;
  }
  const center = await findRow(ctx, 'centre', { subscription_ref: about.subscription }, ['id']);
  if (center) ctx.enqueue(LOOK_AT_SUBSCRIPTION, {}, { centre: center.id, key: '' });
  return true;
};
