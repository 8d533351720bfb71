import { type Bed, testBed } from '@nestling/testing/bed.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aLocation } from '../../locations/test/locations.factory.ts';
import { aNotification } from '../../notifications/test/notifications.factory.ts';
import { aGuardianLink } from '../../relationships/test/relationships.factory.ts';
import { aStudent } from '../../students/test/students.factory.ts';
import { aContact } from './users.factory.ts';

let bed: Bed;
beforeAll(async () => {
  bed = await testBed();
});
afterAll(() => bed.close());

test('a contact is told in numbers what waits for it; what was seen, answered or is over waits no more', async () => {
  const { ground } = bed;
  const location = await aLocation(ground);
  const contact = await aContact(ground);
  const student = await aStudent(ground, { location_id: location.id });
  const mine = { student_id: student.id, user_id: contact.id };
  await aGuardianLink(ground, mine);
  const left = await aStudent(ground, { location_id: location.id, archived_at: new Date() });
  await aGuardianLink(ground, { ...mine, student_id: left.id });
  await aNotification(ground, { user_id: contact.id });
  await aNotification(ground, { user_id: contact.id, seen_at: new Date() });
  await aNotification(ground, { user_id: contact.id, deleted_at: new Date() });

  const now = bed.clock.now();
  const hours = (count: number) => new Date(now.getTime() + count * 3_600_000);
  /** A day nobody checked the student out of, and a letter that asks the contact. */
  const asked = async (days: number, ends: Date) => {
    const of = { centre_id: ground.centre, location_id: location.id, student_id: student.id };
    const came = hours(-24 * days);
    const stay = await ground.db
      .insertInto('attendance')
      .values({
        ...of,
        date: came.toISOString().slice(0, 10),
        checked_in_at: came,
        checked_out_at: hours(1 - 24 * days),
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    const { id } = await ground.db
      .insertInto('forgotten_checkout')
      .values({ ...of, attendance_id: stay.id, found_at: came, proposed_at: came })
      .returning('id')
      .executeTakeFirstOrThrow();
    await ground.db
      .insertInto('forgotten_checkout_link')
      .values({
        centre_id: ground.centre,
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
  await ground.db.updateTable('forgotten_checkout').set({ settled_at: now }).where('id', '=', answered).execute();

  const manager = await bed.as('manager', { locations: [location] });
  for (const person of [await bed.as(contact), manager])
    expect(await person.call('getUserCounters', { id: contact.id }, 'id students notifications questions')).toEqual({
      id: String(contact.id),
      students: 1,
      notifications: 1,
      questions: 1,
    });
});
