import { setTimeout as wait } from 'node:timers/promises';
import { type Person, startTestServer, type TestServer } from '@nestling/api/harness/test-server.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { SEAL } from '../src/domains/forms/seal-names.ts';
import { aLocation } from '../src/domains/locations/test/locations.factory.ts';
import { aGuardianLink } from '../src/domains/relationships/test/relationships.factory.ts';
import { aRoom } from '../src/domains/rooms/test/rooms.factory.ts';
import { aStudent } from '../src/domains/students/test/students.factory.ts';
import { jobs } from '../src/jobs.ts';
import { job } from '../src/kernel/jobs/job.ts';
import { deliverBy } from '../src/outbox/deliver.ts';
import { DELIVER_URGENT } from '../src/outbox/post.ts';

const HEAVY_MS = 6_000;
let server: TestServer;
let manager: Person;
let parent: Person;
let room: { id: number };
let sealing = 0;
const sent: { to: string; subject: string }[] = [];

/** The product, but that a seal takes its time and mails are caught. */
const slowed = jobs.map((row) => {
  if (row.name === SEAL.name)
    return {
      ...row,
      work: async () => {
        sealing += 1;
        await wait(HEAVY_MS);
      },
    };
  if (row.name !== DELIVER_URGENT.name) return row;
  const mail = async (to: string, { subject }: { subject: string }) => void sent.push({ to, subject });
  return job(DELIVER_URGENT, { steps: deliverBy(() => ({ mail, sms: null })) });
});

beforeAll(async () => {
  server = await startTestServer({ jobs: slowed, now: new Date().toISOString() });
  const elm = await aLocation(server.tenant);
  room = await aRoom(server.tenant, { location_id: elm.id });
  manager = await server.as('manager', { locations: [elm] });
  parent = await server.as('user');
  await server.tenant.db
    .updateTable('app_user')
    .set({ email: 'ana@example.com', email_confirmed: true })
    .where('id', '=', parent.id)
    .execute();
  const child = await aStudent(server.tenant, { location_id: elm.id, room_id: room.id });
  await aGuardianLink(server.tenant, { student_id: child.id, user_id: parent.id, alert: true });
});
afterAll(() => server.close());

const untilSent = async (what: RegExp): Promise<number> => {
  const from = performance.now();
  await expect
    .poll(() => sent.map(({ subject }) => subject).join('\n'), { timeout: 10_000, interval: 20 })
    .toMatch(what);
  return performance.now() - from;
};

test('ten heavy seals of one guest hold up neither a reset letter nor an urgent alert', async () => {
  await server.job().transaction(async (ctx) => {
    for (let signature = 1; signature <= 10; signature += 1) ctx.enqueue(SEAL, { signature });
  });
  await expect.poll(() => sealing, { timeout: 5_000 }).toBeGreaterThan(0);
  expect((await server.guest().call('forgotPassword', { email: 'ana@example.com' }, 'status')).status).toBe('Success');
  const reset = await untilSent(/password/i);
  const alert = { message: 'We close now', programs: [room.id], urgent: true };
  expect((await manager.call('createAlertProgram', alert, 'status')).status).toBe('Success');
  const urgent = await untilSent(/urgent/i);
  console.log(
    `with ten heavy seals: reset letter after ${Math.round(reset)} ms, urgent alert after ${Math.round(urgent)} ms`,
  );
  expect(reset).toBeLessThan(2_000);
  expect(urgent).toBeLessThan(2_000);
  // One center holds one of the slow workers, so that others get the second.
  expect(sealing).toBe(1);
}, 30_000);
