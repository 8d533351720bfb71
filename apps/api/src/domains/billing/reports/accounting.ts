import { sql } from 'kysely';
import { inParts } from '../../../files/sheet/in-parts.ts';
import type { Column } from '../../../files/sheet/sheet.ts';
import type { Ctx } from '../../../kernel/call/context.ts';
import { isPlaceholder } from '../../../outbox/placeholder.ts';
import { type AccountNames, accountNames } from './accounting-accounts.ts';
import { type Asked, from, payer, places, to } from './asked.ts';
import { type JournalRow, journalRows } from './bookkeeping.ts';

/** What another program imports, in files of no more than it takes at once. */
export interface Accounting<Row> {
  readonly columns: readonly Column<Row>[];
  readonly parts: readonly (readonly Row[])[];
}

/** Both programs are read here as in the United States: MM/DD/YYYY, a point before cents, no separators. */
const usDay = (day: string): string => `${day.slice(5, 7)}/${day.slice(8, 10)}/${day.slice(0, 4)}`;
/** Amounts are figures, below zero too: a column of words would guard "-5.00" as a formula. */
const amount = <R>(head: string, value: (row: R) => number | null): Column<R> => ({ head, kind: 'cents', value });
const text = <R>(head: string, value: (row: R) => string | null): Column<R> => ({ head, kind: 'text', value });

/**
 * A journal as QuickBooks Online imports it (Settings, Import data, Journal entries): JournalNo, JournalDate, AccountName,
 * Debits, Credits, Description, Name, and Location for who tracks it. Lines of one number are one entry and balance; a line of
 * receivables names its customer, or it is not taken. At most 1,000 rows go into one import, so that a longer one comes in parts.
 */
const quickBooksColumns = (names: AccountNames): readonly Column<JournalRow>[] => [
  text('JournalNo', (r) => r.entry),
  text('JournalDate', (r) => usDay(r.date)),
  text('AccountName', ({ location_id: location, account: kind, category }) =>
    names.quickbooks({ location, kind, category }),
  ),
  amount('Debits', (r) => r.debit || null),
  amount('Credits', (r) => r.credit || null),
  text('Description', (r) => [r.kind.replaceAll('_', ' '), r.number].filter(Boolean).join(' ')),
  text('Name', (r) => (r.account === 'receivable' || r.account === 'credit' ? (r.name ?? r.student) : null)),
  text('Location', (r) => r.location),
];
const QUICKBOOKS_ROWS = 1_000;
/** The journal of the days for QuickBooks, in parts it takes. */
export const quickBooksFile = async (ctx: Ctx, asked: Asked): Promise<Accounting<JournalRow>> => {
  const [rows, names] = [await journalRows(ctx, asked), await accountNames(ctx, asked.location)];
  return { columns: quickBooksColumns(names), parts: inParts(rows, ({ entry }) => entry, QUICKBOOKS_ROWS) };
};

/** A line of an invoice as Xero takes it. */
interface XeroRow {
  readonly location_id: number;
  readonly kind: 'income' | 'waived' | 'tax';
  readonly category: { readonly id: number; readonly name: string } | null;
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
 * Invoices dated within the days, line by line, as they stand: tax that prices hold is taken off them again; what was waived or moved to another payer is a line below zero,
 * so that the lines of an invoice come to what its payer is to pay. Drafts, and what comes to nothing, are none,
 * nor are deposits: they are no sale, and belong on an account of their own.
 */
const xeroRows = async (ctx: Ctx, asked: Asked): Promise<readonly XeroRow[]> => {
  const { rows } = await sql<XeroRow>`
    with due as (select i.* from invoice i
      where not i.deposit and i.status not in ('draft', 'voided') and i.date between ${from(asked)} and ${to(asked)}
        and ${places(ctx, asked, sql`i.location_id`)} and i.total - i.waived - i.transferred > 0),
    line as (
      select t.invoice_id as id, t.id as n, 'income' as kind, t.category_id, t.name, t.amount - coalesce(t.tax, 0) as cents
        from invoice_item t join due on due.id = t.invoice_id
      union all select t.invoice_id, t.id, 'tax', t.category_id, t.name, t.tax
        from invoice_item t join due on due.id = t.invoice_id where t.tax is not null
      union all select id, 2147483646, 'waived', null, 'Waived', -waived from due where waived > 0
      union all select id, 2147483647, 'income', null, 'Moved to another payer', -transferred from due where transferred > 0)
    select d.location_id, line.kind, (select json_build_object('id', c.id, 'name', c.name) from charge_category c
        where c.id = line.category_id) as category, coalesce(${payer('d')}, st.full_name) as contact, u.email, d.number, st.full_name as reference,
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
 * star. Lines of one number are one invoice; contacts it does not know are made. At most 500 invoices go into one import.
 */
const xeroColumns = (names: AccountNames): readonly Column<XeroRow>[] => [
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
  text('*AccountCode', (r) => names.xero({ ...r, location: r.location_id }).xero),
  text('*TaxType', (r) => names.xero({ ...r, location: r.location_id }).xero_tax),
  ...none<XeroRow>('TaxAmount', 'TrackingName1', 'TrackingOption1', 'TrackingName2', 'TrackingOption2'),
  text('Currency', (r) => r.currency),
  ...none<XeroRow>('BrandingTheme'),
];

const XERO_INVOICES = 500;
/** The invoices of the days for Xero, in parts it takes. */
export const xeroFile = async (ctx: Ctx, asked: Asked): Promise<Accounting<XeroRow>> => {
  const [rows, names] = [await xeroRows(ctx, asked), await accountNames(ctx, asked.location)];
  const parts = inParts(
    rows,
    ({ number }) => number,
    XERO_INVOICES,
    () => 1,
  );
  return { columns: xeroColumns(names), parts };
};
