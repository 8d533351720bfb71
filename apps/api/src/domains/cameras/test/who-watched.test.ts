import { startTestServer, type TestServer } from '@nestling/api/harness/test-server.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aLocation } from '../../locations/test/locations.factory.ts';
import { aGuardianLink } from '../../relationships/test/relationships.factory.ts';
import { aRoom } from '../../rooms/test/rooms.factory.ts';
import { aStudent } from '../../students/test/students.factory.ts';
import { aContact } from '../../users/test/users.factory.ts';
import { aCamera } from './cameras.factory.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

test('a family reads who looked into the room while its child was there, and of other families no name', async () => {
  const at = server.tenant;
  const elm = await aLocation(at);
  const room = await aRoom(at, { location_id: elm.id });
  const camera = await aCamera(at, { location_id: elm.id, room_id: room.id });
  const beside = await aCamera(at, { location_id: elm.id });
  const child = await aStudent(at, { location_id: elm.id, room_id: room.id });
  const [mother, father, other] = [await aContact(at), await aContact(at), await aContact(at)];
  await aGuardianLink(at, { student_id: child.id, user_id: mother.id, legal_guardian: true });
  await aGuardianLink(at, { student_id: child.id, user_id: father.id });
  const asMother = await server.as({ id: mother.id });
  const asFather = await server.as({ id: father.id });
  const asOther = await server.as({ id: other.id });
  const teacher = await server.as('teacher', { locations: [elm] });
  const manager = await server.as('manager', { locations: [elm] });
  const now = server.clock.now();
  const today = '2026-03-11';
  await teacher.call(
    'saveUserStudentCheckInOutActivity',
    { students: [child.id], date: today, time: '08:00', action_by: teacher.id, action: 'in' },
    'status',
  );
  const sessions = await at.db.selectFrom('session').select(['id', 'user_id']).execute();
  const view = (user: number, minutes: number, of = camera) =>
    at.db
      .insertInto('camera_view')
      .values({
        centre_id: at.centre,
        sid: `v${user}.${minutes}.${of.id}`,
        user_id: user,
        session_id: sessions.find(({ user_id }) => user_id === user)?.id ?? '',
        camera_id: of.id,
        location_id: elm.id,
        gateway: 'local',
        ticketed_at: new Date(now.getTime() - minutes * 60_000),
        opened_at: new Date(now.getTime() - minutes * 60_000),
        closed_at: new Date(now.getTime() - minutes * 60_000 + 30_000),
        acked_ms: '29600',
        day: today,
      })
      .execute();
  for (const user of [mother.id, father.id, other.id, teacher.id]) await view(user, 10 + user);
  await view(other.id, 5, beside);
  // Yesterday the child was not there.
  await view(other.id, 24 * 60);
  const asked = { student_id: child.id, from: '2026-03-10', to: today };
  const rows: { name: string | null; kind: string; seconds: number }[] = await asMother.call(
    'whoWatched',
    asked,
    'name kind seconds',
  );
  expect(rows.map(({ kind }) => kind).sort()).toEqual(['family', 'own', 'own', 'staff']);
  expect(rows.every(({ seconds }) => seconds === 30)).toBe(true);
  expect(rows.find(({ kind }) => kind === 'family')?.name).toBeNull();
  expect(rows.filter(({ kind }) => kind === 'own').every(({ name }) => name !== null)).toBe(true);
  const told: { name: string | null }[] = await manager.call('whoWatched', asked, 'name');
  expect(told.map(({ name }) => name)).not.toContain(null);
  // A contact without custody reads nothing, another family is refused.
  expect(await asFather.call('whoWatched', asked, 'id')).toEqual([]);
  await expect(asOther.call('whoWatched', asked, 'id')).rejects.toThrow();
  await expect(asMother.call('whoWatched', { ...asked, from: '2026-01-01' }, 'id')).rejects.toThrow();

  // The office reads the same at the camera; another location's does not, and nobody more than a month of it.
  const at_camera = { camera_id: camera.id, from: today, to: today };
  const seen: { name: string; child: string | null; seconds: number }[] = await manager.call(
    'cameraViews',
    at_camera,
    'id began_at ended_at seconds name child timezone',
  );
  const named = await at.db.selectFrom('app_user').select(['id', 'full_name']).execute();
  const order = [mother, father, other, teacher, other].map(({ id }) => named.find((one) => one.id === id)?.full_name);
  expect(seen.map(({ name }) => name)).toEqual(order);
  expect(await manager.call('cameraViews', { ...at_camera, from: '2026-03-10', to: '2026-03-10' }, 'id')).toEqual([]);
  const away = await server.as('manager', { locations: [await aLocation(at)] });
  await expect(away.call('cameraViews', at_camera, 'id')).rejects.toMatchObject({ code: 'FORBIDDEN' });
  await expect(manager.call('cameraViews', { ...at_camera, from: '2026-01-01' }, 'id')).rejects.toThrow();
});
