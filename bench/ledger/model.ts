import type { Answer, MadeInvoice, Model, NewModel, Observed, Operation, Row } from './interface.ts';
import { Plans } from './model-plans.ts';

interface Invoice extends Omit<MadeInvoice, 'draft' | 'total'> {
  draft: boolean;
  total: number;
  /** False once its sums cannot be known from what was asked for, as after a change of its items. */
  known: boolean;
  voided: boolean;
  gone: boolean;
  transferred: number;
  readonly madeOn: string;
}
interface Payment {
  readonly amount: number;
  refunded: number;
  voided: boolean;
  /** What the card's bank has taken back, by dispute; 0 of one that was won. */
  readonly disputed: Map<string, number>;
}
interface Credit {
  amount: number;
  refunded: number;
  voided: boolean;
  /** The last day it can be used. */
  readonly expires: string;
}

/** What of a payment is with its payer again. */
const backOf = ({ refunded, disputed }: Payment): number => refunded + sum([...disputed.values()]);
const money = (row: Row, key: string): number => Number(row[key] ?? 0);
const number = (value: unknown): number | null => (typeof value === 'number' ? value : null);
const text = (value: unknown): string | null => (typeof value === 'string' ? value : null);
const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);
const itemsOf = (value: unknown): number =>
  Array.isArray(value) ? sum(value.map((item: { amount?: unknown }) => Number(item.amount ?? 0))) : 0;

/** Papers of a center: invoices, payments and credits, and what each account owes by them. */
class Papers implements Model {
  private readonly invoices = new Map<number, Invoice>();
  private readonly payments = new Map<number, Payment>();
  private readonly credits = new Map<number, Credit>();
  private readonly lateFees = new Set<string>();
  /** The first day of each location that is not closed. */
  private readonly open = new Map<number, string>();
  private found: string[] = [];

  follow(operation: Operation, answer: Answer): readonly string[] {
    this.found = [];
    const { call, args } = operation;
    if (answer.status !== 'Success') this.mustBeUntouched(operation, answer);
    for (const made of answer.made.invoices) this.take(operation, made);
    for (const { id, amount } of answer.made.payments)
      this.payments.set(id, { amount, refunded: 0, voided: false, disputed: new Map() });
    for (const { id, amount } of answer.made.credits)
      this.credits.set(id, { amount, refunded: 0, voided: false, expires: text(args.expires_on) ?? '9999' });
    this.refunds(call, answer);
    if (answer.status === 'Success') this.did(call, args, operation, answer);
    return this.found;
  }

  private say(condition: boolean, what: string): void {
    if (!condition) this.found.push(what);
  }

  /** What was declined or refused has left nothing; a card that was refused leaves its failed payment. */
  private mustBeUntouched({ call }: Operation, { made }: Answer): void {
    for (const [kind, rows] of Object.entries(made)) {
      if (kind === 'payments' && call.startsWith('charge')) continue;
      this.say(rows.length === 0, `${call} was not done and made ${rows.length} ${kind}`);
    }
  }

  private take({ on }: Operation, made: MadeInvoice): void {
    const open = this.open.get(made.location);
    this.say(made.total >= 0, `invoice ${made.id} is of ${made.total}`);
    this.say(
      !open || made.draft || made.date >= open,
      `invoice ${made.id} is dated ${made.date}, closed before ${open}`,
    );
    this.say(made.due_date >= made.date, `invoice ${made.id} is due ${made.due_date}, before its date ${made.date}`);
    this.invoices.set(made.id, { ...made, known: true, voided: false, gone: false, transferred: 0, madeOn: on });
    if (made.late_fee_of !== null) this.lateFee(made, on);
  }

  /** No fee within the terms, counted from the day the invoice was made, and one for each invoice. */
  private lateFee({ id, late_fee_of: of, location }: MadeInvoice, on: string): void {
    const base = this.invoices.get(of ?? 0);
    this.say(base !== undefined, `late fee ${id} is for no invoice`);
    if (!base) return;
    this.say(base.due_date < on, `late fee ${id} on ${on} for invoice ${of}, due ${base.due_date}`);
    this.say(base.madeOn < on, `late fee ${id} on the day its invoice ${of} was made`);
    this.say(!base.voided && !base.draft, `late fee ${id} is for invoice ${of}, which is voided or a draft`);
    this.say(base.location === location, `late fee ${id} is at ${location}, its invoice at ${base.location}`);
    const key = `${of}`;
    this.say(!this.lateFees.has(key), `invoice ${of} has two late fees`);
    this.lateFees.add(key);
  }

  private refunds(call: string, { made }: Answer): void {
    // What a bank takes back is a dispute's, and comes again when that is won.
    if (call === 'dispute') return;
    for (const { id, payment, credit, amount } of made.refunds) {
      const of = payment === null ? this.credits.get(credit ?? 0) : this.payments.get(payment);
      this.say(of !== undefined, `refund ${id} is of nothing`);
      if (!of) continue;
      of.refunded += amount;
      const back = 'disputed' in of ? backOf(of) : of.refunded;
      this.say(back <= of.amount, `${back} of ${of.amount} were given back, by refund ${id}`);
    }
  }

  private did(call: string, args: Operation['args'], operation: Operation, answer: Answer): void {
    const id = number(args.id) ?? 0;
    const invoice = this.invoices.get(id);
    const payment = this.payments.get(id);
    const amount = number(args.amount);
    const { made } = answer;
    if (call === 'createInvoice') this.billed(operation, answer);
    else if (call === 'adjustInvoice' && invoice) invoice.total += amount ?? 0;
    else if (call === 'updateInvoice' && invoice) {
      invoice.known = false;
      const open = this.open.get(invoice.location);
      const date = text(args.date);
      this.say(
        !date || !open || invoice.draft || date >= open,
        `invoice ${id} was dated ${date}, closed before ${open}`,
      );
    } else if (call === 'voidInvoice' && invoice) {
      this.say(!invoice.voided && !invoice.draft, `invoice ${id} could be voided`);
      invoice.voided = true;
      for (const fee of this.invoices.values()) if (fee.late_fee_of === id) fee.voided = true;
    } else if (call === 'deleteInvoice' && invoice) {
      this.say(invoice.draft, `invoice ${id} was deleted and is no draft`);
      invoice.gone = true;
    } else if (call === 'sendInvoice' && invoice) invoice.draft = false;
    else if (call === 'transferInvoiceBill' && invoice) {
      const moved = sum(made.invoices.map(({ total }) => total));
      this.say(amount === null || moved === amount, `${moved} of invoice ${id} were moved, ${amount} asked for`);
      this.say(
        made.invoices.every(({ from_invoice: from }) => from === id),
        `invoice ${id} was moved elsewhere`,
      );
      invoice.transferred += moved;
    } else if (call === 'createPayment') this.paid(operation, answer);
    else if (call === 'createAgencyPayment')
      this.say(
        sum(made.payments.map((one) => one.amount)) === amount,
        `an agency paid ${amount} and another sum is kept`,
      );
    else if (call.startsWith('charge') && amount !== null)
      this.say(sum(made.payments.map((one) => one.amount)) === amount, `${amount} were to be charged, and were not`);
    else if (call === 'voidPayment' && payment) {
      this.say(!payment.voided && payment.refunded === 0, `payment ${id} could be voided`);
      payment.voided = true;
    } else if (call === 'refundPayment' || call === 'refundCredit')
      this.say(sum(made.refunds.map((one) => one.amount)) === amount, `${amount} of ${id} were to be given back`);
    else if (call === 'createCredit')
      this.say(sum(made.credits.map((one) => one.amount)) === amount, `a credit of ${amount} is another`);
    else if (call === 'updateCredit' && amount !== null) {
      const credit = this.credits.get(id);
      if (credit) credit.amount = amount;
    } else if (call === 'voidCredit') {
      const credit = this.credits.get(id);
      if (credit) credit.voided = true;
    } else if (call === 'closeBillingMonth') this.closed(args);
    else if (call === 'dispute') this.disputed(args);
  }

  /** Hand-made invoices come to the sum of their items, to whom it was said. */
  private billed({ args, on }: Operation, { made }: Answer): void {
    const whole = itemsOf(args.items);
    const total = sum(made.invoices.map((one) => one.total));
    const student = number(args.student_id);
    this.say(made.invoices.length > 0, 'createInvoice made none');
    this.say(total === whole, `items of ${whole} were billed as ${total}`);
    for (const one of made.invoices) {
      this.say(one.student === student, `invoice ${one.id} is of another child`);
      this.say(one.date === (text(args.date) ?? on), `invoice ${one.id} is dated ${one.date}`);
      this.say(one.agency === (number(args.agency_id) ?? null), `invoice ${one.id} is of agency ${one.agency}`);
      this.say(one.draft === (args.draft === true), `invoice ${one.id} is a draft or not, as nobody said`);
    }
  }

  private paid({ args, on }: Operation, { made }: Answer): void {
    this.say(made.payments.length === 1, `createPayment made ${made.payments.length} payments`);
    this.say(made.payments[0]?.amount === number(args.amount), `a payment of ${args.amount} is kept as another`);
    const date = text(args.date);
    this.say(!date || date <= on, `a payment dated ahead to ${date} was taken on ${on}`);
    const student = number(args.student_id);
    for (const id of Array.isArray(args.invoices) ? args.invoices : []) {
      const invoice = this.invoices.get(Number(id));
      this.say(
        invoice?.student === student,
        `a payment of child ${student} settles invoice ${id} of ${invoice?.student}`,
      );
      this.say(invoice?.agency === null, `a family's payment settles invoice ${id} of an agency`);
    }
  }

  private closed({ location, month }: Operation['args']): void {
    const [year = 0, closed = 0] = String(month).split('-').map(Number);
    const next = closed === 12 ? `${year + 1}-01-01` : `${year}-${String(closed + 1).padStart(2, '0')}-01`;
    this.open.set(number(location) ?? 0, next);
  }

  /** The bank takes what is left of a payment at most, once for each dispute, and gives it back when that is won. */
  private disputed({ payment: id, ref, status, amount }: Operation['args']): void {
    const payment = this.payments.get(number(id) ?? 0);
    if (!payment || payment.voided || status === 'warning_needs_response') return;
    const isKnown = payment.disputed.has(String(ref));
    if (status === 'won' && isKnown) payment.disputed.set(String(ref), 0);
    if (status === 'won' || isKnown) return;
    payment.disputed.set(String(ref), Math.min(number(amount) ?? 0, payment.amount - backOf(payment)));
  }

  compare(observed: Observed): readonly string[] {
    this.found = [];
    const seen = new Map(observed.invoices.map((row) => [Number(row.id), row]));
    for (const [id, invoice] of this.invoices) this.sameInvoice(id, invoice, seen.get(id));
    this.samePayments(observed);
    this.owed(observed);
    return this.found;
  }

  private sameInvoice(id: number, invoice: Invoice, row: Row | undefined): void {
    this.say((row === undefined) === invoice.gone, `invoice ${id} is ${row ? 'there' : 'gone'}`);
    if (!row) return;
    this.say((row.status === 'voided') === invoice.voided, `invoice ${id} is ${row.status}`);
    this.say((row.status === 'draft') === invoice.draft, `invoice ${id} is ${row.status}`);
    if (!invoice.known) invoice.total = money(row, 'total');
    invoice.known = true;
    this.say(money(row, 'total') === invoice.total, `invoice ${id} is of ${row.total}, ${invoice.total} was billed`);
    if (invoice.voided || invoice.draft) return;
    this.say(
      money(row, 'transferred') === invoice.transferred,
      `${row.transferred} of invoice ${id} are said to be moved, ${invoice.transferred} were`,
    );
    this.say(money(row, 'balance') >= 0, `invoice ${id} has a rest of ${row.balance}`);
    this.say(
      row.status !== 'paid' || money(row, 'balance') === 0,
      `invoice ${id} is paid with a rest of ${row.balance}`,
    );
  }

  private samePayments({ invoices, payments, credits, today }: Observed): void {
    const used = this.applied(invoices);
    this.say(
      payments.length === this.payments.size,
      `${payments.length} payments are listed, ${this.payments.size} were made`,
    );
    for (const row of payments) {
      const payment = this.payments.get(Number(row.id));
      if (!payment) continue;
      const { amount, voided } = payment;
      const back = backOf(payment);
      const applied = used.get(`payment ${row.id}`) ?? 0;
      this.say(money(row, 'amount') === amount, `payment ${row.id} is of ${row.amount}, ${amount} was paid`);
      this.say((row.status === 'voided') === voided, `payment ${row.id} is ${row.status}`);
      this.say(money(row, 'refunded') === back, `${row.refunded} of payment ${row.id} went back, ${back} were to`);
      const isIn = row.status === 'approved' || row.status === 'partly_refunded' || row.status === 'refunded';
      const named = back === 0 ? 'approved' : back === amount ? 'refunded' : 'partly_refunded';
      this.say(!isIn || row.status === named, `payment ${row.id} is ${row.status}, ${back} of ${amount} went back`);
      const left = money(row, 'unapplied');
      this.say(
        left >= 0 && left + applied + back === (isIn ? amount : 0),
        `payment ${row.id} of ${amount}, ${row.status}: ${applied} applied, ${left} left, ${back} given back`,
      );
    }
    for (const row of credits) {
      const credit = this.credits.get(Number(row.id));
      if (!credit) continue;
      const { amount, refunded, voided, expires } = credit;
      const isOver = voided || (expires < today && row.status === 'voided');
      const applied = used.get(`credit ${row.id}`) ?? 0;
      const left = money(row, 'left');
      const rest = amount - applied - refunded;
      this.say(
        isOver ? left === 0 && rest >= 0 : left === rest && money(row, 'amount') === amount,
        `credit ${row.id} of ${amount}: ${applied} applied, ${left} left, ${refunded} given back`,
      );
    }
  }

  /** What invoices say was paid on them, by the payment or credit it came of. */
  private applied(invoices: readonly Row[]): Map<string, number> {
    const used = new Map<string, number>();
    for (const row of invoices) {
      const paid = Array.isArray(row.payments) ? row.payments : [];
      const all = sum(paid.map(({ amount }) => amount));
      this.say(all === money(row, 'paid'), `${row.paid} of invoice ${row.id} are paid, by payments of ${all}`);
      for (const { payment_id, credit_id, amount } of paid) {
        const key = payment_id === null ? `credit ${credit_id}` : `payment ${payment_id}`;
        used.set(key, (used.get(key) ?? 0) + amount);
      }
    }
    return used;
  }

  /**
   * What a child owes is the rest of its invoices dated up to today, less what is not used of payments and credits; what is
   * paid of an invoice dated ahead is not used before its day.
   */
  private owed({ invoices, payments, credits, accounts, today }: Observed): void {
    for (const account of accounts) {
      const own = (row: Row) => row.student_id === account.student_id;
      const family = (row: Row) => own(row) && row.agency_id === null;
      const bills = invoices.filter((row) => family(row) && row.status !== 'draft' && row.status !== 'voided');
      const owed =
        sum(bills.map((row) => (String(row.date) <= today ? money(row, 'balance') : -money(row, 'paid')))) -
        sum(payments.filter(family).map((row) => money(row, 'unapplied'))) -
        sum(credits.filter(own).map((row) => money(row, 'left')));
      this.say(
        money(account, 'balance') === owed,
        `child ${account.student_id} owes ${account.balance}, its papers say ${owed}`,
      );
    }
  }
}

/**
 * What the calls of billing promise, kept from the operations alone. It was written from the descriptions of the calls and
 * never from the product: no rule here is copied from how it is built. Cents; days 'YYYY-MM-DD'.
 */
export const newModel: NewModel = () => {
  const parts: readonly Model[] = [new Papers(), new Plans()];
  return {
    follow: (operation, answer) => parts.flatMap((part) => part.follow(operation, answer)),
    compare: (observed) => parts.flatMap((part) => part.compare(observed)),
  };
};
