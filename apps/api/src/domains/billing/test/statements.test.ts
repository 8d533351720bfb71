import { startTestServer, type TestServer } from '@nestling/api/harness/test-server.ts';
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

// One of them notes what other products are told of it, together with the COMMIT.
test('a payment for an invoice takes no more than 24 statements', async () => {
  const elm = await aLocation(server.tenant, { billing: true });
  const manager = await server.as('manager', { locations: [elm] });
  const mother = await server.as('user');
  const student_id = (await aStudent(server.tenant, { location_id: elm.id, room_id: null })).id;
  await aGuardianLink(server.tenant, { student_id, user_id: mother.id, is_payer: true });
  const id = await anInvoice(server.tenant, { location: elm.id, student: student_id, user: mother.id });
  // What a process asks once (hosts, the state of centers) is no part of a payment.
  await manager.call('getInvoice', { id }, 'status');
  const pay = { student_id, amount: 10_000, method: 'check', invoices: [id] };
  const count = await server.statements(() => manager.call('createPayment', pay, 'status payment { id unapplied }'));
  expect(await manager.call('getInvoice', { id }, 'status balance')).toEqual({ status: 'paid', balance: 0 });
  expect(count).toBeLessThanOrEqual(24);
});
