import { addDays } from '@nestling/api/kernel/lib/local-time.ts';
import { type Act, around, type Choices, cents, latest } from '../choices.ts';

export const studentIn = (choices: Choices) => {
  const student = choices.random.pick(choices.world.students);
  const place = choices.world.locations.find(({ id }) => id === (choices.at.get(student.id) ?? student.location));
  if (!place) throw new Error('A child is nowhere.');
  return { ...student, place };
};

const items = (choices: Choices, categories: readonly number[]) =>
  Array.from({ length: choices.random.between(1, 3) }, (_, i) => ({
    name: `Item ${i + 1}`,
    amount: cents(choices),
    ...(choices.random.happens(0.7) ? { category: choices.random.pick(categories) } : {}),
  }));

const days = (choices: Choices) => {
  const { random, today } = choices;
  const date = random.happens(0.6)
    ? today
    : random.happens(0.3)
      ? addDays(today, random.between(1, 40))
      : around(choices, 50, 0);
  return { ...(date === today ? {} : { date }), due_date: addDays(date, random.between(0, 30)) };
};

const some = (choices: Choices, amount: number) =>
  choices.random.happens(0.5) ? undefined : Math.min(cents(choices), amount + 1);

/** What is done to invoices. */
export const invoiceActs: readonly Act[] = [
  {
    weight: 16,
    wish: (choices) => {
      const { random } = choices;
      const { id, place, guardians } = studentIn(choices);
      const whom = random.between(1, 10);
      const parts =
        whom === 1
          ? { agency_id: random.pick(place.agencies) }
          : whom === 2 && guardians.length > 1
            ? { payers: guardians.map((user_id) => ({ user_id, percent: 50 })) }
            : whom === 3
              ? { payers: [{ user_id: random.pick(guardians), percent: 100 }] }
              : {};
      const draft = random.happens(0.15) ? { draft: true } : {};
      return {
        call: 'createInvoice',
        args: { student_id: id, items: items(choices, place.categories), ...days(choices), ...parts, ...draft },
      };
    },
  },
  {
    weight: 3,
    wish: (choices) => {
      const of = latest(choices, choices.invoices);
      if (!of) return null;
      const { random, world } = choices;
      const place = world.locations.find(({ id }) => id === of.location);
      const changed = random.between(1, 4);
      const payer = world.students.find(({ id }) => id === of.student)?.guardians ?? [];
      return {
        call: 'updateInvoice',
        args: {
          id: of.id,
          ...(changed === 1 ? { items: items(choices, place?.categories ?? []) } : {}),
          ...(changed === 2 ? days(choices) : {}),
          ...(changed === 3 ? { due_date: around(choices, 5, 40) } : {}),
          ...(changed === 4 && payer.length > 0 ? { payers: [{ user_id: random.pick(payer), percent: 100 }] } : {}),
        },
      };
    },
  },
  {
    weight: 4,
    wish: (choices) => {
      const of = latest(choices, choices.invoices);
      const amount = choices.random.happens(0.5) ? cents(choices) : -cents(choices);
      return of && { call: 'adjustInvoice', args: { id: of.id, amount, detail: 'Adjusted' } };
    },
  },
  {
    weight: 3,
    wish: (choices) => {
      const of = latest(choices, choices.invoices);
      return of && { call: 'voidInvoice', args: { id: of.id, reason: 'Mistake' } };
    },
  },
  {
    weight: 4,
    wish: (choices) => {
      const of = latest(choices, choices.invoices);
      return of && { call: 'waiveInvoice', args: { id: of.id, amount: some(choices, of.amount), reason: 'Hardship' } };
    },
  },
  {
    weight: 4,
    wish: (choices) => {
      const of = latest(choices, choices.invoices);
      if (!of) return null;
      const { random, world } = choices;
      const amount = some(choices, of.amount);
      const place = world.locations.find(({ id }) => id === of.location);
      const family = world.students.find(({ id }) => id === of.student)?.guardians ?? [];
      const whom = random.between(1, 3);
      const to =
        whom === 1
          ? { to_student: random.pick(world.students).id }
          : whom === 2 && place
            ? { to_agency: random.pick(place.agencies) }
            : { to_user: random.pick(family.length > 0 ? family : [0]) };
      return { call: 'transferInvoiceBill', args: { id: of.id, ...to, amount } };
    },
  },
  {
    weight: 2,
    wish: (choices) => {
      const of = latest(choices, choices.invoices);
      return of && { call: 'sendInvoice', args: { id: of.id } };
    },
  },
  {
    weight: 1,
    wish: (choices) => {
      const of = latest(choices, choices.invoices);
      return of && { call: 'deleteInvoice', args: { id: of.id } };
    },
  },
];
