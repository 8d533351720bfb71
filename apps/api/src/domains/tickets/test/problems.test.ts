import { startTestServer, type TestServer } from '@nestling/api/harness/test-server.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aScene, type Scene } from './scene.ts';

let server: TestServer;
let scene: Scene;
beforeAll(async () => {
  server = await startTestServer();
  scene = await aScene(server);
});
afterAll(() => server.close());

const report = async (who: Scene['manager'], location: number, description: string) =>
  who.call(
    'reportProblem',
    { location, description, details: 'Screen: /room' },
    'status message errors { field code }',
  );
const asked = (who: Scene['manager']) =>
  who.call('problemReports', {}, 'id description details location { name } created_by_name created_at');
const act = (who: Scene['manager'], call: string, id: string) =>
  who.call(call, { id }, `status message errors { field code }${call.startsWith('open') ? ' ticket { id }' : ''}`);

test('what a parent and a teacher report reaches the managers of that location, who make one ticket of it', async () => {
  const { elm, manager, colleague, other, read } = scene;
  const teacher = await server.as('teacher', { locations: [elm] });
  const said = await report(teacher, elm.id, 'The tablet at the door is black.\nSince eight.');
  expect(said.status, said.message).toBe('Success');
  const [found] = await asked(manager);
  expect(found).toMatchObject({
    description: 'The tablet at the door is black.\nSince eight.',
    details: 'Screen: /room',
    location: { name: elm.name },
  });
  expect(await asked(other)).toEqual([]);
  const told = await server.tenant.db
    .selectFrom('notification')
    .select('user_id')
    .where('kind', '=', 'problem')
    .where('about', '=', Number(found.id))
    .execute();
  expect(told.map(({ user_id }) => user_id).sort()).toEqual([manager.id, colleague.id].sort());

  expect((await act(other, 'openReportedProblem', found.id)).status).toBe('Error');
  // Two managers press at once: there is one ticket, and the other one is told.
  const both = await Promise.all([
    act(manager, 'openReportedProblem', found.id),
    act(colleague, 'openReportedProblem', found.id),
  ]);
  const [made, late] = both.sort((a, b) => b.status.localeCompare(a.status));
  expect(made.status).toBe('Success');
  expect(late.errors).toMatchObject([{ field: 'id', code: 'STATE' }]);
  expect(await read(made.ticket.id)).toMatchObject({
    name: 'The tablet at the door is black.',
    status: { name: 'New' },
    locations: [{ id: String(elm.id) }],
    users: [{ id: String(teacher.id) }],
  });
  expect(await asked(manager)).toEqual([]);
  // Named in it, the reporter sees nothing of the ticket.
  await expect(read(made.ticket.id, teacher)).rejects.toMatchObject({ code: 'FORBIDDEN' });
});

test('a report is set aside once, and nobody reports elsewhere, nothing, or without end', async () => {
  const { elm, oak, manager } = scene;
  const teacher = await server.as('teacher', { locations: [elm] });
  expect((await report(teacher, oak.id, 'Not my location')).status).toBe('Error');
  expect((await report(teacher, elm.id, '   ')).errors).toMatchObject([{ field: 'description' }]);
  await report(teacher, elm.id, 'The door squeaks.');
  const [found] = await asked(manager);
  expect((await act(manager, 'setProblemAside', found.id)).status).toBe('Success');
  expect((await act(manager, 'setProblemAside', found.id)).errors).toMatchObject([{ code: 'STATE' }]);
  expect((await act(manager, 'openReportedProblem', found.id)).errors).toMatchObject([{ code: 'STATE' }]);
  const refused = Array.from({ length: 12 }, () => report(teacher, elm.id, 'Again and again'));
  const ended = await Promise.allSettled(refused);
  expect(ended.some(({ status }) => status === 'rejected')).toBe(true);
});
