import { type Act, around, type Choices, cents, type Known, latest } from '../choices.ts';
import { studentIn } from './invoices.ts';

const WAYS = ['cash', 'check', 'bank', 'external'];

/** Invoices of one account, now and then of any. */
const listed = (choices: Choices, student: number): Known[] => {
  const { random } = choices;
  const own = choices.invoices.filter((one) => one.student === student).slice(-12);
  const from = random.happens(0.9) ? own : choices.invoices.slice(-30);
  return from.length === 0 ? [] : random.shuffled(from).slice(0, random.between(1, 3));
};

const sumOf = (invoices: readonly Known[]): number => invoices.reduce((sum, { amount }) => sum + amount, 0);

/** What is done with money that comes in and goes back. */
export const paymentActs: readonly Act[] = [
  {
    weight: 16,
    wish: (choices) => {
      const { random } = choices;
      const { id, guardians } = studentIn(choices);
      const invoices = random.happens(0.5) ? listed(choices, id) : [];
      const sum = sumOf(invoices);
      const when = random.between(1, 10);
      return {
        call: 'createPayment',
        args: {
          student_id: id,
          amount: sum > 0 && random.happens(0.5) ? sum : cents(choices),
          method: random.pick(WAYS),
          ...(invoices.length > 0 ? { invoices: invoices.map((one) => one.id) } : {}),
          ...(random.happens(0.2) ? { user_id: random.pick(guardians) } : {}),
          ...(when === 1 ? { date: around(choices, 45, 3) } : {}),
          ...(when === 2 ? { pending: true } : {}),
        },
      };
    },
  },
  {
    weight: 4,
    wish: (choices) => {
      const of = latest(choices, choices.payments);
      const date = around(choices, 45, 1);
      return (
        of && {
          call: 'updatePayment',
          args: { id: of.id, ...(choices.random.happens(0.8) ? { date } : { note: 'Noted' }) },
        }
      );
    },
  },
  {
    weight: 3,
    wish: (choices) => {
      const of = latest(choices, choices.payments);
      return of && { call: 'approvePayment', args: { id: of.id } };
    },
  },
  {
    weight: 5,
    wish: (choices) => {
      const of = latest(choices, choices.payments);
      if (!of) return null;
      const mine = choices.invoices.filter((one) => one.user === of.user && one.location === of.location);
      const invoices = (choices.random.happens(0.9) ? mine : choices.invoices).slice(-choices.random.between(1, 3));
      if (invoices.length === 0) return null;
      const amounts = choices.random.happens(0.3) ? { amounts: invoices.map(() => cents(choices)) } : {};
      return { call: 'applyPayment', args: { id: of.id, invoices: invoices.map((one) => one.id), ...amounts } };
    },
  },
  {
    weight: 4,
    wish: (choices) => {
      const of = latest(choices, choices.payments);
      return of && { call: 'unapplyPayment', args: { id: of.id } };
    },
  },
  {
    weight: 3,
    wish: (choices) => {
      const of = latest(choices, choices.payments);
      return of && { call: 'voidPayment', args: { id: of.id, reason: 'Bounced' } };
    },
  },
  {
    weight: 5,
    wish: (choices) => {
      const of = latest(choices, choices.payments);
      if (!of) return null;
      const amount = choices.random.happens(0.4) ? of.amount : choices.random.between(1, of.amount + 1);
      return { call: 'refundPayment', args: { id: of.id, amount, reason: 'Left' } };
    },
  },
  {
    weight: 5,
    wish: (choices) => {
      const of = latest(choices, choices.invoices);
      const card = choices.world.cards.find((one) => one.user === of?.user && one.location === of.location);
      if (!of || !card) return null;
      const amount = choices.random.happens(0.7) ? {} : { amount: choices.random.between(1, of.amount + 1) };
      const args = { id: of.id, payment_method: card.id, ...amount };
      return choices.random.happens(0.5)
        ? { call: 'chargeInvoice', args }
        : { call: 'chargeUserInvoice', args, by: 'contact', user: card.user };
    },
  },
  {
    weight: 3,
    wish: (choices) => {
      const { random } = choices;
      const place = random.pick(choices.world.locations);
      const agency = random.pick(place.agencies);
      const open = choices.invoices.filter((one) => one.agency === agency).slice(-2);
      const invoices = open.length > 0 && random.happens(0.5) ? { invoices: open.map((one) => one.id) } : {};
      return { call: 'createAgencyPayment', args: { agency_id: agency, amount: cents(choices), ...invoices } };
    },
  },
  {
    weight: 2,
    wish: (choices) => {
      const { random } = choices;
      const before = choices.disputes.at(-1);
      if (before && random.happens(0.5)) {
        const status = random.pick(['won', 'lost', 'needs_response']);
        return { call: 'dispute', by: 'provider', args: { ...before, status, reason: 'fraudulent' } };
      }
      const of = latest(choices, choices.payments);
      if (!of) return null;
      const dispute = {
        payment: of.id,
        ref: `dp_${choices.world.centre}_${choices.disputes.length + 1}`,
        amount: of.amount,
      };
      choices.disputes.push(dispute);
      const status = random.pick(['needs_response', 'needs_response', 'warning_needs_response']);
      return { call: 'dispute', by: 'provider', args: { ...dispute, status, reason: 'fraudulent' } };
    },
  },
];
