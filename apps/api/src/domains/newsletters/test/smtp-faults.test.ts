import { type Person, startTestServer, type TestServer } from '@nestling/api/harness/test-server.ts';
import { startSmtpSink } from '@nestling/testing/smtp-sink.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { wholeSender } from '../../../outbox/whole-email.ts';
import { aLocation } from '../../locations/test/locations.factory.ts';
import { aGuardianLink } from '../../relationships/test/relationships.factory.ts';
import { aStudent } from '../../students/test/students.factory.ts';
import { sendLetterBy } from '../send-job.ts';

const FAMILIES = 30;
let server: TestServer;
let sink: Awaited<ReturnType<typeof startSmtpSink>>;
let elm: { id: number };
let manager: Person;

beforeAll(async () => {
  sink = await startSmtpSink();
  server = await startTestServer();
  elm = await aLocation(server.tenant, { name: 'Elm' });
  manager = await server.as('manager', { locations: [elm] });
  for (let i = 0; i < FAMILIES; i += 1) {
    const link = await aGuardianLink(server.tenant, {
      student_id: (await aStudent(server.tenant, { location_id: elm.id })).id,
    });
    const set = { email: `p${i}@example.com`, fname: `P${i}` };
    await server.tenant.db.updateTable('app_user').set(set).where('id', '=', link.user_id).execute();
  }
});
afterAll(async () => {
  await server.close();
  sink.close();
});

const begin = async (subject: string) => {
  const template = { blocks: [{ id: 'head', type: 'heading', text: 'Dear {{first_name|family}}' }] };
  const given = { name: subject, subject, template, location: elm.id };
  const { newsletter } = await manager.call('createNewsletter', given, 'newsletter { id }');
  const { send } = await manager.call('sendNewsletter', { id: newsletter.id, locations: [elm.id] }, 'send { id }');
  server.clock.tick(30_000);
  sink.arrived.length = 0;
  const states = async () => {
    const { data } = await manager.call('getNewsletterLog', { id: newsletter.id, first: 100 }, 'data { status }');
    return Object.fromEntries(
      [...Map.groupBy(data, ({ status }: { status: string }) => status)].map(([status, all]) => [status, all.length]),
    );
  };
  return { id: String(send.id), states };
};
const work = (id: string, url = sink.url) =>
  sendLetterBy(() => wholeSender(url, 'Sunny Days <hello@sunny.example>'))(server.job(), { send: Number(id) });
const reached = () => new Set(sink.arrived.map(({ to }) => to)).size;

test('a server that is down is asked again, and then each gets one', async () => {
  const { id, states } = await begin('Down');
  await work(id, 'smtp://127.0.0.1:9');
  expect(await states()).toEqual({ waiting: FAMILIES });
  server.clock.tick(200_000);
  await work(id);
  expect([await states(), reached(), sink.arrived.length]).toEqual([{ sent: FAMILIES }, FAMILIES, FAMILIES]);
});

test('one that is refused in the middle holds nobody behind it up; for good is not asked again, for now is', async () => {
  const { id, states } = await begin('Refused');
  let asked = 0;
  sink.mood.says = (to) => {
    asked += 1;
    if (asked === FAMILIES / 2) return '452 too many for now';
    return to === 'p3@example.com' ? '550 no such mailbox' : null;
  };
  await work(id);
  expect(await states()).toEqual({ sent: FAMILIES - 2, failed: 1, waiting: 1 });
  server.clock.tick(200_000);
  await work(id);
  sink.mood.says = () => null;
  expect(await states()).toEqual({ sent: FAMILIES - 1, failed: 1 });
  expect([reached(), sink.arrived.length]).toEqual([FAMILIES - 1, FAMILIES - 1]);
});

test('a slow one is waited for, and nobody else takes its letters meanwhile', async () => {
  const { id, states } = await begin('Slow');
  sink.mood.waitMs = 60;
  const first = work(id);
  await expect.poll(() => sink.arrived.length).toBeGreaterThan(0);
  server.clock.tick(200_000);
  await work(id);
  await first;
  sink.mood.waitMs = 0;
  expect([await states(), sink.arrived.length]).toEqual([{ sent: FAMILIES }, FAMILIES]);
});
