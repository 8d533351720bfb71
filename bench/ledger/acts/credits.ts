import { addDays } from '@nestling/api/kernel/lib/local-time.ts';
import { type Act, around, cents, latest } from '../choices.ts';
import { studentIn } from './invoices.ts';

/** What is done with credits a centre gives. */
export const creditActs: readonly Act[] = [
  {
    weight: 4,
    wish: (choices) => {
      const { random, today } = choices;
      const { id } = studentIn(choices);
      const expires = random.happens(0.2) ? { expires_on: addDays(today, random.between(0, 40)) } : {};
      const date = random.happens(0.1) ? { date: around(choices, 45, 0) } : {};
      return {
        call: 'createCredit',
        args: { student_id: id, amount: cents(choices), detail: 'Sorry', ...date, ...expires },
      };
    },
  },
  {
    weight: 1,
    wish: (choices) => {
      const of = latest(choices, choices.credits);
      const changed = choices.random.happens(0.5) ? { amount: cents(choices) } : { date: around(choices, 45, 0) };
      return of && { call: 'updateCredit', args: { id: of.id, ...changed } };
    },
  },
  {
    weight: 2,
    wish: (choices) => {
      const of = latest(choices, choices.credits);
      const invoices = choices.invoices.filter((one) => one.user === of?.user).slice(-2);
      return of && invoices.length > 0
        ? { call: 'applyCredit', args: { id: of.id, invoices: invoices.map((one) => one.id) } }
        : null;
    },
  },
  {
    weight: 2,
    wish: (choices) => {
      const of = latest(choices, choices.credits);
      return of && { call: 'unapplyCredit', args: { id: of.id } };
    },
  },
  {
    weight: 1,
    wish: (choices) => {
      const of = latest(choices, choices.credits);
      return of && { call: 'voidCredit', args: { id: of.id, reason: 'Mistake' } };
    },
  },
  {
    weight: 1,
    wish: (choices) => {
      const of = latest(choices, choices.credits);
      return of && { call: 'refundCredit', args: { id: of.id, amount: choices.random.between(1, of.amount + 1) } };
    },
  },
];
