import { sql } from 'kysely';
import { exportSheet, pdfOf } from '../../../files/sheet/export-sheet.ts';
import type { Column } from '../../../files/sheet/sheet.ts';
import { declined, done, gone, message } from '../../../kernel/call/call.ts';
import type { Ctx } from '../../../kernel/call/context.ts';
import { languages } from '../../../kernel/call/languages.ts';
import { amountIn } from '../../../messages/amount.ts';
import { dateOf } from '../../../messages/when.ts';
import type { PaymentWay } from '../payments/receive.ts';
import { workingWords } from '../plans/working.ts';

interface Line {
  readonly name: string;
  readonly detail: string | null;
  readonly worked?: unknown;
  readonly amount: number;
}
/** A payment that went to an invoice, as far as it did. */
interface Paid {
  readonly date: string;
  readonly method: PaymentWay;
  readonly amount: number;
}
interface Paper {
  readonly number: string;
  readonly date: string;
  readonly due_date: string | null;
  readonly student: string | null;
  readonly payer: string | null;
  readonly centre: string;
  readonly location: string;
  readonly address: string | null;
  readonly phone: string | null;
  readonly currency: string;
  readonly words: string | null;
  readonly ein: string | null;
  /** Of an invoice, cents: what is still owed, and what was waived or moved to another one. */
  readonly open: number | null;
  readonly waived: number;
  readonly transferred: number;
  readonly paid: readonly Paid[];
  /** Of a receipt, cents: what the credit card cost more and was not given back. */
  readonly surcharge: number;
  /** What the office has written on it. */
  readonly note: string | null;
  readonly demo: boolean;
  readonly method: string | null;
  readonly lines: readonly Line[];
}

/** The head of a page has room for so many; the sums hold all of them. */
const MOST_PAYMENTS = 8;

/** Who asks for the money, as IRS Form 2441 wants it: address and tax number of the provider. */
export const providerLine = ({
  address,
  phone,
  ein,
}: {
  readonly address: string | null;
  readonly phone: string | null;
  readonly ein: string | null;
}): string | null =>
  [
    address
      ?.split('\n')
      .map((line) => line.trim())
      .join(', '),
    phone,
    ein && `EIN ${ein}`,
  ]
    .filter(Boolean)
    .join(' · ') || null;

/** A document as a page, in the centre's words and a reader's language. */
const pageOf = (language: 'en' | 'es', kind: 'invoice' | 'receipt', paper: Paper) => {
  const w = languages[language];
  const title = `${w[`billing.paper.${kind}`]} ${paper.number}`;
  const day = (iso: string) => dateOf(language, new Date(`${iso}T00:00:00Z`));
  const facts = [
    paper.payer,
    paper.student,
    day(paper.date),
    paper.due_date && `${w['billing.column.due']}: ${day(paper.due_date)}`,
    paper.method,
  ].filter(Boolean);
  const say = (cents: number) => amountIn(cents, paper.currency);
  const notes = [
    providerLine(paper),
    paper.note,
    ...paper.paid
      .slice(0, MOST_PAYMENTS)
      .map(({ date, method, amount }) => `${w[`bills.way.${method}`]}, ${day(date)}: ${say(-amount)}`),
    paper.waived > 0 ? `${w['billing.paper.waived']}: ${say(-paper.waived)}` : null,
    paper.transferred > 0 ? `${w['billing.paper.moved']}: ${say(-paper.transferred)}` : null,
    paper.open === null ? null : `${w['billing.column.balance']}: ${say(paper.open)}`,
    paper.demo ? w['billing.paper.demo'] : null,
    paper.words,
  ].flatMap((line) => line ?? []);
  const columns: Column<Line>[] = [
    { head: w['billing.column.name'], kind: 'text', width: 30, value: (line) => line.name },
    {
      head: w['billing.column.note'],
      kind: 'text',
      width: 40,
      value: (line) => line.detail ?? workingWords(language, line.worked, { ...line, currency: paper.currency }),
    },
    {
      head: `${w['billing.column.amount']} (${paper.currency})`,
      kind: 'cents',
      total: true,
      value: (line) => line.amount,
    },
  ];
  const { surcharge } = paper;
  const surchargeOf = surcharge > 0 ? [{ name: w['billing.paper.surcharge'], detail: null, amount: surcharge }] : [];
  const sheet = {
    title: `${paper.centre}, ${paper.location}: ${title}`,
    subtitle: facts.join(' · '),
    notes,
    columns,
    rows: [...paper.lines, ...surchargeOf],
  };
  return { title, sheet };
};

/** Writes a document as PDF and answers where it is fetched for 15 minutes. */
const write = async (ctx: Ctx, kind: 'invoice' | 'receipt', paper: Paper) => {
  const { title, sheet } = pageOf(ctx.request.language, kind, paper);
  return done(message('billing.linkMade'), { url: await exportSheet(ctx, 'pdf', title, sheet) });
};

/** The same document as it goes along with a letter. */
const attached = async (centre: number, language: 'en' | 'es', kind: 'invoice' | 'receipt', paper: Paper) => {
  const { title, sheet } = pageOf(language, kind, paper);
  const content = (await pdfOf(centre, sheet, language)).toString('base64');
  return { name: `${title.replaceAll(/[^\w-]+/g, ' ').trim()}.pdf`, type: 'application/pdf', content };
};

const around = (table: string) => sql`
  (select full_name from student where id = ${sql.ref(`${table}.student_id`)}) as student,
  coalesce((select full_name from app_user where id = ${sql.ref(`${table}.user_id`)}),
    (select name from billing_agency where id = ${sql.ref(`${table}.agency_id`)})) as payer,
  c.name as centre, l.name as location, l.address, l.phone, coalesce(s.currency, 'USD') as currency, s.ein`;
const joined = (table: string) => sql`join centre c on c.id = ${sql.ref(`${table}.centre_id`)}
  join location l on l.id = ${sql.ref(`${table}.location_id`)}
  left join billing_setting s on s.location_id = ${sql.ref(`${table}.location_id`)}`;

type Wanted = Pick<Ctx, 'db'> & { readonly who: { readonly centre: number } };

const readInvoice = async ({ db }: Wanted, id: number): Promise<Paper | undefined> => {
  const { rows } =
    await sql<Paper>`select coalesce(i.number, '') as number, i.date, i.due_date, ${around('i')}, s.invoice_text as words,
      i.open_cents as open, 0 as surcharge, i.waived, i.transferred, i.note, false as demo, null as method,
      coalesce((select json_agg(x order by x.date) from (select to_char(p.date, 'YYYY-MM-DD') as date, p.method, -sum(n.cents)::int as amount
        from ledger_line n join payment p on p.id = n.payment_id
        where n.invoice_id = i.id and n.kind = 'receivable' group by p.id, p.date, p.method having sum(n.cents) <> 0) x), '[]') as paid,
      (select coalesce(json_agg(json_build_object('name', t.name, 'detail', t.detail, 'worked', t.worked, 'amount', t.amount) order by t.id), '[]')
        from invoice_item t where t.invoice_id = i.id) as lines
    from invoice i ${joined('i')} where i.id = ${id}`.execute(db);
  return rows[0];
};

type Receipt = Paper & { readonly status: string };
const readReceipt = async ({ db }: Wanted, id: number): Promise<Receipt | undefined> => {
  const { rows } = await sql<Receipt>`select p.id::text as number, p.date, null as due_date, ${around('p')},
      s.receipt_text as words, null::int as open, p.surcharge - (select coalesce(sum(r.surcharge), 0)::int from refund r where r.payment_id = p.id and r.status <> 'failed') as surcharge,
      0 as waived, 0 as transferred, null as note, '[]'::json as paid, p.provider is not distinct from 'demo' as demo, p.method, p.status,
      coalesce((select json_agg(x) from (select coalesce(i.number, '') as name, null as detail, -sum(n.cents)::int as amount from ledger_line n
          join invoice i on i.id = n.invoice_id
          where n.payment_id = p.id and n.kind = 'receivable' group by 1 having sum(n.cents) <> 0
        union all select 'Credit', null, p.unapplied where p.unapplied > 0) x), '[]') as lines
    from payment p ${joined('p')} where p.id = ${id}`.execute(db);
  return rows[0];
};

/** Whether there is a receipt of a payment in this state. */
export const hasReceipt = (status: string): boolean => ['approved', 'partly_refunded', 'refunded'].includes(status);

/** The PDF of an invoice within reach. */
export const invoicePaper = async (ctx: Ctx, { id }: { readonly id: number }) => {
  const paper = await readInvoice(ctx, id);
  return paper ? write(ctx, 'invoice', paper) : gone(message('billing.invoiceGone'));
};

/** The PDF of the receipt of a payment within reach; one that has not gone through has none. */
export const receiptPaper = async (ctx: Ctx, { id }: { readonly id: number }) => {
  const paper = await readReceipt(ctx, id);
  if (!paper) return gone(message('billing.paymentGone'));
  return hasReceipt(paper.status)
    ? write(ctx, 'receipt', paper)
    : declined(message('billing.paymentIs', { status: paper.status }), { field: 'id', code: 'STATE' });
};

/** The PDF of an invoice, to go along with a letter. */
export const invoiceAttached = async (at: Wanted, id: number, language: 'en' | 'es') => {
  const paper = await readInvoice(at, id);
  return paper ? [await attached(at.who.centre, language, 'invoice', paper)] : [];
};

/** The receipt of a payment, to go along with a letter. */
export const receiptAttached = async (at: Wanted, id: number, language: 'en' | 'es') => {
  const paper = await readReceipt(at, id);
  return paper ? [await attached(at.who.centre, language, 'receipt', paper)] : [];
};
