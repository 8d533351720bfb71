import { startTestServer, type TestServer } from '@nestling/api/harness/test-server.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aLocation } from '../../domains/locations/test/locations.factory.ts';
import { aStudent } from '../../domains/students/test/students.factory.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

test('a list of plain values answers the address of a picture, never its key', async () => {
  const place = await aLocation(server.tenant, { zone: 'UTC' });
  const key = `p${'A'.repeat(22)}`;
  const { tenant } = server;
  await tenant.db
    .insertInto('picture')
    .values({ centre_id: tenant.centre, key, width: 100, height: 100, bytes: 1000, created_at: new Date() })
    .execute();
  await aStudent(tenant, { location_id: place.id, fname: 'Ada', image: key });
  await aStudent(tenant, { location_id: place.id, fname: 'Ben' });
  const teacher = await server.as('teacher', { locations: [place] });
  const days = await teacher.call(
    'getStudentAttendance',
    { location: place.id, date: '2026-03-11' },
    'student { fname image }',
  );
  expect(days.map(({ student }: { student: unknown }) => student)).toEqual([
    { fname: 'Ada', image: expect.stringMatching(/^\/files\/picture\//) },
    { fname: 'Ben', image: null },
  ]);
});
