import { type Calls, mutation, out, outcome, outList } from '../../../kernel/call/call.ts';
import { orError } from '../../../kernel/read/reach.ts';
import { ownInvoices, ownPayments, payingPeople, studentsBilled } from '../../../model/billing/reach.ts';
import { ownLocations } from '../../../model/location/reach.ts';
import {
  ofInvoice,
  ofPayment,
  ofStatement,
  ofStudent,
  ofStudents,
  sendInvoice,
  sendReceipt,
  sendReminder,
  sendReminders,
  sendStatement,
} from './send.ts';
import { ofYear, sendYear } from './send-year.ts';

const answer = outcome({ sent_to: outList(out.text) });
const office = {
  rule: 'manager',
  permission: 'manage_billing',
  answer,
  limit: { times: 300, seconds: 600, by: 'user' },
} as const;

/** Letters about money. Each tells who got it. */
export const billEmailCalls: Calls = {
  sendInvoice: mutation({
    ...office,
    about:
      'Mails an invoice with its PDF to its payers, which opens a draft; without a payer with a real address it gets Error.',
    reach: { id: orError(ownInvoices), users: orError(payingPeople) },
    input: ofInvoice,
    run: sendInvoice,
  }),
  sendPaymentReceipt: mutation({
    ...office,
    about: 'Mails the receipt of a payment to its payer; a placeholder address gets Error.',
    reach: { id: orError(ownPayments), users: orError(payingPeople) },
    input: ofPayment,
    run: sendReceipt,
  }),
  sendStudentStatement: mutation({
    ...office,
    about: 'Mails each payer the statement of its own part of the days; a placeholder address gets Error.',
    reach: { student_id: orError(studentsBilled), users: orError(payingPeople) },
    input: ofStatement,
    run: sendStatement,
  }),
  sendYearReceipts: mutation({
    ...office,
    rule: 'admin',
    about:
      'Has the receipt of a year mailed to everybody who has paid at a location, as IRS Form 2441 wants it, after asking: to how many, over how much, and how many have no address. Who has got one over the same sum gets no second. Nobody to mail gets Error.',
    reach: { location: orError(ownLocations) },
    input: ofYear,
    confirms: { LETTER: 'always: which year, to how many payers, over how much, and how many have no address' },
    answer: outcome(),
    run: sendYear,
  }),
  sendUnpaidReminder: mutation({
    ...office,
    about: 'Mails the payers of a student what each still owes; an account without open invoices gets Error.',
    reach: { student_id: orError(studentsBilled) },
    input: ofStudent,
    run: sendReminder,
  }),
  sendUnpaidReminders: mutation({
    ...office,
    about:
      'Mails the payers of several students what each still owes, after asking: how many, whom and over how much. Where nothing is owed or nobody has an address it gets Error.',
    reach: { students: orError(studentsBilled) },
    input: ofStudents,
    confirms: { LETTER: 'always: how many letters, to whom, over how much, and how many payers have no address' },
    answer: outcome(),
    run: sendReminders,
  }),
};
