import type { WriteContext } from '../../../kernel/call/context.ts';
import { type CardPayment, cardPaymentAt } from '../../settings/settings.door.ts';

/** Who takes cards at a location: Stripe with the location's own keys, or the processor of the demo. */
export type Processor = { readonly kind: 'demo' } | ByStripe;

/** Stripe with the keys of a location. */
export interface ByStripe {
  readonly kind: 'stripe';
  readonly livemode: boolean;
  readonly key: string;
  /** What its webhooks are signed with; null: none are taken. */
  readonly hookSecret: string | null;
}

/** Who can really charge at a location now; null for nobody. */
export const processorAt = async (ctx: WriteContext, location: number): Promise<Processor | null> => {
  const cardPayment = await cardPaymentAt(ctx.db, ctx.who.centre, location);
  if (cardPayment.taker === 'demo') return { kind: 'demo' };
  return cardPayment.taker === 'stripe' ? byKeys(cardPayment) : null;
};

/** Stripe by the location's keys, for what was asked of it before: also where cards are taken no longer. */
export const stripeAt = async (ctx: WriteContext, location: number): Promise<ByStripe | null> =>
  byKeys(await cardPaymentAt(ctx.db, ctx.who.centre, location));

const byKeys = ({ livemode, secret_key: key, webhook_secret: hookSecret }: CardPayment): ByStripe | null =>
  key === null ? null : { kind: 'stripe', livemode, key, hookSecret };

/** Whether a stored card is one of this processor, in this mode. */
export const isOf = (
  processor: Processor,
  { provider, livemode }: { readonly provider: string; readonly livemode: boolean | null },
): boolean => provider === processor.kind && (processor.kind === 'demo' || livemode === processor.livemode);
