import { afterAll, expect, test } from 'vitest';
import { twoPlaces } from '../../locations/test/places.factory.ts';
import { aGuardianLink } from '../../relationships/test/relationships.factory.ts';
import { aRoom } from '../../rooms/test/rooms.factory.ts';
import { aStudent } from '../../students/test/students.factory.ts';
import { aContact, aTeacher } from '../../users/test/users.factory.ts';

const { server, elm, oak, manager } = await twoPlaces();
afterAll(() => server.close());
const { tenant } = server;

const sunflowers = await aRoom(tenant, { location_id: elm.id, name: 'Zinnia Room' });
const ava = await aStudent(tenant, { location_id: elm.id, room_id: sunflowers.id, fname: 'Zoé', lname: 'Lopez' });
const elsewhere = await aStudent(tenant, { location_id: oak.id, fname: 'Zoey', lname: 'Oak' });
const gone = await aStudent(tenant, { location_id: elm.id, fname: 'Zoe', lname: 'Gone', archived_at: new Date() });
const mother = await aContact(tenant, { fname: 'Lucia', lname: 'Zoeller', phone: '(207) 555-0171' });
await aGuardianLink(tenant, { student_id: ava.id, user_id: mother.id });
await aGuardianLink(tenant, { student_id: elsewhere.id, user_id: mother.id });
const teacher = await aTeacher(tenant, { fname: 'Zoe', lname: 'Reed', job_title: 'Lead teacher', locations: [elm] });

const fields = 'kind id name detail';

test('people and rooms of own locations are found by any word, whatever accents, and nobody else', async () => {
  expect(await manager.call('findAnything', { search: 'zoe' }, fields)).toEqual([
    { kind: 'student', id: String(ava.id), name: 'Zoé Lopez', detail: 'Zinnia Room' },
    // The child at the other location is not told of, though its mother is found.
    { kind: 'contact', id: String(mother.id), name: 'Lucia Zoeller', detail: 'Zoé' },
    { kind: 'staff', id: String(teacher.id), name: 'Zoe Reed', detail: 'Lead teacher' },
  ]);
  const all = await (await server.as('admin')).call('findAnything', { search: 'zoe' }, fields);
  expect(all.map(({ name }: { name: string }) => name)).toContain('Zoey Oak');
  expect(all.map(({ id, kind }: { id: string; kind: string }) => `${kind}${id}`)).not.toContain(`student${gone.id}`);
  expect(await manager.call('findAnything', { search: '207-555-0171' }, 'id')).toEqual([{ id: String(mother.id) }]);
  expect(await manager.call('findAnything', { search: 'room zinnia' }, 'kind name detail location_id')).toEqual([
    { kind: 'room', name: 'Zinnia Room', detail: elm.name, location_id: String(elm.id) },
  ]);
});

test('a teacher finds children and rooms, not the contacts and colleagues it has no list of', async () => {
  const staff = await server.as('teacher', { locations: [elm] });
  const hits = await staff.call('findAnything', { search: 'z' }, 'kind');
  expect(new Set(hits.map(({ kind }: { kind: string }) => kind))).toEqual(new Set(['student', 'room']));
  const family = await server.as('user');
  await expect(family.call('findAnything', { search: 'z' }, 'kind')).rejects.toMatchObject({ code: 'FORBIDDEN' });
});

test('names that begin with the text come before others, as many of each kind as asked for', async () => {
  await aStudent(tenant, { location_id: elm.id, fname: 'Annabel', lname: 'Quill' });
  await aStudent(tenant, { location_id: elm.id, fname: 'Quillon', lname: 'Zed' });
  const search = { search: 'quill', kinds: ['student'] };
  expect(await manager.call('findAnything', search, 'name')).toEqual([
    { name: 'Quillon Zed' },
    { name: 'Annabel Quill' },
  ]);
  expect(await manager.call('findAnything', { ...search, first: 1 }, 'name')).toEqual([{ name: 'Quillon Zed' }]);
  expect(await manager.call('findAnything', { search: '100%_' }, 'name')).toEqual([]);
});

test('it is one statement, however many are found', async () => {
  const few = await server.statements(() => manager.call('findAnything', { search: 'quillon' }, fields));
  const many = await server.statements(() => manager.call('findAnything', {}, fields));
  expect(many).toBe(few);
});

test('a child is found with what it must not get, the worst first, and the room it is in now', async () => {
  const student = await aStudent(tenant, {
    location_id: elm.id,
    room_id: sunflowers.id,
    fname: 'Xenia',
    lname: 'Peck',
  });
  const admin = await server.as('admin');
  for (const [name, severity] of [
    ['Eggs', 'mild'],
    ['Peanuts', 'severe'],
  ])
    await admin.call('noteStudentAllergy', { student_id: student.id, name, severity }, 'status');
  const asked = () => manager.call('findAnything', { search: 'xenia' }, 'here allergies image');
  expect(await asked()).toEqual([{ here: null, allergies: ['Peanuts', 'Eggs'], image: null }]);
  const at = { date: '2026-03-11', time: '08:00', action_by: manager.id };
  const said = await manager.call('saveUserStudentCheckInOutActivity', { students: [student.id], ...at }, 'status');
  expect(said).toMatchObject({ status: 'Success' });
  expect(await asked()).toMatchObject([{ here: 'Zinnia Room' }]);
});
