import './customers.fields.ts';
import { sql } from 'kysely';
import { type Calls, mutation, out, outcome, outOrNull, paged, query, rows } from '../../kernel/call/call.ts';
import { page, text } from '../../kernel/call/input.ts';
import { nobody, orError } from '../../kernel/read/reach.ts';
import { eachWord, likeWord } from '../../kernel/read/search.ts';
import { sorts } from '../../kernel/read/sorts.ts';
import { plansOnOffer } from './centers.reach.ts';
import { confirmPayment } from './confirm-payment.ts';
import { CenterCustomer } from './customers.entities.ts';
import { customersOfHome } from './customers.fields.ts';
import { confirmForm, paymentForm, signUpForm } from './customers.inputs.ts';
import { saveSignUp } from './customers.ts';
import { openPayment } from './payment-session.ts';

const customerSorts = sorts(CenterCustomer, { name: ['name'], company: ['company'], created: ['created_at'] });
const tries = { times: 30, seconds: 3600, by: 'address' } as const;
const because = 'anybody may become a customer of the platform';

/** Those who sign up for a center and pay for it, and the platform's list of them. */
export const customerCalls: Calls = {
  saveCustomer: mutation({
    rule: 'guest',
    permission: null,
    because,
    about:
      'Keeps who signs up for a center, as a guest of the platform; the answer holds the handle of this sign-up, with which it is changed and paid for within a day. A malformed email, a missing name, a plan that is not offered, and a handle that is over get Error.',
    forHome: true,
    secret: true,
    reach: { 'data.plan_id': orError(plansOnOffer) },
    limit: { ...tries, freely: 5 },
    input: signUpForm,
    answer: outcome({ customer_id: out.text }),
    run: saveSignUp,
  }),
  createCustomerPaymentSession: mutation({
    rule: 'guest',
    permission: null,
    because,
    about:
      'Opens where a sign-up pays, for the price of the plan it has chosen, which is looked up; `price_id` names the plan. Another plan, and a handle that is foreign or over, get Error.',
    forHome: true,
    secret: true,
    reach: { price_id: orError(plansOnOffer) },
    limit: tries,
    input: paymentForm,
    answer: outcome({ session_id: out.text, url: out.text }),
    run: openPayment,
  }),
  confirmCustomerPayment: mutation({
    rule: 'guest',
    permission: null,
    because,
    about:
      'Asks the provider whether a session was paid for and mails the link to set the center up, once; its token is answered that one time beside the handle of the sign-up alone. An unpaid one gets Error.',
    forHome: true,
    secret: true,
    reach: nobody,
    limit: { times: 60, seconds: 3600, by: 'address' },
    input: confirmForm,
    answer: outcome({ token: outOrNull(out.text) }),
    run: confirmPayment,
  }),
  customers: query({
    rule: 'admin',
    about:
      'Lists customers with plan and center, new ones first; a page size that is not a positive integer is refused.',
    reach: { rows: customersOfHome },
    input: { search: text(0, 200).optional(), ...page, sort: customerSorts.input },
    answer: paged(CenterCustomer),
    run: (_, { search, sort }) =>
      rows(CenterCustomer, {
        order: customerSorts.order(sort, ['-created_at']),
        where: () => [
          search?.trim() &&
            eachWord(
              search,
              (word) => sql`folded(concat_ws(' ', center_customer.name, center_customer.email, center_customer.company,
                center_customer.city, center_customer.state)) ${likeWord(word)}`,
            ),
        ],
      }),
  }),
};
