import { type Person, startTestServer, type TestServer } from '@nestling/api/harness/test-server.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { aLocation } from '../../locations/test/locations.factory.ts';
import { fileJobs } from '../file-jobs.ts';
import { aCredential } from './credentials.factory.ts';
import { anUpload } from './files.factory.ts';

let server: TestServer;
let elm: { id: number };
let oak: { id: number };
let manager: Person;
let teacher: Person;
let other: Person;
beforeAll(async () => {
  // Noon in New York.
  server = await startTestServer({ now: '2026-03-11T16:00:00Z', jobs: fileJobs });
  elm = await aLocation(server.tenant, { name: 'Elm', zone: 'America/New_York' });
  oak = await aLocation(server.tenant, { name: 'Oak', zone: 'America/New_York' });
  manager = await server.as('manager', { locations: [elm] });
  teacher = await server.as('teacher', { locations: [elm] });
  other = await server.as('teacher', { locations: [elm] });
});
afterAll(() => server.close());
beforeEach(async () => {
  for (const table of ['staff_credential', 'staff_requirement', 'notification'])
    await sql`delete from ${sql.table(table)}`.execute(server.tenant.db);
});

const outcome = 'status message errors { field code } credential { id status expires_on }';
const hand = (who: Person, given: object) =>
  who.call('createStaffCredential', { kind: 'cpr', name: 'CPR card', issued_on: '2026-03-01', ...given }, outcome);
const list = async (who: Person, args: object = {}) =>
  (await who.call('getStaffCredentials', { first: 50, ...args }, 'data { id name status file_kind user { id } }')).data;
const asks = (args: object) =>
  manager.call('saveStaffRequirement', { location: elm.id, asked: true, ...args }, 'status errors { field code }');
const standing = async (who = manager) =>
  (
    await who.call('getStaffStanding', { location: elm.id }, 'user_id kind state expires_on minutes minutes_needed')
  ).filter(({ user_id }: { user_id: string }) => Number(user_id) === teacher.id);
const notices = async (kind: string) => {
  const { rows } = await sql<{ user_id: number; act: string }>`select user_id, facts ->> 'act' as act from notification
    where kind = ${kind} order by id`.execute(server.tenant.db);
  return rows;
};

test('a teacher hands in a card, the manager approves it, and each is told', async () => {
  await asks({ kind: 'cpr', months: 24 });
  expect(await standing()).toMatchObject([{ kind: 'cpr', state: 'missing' }]);
  const path = await anUpload(server.tenant.centre, teacher.id);
  const { status, credential } = await hand(teacher, { user_id: teacher.id, path, file_name: 'card.pdf' });
  // Two years, as the location says.
  expect({ status, ...credential }).toMatchObject({ status: 'waiting', expires_on: '2028-03-01' });
  expect(await standing()).toMatchObject([{ state: 'waiting' }]);
  expect(await notices('credential_office')).toEqual([{ user_id: manager.id, act: 'waiting' }]);

  const { url } = await manager.call('openStaffCredential', { id: credential.id }, 'status url');
  expect((await fetch(`http://127.0.0.1:${server.port}${url}`)).status).toBe(200);
  const approved = await manager.call('approveStaffCredential', { id: credential.id }, outcome);
  expect(approved).toMatchObject({ status: 'Success', credential: { status: 'approved' } });
  expect(await standing()).toMatchObject([{ state: 'valid', expires_on: '2028-03-01' }]);
  expect(await notices('credential')).toEqual([{ user_id: teacher.id, act: 'approved' }]);
  expect(await manager.call('approveStaffCredential', { id: credential.id }, outcome)).toMatchObject({
    errors: [{ code: 'STATE' }],
  });
});

test('what was sent back is mended and waits anew; what was approved is closed to its owner', async () => {
  const { credential } = await hand(teacher, { user_id: teacher.id });
  const back = { id: credential.id, note: 'The date cannot be read.' };
  expect(await manager.call('rejectStaffCredential', back, outcome)).toMatchObject({
    credential: { status: 'rejected' },
  });
  const mended = await teacher.call('updateStaffCredential', { id: credential.id, name: 'CPR 2026' }, outcome);
  expect(mended).toMatchObject({ status: 'Success', credential: { status: 'waiting' } });
  await manager.call('approveStaffCredential', { id: credential.id }, outcome);
  for (const [call, more] of [
    ['updateStaffCredential', { name: 'Mine' }],
    ['deleteStaffCredential', {}],
  ] as const)
    expect(await teacher.call(call, { id: credential.id, ...more }, 'status errors { field code }')).toMatchObject({
      status: 'Error',
    });
  expect(await list(teacher)).toMatchObject([{ name: 'CPR 2026', status: 'approved' }]);
});

test('nobody approves a paper of their own, but an administrator', async () => {
  const own = await hand(manager, { user_id: manager.id });
  expect(own.credential).toMatchObject({ status: 'waiting' });
  expect(await manager.call('approveStaffCredential', { id: own.credential.id }, outcome)).toMatchObject({
    status: 'Error',
    errors: [{ field: 'id', code: 'OWN' }],
  });
  const admin = await server.as('admin');
  expect((await hand(admin, { user_id: admin.id })).credential).toMatchObject({ status: 'approved' });
  expect((await hand(manager, { user_id: teacher.id })).credential).toMatchObject({ status: 'approved' });
});

test('a teacher sees and writes nothing of a colleague, a manager nothing of another location', async () => {
  const mine = await aCredential(server.tenant, { user_id: teacher.id });
  await aCredential(server.tenant, { user_id: other.id });
  expect(await list(teacher)).toMatchObject([{ id: String(mine.id), file_kind: 'pdf' }]);
  expect(await list(manager, { location: elm.id })).toHaveLength(2);
  expect(await other.call('openStaffCredential', { id: mine.id }, 'status url')).toMatchObject({ status: 'Error' });
  expect(await hand(other, { user_id: teacher.id })).toMatchObject({ status: 'Error' });
  await expect(other.call('approveStaffCredential', { id: mine.id }, 'status')).rejects.toThrow();
  expect((await standing(other)).length).toBe(0);
  const away = await server.as('manager', { locations: [oak] });
  expect(await list(away)).toEqual([]);
  expect(await away.call('approveStaffCredential', { id: mine.id }, 'status')).toMatchObject({ status: 'Error' });
  const parent = await server.as('user');
  await expect(list(parent)).rejects.toThrow();
});

test('states: ending within thirty days, over, and hours of the last twelve months', async () => {
  await asks({ kind: 'cpr' });
  await asks({ kind: 'training', minutes: 600 });
  const approved = { user_id: teacher.id, status: 'approved', filed: false } as const;
  await aCredential(server.tenant, { ...approved, expires_on: '2026-03-10' });
  await aCredential(server.tenant, { ...approved, kind: 'training', minutes: 400, issued_on: '2025-03-11' });
  await aCredential(server.tenant, { ...approved, kind: 'training', minutes: 420, issued_on: '2025-03-12' });
  expect(await standing()).toMatchObject([
    { kind: 'cpr', state: 'expired', expires_on: '2026-03-10' },
    { kind: 'training', state: 'missing', minutes: 420, minutes_needed: 600 },
  ]);
  await aCredential(server.tenant, { ...approved, expires_on: '2026-04-10' });
  await aCredential(server.tenant, { ...approved, kind: 'training', minutes: 180, issued_on: '2026-02-01' });
  expect(await standing()).toMatchObject([{ state: 'expiring' }, { state: 'valid', minutes: 600 }]);
  await aCredential(server.tenant, { ...approved, expires_on: '2026-04-11' });
  expect((await standing())[0]).toMatchObject({ state: 'valid' });
  expect(await asks({ kind: 'cpr', minutes: 60 })).toMatchObject({ errors: [{ field: 'minutes' }] });
  await manager.call('saveStaffRequirement', { location: elm.id, kind: 'cpr', asked: false }, 'status');
  expect(await standing()).toHaveLength(1);
});

test('what runs out is told its owner and the office, once for each step', async () => {
  const approved = { user_id: teacher.id, status: 'approved', filed: false } as const;
  await aCredential(server.tenant, { ...approved, expires_on: '2026-03-20' });
  await aCredential(server.tenant, { ...approved, kind: 'health', expires_on: '2026-09-20' });
  for (let times = 0; times < 2; times += 1) await server.perform('file.credentials');
  expect(await notices('credential')).toEqual([{ user_id: teacher.id, act: 'expires' }]);
  expect(await notices('credential_office')).toEqual([{ user_id: manager.id, act: 'expires' }]);
  // Followed by a newer one that waits: nobody is chased any more.
  await aCredential(server.tenant, { user_id: teacher.id, expires_on: '2028-03-20' });
  server.clock.tick(10 * 86_400_000);
  await server.perform('file.credentials');
  expect(await notices('credential')).toHaveLength(1);
  server.clock.tick(-10 * 86_400_000);
});

test('a card cannot end before it was issued, and a changed one is not approved unseen', async () => {
  expect(await hand(teacher, { user_id: teacher.id, expires_on: '2026-02-01' })).toMatchObject({
    errors: [{ field: 'expires_on', code: 'PAST' }],
  });
  const { id, updated_at } = await aCredential(server.tenant, { user_id: teacher.id });
  server.clock.tick(1_000);
  await teacher.call('updateStaffCredential', { id, note: 'Other photo' }, 'status');
  expect(await manager.call('approveStaffCredential', { id, seen: updated_at.toISOString() }, outcome)).toMatchObject({
    status: 'Error',
  });
  expect(await list(manager, { status: 'waiting' })).toHaveLength(1);
});

test('a kind is asked of roles and of people by name, and then of nobody else', async () => {
  const all = async (who = manager): Promise<string[]> =>
    (await who.call('getStaffStanding', { location: elm.id }, 'user_id')).map(
      ({ user_id }: { user_id: string }) => user_id,
    );
  const team = [manager, teacher, other].map(({ id }) => String(id));
  expect(await asks({ kind: 'cpr' })).toMatchObject({ status: 'Success' });
  expect(await all()).toEqual(expect.arrayContaining(team));
  await asks({ kind: 'cpr', roles: ['manager'] });
  const managers = await all();
  expect(managers).toContain(String(manager.id));
  expect(managers).not.toContain(String(teacher.id));
  await asks({ kind: 'cpr', roles: ['manager'], people: [teacher.id] });
  expect((await all()).toSorted()).toEqual([...managers, String(teacher.id)].toSorted());
  // Whoever is not asked sees nothing to hand in, and whoever is sees it.
  expect([await all(other), await all(teacher)]).toEqual([[], [String(teacher.id)]]);
  await asks({ kind: 'cpr', people: [other.id] });
  expect(await all()).toEqual([String(other.id)]);
  const asked = async (who: Person) =>
    (await who.call('getStaffRequirements', { location: elm.id }, 'kind roles people')).find(
      ({ kind }: { kind: string }) => kind === 'cpr',
    );
  expect(await asked(manager)).toEqual({ kind: 'cpr', roles: [], people: [String(other.id)] });
  expect((await asked(teacher)).people).toEqual([]);
  const away = await server.as('teacher', { locations: [oak] });
  expect(await asks({ kind: 'cpr', people: [away.id] })).toMatchObject({ status: 'Error' });
  expect(await all()).toEqual([String(other.id)]);
  await asks({ kind: 'cpr' });
  expect(await all()).toEqual(expect.arrayContaining(team));
});

test('the table of the inspector says who lacks what', async () => {
  await asks({ kind: 'background_check' });
  const { status, file } = await manager.call(
    'exportReport',
    { report: 'staff_credentials', location: elm.id, type: 'csv' },
    'status file',
  );
  expect(status).toBe('Success');
  const text = await (await fetch(`http://127.0.0.1:${server.port}${file}`)).text();
  expect(text).toContain('Background check');
  expect(text).toContain('Missing');
});

test('the log tells of a card by its person, at their location alone', async () => {
  const both = await server.as('manager', { locations: [elm, oak] });
  await hand(both, { user_id: teacher.id, kind: 'background_check', name: 'State check' });
  const log = async (who: Person, location: number) =>
    (
      await who.call('getLogReport', { first: 50, location, object_type: 'StaffCredential' }, 'data { object_info }')
    ).data.flatMap(({ object_info }: { object_info: string | null }) => object_info ?? []);
  expect(await log(manager, elm.id)).toEqual([expect.stringContaining('State check')]);
  const away = await server.as('manager', { locations: [oak] });
  expect(await log(away, oak.id)).toEqual([]);
});
