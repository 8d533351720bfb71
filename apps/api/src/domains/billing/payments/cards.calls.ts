import '../documents.fields.ts';
import { type Calls, list, mutation, out, outcome, outList, query, rows } from '../../../kernel/call/call.ts';
import { id, int } from '../../../kernel/call/input.ts';
import { orError } from '../../../kernel/read/reach.ts';
import { Invoice, Payment, PaymentMethod } from '../../../model/billing/entity.ts';
import {
  methodsOfOneself,
  ownInvoices,
  ownMethods,
  payingPeople,
  studentsBilled,
  studentsWithMoney,
} from '../../../model/billing/reach.ts';
import { Location } from '../../../model/location/entity.ts';
import { ownLocations } from '../../../model/location/reach.ts';
import { User } from '../../../model/user/entity.ts';
import { cents, MOST } from '../documents.ts';
import { addCard, autoPay, newCard, openCardSession, removeCard, saveAutoPay, setDefault } from './cards.ts';
import { chargeInvoice } from './charge.ts';
import { chargeAccounts, chargedAccounts } from './charge-accounts.ts';
import { asksSurcharge } from './surcharge.ts';

/** Stored cards, and what is charged to them. */
export const cardCalls: Calls = {
  chargeInvoice: mutation({
    rule: 'manager',
    permission: 'manage_billing',
    about: 'Charges an open invoice to a stored card of its payer; a declined card gets Error and a failed payment.',
    reach: { id: orError(ownInvoices), payment_method: orError(ownMethods) },
    input: { id: id(Invoice), payment_method: id(PaymentMethod).optional(), amount: cents.optional() },
    answer: outcome({ payment: Payment }),
    run: (ctx, i) => chargeInvoice(ctx, { id: i.id, card: i.payment_method, part: i.amount, payer: null }),
  }),
  chargeAccounts: mutation({
    rule: 'manager',
    permission: 'manage_billing',
    about:
      'Charges what accounts owe at a location today to the stored cards of their payers, after asking: how many invoices, whom, how much and how many are left out. Cards that are declined are told; where nobody has a card it gets Error.',
    reach: { location: orError(ownLocations), students: orError(studentsWithMoney) },
    input: chargedAccounts,
    confirms: { CHARGE: 'always: how many invoices, of whom, how much in all, and how many are left out' },
    answer: outcome(),
    run: chargeAccounts,
  }),
  chargeUserInvoice: mutation({
    rule: 'user',
    about:
      "Pays an open invoice from the calling contact's card; another's invoice, too large an amount or a declined card gets Error. A credit card may cost more, on top of the amount: `surcharge` names the cents the payer was shown.",
    reach: { id: orError(ownInvoices), user_id: orError(payingPeople), payment_method: orError(methodsOfOneself) },
    input: {
      id: id(Invoice),
      user_id: id(User).optional(),
      payment_method: id(PaymentMethod).optional(),
      amount: cents.optional(),
      surcharge: int(0, MOST).optional(),
    },
    confirms: asksSurcharge,
    answer: outcome({ payment: Payment }),
    // Whoever pays is the caller: an id of somebody else finds no invoice of theirs.
    run: (ctx, i) => {
      const payer = i.user_id === undefined || i.user_id === ctx.who.user ? ctx.who.user : 0;
      return chargeInvoice(ctx, { id: i.id, card: i.payment_method, part: i.amount, payer, surcharge: i.surcharge });
    },
  }),
  getUserPaymentMethods: query({
    rule: 'user',
    about: 'Lists the stored cards of the caller, or for managers of a payer, by their last four digits.',
    reach: { user_id: payingPeople, rows: ownMethods },
    input: { user_id: id(User).optional() },
    answer: list(PaymentMethod),
    run: (ctx, i) =>
      rows(PaymentMethod, {
        where: (q) => [q('payment_method.user_id', '=', i.user_id ?? ctx.who.user)],
        order: ['-is_default'],
      }),
  }),
  createUserCardSession: mutation({
    rule: 'user',
    about:
      'Opens a session with the card provider to take a card whose number never comes here; a location without card payments gets Error.',
    reach: { location: orError(ownLocations) },
    input: { location: id(Location) },
    answer: outcome({ client_secret: out.text, provider: out.text, cards: outList(out.text), url: out.text }),
    secret: true,
    changesNothing: 'a session of the demo is kept nowhere; of Stripe’s the customer is, once',
    run: openCardSession,
  }),
  addUserCard: mutation({
    rule: 'user',
    about:
      "Stores a card of the caller by the provider's reference; a reference the provider does not know gets Error.",
    reach: { location: orError(ownLocations) },
    input: newCard,
    answer: outcome({ method: PaymentMethod }),
    run: addCard,
  }),
  deleteUserCard: mutation({
    rule: 'user',
    about: 'Removes a stored card of the caller; one that automatic payment uses gets Error.',
    reach: { id: orError(methodsOfOneself) },
    input: { id: id(PaymentMethod) },
    answer: outcome(),
    run: removeCard,
  }),
  setDefaultUserCard: mutation({
    rule: 'user',
    about: 'Makes a stored card of the caller the default one.',
    reach: { id: orError(methodsOfOneself) },
    input: { id: id(PaymentMethod) },
    answer: outcome({ method: PaymentMethod }),
    run: setDefault,
  }),
  saveUserAutoPay: mutation({
    rule: 'user',
    about: 'Switches automatic payment of what the caller owes for a student; without a stored card it gets Error.',
    reach: { student_id: orError(studentsBilled), payment_method: orError(methodsOfOneself) },
    input: autoPay,
    answer: outcome({ mandate: out.text }),
    changesNothing: 'what is switched off already stays so',
    run: saveAutoPay,
  }),
};
