import { startTestServer, type TestServer } from '@nestling/api/harness/test-server.ts';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aLocation } from '../../locations/test/locations.factory.ts';
import { aGuardianLink } from '../../relationships/test/relationships.factory.ts';
import { aRoom } from '../../rooms/test/rooms.factory.ts';
import { aStudent } from '../../students/test/students.factory.ts';
import { yearAttached } from '../paper/statement-paper.ts';
import { anInvoice, aRow } from './billing.factory.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server?.close());

/** A location with two rooms, and a child with a payer in each. */
const house = async () => {
  const elm = await aLocation(server.tenant, { billing: true, address: '12 Elm Street', phone: '(734) 555-0100' });
  const [owls, bears] = [
    await aRoom(server.tenant, { location_id: elm.id, name: 'Owls' }),
    await aRoom(server.tenant, { location_id: elm.id, name: 'Bears' }),
  ];
  const admin = await server.as('admin');
  await admin.call('saveBillingSetting', { location_id: elm.id, settings: { ein: '12-3456789' } }, 'status');
  const child = async (room: number, fname: string) => {
    const { id } = await aStudent(server.tenant, { location_id: elm.id, room_id: room, fname, lname: 'Lopez' });
    const payer = await server.as('user');
    await aGuardianLink(server.tenant, { student_id: id, user_id: payer.id, is_payer: true });
    return { id, payer };
  };
  return { elm, owls, bears, admin, ava: await child(owls.id, 'Ava'), ben: await child(bears.id, 'Ben') };
};

test('what is owed stands by payer and age, of all or one room, today or on a day before', async () => {
  const { elm, owls, admin, ava, ben } = await house();
  const bill = (of: typeof ava, due_date: string, amount: number) =>
    anInvoice(server.tenant, {
      ...{ location: elm.id, student: of.id, user: of.payer.id, date: due_date, due_date },
      items: [{ name: 'Tuition', amount }],
    });
  // The clock stands on 11 March 2026.
  await bill(ava, '2026-03-20', 100);
  await bill(ava, '2026-02-09', 200);
  await bill(ava, '2026-02-08', 400);
  await bill(ava, '2026-01-09', 800);
  await bill(ava, '2025-12-10', 1600);
  await bill(ben, '2025-12-11', 3200);
  const aging = (more: object = {}) =>
    admin.call(
      'getAgingReport',
      { location: elm.id, ...more },
      'student_name payer_name room_name oldest to_30 to_60 to_90 over total',
    );
  const rows = await aging();
  expect(rows).toMatchObject([
    {
      student_name: 'Ava Lopez',
      room_name: 'Owls',
      oldest: '2025-12-10',
      to_30: 200,
      to_60: 400,
      to_90: 800,
      over: 1600,
      total: 3000,
    },
    { student_name: 'Ben Lopez', room_name: 'Bears', to_30: 0, to_60: 0, to_90: 3200, over: 0, total: 3200 },
  ]);
  expect(rows.every((row: { payer_name: string | null }) => row.payer_name)).toBe(true);
  expect(await aging({ room: owls.id })).toHaveLength(1);
  expect(await aging({ end_date: '2025-12-31' })).toMatchObject([{ total: 1600, to_30: 1600 }, { total: 3200 }]);
  expect((await aging({ end_date: '2026-03-20' }))[0]).toMatchObject({ total: 3100 });
  // What is paid is owed no more, and the balance report ages the same.
  const { id, payer } = ben;
  await admin.call('createPayment', { student_id: id, user_id: payer.id, amount: 3200, method: 'cash' }, 'status');
  expect(await aging()).toHaveLength(1);
  const balances = await admin.call(
    'getBalanceReport',
    { location: elm.id },
    'current late_30 late_60 late_90 late_over',
  );
  expect(balances).toContainEqual({ current: 0, late_30: 200, late_60: 400, late_90: 800, late_over: 1600 });
  const file = await admin.call('exportBillingReport', { report: 'aging', location: elm.id, room: owls.id }, 'file');
  const csv = await (await fetch(`http://127.0.0.1:${server.port}${file.file}`)).text();
  expect(csv).toContain('Ava Lopez');
  expect(csv).not.toContain('Ben Lopez');
});

test('what was earned stands by category and room: the one a child was in then', async () => {
  const { elm, owls, bears, admin, ava, ben } = await house();
  const category = await aRow(server.tenant, 'charge_category', { location_id: elm.id, name: 'Tuition' });
  await anInvoice(server.tenant, {
    ...{ location: elm.id, student: ava.id, user: ava.payer.id, date: '2026-02-01', due_date: '2026-02-08' },
    items: [
      { name: 'Care', amount: 70_000, category },
      { name: 'Trip', amount: 1_500 },
    ],
  });
  await anInvoice(server.tenant, {
    ...{ location: elm.id, student: ben.id, user: ben.payer.id, date: '2026-02-01', due_date: '2026-02-08' },
    items: [{ name: 'Care', amount: 60_000, category }],
  });
  const revenue = (more: object = {}) =>
    admin.call(
      'getRevenueReport',
      { location: elm.id, start_date: '2026-02-01', end_date: '2026-02-28', ...more },
      'category room_name students amount',
    );
  const before = [
    { category: '', room_name: 'Owls', students: 1, amount: 1_500 },
    { category: 'Tuition', room_name: 'Bears', students: 1, amount: 60_000 },
    { category: 'Tuition', room_name: 'Owls', students: 1, amount: 70_000 },
  ];
  expect(await revenue()).toEqual(before);
  expect(await revenue({ room: bears.id })).toEqual([before[1]]);
  expect(await revenue({ start_date: '2026-03-01', end_date: '2026-03-31' })).toEqual([]);
  // Where it was in January is where February was earned, also after it has moved on.
  const attendance_id = await aRow(server.tenant, 'attendance', {
    ...{ location_id: elm.id, student_id: ava.id, date: '2026-01-20' },
    ...{ checked_in_at: '2026-01-20T14:00:00Z', checked_out_at: '2026-01-20T20:00:00Z' },
  });
  await server.tenant.db
    .insertInto('attendance_room')
    .values({
      ...{ centre_id: server.tenant.centre, attendance_id, student_id: ava.id, room_id: owls.id },
      ...{ entered_at: '2026-01-20T14:00:00Z', left_at: '2026-01-20T20:00:00Z' },
    })
    .execute();
  await server.tenant.db.updateTable('student').set({ room_id: bears.id }).where('id', '=', ava.id).execute();
  expect(await revenue()).toEqual(before);
});

test('a year’s receipts of all payers stand on one page, and are mailed once, after a question', async () => {
  const { elm, admin, ava, ben } = await house();
  const { db } = server.tenant;
  for (const [{ id, payer }, amount] of [
    [ava, 100_000],
    [ben, 25_050],
  ] as const)
    await admin.call(
      'createPayment',
      { student_id: id, user_id: payer.id, amount, method: 'check', date: '2026-03-02' },
      'status',
    );
  await db
    .updateTable('app_user')
    .set({ email: 'lopez@example.com', language: 'es' })
    .where('id', '=', ava.payer.id)
    .execute();
  await db.updateTable('app_user').set({ email: null }).where('id', '=', ben.payer.id).execute();
  const year = { start_date: '2026-01-01', end_date: '2026-12-31' };
  const rows = await admin.call(
    'getYearReceiptReport',
    { location: elm.id, ...year },
    'payer_id payer_name email student_name location provider ein amount',
  );
  expect(new Map(rows.map((row: { student_name: string; amount: number }) => [row.student_name, row.amount]))).toEqual(
    new Map([
      ['Ava Lopez', 100_000],
      ['Ben Lopez', 25_050],
    ]),
  );
  expect(rows[0]).toMatchObject({ provider: '12 Elm Street · (734) 555-0100 · EIN 12-3456789', ein: '12-3456789' });
  const file = await admin.call('exportBillingReport', { report: 'year', location: elm.id, ...year }, 'file');
  expect(await (await fetch(`http://127.0.0.1:${server.port}${file.file}`)).text()).toContain('250.50');

  const send = (more: object = {}) =>
    admin.call('sendYearReceipts', { location: elm.id, year: 2026, ...more }, 'status message errors { code message }');
  const asked = await send({ confirm: [] });
  expect(asked).toMatchObject({ status: 'Error', errors: [{ code: 'CONFIRM' }] });
  expect(asked.errors[0].message).toContain('1 payer gets an email, over $1,000.00');
  expect(asked.errors[0].message).toContain('1 payer has no email address');
  const letters = () => db.selectFrom('outbox').select('kind').where('kind', '=', 'billing_year').execute();
  expect(await letters()).toEqual([]);
  expect((await send()).status).toBe('Success');
  expect((await send()).errors).toMatchObject([{ code: 'ALL_SENT' }]);
  await server.work('billing.send_year_receipts');
  expect(await letters()).toHaveLength(1);
  const mailed = await admin.call('getYearReceiptReport', { location: elm.id, ...year }, 'student_name mailed_at');
  expect(
    new Map(mailed.map((row: { student_name: string; mailed_at: string | null }) => [row.student_name, row.mailed_at])),
  ).toEqual(
    new Map([
      ['Ava Lopez', server.clock.now().toISOString()],
      ['Ben Lopez', null],
    ]),
  );
  // A payer of two children who is on the black list of one hears of the other alone.
  const link = await aGuardianLink(server.tenant, { student_id: ben.id, user_id: ava.payer.id, is_payer: true });
  await admin.call(
    'createPayment',
    { student_id: ben.id, user_id: ava.payer.id, amount: 7_700, method: 'cash', date: '2026-03-04' },
    'status',
  );
  await db.updateTable('guardian_link').set({ black_list: true }).where('id', '=', link.id).execute();
  expect((await send()).errors).toMatchObject([{ code: 'ALL_SENT' }]);
  const [paper] = await server
    .job()
    .transaction((ctx) => yearAttached(ctx, { user: ava.payer.id, year: 2026, location: elm.id }, 'en'));
  const pdf = await getDocument({ data: new Uint8Array(Buffer.from(String(paper?.content), 'base64')) }).promise;
  const { items } = await (await pdf.getPage(1)).getTextContent();
  const words = JSON.stringify(items);
  expect(words).toContain('Ava Lopez');
  expect(words).not.toContain('Ben Lopez');
  await db.updateTable('guardian_link').set({ black_list: false }).where('id', '=', link.id).execute();

  // What is paid since is worth a new receipt, and the same one is not sent again by a job that is begun twice.
  await admin.call(
    'createPayment',
    { student_id: ava.id, user_id: ava.payer.id, amount: 100, method: 'cash', date: '2026-03-03' },
    'status',
  );
  expect((await send()).status).toBe('Success');
  await server.work('billing.send_year_receipts');
  await server.perform('billing.send_year_receipts', { location: elm.id, year: 2026, language: 'en' });
  expect(await letters()).toHaveLength(2);
  expect((await send({ year: 2024 })).errors).toMatchObject([{ code: 'NOTHING' }]);
});
