import './centers.fields.ts';
import { type Calls, mutation, out, outcome } from '../../kernel/call/call.ts';
import { flag, id, secret } from '../../kernel/call/input.ts';
import { nobody, orError } from '../../kernel/read/reach.ts';
import { openNewCard } from './cards.ts';
import { CenterPlan } from './centers.entities.ts';
import { plansInSight } from './centers.reach.ts';
import { confirmOwnPayment, openCardPage, openOwnPayment } from './own-payment.ts';

const limit = { times: 30, seconds: 3600, by: 'user' } as const;

/** How a center pays for itself: on pages of the provider, and confirmed by it. */
export const ownPaymentCalls: Calls = {
  openCenterPayment: mutation({
    rule: 'admin',
    about:
      'Opens where the own center pays for a plan by a subscription, for the price that is looked up. A plan that is not offered or holds too little, and a center that has a subscription, get Error.',
    changesNothing: 'it opens a page of the provider; what is paid there is confirmed by it',
    reach: { plan_id: orError(plansInSight) },
    secret: true,
    limit,
    input: { plan_id: id(CenterPlan) },
    answer: outcome({ session_id: out.text, url: out.text }),
    run: openOwnPayment,
  }),
  confirmCenterPayment: mutation({
    rule: 'admin',
    about:
      'Asks the provider whether a page of the own center was paid for, and puts it on the plan; one that is unpaid, or of another center, gets Error.',
    reach: nobody,
    secret: true,
    limit: { times: 60, seconds: 3600, by: 'user' },
    input: { session_id: secret(1, 200) },
    answer: outcome(),
    run: confirmOwnPayment,
  }),
  centerCardSession: mutation({
    rule: 'admin',
    about:
      'Opens the provider’s page where the own center mends its card and ends its subscription, or with `add` where it types a new card, which addCenterCard keeps; without a provider it gets Error.',
    reach: nobody,
    secret: true,
    limit,
    input: { add: flag().optional() },
    answer: outcome({ url: out.text }),
    run: (ctx, { add }) => (add ? openNewCard(ctx) : openCardPage(ctx)),
  }),
};
