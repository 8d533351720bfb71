import { dayAfter, Expecting, ids, int, sum, text } from './expecting.ts';
import type { Answer, MadeInvoice, NewModel, Observed, Operation, Row } from './interface.ts';
import { Plans } from './model-plans.ts';

type Invoice = { -readonly [K in keyof MadeInvoice]: MadeInvoice[K] } & {
  readonly madeOn: string;
  voided: boolean;
  gone: boolean;
  transferred: number;
  waived: number;
};
interface Money {
  amount: number;
  refunded: number;
  voided: boolean;
  readonly expires: string;
  /** What the card's bank has taken back, by dispute; 0 of one that was won. */
  readonly disputed: Map<string, number>;
}
/** What is with its payer again. */
const backOf = ({ refunded, disputed }: Money): number => refunded + sum([...disputed.values()]);
const itemsOf = (value: unknown): number => (Array.isArray(value) ? sum(value.map((item) => int(item.amount))) : 0);

/** Papers of a center: invoices, payments and credits, and what each account owes by them. */
class Papers extends Expecting {
  private readonly invoices = new Map<number, Invoice>();
  private readonly payments = new Map<number, Money>();
  private readonly credits = new Map<number, Money>();
  /** The first day of each location that is not closed. */
  private readonly open = new Map<number, string>();

  follow(operation: Operation, { made, status }: Answer): readonly string[] {
    const { call, args, on } = operation;
    // A card that was refused leaves its failed payment; nothing else that was not done leaves anything.
    const none = Object.entries(made).filter(([kind]) => kind !== 'payments' || !call.startsWith('charge'));
    const isDone = status === 'Success' || none.every(([, rows]) => rows.length === 0);
    this.must(isDone, `${call} was not done and made rows`);
    for (const one of made.invoices) this.fresh(one, on);
    const fresh = { refunded: 0, voided: false, expires: text(args.expires_on) ?? '9999' };
    for (const { id, amount } of made.payments) this.payments.set(id, { ...fresh, amount, disputed: new Map() });
    for (const { id, amount } of made.credits) this.credits.set(id, { ...fresh, amount, disputed: new Map() });
    // What a bank takes back is a dispute's, and comes again when that is won.
    for (const { id, payment, credit, amount } of call === 'dispute' ? [] : made.refunds) {
      const of = payment === null ? this.credits.get(credit ?? 0) : this.payments.get(payment);
      if (of) of.refunded += amount;
      this.must(of && backOf(of) <= of.amount, `refund ${id} is of nothing, or of more than there was`);
    }
    if (status === 'Success') this.did(operation, made);
    return this.take();
  }
  private fresh(made: MadeInvoice, on: string): void {
    const { id, total, date, due_date, draft, location, late_fee_of: of } = made;
    const isOpen = draft || date >= (this.open.get(location) ?? '');
    this.must(total >= 0 && isOpen && due_date >= date, `invoice ${id} of ${total} is dated ${date}, due ${due_date}`);
    if (of !== null) {
      const base = this.invoices.get(of);
      const isFirst = ![...this.invoices.values()].some((one) => one.late_fee_of === of);
      const isLate = base && base.due_date < on && base.madeOn < on && !base.voided && !base.draft;
      this.must(isLate && isFirst && base.location === location, `late fee ${id} on ${on} for invoice ${of}`);
    }
    this.invoices.set(id, { ...made, voided: false, gone: false, transferred: 0, waived: 0, madeOn: on });
  }
  private did({ call, args, on }: Operation, made: Answer['made']): void {
    const id = int(args.id);
    const invoice = this.invoices.get(id);
    const payment = this.payments.get(id);
    const credit = this.credits.get(id);
    const isAsked = (rows: readonly number[], { amount } = args) =>
      this.must(amount === undefined || sum(rows) === amount, `${call} of ${amount} came to ${sum(rows)}`);
    if (call === 'createInvoice') this.billed(args, on, made.invoices);
    else if (call === 'adjustInvoice' && invoice) invoice.total += int(args.amount);
    else if (call === 'updateInvoice' && invoice) {
      invoice.date = text(args.date) ?? invoice.date;
      invoice.due_date = text(args.due_date) ?? invoice.due_date;
      if (args.items) invoice.total = itemsOf(args.items);
      // Who is said to pay is a family's.
      if (args.payers) invoice.agency = null;
      const open = invoice.draft ? '' : (this.open.get(invoice.location) ?? '');
      this.must(!args.date || invoice.date >= open, `invoice ${id} was dated ${invoice.date}, which is closed`);
    } else if (call === 'voidInvoice' && invoice) {
      this.must(!invoice.voided && !invoice.draft, `invoice ${id} could be voided`);
      for (const one of this.invoices.values()) if (one === invoice || one.late_fee_of === id) one.voided = true;
    } else if (call === 'deleteInvoice' && invoice) {
      this.must(invoice.draft, `invoice ${id} was deleted and is no draft`);
      invoice.gone = true;
    } else if (call === 'sendInvoice' && invoice) invoice.draft = false;
    else if (call === 'transferInvoiceBill' && invoice) {
      isAsked(made.invoices.map(({ total }) => total));
      this.must(made.invoices[0]?.from_invoice === id, `invoice ${id} was moved elsewhere`);
      invoice.transferred += sum(made.invoices.map(({ total }) => total));
    } else if (call === 'waiveInvoice' && invoice) invoice.waived += int(args.amount);
    else if (call === 'createPayment') this.paid(args, on, made.payments);
    else if (call === 'createAgencyPayment' || call.startsWith('charge'))
      isAsked(made.payments.map((one) => one.amount));
    else if (call === 'voidPayment' && payment) {
      this.must(!payment.voided && payment.refunded === 0, `payment ${id} could be voided`);
      payment.voided = true;
    } else if (call === 'refundPayment' || call === 'refundCredit') isAsked(made.refunds.map((one) => one.amount));
    else if (call === 'createCredit') isAsked(made.credits.map((one) => one.amount));
    else if (call === 'updateCredit' && credit) credit.amount = int(args.amount) || credit.amount;
    else if (call === 'voidCredit' && credit) credit.voided = true;
    else if (call === 'closeBillingMonth')
      this.open.set(int(args.location), `${dayAfter(`${String(args.month).slice(0, 7)}-01`, 31).slice(0, 7)}-01`);
    else if (call === 'dispute') this.disputed(args);
  }
  /** Hand-made invoices come to the sum of their items, to whom it was said. */
  private billed(args: Operation['args'], on: string, made: readonly MadeInvoice[]): void {
    const total = sum(made.map((one) => one.total));
    this.must(total === itemsOf(args.items), `items of ${itemsOf(args.items)} were billed as ${total}`);
    for (const { id, student, date, agency, draft } of made) {
      const isSaid = student === args.student_id && date === (args.date ?? on) && agency === (args.agency_id ?? null);
      this.must(isSaid && draft === (args.draft === true), `invoice ${id} of ${date} is for ${student}, ${agency}`);
    }
  }
  private paid(args: Operation['args'], on: string, [one]: Answer['made']['payments']): void {
    this.must(one?.amount === args.amount, `a payment of ${args.amount} is kept as another`);
    this.must(!args.date || args.pending || String(args.date) <= on, `a payment of ${args.date} was taken on ${on}`);
    const isOwn = (one?: Invoice) => one?.student === args.student_id && one?.agency === null;
    const foreign = ids(args.invoices).filter((id) => !isOwn(this.invoices.get(id)));
    this.must(foreign.length === 0, `a payment for child ${args.student_id} settles invoices ${foreign} of others`);
  }
  /** The bank takes what is left of a payment at most, once for each dispute, and gives it back when that is won. */
  private disputed({ payment: id, ref, status, amount }: Operation['args']): void {
    const payment = this.payments.get(int(id));
    if (!payment || payment.voided || status === 'warning_needs_response') return;
    const isKnown = payment.disputed.has(String(ref));
    if (status === 'won' && isKnown) payment.disputed.set(String(ref), 0);
    const taken = Math.min(int(amount), payment.amount - backOf(payment));
    if (status !== 'won' && !isKnown) payment.disputed.set(String(ref), taken);
  }
  compare(seen: Observed): readonly string[] {
    const rows = new Map(seen.invoices.map((row) => [int(row.id), row]));
    for (const [id, invoice] of this.invoices) this.sameInvoice(id, invoice, rows.get(id));
    const used = this.applied(seen.invoices);
    this.must(seen.payments.length === this.payments.size, `${seen.payments.length} payments are listed`);
    for (const row of seen.payments) this.samePayment(row, used.get(`payment ${row.id}`) ?? 0);
    for (const row of seen.credits) this.sameCredit(row, used.get(`credit ${row.id}`) ?? 0, seen.today);
    this.owed(seen);
    return this.take();
  }
  private sameInvoice(id: number, kept: Invoice, row: Row | undefined): void {
    this.must((row === undefined) === kept.gone, `invoice ${id} is ${row ? 'there' : 'gone'}`);
    if (!row) return;
    const { status, total, balance, transferred, waived } = row;
    const isState = (status === 'voided') === kept.voided && (status === 'draft') === kept.draft;
    this.must(isState, `invoice ${id} is ${status}`);
    this.must(total === kept.total, `invoice ${id} is of ${total}, ${kept.total} was billed`);
    if (kept.voided || kept.draft) return;
    const isMoved = transferred === kept.transferred && int(waived) >= kept.waived;
    const isRest = int(balance) >= 0 && (status !== 'paid' || balance === 0);
    this.must(isMoved && isRest, `invoice ${id}, ${status}: ${balance} left, ${transferred} moved, ${waived} waived`);
  }
  private samePayment(row: Row, applied: number): void {
    const payment = this.payments.get(int(row.id));
    if (!payment) return;
    const back = backOf(payment);
    const isIn = ['approved', 'partly_refunded', 'refunded'].includes(String(row.status));
    const state = back === 0 ? 'approved' : back === payment.amount ? 'refunded' : 'partly_refunded';
    const isState = (row.status === 'voided') === payment.voided && (!isIn || row.status === state);
    const rest = isIn ? payment.amount - applied - back : 0;
    const isSame = row.amount === payment.amount && row.refunded === back && row.unapplied === rest && rest >= 0;
    this.must(isState && isSame, `payment ${row.id}, ${row.status}: ${applied} applied, ${back} of ${row.amount} back`);
  }
  private sameCredit(row: Row, applied: number, today: string): void {
    const credit = this.credits.get(int(row.id));
    if (!credit) return;
    const rest = credit.amount - applied - credit.refunded;
    const isOver = credit.voided || (credit.expires < today && row.status === 'voided');
    const isSame = isOver ? row.left === 0 && rest >= 0 : row.left === rest && row.amount === credit.amount;
    this.must(isSame, `credit ${row.id} of ${credit.amount}: ${applied} applied, ${row.left} left`);
  }
  /** What invoices say was paid on them, by the payment or credit it came of. */
  private applied(invoices: readonly Row[]): Map<string, number> {
    const used = new Map<string, number>();
    for (const row of invoices) {
      const paid = Array.isArray(row.payments) ? row.payments : [];
      this.must(sum(paid.map(({ amount }) => amount)) === row.paid, `invoice ${row.id} is paid by another sum`);
      for (const { payment_id: payment, credit_id: credit, amount } of paid) {
        const key = payment === null ? `credit ${credit}` : `payment ${payment}`;
        used.set(key, int(used.get(key)) + amount);
      }
    }
    return used;
  }
  /** The rest of invoices dated up to today, less what is not used: of one dated ahead nothing is used before its day. */
  private owed({ invoices, payments, credits, accounts, today }: Observed): void {
    for (const { student_id, balance } of accounts) {
      const family = (row: Row) => row.student_id === student_id && (row.agency_id ?? null) === null;
      const bills = invoices.filter((row) => family(row) && row.status !== 'draft' && row.status !== 'voided');
      const owed = sum(bills.map((row) => (String(row.date) <= today ? int(row.balance) : -int(row.paid))));
      const unused = [...payments.map((row) => ({ ...row, left: row.unapplied })), ...credits].filter(family);
      const papers = owed - sum(unused.map((row: Row) => int(row.left)));
      this.must(balance === papers, `child ${student_id} owes ${balance}, its papers say ${papers}`);
    }
  }
}

/**
 * What the calls of billing promise, kept from the operations alone: no rule here is copied from how the product is built, and
 * nothing of it is imported. Cents; days 'YYYY-MM-DD'.
 */
export const newModel: NewModel = (world) => {
  const parts = [new Papers(), new Plans(world)];
  return {
    follow: (operation, answer) => parts.flatMap((part) => part.follow(operation, answer)),
    compare: (observed) => parts.flatMap((part) => part.compare(observed)),
  };
};
