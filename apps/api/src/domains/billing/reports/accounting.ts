import { sql } from 'kysely';
import type { Column } from '../../../files/sheet/sheet.ts';
import type { Ctx } from '../../../kernel/call/context.ts';
import { isPlaceholder } from '../../../outbox/placeholder.ts';
import { type Asked, from, payer, places, to } from './asked.ts';
import { type JournalRow, journalRows } from './bookkeeping.ts';

/** Both programs are read here as in the United States: MM/DD/YYYY, a point before cents, no separators. */
const usDay = (day: string): string => `${day.slice(5, 7)}/${day.slice(8, 10)}/${day.slice(0, 4)}`;
/** Amounts are figures, below zero too: a column of words would guard "-5.00" as a formula. */
const amount = <R>(head: string, value: (row: R) => number | null): Column<R> => ({ head, kind: 'cents', value });
const text = <R>(head: string, value: (row: R) => string | null): Column<R> => ({ head, kind: 'text', value });

/** The accounts of QuickBooks that each kind of ledger account is booked on; they must be there before the file is imported. */
const accounts: Readonly<Record<JournalRow['account'], string>> = {
  receivable: 'Accounts Receivable (A/R)',
  credit: 'Customer Credits',
  income: 'Child Care Income',
  waived: 'Waived Charges',
  promotion: 'Credits Given',
  cash: 'Undeposited Funds',
  clearing: 'Refunds in Progress',
  deposit: 'Customer Deposits',
};
/** A category of income is an account below it, as QuickBooks writes them: "Parent:Sub". */
const accountOf = ({ account, part }: JournalRow): string =>
  account === 'income' && part ? `${accounts.income}:${part.replaceAll(':', ' ')}` : accounts[account];

/**
 * A journal as QuickBooks Online imports it (Settings, Import data, Journal entries): JournalNo, JournalDate, AccountName,
 * Debits, Credits, Description, Name, and Location for who tracks it. Lines of one number are one entry and balance; a line of
 * receivables names its customer, or it is not taken. At most 1,000 rows go into one import.
 */
export const quickBooksColumns: readonly Column<JournalRow>[] = [
  text('JournalNo', (r) => r.entry),
  text('JournalDate', (r) => usDay(r.date)),
  text('AccountName', accountOf),
  amount('Debits', (r) => r.debit || null),
  amount('Credits', (r) => r.credit || null),
  text('Description', (r) => [r.kind.replaceAll('_', ' '), r.number].filter(Boolean).join(' ')),
  text('Name', (r) => (r.account === 'receivable' || r.account === 'credit' ? (r.name ?? r.student) : null)),
  text('Location', (r) => r.location),
];
export const quickBooksRows = journalRows;

/** A line of an invoice as Xero takes it. */
export interface XeroRow {
  readonly contact: string;
  readonly email: string | null;
  readonly number: string;
  readonly reference: string;
  readonly date: string;
  readonly due_date: string;
  readonly name: string;
  readonly cents: number;
  readonly currency: string;
}

/**
 * Invoices dated within the days, line by line, as they stand: what was waived or moved to another payer is a line below zero,
 * so that the lines of an invoice come to what its payer is to pay. Drafts, and what comes to nothing, are none,
 * nor are deposits: they are no sale, and belong on an account of their own.
 */
export const xeroRows = async (ctx: Ctx, asked: Asked): Promise<readonly XeroRow[]> => {
  const { rows } = await sql<XeroRow>`
    with due as (select i.* from invoice i
      where not i.deposit and i.status not in ('draft', 'voided') and i.date between ${from(asked)} and ${to(asked)}
        and ${places(ctx, asked, sql`i.location_id`)} and i.total - i.waived - i.transferred > 0),
    line as (
      select t.invoice_id as id, t.id as n, t.name, t.amount as cents from invoice_item t join due on due.id = t.invoice_id
      union all select id, 2147483646, 'Waived', -waived from due where waived > 0
      union all select id, 2147483647, 'Moved to another payer', -transferred from due where transferred > 0)
    select coalesce(${payer('d')}, st.full_name) as contact, u.email, d.number, st.full_name as reference,
      to_char(d.date, 'YYYY-MM-DD') as date, to_char(d.due_date, 'YYYY-MM-DD') as due_date, line.name, line.cents,
      coalesce(s.currency, 'USD') as currency
    from due d join line on line.id = d.id join student st on st.id = d.student_id
    left join app_user u on u.id = d.user_id left join billing_setting s on s.location_id = d.location_id
    where line.cents <> 0 order by d.date, d.id, line.n`.execute(ctx.db);
  return rows;
};

const none = <R>(...heads: string[]): Column<R>[] => heads.map((head) => text(head, () => null));

/**
 * Sales invoices as Xero imports them (Sales, Invoices, Import): the heads of its template in their order, those it asks for with a
 * star. Lines of one number are one invoice; contacts it does not know are made. 200 is its usual account of sales; children's care
 * bears no sales tax. At most 500 invoices go into one import.
 */
export const xeroColumns: readonly Column<XeroRow>[] = [
  text('*ContactName', (r) => r.contact),
  text('EmailAddress', (r) => (r.email === null || isPlaceholder(r.email) ? null : r.email)),
  ...none<XeroRow>('POAddressLine1', 'POAddressLine2', 'POAddressLine3', 'POAddressLine4'),
  ...none<XeroRow>('POCity', 'PORegion', 'POPostalCode', 'POCountry'),
  text('*InvoiceNumber', (r) => r.number),
  text('Reference', (r) => r.reference),
  text('*InvoiceDate', (r) => usDay(r.date)),
  text('*DueDate', (r) => usDay(r.due_date)),
  ...none<XeroRow>('Total', 'InventoryItemCode'),
  text('*Description', (r) => r.name),
  { head: '*Quantity', kind: 'number', value: () => 1 },
  amount('*UnitAmount', (r) => r.cents),
  ...none<XeroRow>('Discount'),
  text('*AccountCode', () => '200'),
  text('*TaxType', () => 'Tax Exempt'),
  ...none<XeroRow>('TaxAmount', 'TrackingName1', 'TrackingOption1', 'TrackingName2', 'TrackingOption2'),
  text('Currency', (r) => r.currency),
  ...none<XeroRow>('BrandingTheme'),
];
