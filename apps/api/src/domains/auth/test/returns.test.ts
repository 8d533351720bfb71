import { startTestServer, type TestServer } from '@nestling/api/harness/test-server.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aLocation } from '../../locations/test/locations.factory.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

test('a visit with a session that still stands is in the history of sign-ins, under that session', async () => {
  const elm = await aLocation(server.tenant);
  const manager = await server.as('manager', { locations: [elm] });
  const teacher = await server.as('teacher', { locations: [elm] });
  server.clock.tick(3_600_000);
  expect(await teacher.call('addReloginTime', { id: teacher.id }, 'status')).toEqual({ status: 'Success' });
  const { data } = await manager.call(
    'getUserLoginHistory',
    { user_id: teacher.id, first: 10 },
    'data { session_id return_times }',
  );
  expect(data).toHaveLength(1);
  expect(data[0].return_times.map((at: string) => new Date(at).getTime())).toEqual([server.clock.now().getTime()]);
});
