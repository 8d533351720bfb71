import type Stripe from 'stripe';
import type { RowOf } from '../../kernel/db/tables.ts';
import { isOver } from './subscription-state.ts';

type Plan = Pick<RowOf<'centre_plan'>, 'id' | 'name' | 'amount' | 'period' | 'price_id'>;

/** What a plan costs, in one word: a subscription carries it, so that another plan or price is seen. */
export const priceWord = ({ id, amount, period, price_id }: Plan): string =>
  `${id}:${amount}:${period}:${price_id ?? ''}`;

/** The price of a plan that has none at the provider yet. */
const priceData = ({ amount, period, name }: Plan) => ({
  currency: 'usd',
  unit_amount: amount,
  recurring: { interval: period === 'year' ? ('year' as const) : ('month' as const) },
  product_data: { name },
});

/** The line of a page where a plan is paid for: by the price the provider knows, else by one told along. */
export const lineItem = (plan: Plan) => ({
  quantity: 1,
  ...(plan.price_id ? { price: plan.price_id } : { price_data: priceData(plan) }),
});

/**
 * Moves a subscription to the plan its center has: the center chose another one, or its price was changed. What remains of the
 * old plan is given back on the next invoice by days; a price that was changed holds from the next invoice on. Asked twice
 * it changes nothing the second time. One that has ended is moved no more.
 */
export const movePrice = async (
  stripe: Stripe,
  subscription: Stripe.Subscription,
  plan: Plan,
): Promise<Stripe.Subscription> => {
  const word = priceWord(plan);
  const had = subscription.metadata.price;
  const [item] = subscription.items.data;
  const over = subscription.status === 'incomplete' || isOver(subscription.status);
  if (!item || over || had === word || plan.amount === 0) return subscription;
  const price =
    plan.price_id ?? (await stripe.prices.create(priceData(plan), { idempotencyKey: `center-plan:${word}` })).id;
  return stripe.subscriptions.update(subscription.id, {
    items: [{ id: item.id, price }],
    metadata: { price: word },
    proration_behavior: had?.split(':')[0] === String(plan.id) ? 'none' : 'create_prorations',
  });
};
