import { startTestServer, type TestServer } from '@nestling/api/harness/test-server.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { anInvoice } from '../../billing/test/billing.factory.ts';
import { aFile } from '../../files/test/files.factory.ts';
import { aForm } from '../../forms/test/forms.factory.ts';
import { aLocation } from '../../locations/test/locations.factory.ts';
import { aNotification } from '../../notifications/test/notifications.factory.ts';
import { aGuardianLink } from '../../relationships/test/relationships.factory.ts';
import { aStudent } from '../../students/test/students.factory.ts';
import { aContact } from './users.factory.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

test('a contact is told in numbers what waits for it; what was seen, answered or is over waits no more', async () => {
  const { tenant } = server;
  const location = await aLocation(tenant);
  const contact = await aContact(tenant);
  const student = await aStudent(tenant, { location_id: location.id });
  const mine = { student_id: student.id, user_id: contact.id };
  await aGuardianLink(tenant, mine);
  const left = await aStudent(tenant, { location_id: location.id, archived_at: new Date() });
  await aGuardianLink(tenant, { ...mine, student_id: left.id });
  await aNotification(tenant, { user_id: contact.id });
  await aNotification(tenant, { user_id: contact.id, seen_at: new Date() });
  await aNotification(tenant, { user_id: contact.id, deleted_at: new Date() });

  const now = server.clock.now();
  const hours = (count: number) => new Date(now.getTime() + count * 3_600_000);
  /** A day nobody checked the student out of, and a letter that asks the contact. */
  const asked = async (days: number, ends: Date) => {
    const of = { centre_id: tenant.centre, location_id: location.id, student_id: student.id };
    const came = hours(-24 * days);
    const stay = await tenant.db
      .insertInto('attendance')
      .values({
        ...of,
        date: came.toISOString().slice(0, 10),
        checked_in_at: came,
        checked_out_at: hours(1 - 24 * days),
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    const { id } = await tenant.db
      .insertInto('forgotten_checkout')
      .values({ ...of, attendance_id: stay.id, found_at: came, proposed_at: came })
      .returning('id')
      .executeTakeFirstOrThrow();
    await tenant.db
      .insertInto('forgotten_checkout_link')
      .values({
        centre_id: tenant.centre,
        secret_hash: Buffer.from(`letter ${days}`),
        forgotten_checkout_id: id,
        user_id: contact.id,
        created_at: came,
        expires_at: ends,
      })
      .execute();
    return id;
  };
  await asked(1, hours(24));
  await asked(2, hours(-1));
  const answered = await asked(3, hours(24));
  await tenant.db.updateTable('forgotten_checkout').set({ settled_at: now }).where('id', '=', answered).execute();

  const manager = await server.as('manager', { locations: [location] });
  const message = { student_id: student.id, message: 'Bring boots', type: 'text' };
  expect(await manager.call('sendMsg', message, 'status')).toEqual({ status: 'Success' });
  const share = { kind: 'families' };
  await aFile(tenant, { location_id: location.id, share });
  const read = await aFile(tenant, { location_id: location.id, share });
  await aForm(tenant, { location_id: location.id, share });
  await anInvoice(tenant, { location: location.id, student: student.id, user: contact.id });
  await (await server.as(contact)).call('saveReadDocument', { id: contact.id, file_id: read.id }, 'status');
  for (const person of [await server.as(contact), manager])
    expect(
      await person.call(
        'getUserCounters',
        { id: contact.id },
        'id students messages files forms invoices notifications questions',
      ),
    ).toEqual({
      id: String(contact.id),
      students: 1,
      messages: 1,
      files: 1,
      forms: 1,
      invoices: 1,
      notifications: 1,
      questions: 1,
    });
});
