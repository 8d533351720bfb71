import { startTestServer, type TestServer } from '@nestling/api/harness/test-server.ts';
import type { Person } from '@nestling/api/harness/test-tenant.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { letterTo } from '../../auth/test/emails.ts';
import { aLocation } from '../../locations/test/locations.factory.ts';
import { aGuardianLink } from '../../relationships/test/relationships.factory.ts';
import { planned } from '../../schedules/test/schedules.factory.ts';
import { aStudent } from '../../students/test/students.factory.ts';
import { aContact } from '../../users/test/users.factory.ts';
import { lookForForgotten } from '../forgotten/find-forgotten.ts';

let server: TestServer;
let elm: { id: number };
let teacher: Person;
beforeAll(async () => {
  server = await startTestServer();
  elm = await aLocation(server.tenant, { name: 'Elm Street', zone: 'America/New_York' });
  teacher = await server.as('teacher', { locations: [elm] });
});
afterAll(() => server.close());

const look = () => lookForForgotten(server.tenant.db, server.tenant.centre, server.clock.now());
const at = (text: string) => server.clock.set(new Date(text));
const page = 'state child location came_at proposed_at said_at went_at';
const show = (token: string) => server.guest().call('forgottenCheckoutByLink', { token }, page);
const answer = (token: string, more: object = {}) =>
  server.guest().call('answerForgottenCheckout', { token, ...more }, 'status message errors { field code }');
const open = () =>
  teacher.call('forgottenCheckouts', { location: elm.id }, 'id student { fname } proposed_at said_at said_note');
const settle = (id: unknown, more: object = {}) =>
  teacher.call(
    'settleForgottenCheckout',
    { id, reason: 'Reported by the family', ...more },
    'status errors { field code }',
  );
const stays = (student: number) =>
  server.tenant.db
    .selectFrom('attendance')
    .select(['checked_out_at', 'note'])
    .where('student_id', '=', student)
    .where('centre_id', '=', server.tenant.centre)
    .execute();

/** A child planned from eight to four, who came at eight; with a parent who gets letters. */
const child = async () => {
  const student = await aStudent(server.tenant, { location_id: elm.id, fname: 'Ava' });
  const parent = await aContact(server.tenant);
  await aGuardianLink(server.tenant, { student_id: student.id, user_id: parent.id, pickup: true });
  await planned(server.tenant, elm, { student_id: student.id }, [1, 2, 3, 4, 5], ['08:00', '16:00']);
  at('2026-03-11T12:00:00Z');
  const [date, time] = ['2026-03-11', '08:00'];
  const came = { students: [student.id], date, time, action_by: teacher.id, action: 'in' };
  expect((await teacher.call('saveUserStudentCheckInOutActivity', came, 'status')).status).toBe('Success');
  return { student, parent, mail: parent.email ?? '' };
};

test('a forgotten check-out is found the same evening, asked of the family once, and settled by staff as the family says', async () => {
  const { student, mail } = await child();
  at('2026-03-11T20:30:00Z');
  await look();
  expect(await open()).toEqual([]);
  at('2026-03-11T20:50:00Z');
  await look();
  await look();
  const { key, written } = await letterTo(server.tenant, mail, 'forgotten_checkout');
  expect(written.button?.href).toMatch(/\/forgotten-check-out\/[\w-]{22}$/);
  expect(written.lines[0]).toContain('arrived at Elm Street at 8:00 AM');
  expect(written.lines[0]).toContain('Was it at 4:00 PM?');

  const shown = { state: 'open', child: 'Ava', location: 'Elm Street', proposed_at: '2026-03-11T20:00:00.000Z' };
  expect(await show(key)).toMatchObject({ ...shown, said_at: null });
  expect(await show(key)).toMatchObject(shown);
  expect((await answer(key, { time: '07:59' })).errors).toEqual([{ field: 'time', code: 'END_BEFORE_START' }]);
  expect((await answer(key, { time: '19:00' })).errors).toEqual([{ field: 'time', code: 'FUTURE' }]);
  expect(await answer(key, { time: '15:40', note: 'Grandma came' })).toMatchObject({ status: 'Success' });
  expect((await answer(key)).errors).toEqual([{ field: 'token', code: 'OVER' }]);
  expect(await show(key)).toMatchObject({ state: 'answered', said_at: '2026-03-11T19:40:00.000Z' });
  expect((await stays(student.id))[0]?.checked_out_at).toBeNull();

  const [found] = await open();
  expect(found).toMatchObject({ said_at: '2026-03-11T19:40:00.000Z', said_note: 'Grandma came' });
  expect(await settle(found.id)).toMatchObject({ status: 'Success' });
  expect(await stays(student.id)).toEqual([
    { checked_out_at: new Date('2026-03-11T19:40:00Z'), note: 'Reported by the family' },
  ]);
  expect((await settle(found.id)).errors).toEqual([{ field: 'id', code: 'SETTLED' }]);
  expect(await show(key)).toMatchObject({ state: 'settled', went_at: '2026-03-11T19:40:00.000Z' });
  expect(await open()).toEqual([]);
});

test('a link is worth nothing when it is old, made up, of another centre, or of somebody taken off the child', async () => {
  const { student, parent, mail } = await child();
  at('2026-03-11T21:00:00Z');
  await look();
  const { key } = await letterTo(server.tenant, mail, 'forgotten_checkout');
  const nothing = { state: 'over', child: null, came_at: null };
  const elsewhere = server.guest(await server.centre());
  expect(await elsewhere.call('forgottenCheckoutByLink', { token: key }, page)).toMatchObject(nothing);
  expect(await show(`${key.startsWith('A') ? 'B' : 'A'}${key.slice(1)}`)).toMatchObject(nothing);
  const links = server.tenant.db.updateTable('guardian_link').where('user_id', '=', parent.id);
  await links.set({ black_list: true }).execute();
  expect(await show(key)).toMatchObject(nothing);
  await links.set({ black_list: false }).execute();
  at('2026-03-14T21:00:01Z');
  expect(await show(key)).toMatchObject(nothing);
  expect((await answer(key)).errors).toEqual([{ field: 'token', code: 'OVER' }]);

  // Staff need no answer: as was proposed, or at another time of that day.
  const [found] = await open();
  expect(found.said_at).toBeNull();
  expect((await settle(found.id, { time: '07:00' })).errors).toEqual([{ field: 'end_time', code: 'END_BEFORE_START' }]);
  expect(await settle(found.id, { time: '16:20' })).toMatchObject({ status: 'Success' });
  expect((await stays(student.id))[0]?.checked_out_at).toEqual(new Date('2026-03-11T20:20:00Z'));
});
