import type Stripe from 'stripe';
import { refOf, stripeBy } from '../../model/billing/stripe.ts';
import type { PlatformProcessor } from './platform-processor.ts';

/** A card as people know it, and as its provider calls it. */
export interface ProviderCard {
  readonly ref: string;
  readonly brand: string;
  readonly last4: string;
  readonly exp_month: number;
  readonly exp_year: number;
}

const cardOf = ({ id, card }: Stripe.PaymentMethod): ProviderCard | null =>
  card ? { ref: id, brand: card.brand, last4: card.last4, exp_month: card.exp_month, exp_year: card.exp_year } : null;

/** Whose a method is, where it is one at all. */
const ofCustomer = (method: Stripe.PaymentMethod | null, customer: string | null) =>
  method && customer !== null && refOf(method.customer) === customer ? cardOf(method) : null;

/**
 * Asks the provider for a card of a customer, by its own reference or by the page it was typed on; null for one it does not
 * know, or of somebody else. The processor of the demo has cards of its own, such as 'demo_card_4242'.
 */
export const askCard = async (
  by: PlatformProcessor,
  customer: string | null,
  reference: string,
): Promise<ProviderCard | null> => {
  if (by.kind === 'demo') {
    const [, last4] = /^demo_card_(\d{4})$/.exec(reference) ?? [];
    return last4 === undefined ? null : { ref: reference, brand: 'demo', last4, exp_month: 12, exp_year: 2099 };
  }
  const stripe = stripeBy(by.key);
  try {
    if (reference.startsWith('pm_')) return ofCustomer(await stripe.paymentMethods.retrieve(reference), customer);
    if (!reference.startsWith('cs_')) return null;
    const page = await stripe.checkout.sessions.retrieve(reference, { expand: ['setup_intent.payment_method'] });
    const made = page.status === 'complete' && typeof page.setup_intent === 'object' ? page.setup_intent : null;
    const method = made?.payment_method;
    return typeof method === 'object' ? ofCustomer(method, customer) : null;
  } catch (error) {
    if (error instanceof Error && Reflect.get(error, 'statusCode') === 404) return null;
    throw error;
  }
};

/** Has the provider charge this card from now on. */
export const makeDefault = async (by: PlatformProcessor, customer: string | null, ref: string): Promise<true> => {
  if (by.kind === 'stripe' && customer !== null)
    await stripeBy(by.key).customers.update(customer, { invoice_settings: { default_payment_method: ref } });
  return true;
};

/** Takes a card off at the provider. */
export const detachCard = async (by: PlatformProcessor, ref: string): Promise<true> => {
  if (by.kind === 'stripe') await stripeBy(by.key).paymentMethods.detach(ref);
  return true;
};
