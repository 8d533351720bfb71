import { startTestServer, type TestServer } from '@nestling/api/harness/test-server.ts';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aLocation } from '../../locations/test/locations.factory.ts';
import { aGuardianLink } from '../../relationships/test/relationships.factory.ts';
import { aStudent } from '../../students/test/students.factory.ts';
import { anInvoice } from './billing.factory.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server?.close());

/** What somebody reads on the first page of a paper. */
const readPage = async (url: string): Promise<string> => {
  const file = await fetch(`http://127.0.0.1:${server.port}${url}`);
  const pdf = await getDocument({ data: new Uint8Array(await file.arrayBuffer()) }).promise;
  const { items } = await (await pdf.getPage(1)).getTextContent();
  return items.map((item) => ('str' in item ? item.str : '')).join(' ');
};

test('a bill says who asks and what was paid, a year’s receipt what a tax return asks for', async () => {
  const address = '12 Elm Street\nAnn Arbor, MI 48104';
  const elm = await aLocation(server.tenant, { billing: true, address, phone: '(734) 555-0100' });
  const student = await aStudent(server.tenant, { location_id: elm.id, room_id: null, fname: 'Ava', lname: 'Lopez' });
  const [admin, mother] = [await server.as('admin'), await server.as('user')];
  await aGuardianLink(server.tenant, { student_id: student.id, user_id: mother.id });
  await admin.call('saveBillingSetting', { location_id: elm.id, settings: { ein: '12-3456789' } }, 'status');
  const items = [{ name: 'Tuition', amount: 123_456 }];
  const note = 'Thank you for November.';
  const id = await anInvoice(server.tenant, { location: elm.id, student: student.id, user: mother.id, items, note });
  const paid = { student_id: student.id, user_id: mother.id, amount: 100_000, method: 'check', invoices: [id] };
  expect(await admin.call('createPayment', paid, 'status')).toEqual({ status: 'Success' });

  const provider = '12 Elm Street, Ann Arbor, MI 48104 · (734) 555-0100 · EIN 12-3456789';
  const bill = await mother.call('downloadInvoice', { id }, 'url');
  const onBill = await readPage(bill.url);
  for (const words of [provider, note, 'Check, March 11, 2026: -$1,000.00', 'Balance: $234.56', '1,234.56'])
    expect(onBill).toContain(words);
  const { payment } = await admin.call('createPayment', { ...paid, amount: 5_000, invoices: [] }, 'payment { id }');
  expect(await admin.call('voidPayment', { id: payment.id, reason: 'Not covered' }, 'status')).toEqual({
    status: 'Success',
  });
  const year = await mother.call('downloadYearReceipt', { year: 2026 }, 'url');
  const onReceipt = await readPage(year.url);
  for (const words of [provider, 'Ava Lopez: $1,000.00', 'Check: voided']) expect(onReceipt).toContain(words);
});
