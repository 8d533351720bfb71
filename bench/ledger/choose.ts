import { accountActs } from './acts/accounts.ts';
import { creditActs } from './acts/credits.ts';
import { invoiceActs } from './acts/invoices.ts';
import { paymentActs } from './acts/payments.ts';
import { planActs } from './acts/plans.ts';
import type { Act, Choices, Wish } from './choices.ts';
import type { Answer, Operation } from './interface.ts';

const acts: readonly Act[] = [...invoiceActs, ...paymentActs, ...creditActs, ...planActs, ...accountActs];
const whole = acts.reduce((sum, { weight }) => sum + weight, 0);

/** What is sent to the server: nothing random is left in it. */
export const choose = (choices: Choices): Wish => {
  for (;;) {
    let left = choices.random.next() * whole;
    for (const { weight, wish } of acts) {
      left -= weight;
      if (left >= 0) continue;
      const wished = wish(choices);
      if (wished) return wished;
      break;
    }
  }
};

/** Remembers what an operation has made and moved. */
export const remember = (
  choices: Choices,
  { call, args }: Pick<Operation, 'call' | 'args'>,
  { status, made }: Answer,
): void => {
  for (const { id, student, location, user, agency, total } of made.invoices)
    choices.invoices.push({ id, student, location, user, agency, amount: total });
  for (const { id, location, user, amount } of made.payments)
    choices.payments.push({ id, student: null, location, user, agency: null, amount });
  for (const { id, user, amount } of made.credits)
    choices.credits.push({ id, student: null, location: 0, user, agency: null, amount });
  for (const key of ['plans', 'payers', 'subsidies', 'absences'] as const)
    choices[key].push(...made[key].map(({ id }) => id));
  if (status === 'Success' && call === 'transferStudents' && Array.isArray(args.students))
    for (const student of args.students) choices.at.set(Number(student), Number(args.location_id));
};
