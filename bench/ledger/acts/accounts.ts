import { addDays } from '@nestling/api/kernel/lib/local-time.ts';
import { type Act, around, latest } from '../choices.ts';
import { studentIn } from './invoices.ts';

/** What is said of accounts and locations: who pays, what an agency has authorized, settings, and the end of months. */
export const accountActs: readonly Act[] = [
  {
    weight: 1,
    wish: (choices) => {
      const { random } = choices;
      const { id, guardians } = studentIn(choices);
      const part = random.happens(0.7) ? { percent: random.between(1, 100) } : { amount: random.between(100, 30_000) };
      const start = random.happens(0.5) ? { start_date: around(choices, 20, 20) } : {};
      const end = random.happens(0.5) ? { end_date: around(choices, -10, 60) } : {};
      return {
        call: 'addStudentPayer',
        args: { student_id: id, user_id: random.pick(guardians), ...part, ...start, ...end },
      };
    },
  },
  {
    weight: 0.5,
    wish: (choices) => {
      const id = latest(choices, choices.payers);
      return id === null ? null : { call: 'updateStudentPayer', args: { id, percent: choices.random.between(1, 100) } };
    },
  },
  {
    weight: 0.7,
    wish: (choices) => {
      const id = latest(choices, choices.payers);
      return id === null ? null : { call: 'removeStudentPayer', args: { id } };
    },
  },
  {
    weight: 0.8,
    wish: (choices) => {
      const { random } = choices;
      const { id, place } = studentIn(choices);
      const start_date = around(choices, 30, 10);
      const end = random.happens(0.7) ? { end_date: addDays(start_date, random.between(5, 90)) } : {};
      const copay = random.happens(0.4) ? { copay: random.between(100, 5_000) } : {};
      const period = random.pick(['monthly', 'weekly', 'biweekly', 'daily']);
      const units = random.happens(0.3) ? { units: random.between(1, 20) } : {};
      const share = { amount: random.between(500, 60_000), period, start_date, ...end, ...copay, ...units };
      return { call: 'createSubsidy', args: { student_id: id, agency_id: random.pick(place.agencies), ...share } };
    },
  },
  {
    weight: 0.4,
    wish: (choices) => {
      const id = latest(choices, choices.subsidies);
      const { random } = choices;
      const changed = random.happens(0.5)
        ? { amount: random.between(500, 60_000) }
        : { end_date: around(choices, -1, 60) };
      return id === null ? null : { call: 'updateSubsidy', args: { id, ...changed } };
    },
  },
  {
    weight: 0.3,
    wish: (choices) => {
      const id = latest(choices, choices.subsidies);
      return id === null ? null : { call: 'deleteSubsidy', args: { id } };
    },
  },
  {
    weight: 0.4,
    wish: (choices) => {
      const { random } = choices;
      const settings = random.pick([
        { late_fee: random.between(0, 3_000), late_fee_days: random.between(0, 10) },
        { late_fee_percent: random.between(0, 500) },
        { sibling_discount: random.between(0, 2_000) },
        { prorate: random.happens(0.5) },
        { credit_absences: random.happens(0.5) },
        { apply_credits: random.happens(0.7) },
        { due_days: random.between(0, 20) },
      ]);
      const from = random.happens(0.3) ? { effective_date: around(choices, 20, 30) } : {};
      const location_id = random.pick(choices.world.locations).id;
      return { call: 'saveBillingSetting', args: { location_id, settings, ...from } };
    },
  },
  {
    weight: 0.4,
    wish: (choices) => {
      const { random } = choices;
      const settings = random.happens(0.7)
        ? { discount: random.between(0, 3_000) }
        : { due_days: random.between(0, 20) };
      const from = random.happens(0.3) ? { effective_date: around(choices, 20, 30) } : {};
      return { call: 'updateStudentAccountDetail', args: { student_id: studentIn(choices).id, settings, ...from } };
    },
  },
  {
    weight: 0.4,
    wish: (choices) => {
      const { random } = choices;
      const { id, place, guardians } = studentIn(choices);
      const user = random.pick(guardians);
      const card = choices.world.cards.find((one) => one.user === user && one.location === place.id);
      const active = random.happens(0.6);
      const args = { student_id: id, active, ...(active && card ? { payment_method: card.id } : {}) };
      return { call: 'saveUserAutoPay', by: 'contact', user, args };
    },
  },
  {
    weight: 0.3,
    wish: (choices) => {
      const month = `${addDays(choices.today, -choices.random.between(15, 60)).slice(0, 7)}-01`;
      return { call: 'closeBillingMonth', args: { location: choices.random.pick(choices.world.locations).id, month } };
    },
  },
];
