import type { Person } from '@nestling/api/harness/test-tenant.ts';
import { addDays } from '@nestling/api/kernel/lib/local-time.ts';
import type { Observed, Row } from './interface.ts';
import type { Center } from './world.ts';

const INVOICE =
  'id number status total balance paid waived transferred date due_date location_id student_id user_id agency_id plan_id period_start period_end from_invoice_id payments';
const PAYMENT = 'id status amount unapplied refunded date method location_id student_id user_id agency_id';
const CREDIT = 'id status amount left date expires_on location_id student_id user_id';
const SUMS = 'balance open credit';
const PAGE = 200;

const isRow = (value: unknown): value is Row => typeof value === 'object' && value !== null;
/** Ids are numbers to a model, as in its operations. */
const plain = (value: unknown): Row => {
  if (!isRow(value)) throw new Error('A row was expected.');
  const number = (key: string, field: unknown) =>
    typeof field === 'string' && (key === 'id' || key.endsWith('_id')) ? Number(field) : field;
  return Object.fromEntries(Object.entries(value).map(([key, field]) => [key, number(key, field)]));
};
const rowsOf = (value: unknown): Row[] => (Array.isArray(value) ? value.map(plain) : []);

const pages = async (who: Person, call: string, fields: string): Promise<Row[]> => {
  const rows: Row[] = [];
  for (let page = 1; ; page += 1) {
    const { data, lastPage } = await who.call(call, { first: PAGE, page }, `data { ${fields} } lastPage`);
    rows.push(...rowsOf(data));
    if (page >= lastPage) return rows.sort((a, b) => Number(a.id) - Number(b.id));
  }
};

const monthsFrom = (first: string, last: string): string[] => {
  const months: string[] = [];
  for (let day = `${first.slice(0, 7)}-01`; day <= last; day = `${addDays(day, 31).slice(0, 7)}-01`)
    months.push(day.slice(0, 7));
  return months;
};
const lastDay = (month: string): string => addDays(`${addDays(`${month}-01`, 31).slice(0, 7)}-01`, -1);

/** The reports of a month, as the office reads them. */
const monthOf = async ({ office }: Center, location: number, month: string, closed: boolean) => {
  const asked = { location, start_date: `${month}-01`, end_date: lastDay(month) };
  const [invoices, payments, summary] = await Promise.all([
    office.call('getInvoiceReport', asked, 'id number date due_date status total paid waived balance'),
    office.call('getPaymentReport', asked, 'id date method status amount refunded unapplied'),
    office.call('getBillingSummaryReport', asked, 'rows { part name amount }'),
  ]);
  return {
    location,
    month,
    closed,
    invoices: rowsOf(invoices),
    payments: rowsOf(payments),
    summary: rowsOf(summary.rows),
  };
};

/** What was asked for and how far back; `from` is the first day of the run. */
interface Asked {
  readonly n: number;
  readonly from: string;
  readonly today: string;
  /** The last closed month of each location, 'YYYY-MM'. */
  readonly closed: ReadonlyMap<number, string>;
}

/** Reads everything a model is compared with. Reports of months long closed are read for the last three of them alone. */
export const observe = async (center: Center, { n, from, today, closed }: Asked): Promise<Observed> => {
  const { office, guardians, world } = center;
  const of = async (call: string, args: object, fields: string, more: object): Promise<Row[]> => {
    const answer: unknown = await office.call(call, { ...args }, fields);
    const list = Array.isArray(answer) ? answer : answer === null ? [] : [answer];
    return list.map((row) => ({ ...plain(row), ...more }));
  };
  const all = async (asked: readonly Promise<Row[]>[]): Promise<Row[]> => (await Promise.all(asked)).flat();
  const places = world.locations.map(({ id }) => id);
  const months = monthsFrom(from, today);
  const far = addDays(today, -150).slice(0, 7);
  return {
    n,
    today,
    invoices: await pages(office, 'getInvoices', INVOICE),
    payments: await pages(office, 'getPayments', PAYMENT),
    credits: await pages(office, 'getCredits', CREDIT),
    accounts: await all(
      world.students.map(({ id }) =>
        of('getStudentAccountDetail', { student_id: id }, `student_id location_id ${SUMS} overdue`, {}),
      ),
    ),
    families: await all(
      [...guardians].map(async ([user, guardian]) =>
        rowsOf(await guardian.call('getUserBilling', {}, `student_id ${SUMS} overdue`)).map((row) => ({
          ...row,
          user,
        })),
      ),
    ),
    agencies: await all(
      world.locations
        .flatMap(({ agencies }) => agencies)
        .map((agency_id) => of('getAgencyOverview', { agency_id }, `agency_id ${SUMS}`, {})),
    ),
    balances: await all(
      places.map((location) =>
        of(
          'getBalanceReport',
          { location, end_date: today },
          'student_id payer_name balance current late_30 late_60 late_90 late_over',
          {
            location,
          },
        ),
      ),
    ),
    overviews: await all(
      places.map((location) =>
        of('getBillingOverview', { location, end_date: today }, 'billed paid refunded waived open overdue credit', {
          location,
        }),
      ),
    ),
    months: await Promise.all(
      places.flatMap((location) =>
        months
          .filter((month) => month >= far)
          .map((month) => monthOf(center, location, month, month <= (closed.get(location) ?? ''))),
      ),
    ),
    statements: await all(
      world.students.map(async ({ id }) => {
        const rows = await of(
          'getStudentStatement',
          { student_id: id, start_date: from, end_date: today },
          'date balance',
          {},
        );
        return [{ student_id: id, balance: rows.at(-1)?.balance ?? 0 }];
      }),
    ),
  };
};
