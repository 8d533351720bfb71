import { type Person, startTestServer, type TestServer } from '@nestling/api/harness/test-server.ts';
import { open } from '@nestling/api/outbox/post.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aLocation } from '../../locations/test/locations.factory.ts';
import { aGuardianLink } from '../../relationships/test/relationships.factory.ts';
import { aStudent } from '../../students/test/students.factory.ts';
import { billLocation } from '../billing-jobs.ts';
import { anInvoice, aPayment, aRow } from './billing.factory.ts';
import { differencesOf } from './ledger.model.ts';

let server: TestServer;
let elm: { id: number };
let child: number;
let manager: Person;
let mother: Person;
let father: Person;

beforeAll(async () => {
  server = await startTestServer();
  elm = await aLocation(server.tenant, { billing: true });
  child = (await aStudent(server.tenant, { location_id: elm.id, room_id: null })).id;
  manager = await server.as('manager', { locations: [elm] });
  mother = await server.as('user');
  father = await server.as('user');
  for (const one of [mother, father]) await aGuardianLink(server.tenant, { student_id: child, user_id: one.id });
});
afterAll(() => server?.close());

/** What was sent of some kinds since the last look. */
let seen = 0;
const letters = async () => {
  const rows = await server.tenant.db.selectFrom('outbox').selectAll().where('id', '>', seen).orderBy('id').execute();
  seen = rows.at(-1)?.id ?? seen;
  return rows.map(({ kind, user_id, key, sealed }) => {
    const { lines, attachments = [] } = open(server.tenant.centre, key, sealed);
    const files = attachments.map(({ content }) => Buffer.from(content, 'base64').subarray(0, 5).toString());
    return { kind, user: user_id, text: lines.join(' '), files };
  });
};
const bill = (user: number, more: object = {}) =>
  anInvoice(server.tenant, { location: elm.id, student: child, user, ...more });
const sent = 'status message sent_to errors { field code }';
const round = () => billLocation(server.job(), elm.id);

test('an invoice, a receipt and a statement reach their payer alone, with the paper, and the office hears who got it', async () => {
  const [hers, his] = [await bill(mother.id), await bill(father.id)];
  const name = await sql<{ name: string }>`select full_name as name from app_user where id = ${mother.id}`.execute(
    server.tenant.db,
  );
  expect(await manager.call('sendInvoice', { id: hers }, sent)).toMatchObject({
    status: 'Success',
    sent_to: [name.rows[0]?.name],
  });
  expect(await letters()).toMatchObject([{ kind: 'billing_invoice', user: mother.id, files: ['%PDF-'] }]);
  expect(await manager.call('sendInvoice', { id: hers, users: [father.id] }, sent)).toMatchObject({
    status: 'Error',
    errors: [{ field: 'users', code: 'NOT_PAYER' }],
  });
  const payment = await aPayment(server.tenant, { location: elm.id, student: child, user: father.id });
  await manager.call('sendPaymentReceipt', { id: payment }, sent);
  const span = { start_date: '2026-01-01', end_date: '2026-12-31' };
  const all = await manager.call('sendStudentStatement', { student_id: child, ...span }, sent);
  expect(all).toMatchObject({ status: 'Success' });
  expect((await letters()).map(({ kind, user, files }) => [kind, user, files.length])).toEqual([
    ['billing_receipt', father.id, 1],
    ['billing_statement', expect.any(Number), 1],
    ['billing_statement', expect.any(Number), 1],
  ]);
  await manager.call('sendUnpaidReminder', { student_id: child }, sent);
  const told = await letters();
  expect(told.map(({ kind }) => kind)).toEqual(['billing_reminder', 'billing_reminder']);
  // Nobody reads of the other's invoice.
  const number = async (id: number) =>
    (await server.tenant.db.selectFrom('invoice').select('number').where('id', '=', id).executeTakeFirst())?.number ??
    '';
  const ofMother = told.find(({ user }) => user === mother.id)?.text ?? '';
  expect(ofMother).toContain(await number(hers));
  expect(ofMother).not.toContain(await number(his));
  await sql`update app_user set email = 'temp-kv-9@x.example' where id = ${father.id}`.execute(server.tenant.db);
  expect(await manager.call('sendInvoice', { id: his }, sent)).toMatchObject({
    status: 'Error',
    errors: [{ field: 'users', code: 'NO_EMAIL' }],
  });
  await sql`update app_user set email = ${`f${father.id}@x.example`} where id = ${father.id}`.execute(server.tenant.db);
});

test('a question about a line is read by the office and whoever asked, not by the other parent', async () => {
  const id = await bill(mother.id);
  const item = await server.tenant.db
    .selectFrom('invoice_item')
    .select('id')
    .where('invoice_id', '=', id)
    .executeTakeFirstOrThrow();
  const note = 'We were away that week.';
  expect(await father.call('askAboutInvoice', { id, note }, 'status')).toMatchObject({ status: 'Error' });
  const asked = await mother.call(
    'askAboutInvoice',
    { id, note, item: item.id },
    'status question { id note item_id }',
  );
  expect(asked).toMatchObject({ status: 'Success', question: { note } });
  expect((await letters()).filter(({ kind }) => kind === 'billing_question')).toMatchObject([
    { user: manager.id, text: expect.stringContaining(note) },
  ]);
  const open1 = await manager.call('getInvoiceQuestions', { open: true, first: 10 }, 'data { id note asked_by }');
  expect(open1).toMatchObject({ data: [{ note }] });
  const { id: question } = await server.tenant.db.selectFrom('invoice_question').select('id').executeTakeFirstOrThrow();
  const answered = () => manager.call('answerInvoiceQuestion', { id: question, answer: 'You are right.' }, 'status');
  expect(await answered()).toMatchObject({ status: 'Success' });
  expect(await answered()).toMatchObject({ status: 'Error' });
  expect(await mother.call('getInvoice', { id }, 'questions { note answer }')).toEqual({
    questions: [{ note, answer: 'You are right.' }],
  });
});

test("the year's receipt holds what the payer has paid, refunds taken off, and nothing of the other", async () => {
  const before = await mother.call('downloadYearReceipt', { year: 2026 }, 'status total');
  expect(before).toMatchObject({ status: 'Error' });
  const id = await aPayment(server.tenant, { location: elm.id, student: child, user: mother.id });
  await manager.call('refundPayment', { id, amount: 1_500 }, 'status');
  expect(await mother.call('downloadYearReceipt', { year: 2026 }, 'status total url')).toMatchObject({
    status: 'Success',
    total: 3_500,
    url: expect.stringContaining('.pdf'),
  });
  expect(await mother.call('downloadYearReceipt', { year: 2026, user_id: father.id }, 'status')).toMatchObject({
    status: 'Error',
  });
});

test('a reminder goes out once for each step of the schedule, from however many machines', async () => {
  server.clock.tick(4 * 86_400_000);
  await Promise.all([round(), round()]);
  await round();
  const first = await letters();
  const owing = await server.tenant.db.selectFrom('invoice').select('id').where('status', '<>', 'paid').execute();
  expect(first.filter(({ kind }) => kind === 'billing_reminder')).toHaveLength(owing.length);
  server.clock.tick(7 * 86_400_000);
  await Promise.all([round(), round()]);
  expect((await letters()).filter(({ kind }) => kind === 'billing_reminder')).toHaveLength(owing.length);
  server.clock.tick(30 * 86_400_000);
  await round();
  expect((await letters()).filter(({ kind }) => kind === 'billing_reminder')).toEqual([]);
});

test('a late pick-up is billed once the day is over, by its minutes, and once', async () => {
  const category_id = await aRow(server.tenant, 'charge_category', { location_id: elm.id, name: 'Late pickup' });
  const charge = {
    category: category_id,
    amount: 1_000,
    max_amount: 2_500,
    start_time: '18:00',
    interval: '15 minutes',
  };
  expect(
    await (await server.as('admin')).call('createVariableCharge', { location_id: elm.id, ...charge }, 'status message'),
  ).toMatchObject({ status: 'Success' });
  const { db, centre } = server.tenant;
  await sql`insert into attendance (centre_id, location_id, student_id, date, checked_in_at, checked_out_at)
    select ${centre}, ${elm.id}, ${child}, d.day, (d.day + time '09:00') at time zone tz.value, (d.day + time '18:20') at time zone tz.value
    from location l join timezone tz on tz.id = l.timezone_id,
      lateral (select (${server.clock.now()}::timestamptz at time zone tz.value)::date as day) d where l.id = ${elm.id}`.execute(
    db,
  );
  await round();
  const uses = () => db.selectFrom('variable_charge_use').selectAll().execute();
  expect(await uses()).toEqual([]);
  server.clock.tick(86_400_000);
  await Promise.all([round(), round()]);
  await round();
  expect(await uses()).toMatchObject([{ minutes: 20, amount: 2_000, invoice_id: expect.any(Number) }]);
  expect(await differencesOf(db, centre)).toEqual([]);
});

test('where a location wants it, a new invoice is mailed to its payer the morning after, once, and not what was voided or sent', async () => {
  server.clock.set(new Date('2026-03-11T15:00:00Z'));
  const today = '2026-03-11';
  await server.tenant.db.updateTable('invoice').set({ sent_at: server.clock.now() }).execute();
  await letters();
  const made = { date: today, due_date: '2026-04-30' };
  const [unsent, gone] = [await bill(mother.id, made), await bill(father.id, made)];
  await server.tenant.db.updateTable('invoice').set({ made_on: today }).where('id', 'in', [unsent, gone]).execute();
  const morning = async () => {
    server.clock.set(new Date('2026-03-12T11:30:00Z'));
    await round();
    return (await letters()).filter(({ kind }) => kind === 'billing_invoice');
  };
  const before = server.clock.now();
  // Nobody has asked for it.
  expect(await morning()).toEqual([]);
  server.clock.set(before);
  const setting = { location_id: elm.id, settings: { send_invoices: true } };
  const boss = await server.as('admin');
  expect(await boss.call('saveBillingSetting', setting, 'status message')).toMatchObject({ status: 'Success' });
  await manager.call('voidInvoice', { id: gone, reason: 'By mistake.' }, 'status');
  // Not on the day itself, and not at night.
  await round();
  server.clock.set(new Date('2026-03-12T09:00:00Z'));
  await round();
  expect((await letters()).filter(({ kind }) => kind === 'billing_invoice')).toEqual([]);
  expect(await morning()).toMatchObject([{ user: mother.id, files: ['%PDF-'] }]);
  expect(await morning()).toEqual([]);
  const { sent_at } = await server.tenant.db
    .selectFrom('invoice')
    .select('sent_at')
    .where('id', '=', unsent)
    .executeTakeFirstOrThrow();
  expect(sent_at).not.toBeNull();
  server.clock.set(before);
});
