import { type Person, startTestServer, type TestServer } from '@nestling/api/harness/test-server.ts';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aLocation } from '../../locations/test/locations.factory.ts';
import { aGuardianLink } from '../../relationships/test/relationships.factory.ts';
import { aStudent } from '../../students/test/students.factory.ts';
import { billLocation } from '../billing-jobs.ts';
import { aRow } from './billing.factory.ts';
import { differencesOf } from './ledger.model.ts';

let server: TestServer;
let elm: { id: number };
let admin: Person;
let manager: Person;
let mother: Person;

beforeAll(async () => {
  server = await startTestServer();
  elm = await aLocation(server.tenant, { billing: true });
  admin = await server.as('admin');
  manager = await server.as('manager', { locations: [elm] });
  mother = await server.as('user');
});
afterAll(() => server?.close());

const outcome = 'status message errors { field code }';
const ok = { status: 'Success' };
const error = (field: string, code: string) => ({ status: 'Error', errors: [{ field, code }] });
const year = { start_date: '2026-01-01', end_date: '2026-12-31' };

const aChild = async (of = mother): Promise<number> => {
  const { id } = await aStudent(server.tenant, { location_id: elm.id, room_id: null });
  await aGuardianLink(server.tenant, { student_id: id, user_id: of.id, is_payer: true });
  return id;
};
const charge = async (student_id: number, amount = 20_000, given: object = {}): Promise<string> => {
  const args = { student_id, amount, due_date: '2026-03-20', ...given };
  const made = await manager.call('createDeposit', args, `${outcome} deposit { id }`);
  expect(made).toMatchObject(ok);
  return made.deposit.id;
};
const bill = async (student_id: number, amount = 15_000, given: object = {}): Promise<string> => {
  const args = { student_id, items: [{ name: 'Tuition', amount }], due_date: '2026-03-20', ...given };
  const made = await manager.call('createInvoice', args, `${outcome} invoice { id }`);
  expect(made).toMatchObject(ok);
  return made.invoice.id;
};
const pay = async (student_id: number, amount: number, given: object = {}): Promise<string> => {
  const args = { student_id, amount, method: 'check', ...given };
  const made = await manager.call('createPayment', args, `${outcome} payment { id }`);
  expect(made).toMatchObject(ok);
  return made.payment.id;
};
const held = async (student_id: number) =>
  manager.call(
    'getStudentAccountDetail',
    { student_id },
    'balance open credit deposit deposits { id amount open held returned applied kept history }',
  );
const invoice = (id: string) => manager.call('getInvoice', { id }, 'status balance paid total');
const statement = async (student_id: number): Promise<(readonly [string, number, number])[]> => {
  const args = { student_id, ...year };
  const rows: readonly { kind: string; amount: number; balance: number }[] = await manager.call(
    'getStudentStatement',
    args,
    'kind amount balance',
  );
  return rows.map(({ kind, amount, balance }) => [kind, amount, balance] as const);
};
/** The accounts of the books, as an accountant reads them: a debit above zero. */
const books = async (): Promise<Record<string, number>> => {
  const { rows } = await admin.call(
    'getBillingSummaryReport',
    { location: elm.id, ...year },
    'rows { part name amount }',
  );
  const totals = rows.filter(({ part }: { part: string }) => part === 'total');
  return Object.fromEntries(totals.map(({ name, amount }: { name: string; amount: number }) => [name, amount]));
};
const moved = async (work: () => Promise<unknown>): Promise<Record<string, number>> => {
  const before = await books();
  await work();
  const after = await books();
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  return Object.fromEntries(
    names.flatMap((name) => {
      const by = (after[name] ?? 0) - (before[name] ?? 0);
      return by === 0 ? [] : [[name, by]];
    }),
  );
};
const balanced = async () => expect(await differencesOf(server.tenant.db, server.tenant.centre)).toEqual([]);

test('a deposit of $200 is owed, then held, and never income: what is returned by check is cash out and nothing held', async () => {
  const child = await aChild();
  // Charged: +200 receivable, 200 owed back. Nothing is held, as nothing was paid.
  let id = '';
  expect(await moved(async () => (id = await charge(child)))).toEqual({ receivable: 20_000, deposit: 20_000 });
  expect(await held(child)).toMatchObject({ balance: 20_000, deposit: 0, deposits: [{ open: 20_000, held: 0 }] });
  // $150 of it comes in: 150 held, 50 still owed.
  expect(await moved(() => pay(child, 15_000))).toEqual({ cash: 15_000, receivable: -15_000 });
  expect(await held(child)).toMatchObject({
    balance: 5_000,
    deposit: 15_000,
    deposits: [{ open: 5_000, held: 15_000 }],
  });
  await pay(child, 5_000);
  const own = await mother.call('getUserBilling', {}, 'id balance deposit deposits { amount held }');
  expect(own.find((one: { id: string }) => Number(one.id) === child)).toMatchObject({
    ...{ balance: 0, deposit: 20_000, deposits: [{ amount: 20_000, held: 20_000 }] },
  });
  const to = { id, to: 'check', reason: 'Moved away' };
  expect(await manager.call('returnDeposit', { ...to, amount: 20_001 }, outcome)).toMatchObject(
    error('amount', 'TOO_LARGE'),
  );
  const asked = await manager.call('returnDeposit', { ...to, confirm: [] }, outcome);
  expect(asked).toMatchObject({ status: 'Error', errors: [{ code: 'CONFIRM' }] });
  expect(await held(child)).toMatchObject({ deposit: 20_000 });
  expect(await moved(() => manager.call('returnDeposit', to, outcome))).toEqual({ cash: -20_000, deposit: -20_000 });
  expect(await held(child)).toMatchObject({
    ...{ balance: 0, deposit: 0, credit: 0 },
    deposits: [
      { held: 0, returned: 20_000, history: [{ kind: 'deposit_returned', amount: 20_000, note: 'Moved away' }] },
    ],
  });
  expect(await statement(child)).toEqual([
    ['opening', 0, 0],
    ['deposit', 20_000, 20_000],
    ['payment', -15_000, 5_000],
    ['payment', -5_000, 0],
    ['deposit_returned', -20_000, -20_000],
    ['refund', 20_000, 0],
  ]);
  expect(await manager.call('returnDeposit', to, outcome)).toMatchObject(error('id', 'STATE'));
  await balanced();
});

test('the last month is paid from the deposit: $150 of $200, and the $50 left are kept with a reason and are income then', async () => {
  const child = await aChild();
  const id = await charge(child);
  await pay(child, 20_000);
  const last = await bill(child, 15_000);
  const use = { id, invoices: [last] };
  expect(await moved(() => manager.call('applyDeposit', use, outcome))).toEqual({
    receivable: -15_000,
    deposit: -15_000,
  });
  expect(await invoice(last)).toMatchObject({ status: 'paid', balance: 0 });
  expect(await held(child)).toMatchObject({ balance: 0, deposit: 5_000, deposits: [{ applied: 15_000 }] });
  const keep = { id, reason: 'No notice was given' };
  expect(await manager.call('keepDeposit', { id, reason: '' }, outcome)).toMatchObject({ status: 'Error' });
  expect(await manager.call('keepDeposit', { ...keep, confirm: [] }, outcome)).toMatchObject({
    errors: [{ code: 'CONFIRM' }],
  });
  expect(await moved(() => manager.call('keepDeposit', keep, outcome))).toEqual({ income: 5_000, deposit: -5_000 });
  expect(await held(child)).toMatchObject({ balance: 0, deposit: 0, deposits: [{ held: 0, kept: 5_000 }] });
  expect((await statement(child)).at(-1)).toEqual(['deposit_kept', 0, 0]);
  // It moves nothing that is owed, so its line says how much it was.
  const lines = await mother.call('getStudentStatement', { student_id: child, ...year }, 'kind detail');
  expect(lines.at(-1)).toEqual({ kind: 'deposit_kept', detail: '$50.00: No notice was given' });
  await balanced();
});

test('a deposit becomes credit that is used for what is open; the credit voided, it is held again', async () => {
  const child = await aChild();
  const id = await charge(child);
  await pay(child, 20_000);
  const open = await bill(child, 8_000);
  expect(await manager.call('returnDeposit', { id, to: 'credit', amount: 12_000 }, outcome)).toMatchObject(ok);
  expect(await invoice(open)).toMatchObject({ status: 'paid' });
  // 200 less 120 is held; 120 less 80 is left as credit.
  expect(await held(child)).toMatchObject({ balance: -4_000, credit: 4_000, deposit: 8_000 });
  const [credit] = await manager.call('getStudentAvailableCredits', { student_id: child }, 'id left');
  expect(await manager.call('updateCredit', { id: credit.id, amount: 1 }, outcome)).toMatchObject(
    error('id', 'DEPOSIT'),
  );
  expect(await moved(() => manager.call('voidCredit', { id: credit.id }, outcome))).toEqual({
    credit: -4_000,
    deposit: 4_000,
  });
  expect(await held(child)).toMatchObject({ balance: 0, credit: 0, deposit: 12_000, deposits: [{ applied: 8_000 }] });
  await balanced();
});

test('what was paid by card goes back to the card, the rest by hand; the invoice comes to what is left', async () => {
  const child = await aChild();
  const id = await charge(child);
  const card = await aRow(server.tenant, 'payment_method', {
    ...{ location_id: elm.id, user_id: mother.id, provider: 'demo', provider_ref: 'pm_demo_visa', kind: 'card' },
    ...{ brand: 'Visa', last4: '4242', is_default: true, created_at: new Date('2026-01-01') },
  });
  const charged = await manager.call('chargeInvoice', { id, payment_method: card, amount: 12_000 }, outcome);
  expect(charged).toMatchObject(ok);
  await pay(child, 8_000);
  expect(await held(child)).toMatchObject({ deposit: 20_000 });
  const back = { id, to: 'method', reason: 'Left' };
  expect(await manager.call('returnDeposit', back, outcome)).toMatchObject(error('to', 'NOT_BY_CARD'));
  expect(await moved(() => manager.call('returnDeposit', { ...back, amount: 12_000 }, outcome))).toEqual({
    ...{ cash: -12_000, deposit: -12_000 },
  });
  expect(await invoice(id)).toEqual({ status: 'paid', balance: 0, paid: 8_000, total: 8_000 });
  const list = await manager.call('getRefunds', { student_id: child, first: 5 }, 'data { amount method status }');
  expect(list.data).toEqual([{ amount: 12_000, method: 'card', status: 'done' }]);
  expect(await manager.call('returnDeposit', { id, to: 'cash' }, outcome)).toMatchObject(ok);
  expect(await held(child)).toMatchObject({ balance: 0, deposit: 0, deposits: [{ returned: 20_000 }] });
  await balanced();
});

test('a deposit stays what it is: no credit pays it, nothing is added to it, and less of it waived is no income given up', async () => {
  const child = await aChild();
  expect(await manager.call('createCredit', { student_id: child, amount: 3_000 }, outcome)).toMatchObject(ok);
  const id = await charge(child);
  expect(await invoice(id)).toMatchObject({ balance: 20_000 });
  const [credit] = await manager.call('getStudentAvailableCredits', { student_id: child }, 'id');
  expect(await manager.call('applyCredit', { id: credit.id, invoices: [id] }, outcome)).toMatchObject(
    error('invoices', 'DEPOSIT'),
  );
  expect(await manager.call('adjustInvoice', { id, amount: 100 }, outcome)).toMatchObject(error('id', 'DEPOSIT'));
  const items = [{ name: 'Tuition', amount: 100 }];
  expect(await manager.call('updateInvoice', { id, items }, outcome)).toMatchObject(error('items', 'DEPOSIT'));
  const other = await server.as('user');
  await aGuardianLink(server.tenant, { student_id: child, user_id: other.id });
  expect(await manager.call('transferInvoiceBill', { id, to_user: other.id }, outcome)).toMatchObject(
    error('id', 'DEPOSIT'),
  );
  expect(await moved(() => manager.call('waiveInvoice', { id, amount: 5_000 }, outcome))).toEqual({
    ...{ receivable: -5_000, deposit: -5_000 },
  });
  const check = await pay(child, 15_000);
  expect(await held(child)).toMatchObject({ deposit: 15_000 });
  // It is used, then its check bounces: what was used is owed again, and such a deposit is not voided.
  expect(await manager.call('returnDeposit', { id, to: 'credit' }, outcome)).toMatchObject(ok);
  expect(await manager.call('voidPayment', { id: check }, outcome)).toMatchObject(ok);
  expect(await held(child)).toMatchObject({ deposit: 0, deposits: [{ open: 15_000, held: 0 }] });
  expect(await manager.call('voidInvoice', { id }, outcome)).toMatchObject(error('id', 'DEPOSIT'));
  await balanced();
});

test('the report says what was held on a day, by location, as a file too; the year’s receipt counts a deposit when it pays', async () => {
  const payer = await server.as('user');
  const child = await aChild(payer);
  const id = await charge(child, 20_000, { date: '2026-03-02' });
  await pay(child, 20_000);
  const report = async (end_date: string) =>
    (await admin.call('getDepositReport', { location: elm.id, end_date }, 'id name held number payer_name')).filter(
      (row: { id: string }) => row.id === id,
    );
  // Charged for March 2 and paid on March 11: held from then on.
  expect(await report('2026-03-10')).toEqual([]);
  expect(await report('2026-03-31')).toMatchObject([{ name: 'Deposit', held: 20_000 }]);
  const receipt = () => payer.call('downloadYearReceipt', { year: 2026 }, 'status total');
  // 200.00 came in and all of it is held: nothing was paid for care.
  expect(await receipt()).toMatchObject({ total: 0 });
  // The statement tells what is held beside the balance, which is zero.
  const asked = { student_id: child, start_date: '2026-03-01', type: 'pdf' };
  const page = async (end_date: string): Promise<string> => {
    const { file } = await manager.call('exportStudentStatement', { ...asked, end_date }, 'file');
    const bytes = await (await fetch(`http://127.0.0.1:${server.port}${file}`)).arrayBuffer();
    const pdf = await getDocument({ data: new Uint8Array(bytes) }).promise;
    const { items } = await (await pdf.getPage(1)).getTextContent();
    return items.map((item) => ('str' in item ? item.str : '')).join(' ');
  };
  expect(await page('2026-03-11')).toContain('Deposit held on 03/11/2026: $200.00');
  expect(await page('2026-03-10')).not.toContain('Deposit held');
  server.clock.tick(24 * 3_600_000);
  const tuition = await bill(child, 9_000);
  expect(await manager.call('applyDeposit', { id, invoices: [tuition] }, outcome)).toMatchObject(ok);
  expect(await receipt()).toMatchObject({ total: 9_000 });
  expect(await manager.call('returnDeposit', { id, to: 'cash', amount: 6_000 }, outcome)).toMatchObject(ok);
  expect(await receipt()).toMatchObject({ total: 9_000 });
  expect(await manager.call('keepDeposit', { id, reason: 'Damage' }, outcome)).toMatchObject(ok);
  expect(await receipt()).toMatchObject({ total: 9_000 });
  // All of it went on March 12: what was held the day before stays so.
  expect(await report('2026-03-11')).toMatchObject([{ held: 20_000 }]);
  expect(await report('2026-03-31')).toEqual([]);
  const made = await admin.call(
    'exportBillingReport',
    { report: 'held', location: elm.id, end_date: '2026-03-11' },
    'file',
  );
  const file = await (await fetch(`http://127.0.0.1:${server.port}${made.file}`)).text();
  expect(file).toContain('Held');
  expect(file).toContain('200.00');
});

test('a registration fee is billed once: a second one is asked first, naming the first', async () => {
  const child = await aChild();
  const items = [{ name: 'Registration', amount: 7_500, kind: 'registration' }];
  const args = { student_id: child, items, due_date: '2026-03-20' };
  expect(await manager.call('createInvoice', { ...args, confirm: [] }, outcome)).toMatchObject(ok);
  const again = await manager.call('createInvoice', { ...args, confirm: [] }, 'status errors { code message }');
  expect(again).toMatchObject({ status: 'Error', errors: [{ code: 'CONFIRM' }] });
  expect(again.errors.map(({ message }: { message: string }) => message).join(' ')).toContain('$75.00');
  expect(await manager.call('createInvoice', args, outcome)).toMatchObject(ok);
  const preset = { location_id: elm.id, name: 'Registration fee', amount: 7_500, kind: 'registration' };
  expect(await admin.call('createBillingPresetItem', preset, outcome)).toMatchObject(ok);
  expect(await manager.call('billingPresetItems', { location_id: elm.id }, 'name kind')).toContainEqual({
    ...{ name: 'Registration fee', kind: 'registration' },
  });
});

test('a deposit that is not paid in time costs no late fee, a bill beside it does', async () => {
  const child = await aChild();
  const id = await charge(child, 20_000, { due_date: '2026-03-13' });
  const tuition = await bill(child, 9_000, { due_date: '2026-03-13' });
  await admin.call(
    'saveBillingSetting',
    { location_id: elm.id, settings: { late_fee: 2_500, late_fee_days: 1 } },
    outcome,
  );
  server.clock.tick(40 * 86_400_000);
  await billLocation(server.job(), elm.id);
  const fees = await server.tenant.db
    .selectFrom('invoice')
    .select('late_fee_of')
    .where('late_fee_of', 'is not', null)
    .execute();
  const of = new Set(fees.map(({ late_fee_of }) => String(late_fee_of)));
  expect([of.has(tuition), of.has(id)]).toEqual([true, false]);
});
