import { amountIn } from '../amount.ts';
import { dayOf } from '../when.ts';

interface Bill {
  readonly number: string;
  readonly student: string;
  readonly cents: number;
  readonly currency: string;
  readonly due: string;
}

/** What letters about money say, and the calls that send them. */
export const bills = {
  'bills.reminded': (p: { count: number }) =>
    p.count === 1 ? '1 reminder was sent.' : `${p.count} reminders were sent.`,
  'bills.sentTo': (p: { names: string }) => `Sent to ${p.names}.`,
  'bills.endsSubject': (p: { child: string; count: number }) =>
    p.count === 1 ? `${p.child}: subsidy authorization ends soon` : `${p.count} subsidy authorizations end soon`,
  'bills.endsLine': (p: { child: string; agency: string; day: string }) =>
    `${p.child}: ${p.agency} pays until ${dayOf('en', p.day)}.`,
  'bills.endsAsk':
    'After that day the family is billed. Ask the agency for a new authorization, or enter the new end date.',
  'bills.endsOpen': 'Open subsidies',
  'bills.notItsPayer': 'Only the payer can get this email.',
  'bills.noReceipt': 'Only a payment that went through has a receipt.',
  'bills.agency': 'This payment came from an agency without an email address.',
  'bills.asked': 'Your question was sent to the center. You will get the answer by email, and here.',
  'bills.answered': 'The answer was sent.',
  'bills.questionGone': 'This question is gone. Reload the page and choose again.',
  'bills.questionDone': 'This question was already answered.',
  'bills.otherItem': 'This line belongs to another invoice. Reload the page and choose again.',

  'bills.hello': (p: { name: string }) => `Hello ${p.name},`,
  'bills.invoice.subject': (p: Bill) => `Invoice ${p.number} for ${p.student}: ${amountIn(p.cents, p.currency)}`,
  'bills.invoice.body': (p: Bill) =>
    `Your invoice ${p.number} for ${p.student} is attached. ${amountIn(p.cents, p.currency)} is due on ${dayOf('en', p.due)}.`,
  'bills.invoice.paid': (p: { number: string; student: string }) =>
    `Your invoice ${p.number} for ${p.student} is attached. It is paid in full.`,
  'bills.reminder.subject': (p: Bill) => `Reminder: ${amountIn(p.cents, p.currency)} for ${p.student} was due`,
  'bills.reminder.body': (p: Bill) =>
    `${amountIn(p.cents, p.currency)} of invoice ${p.number} for ${p.student} was due on ${dayOf('en', p.due)} and hasn’t been paid. If you just paid, there’s nothing to do.`,
  'bills.unpaid.subject': (p: { student: string; currency: string; cents: number }) =>
    `Reminder: ${p.student} has ${amountIn(p.cents, p.currency)} unpaid`,
  'bills.unpaid.line': (p: Bill) => `Invoice ${p.number}: ${amountIn(p.cents, p.currency)}, due ${dayOf('en', p.due)}.`,
  'bills.unpaid.end': 'If you just paid, there’s nothing to do.',
  'bills.autopay.subject': (p: Bill) => `${amountIn(p.cents, p.currency)} will be charged on ${dayOf('en', p.due)}`,
  'bills.autopay.body': (p: Bill & { method: string }) =>
    `Automatic payment will charge ${amountIn(p.cents, p.currency)} to ${p.method} on ${dayOf('en', p.due)} for invoice ${p.number} (${p.student}). There’s nothing to do.`,
  'bills.autopay.off': 'To pay another way, turn off automatic payment before that day.',
  'bills.receipt.subject': (p: { currency: string; cents: number }) => `Receipt for ${amountIn(p.cents, p.currency)}`,
  'bills.receipt.body': (p: { currency: string; cents: number; day: string; student: string }) =>
    `Thank you. Your payment of ${amountIn(p.cents, p.currency)} on ${dayOf('en', p.day)}${p.student ? ` for ${p.student}` : ''} went through. The receipt is attached.`,
  'bills.failed.subject': (p: { currency: string; cents: number }) =>
    `Your payment of ${amountIn(p.cents, p.currency)} didn’t go through`,
  'bills.failed.body': (p: { currency: string; cents: number; number: string; method: string }) =>
    `Automatic payment of ${amountIn(p.cents, p.currency)} for invoice ${p.number} with ${p.method} didn’t go through. Please pay with another card, or ask your bank.`,
  'bills.statement.subject': (p: { student: string }) => `Statement for ${p.student}`,
  'bills.statement.body': (p: { student: string; from: string; to: string }) =>
    `The statement for ${p.student} from ${dayOf('en', p.from)} to ${dayOf('en', p.to)} is attached.`,
  'bills.question.subject': (p: { name: string; number: string }) =>
    `${p.name} has a question about invoice ${p.number}`,
  'bills.question.body': (p: { name: string; student: string; item: string }) =>
    `${p.name} asks about ${p.item ? `“${p.item}” on ` : ''}the invoice for ${p.student}:`,
  'bills.answer.subject': (p: { number: string }) => `About your question on invoice ${p.number}`,
  'bills.button.pay': 'View and pay',
  'bills.button.look': 'View my billing',
  'bills.button.invoice': 'Open the account',

  'bills.year': (p: { year: number }) => `Payments in ${p.year}`,
  'bills.year.total': 'Paid, minus refunds',
  'bills.year.allSent': (p: { year: number }) =>
    `Everybody who paid in ${p.year} was already sent the receipt. A payment or refund since makes a new one.`,
  'bills.year.subject': (p: { year: number }) => `Your payments in ${p.year}`,
  'bills.year.body': (p: { year: number }) =>
    `What you paid in ${p.year} is attached, with our address and tax number, for your tax return.`,
  'bills.year.sending': (p: { count: number }) =>
    `${p.count === 1 ? '1 receipt is' : `${p.count} receipts are`} on the way.`,
  'bills.year.none': (p: { year: number }) => `No payments went through in ${p.year}.`,
  'bills.worked.part': (p: { count: number; of: number; amount: string; closed: number }) =>
    `${p.count} of ${p.of} days at ${p.amount}${p.closed > 0 ? `, ${p.closed} closed` : ''}`,
  'bills.worked.days': (p: { count: number; amount: string }) =>
    `${p.count} ${p.count === 1 ? 'day' : 'days'} at ${p.amount}`,
  'bills.worked.visits': (p: { count: number; amount: string }) =>
    `${p.count} ${p.count === 1 ? 'visit' : 'visits'} at ${p.amount}`,
  'bills.worked.hours': (p: { hours: number; minutes: number; amount: string }) =>
    `${p.hours} h ${p.minutes} min at ${p.amount} an hour`,
  'bills.worked.stay': (p: { minutes: number }) => `${p.minutes} min`,
  'bills.worked.tax': (p: { percent: number; of: string; tax: string }) => `${p.percent}% of ${p.of}`,
  'bills.worked.taxWithin': (p: { percent: number; of: string; tax: string }) =>
    `${p.of} includes ${p.tax} tax (${p.percent}%)`,
  'bills.worked.once': (p: { amount: string }) => `this once, instead of ${p.amount}`,
  'bills.worked.yours': (p: { amount: string }) => `your share of ${p.amount}`,
  'bills.statement.title': 'Statement',

  'bills.kind.opening': 'Starting balance',
  'bills.kind.invoice': 'Invoice',
  'bills.kind.reversal': 'Invoice corrected',
  'bills.kind.adjustment': 'Adjustment',
  'bills.kind.void': 'Voided',
  'bills.kind.waiver': 'Waived',
  'bills.kind.transfer': 'Transferred',
  'bills.kind.payment': 'Payment',
  'bills.kind.application': 'Payment applied',
  'bills.kind.unapplication': 'Payment removed',
  'bills.kind.refund': 'Refund',
  'bills.kind.refund_done': 'Refund done',
  'bills.kind.refund_failed': 'Refund failed',
  'bills.kind.chargeback': 'Charged back by the bank',
  'bills.kind.credit': 'Credit',
  'bills.kind.credit_void': 'Credit ended',
  'bills.kind.deposit': 'Deposit charged',
  'bills.kind.deposit_returned': 'Deposit returned',
  'bills.kind.deposit_applied': 'Deposit used',
  'bills.kind.deposit_kept': 'Deposit kept',
  'bills.way.cash': 'Cash',
  'bills.way.check': 'Check',
  'bills.way.card': 'Card',
  'bills.way.bank': 'Bank account',
  'bills.way.external': 'Outside the app',
  'bills.way.agency': 'Agency',
  'bills.way.credit': 'Credit',
  'bills.way.deposit': 'Deposit',

  'bills.column.room': 'Room',
  'bills.column.category': 'Category',
  'bills.column.sales': 'Sales before tax',
  'bills.column.taxable': 'Taxed',
  'bills.column.tax': 'Sales tax',
  'bills.column.students': 'Accounts',
  'bills.column.provider': 'Provider: address, phone, EIN',
  'bills.column.location': 'Location',
  'bills.column.received': 'Received',
  'bills.column.entry': 'Journal no.',
  'bills.column.account': 'Account',
  'bills.column.debit': 'Debits',
  'bills.column.credit': 'Credits',
  'bills.account.receivable': 'Accounts receivable',
  'bills.account.credit': 'Family credits',
  'bills.account.income': 'Income',
  'bills.account.waived': 'Waived',
  'bills.account.promotion': 'Credits given',
  'bills.account.cash': 'Undeposited funds',
  'bills.account.clearing': 'Refunds in progress',
  'bills.account.deposit': 'Deposits held',
  'bills.account.surcharge': 'Card surcharges',
  'bills.account.tax': 'Sales tax owed',
};
