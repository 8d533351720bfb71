import { createHmac } from 'node:crypto';
import { Client } from '@nestling/api/harness/client.ts';
import { type Person, startTestServer, type TestServer, type TestTenant } from '@nestling/api/harness/test-server.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aLocation } from '../../src/domains/locations/test/locations.factory.ts';
import { aGuardianLink } from '../../src/domains/relationships/test/relationships.factory.ts';
import { aRoom } from '../../src/domains/rooms/test/rooms.factory.ts';
import { aStudent } from '../../src/domains/students/test/students.factory.ts';
import { aContact } from '../../src/domains/users/test/users.factory.ts';
import { installation } from '../../src/installation.ts';
import { figure } from './figure.ts';

// S12 and S13 at the door: guesses at one tablet are in domains/kiosk/test/kiosk.test.ts, altered acts and revoked
// tablets in apps/api/test/kiosk-offline.test.ts. Here: what belongs to another centre, or another door of the same one.

const PIN = '481516';
let server: TestServer;
let ours: Door;
let foreign: Door;
let nextDoor: Door;

interface Door {
  readonly tenant: TestTenant;
  readonly location: number;
  readonly student: number;
  readonly contact: Person;
  /** What its tablet keeps. */
  readonly token: string;
  readonly parm: string;
  /** The QR code it shows now. */
  readonly code: string;
}

/** A door with its tablet, its QR code, and a family with the same PIN everywhere. */
const door = async (tenant: TestTenant, name: string, pin = PIN): Promise<Door> => {
  const { id: location } = await aLocation(tenant);
  const room = await aRoom(tenant, { location_id: location });
  const student = await aStudent(tenant, { location_id: location, room_id: room.id });
  const pin_key = createHmac('sha256', installation().secrets.pin).update(`${tenant.centre}:${pin}`).digest();
  const { id } = await aContact(tenant, { pin_key });
  await aGuardianLink(tenant, { student_id: student.id, user_id: id });
  const manager = await server.as('manager', { at: tenant, locations: [{ id: location }] });
  const { url } = await manager.call('generateTimeclockLink', { location }, 'url');
  await manager.call('activateTimeclockLink', { location, active: true }, 'status');
  await manager.call('saveCheckinSetting', { location, settings: { check_in_qr: true } }, 'status');
  const parm = String(url).split('/').at(-1) ?? '';
  const token = `tablet-of-${name}-${location}`;
  await server.guest(tenant).call('getLocationByTimeclockLink', { parm, device_token: token }, 'id');
  const { code } = await manager.call('getLocationCheckinQrSetting', { location }, 'code');
  const contact = await server.as({ id }, { at: tenant });
  return { tenant, location, student: student.id, contact, token, parm, code };
};

beforeAll(async () => {
  server = await startTestServer();
  ours = await door(server.tenant, 'ours');
  foreign = await door(await server.centre('foreign'), 'foreign');
  nextDoor = await door(server.tenant, 'next', '623424');
});
afterAll(() => server.close());

const moment = { date: '2026-03-11', time: '11:00' };
const events = async ({ tenant, student }: Door) =>
  (await tenant.db.selectFrom('attendance_event').select('id').where('student_id', '=', student).execute()).length;
const refusal = (work: Promise<{ status?: string } | null>): Promise<string> =>
  work.then(
    (answer) => answer?.status ?? 'nothing',
    ({ code }: { code: string }) => code,
  );

test("another centre's QR code, and another door's, checks nobody in; nor does one that was put together", async () => {
  const { location, student, contact } = ours;
  const scan = (code: string, at = location) =>
    refusal(
      contact.call(
        'saveUserStudentCheckInOutActivityFromApp',
        { students: [student], ...moment, action_by: contact.id, location: at, code, action: 'in' },
        'status',
      ),
    );
  const [, until = '', signature = ''] = foreign.code.split('.');
  const [, , own = ''] = ours.code.split('.');
  const later = String(Number(until) + 86_400);
  const forged = [
    foreign.code,
    nextDoor.code,
    `${location}.${until}.${signature}`,
    `${location}.${later}.${own}`,
    `${location}.${until}.`,
    `${nextDoor.location}.${until}.${own}`,
    `0${ours.code}`,
  ];
  const leaks: string[] = [];
  for (const code of forged) if ((await scan(code)) !== 'Error') leaks.push(code);
  expect(await events(ours)).toBe(0);
  figure('QR codes of other doors', forged.length, leaks);
  expect(await scan(ours.code)).toBe('Success');
  expect(await events(ours)).toBe(1);
});

test("another centre's tablet, and another door's, learns nothing with a PIN that is right and does nothing", async () => {
  const { tenant, location, student, contact, parm } = ours;
  const before = await events(ours);
  const leaks: string[] = [];
  let tried = 0;
  for (const token of [foreign.token, nextDoor.token, ours.token.toUpperCase(), '']) {
    const device = new Client({
      ...server.guest(tenant).way,
      headers: async (): Promise<Record<string, string>> => (token === '' ? {} : { 'x-device-token': token }),
    });
    const asked: [string, Record<string, unknown>, string][] = [
      ['verifyUserCheckinPin', { pin: PIN, location }, 'status'],
      ['getStudentByUserCheckinPin', { pin: PIN, location, date: moment.date }, 'status'],
      ['validateUserCheckinPin', { pin: PIN, location }, 'status'],
      [
        'saveUserStudentCheckInOutActivityFromScreen',
        { students: [student], ...moment, action_by: contact.id, location },
        'status',
      ],
      ['getLocationByTimeclockLink', { parm, ...(token ? { device_token: token } : {}) }, 'id'],
    ];
    for (const [name, args, selection] of asked) {
      const came = await refusal(device.call(name, args, selection));
      tried += 1;
      if (!['Error', 'FORBIDDEN', 'nothing'].includes(came)) leaks.push(`${name} with ${token || 'no token'}: ${came}`);
    }
  }
  expect(await events(ours)).toBe(before);
  figure('tablets of other doors', tried, leaks);
});
