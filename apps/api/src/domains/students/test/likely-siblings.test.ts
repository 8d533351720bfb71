import { startTestServer, type TestServer } from '@nestling/api/harness/test-server.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aLocation } from '../../locations/test/locations.factory.ts';
import { aGuardianLink } from '../../relationships/test/relationships.factory.ts';
import { aContact } from '../../users/test/users.factory.ts';
import { aStudent } from './students.factory.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

test('children of one payer or legal guardian are likely siblings until they are siblings, each within the reader’s reach', async () => {
  const at = server.tenant;
  const elm = await aLocation(at);
  const oak = await aLocation(at);
  const ida = await aStudent(at, { location_id: elm.id });
  const ben = await aStudent(at, { location_id: elm.id });
  const far = await aStudent(at, { location_id: oak.id });
  const cousin = await aStudent(at, { location_id: elm.id });
  const [mother, aunt] = [await aContact(at), await aContact(at)];
  await aGuardianLink(at, { student_id: ida.id, user_id: mother.id, is_payer: true, legal_guardian: false });
  await aGuardianLink(at, { student_id: ben.id, user_id: mother.id, is_payer: false, legal_guardian: true });
  await aGuardianLink(at, { student_id: far.id, user_id: mother.id, legal_guardian: true });
  // Somebody who only fetches both makes nobody a sibling.
  for (const { id } of [ida, cousin])
    await aGuardianLink(at, { student_id: id, user_id: aunt.id, is_payer: false, legal_guardian: false, pickup: true });
  const manager = await server.as('manager', { locations: [elm] });
  const admin = await server.as('admin');
  const likely = async (who: typeof admin) => {
    const { likely_siblings } = await who.call('student', { id: ida.id }, 'likely_siblings { id }');
    return likely_siblings.map(({ id }: { id: string }) => Number(id)).sort();
  };
  expect(await likely(manager)).toEqual([ben.id]);
  expect(await likely(admin)).toEqual([ben.id, far.id].sort());
  await manager.call('addSibling', { student_id: ida.id, siblings: [ben.id] }, 'status');
  expect(await likely(manager)).toEqual([]);
  expect(await likely(admin)).toEqual([far.id]);
});
