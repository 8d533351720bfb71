import { startTestServer, type TestServer } from '@nestling/api/harness/test-server.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aLocation } from '../../locations/test/locations.factory.ts';
import { aStudent } from '../../students/test/students.factory.ts';
import { anInvoice } from './billing.factory.ts';

let server: TestServer;
let invoice: number;
beforeAll(async () => {
  server = await startTestServer();
  const at = server.tenant;
  const elm = await aLocation(at);
  const child = await aStudent(at, { location_id: elm.id });
  const payer = await server.as('user', { locations: [elm] });
  invoice = await anInvoice(at, { location: elm.id, student: child.id, user: payer.id });
  await sql`insert into payment (centre_id, created_at, created_by, location_id, status, method, student_id, user_id, amount, date)
    select ${at.centre}, now(), ${payer.id}, ${elm.id}, 'failed', 'cash', ${child.id}, ${payer.id}, 100, '2026-03-01'
    from generate_series(1, 5000)`.execute(at.db);
  await sql`analyze payment`.execute(at.db);
});
afterAll(() => server.close());

// The nightly round asks this of every open invoice: among all payments of a center, it cost more with each month.
test('payments an invoice was to be paid by are found by an index, those that failed among them', async () => {
  const { db, centre } = server.tenant;
  const { rows } = await sql<{ 'QUERY PLAN': string }>`explain select count(*) from payment
    where centre_id = ${sql.lit(centre)} and autopay_of = ${sql.lit(invoice)}`.execute(db);
  expect(rows.map((row) => row['QUERY PLAN']).join('\n')).toContain('payment_of_autopay');
});
