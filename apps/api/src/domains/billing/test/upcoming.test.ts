import { startTestServer, type TestServer } from '@nestling/api/harness/test-server.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aLocation } from '../../locations/test/locations.factory.ts';
import { aGuardianLink } from '../../relationships/test/relationships.factory.ts';
import { aRoom } from '../../rooms/test/rooms.factory.ts';
import { aStudent } from '../../students/test/students.factory.ts';
import { aContact } from '../../users/test/users.factory.ts';
import { aRow } from './billing.factory.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

test('an agency is shown its share of what is billed next, and the family the rest', async () => {
  const { tenant } = server;
  const elm = await aLocation(tenant, { billing: true });
  const room = await aRoom(tenant, { location_id: elm.id });
  const manager = await server.as('manager', { locations: [elm] });
  const child = await aStudent(tenant, { location_id: elm.id, room_id: room.id, fname: 'Ava' });
  const parent = await aContact(tenant);
  await aGuardianLink(tenant, { student_id: child.id, user_id: parent.id, is_payer: true });
  const plan = await aRow(tenant, 'billing_plan', {
    ...{ location_id: elm.id, student_id: child.id, name: 'Full week', period: 'monthly', amount: 90_000 },
    ...{ anchor_on: '2026-04-01', next_on: '2026-04-01', created_at: new Date() },
  });
  const agency_id = await aRow(tenant, 'billing_agency', { location_id: elm.id, name: 'State', due_days: 30 });
  await aRow(tenant, 'subsidy', {
    ...{ agency_id, student_id: child.id, amount: 60_000, period: 'monthly', start_date: '2026-01-01' },
  });
  const fields =
    'student_id student_name payer_name plan_id plan_name date due_date period_start period_end total items { name amount }';
  const next = {
    ...{ student_id: String(child.id), student_name: child.full_name, plan_id: String(plan), plan_name: 'Full week' },
    ...{ date: '2026-04-01', period_start: '2026-04-01', period_end: '2026-04-30' },
  };
  expect(await manager.call('getAgencyUpcomingInvoices', { agency_id }, fields)).toMatchObject([
    { ...next, payer_name: 'State', due_date: '2026-05-01', total: 60_000, items: [{ amount: 60_000 }] },
  ]);
  expect(await manager.call('getStudentUpcomingInvoices', { student_id: child.id }, fields)).toMatchObject([
    { ...next, total: 60_000 },
    { ...next, payer_name: parent.full_name, total: 30_000 },
  ]);
});
