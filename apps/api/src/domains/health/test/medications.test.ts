import { createHmac } from 'node:crypto';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { aPaper } from '../../files/test/files.factory.ts';
import { aSchoolProfile } from '../../locations/test/locations.factory.ts';
import { onePlace } from '../../locations/test/places.factory.ts';
import { aGuardianLink } from '../../relationships/test/relationships.factory.ts';
import { aRoom } from '../../rooms/test/rooms.factory.ts';
import { aStudent } from '../../students/test/students.factory.ts';

const { server, location: elm, manager } = await onePlace();
afterAll(() => server.close());
// 12:00 in New York.
beforeEach(() => server.clock.set(new Date('2026-03-11T16:00:00Z')));

const said = 'status message errors { field code }';
const codes = ({ errors }: { errors: { code: string }[] }) => errors.map(({ code }) => code);
const room = await aRoom(server.tenant, { location_id: elm.id });
const teacher = await server.as('teacher', { locations: [elm] });
const witness = await server.as('teacher', { locations: [elm] });
let pins = 300_000;
const pinOf = async (user: { id: number }) => {
  pins += 7;
  const pin = String(pins);
  const { installation } = await import('../../../installation.ts');
  const pin_key = createHmac('sha256', installation().secrets.pin).update(`${server.tenant.centre}:${pin}`).digest();
  await server.tenant.db.updateTable('app_user').set({ pin_key }).where('id', '=', user.id).execute();
  return pin;
};
const pin = await pinOf(witness);

/** A child that is in the room, with a parent who signs. */
const aFamily = async () => {
  const parent = await server.as('user');
  const child = await aStudent(server.tenant, { location_id: elm.id, room_id: room.id, type: 'enrolled' });
  await aGuardianLink(server.tenant, { student_id: child.id, user_id: parent.id, legal_guardian: true, alert: true });
  return { parent, child };
};
const comeIn = (child: { id: number }) =>
  teacher.call(
    'saveUserStudentCheckInOutActivity',
    { students: [child.id], date: '2026-03-11', time: '11:00', action_by: teacher.id },
    said,
  );
const form = (child: { id: number }, more: object = {}) => ({
  student_id: child.id,
  name: 'Amoxicillin',
  dose: 5,
  unit: 'ml',
  route: 'mouth',
  times: ['12:00', '17:00'],
  starts_on: '2026-03-10',
  ends_on: '2026-03-20',
  reason: 'Ear infection',
  doctor: 'Dr. Lee',
  signer: 'Mia Parent',
  ...more,
});
const create = async (who: { call: typeof manager.call }, child: { id: number }, more: object = {}) =>
  who.call('createMedicationAuthorization', form(child, more), `${said} authorization { id status signer signed_on }`);
/** One that is in force, as the office enters it from paper. */
const inForce = async (child: { id: number }, more: object = {}): Promise<string> =>
  (await create(manager, child, { witness: false, ...more })).authorization.id;
const give = (id: string, more: object = {}) =>
  teacher.call(
    'giveMedication',
    { id, outcome: 'given', ...more },
    `${said} event { id kind amount due time witness { id } }`,
  );
const read = async (child: { id: number }) =>
  (
    await manager.call(
      'studentMedicationAuthorizations',
      { student_id: child.id },
      'id name status stock stock_expires events { kind amount due override against withdrawn by { id } witness { id } }',
    )
  )[0];
const told = async (user: { id: number }, kind: string) =>
  server.tenant.db
    .selectFrom('notification')
    .select(['about', 'facts'])
    .where('user_id', '=', user.id)
    .where('kind', '=', kind)
    .execute();

test('a parent signs, the office approves, and both are told; then it stands among the child’s medications', async () => {
  const { parent, child } = await aFamily();
  const signed = await create(parent, child);
  expect(signed).toMatchObject({
    status: 'Success',
    authorization: { status: 'requested', signer: 'Mia Parent', signed_on: '2026-03-11' },
  });
  expect(await told(manager, 'medication_asked')).toHaveLength(1);
  const { id } = signed.authorization;
  // A parent does not approve its own.
  await expect(parent.call('approveMedicationAuthorization', { id }, said)).rejects.toThrow('Your role');
  expect(await manager.call('approveMedicationAuthorization', { id }, said)).toMatchObject({ status: 'Success' });
  expect(codes(await manager.call('approveMedicationAuthorization', { id }, said))).toEqual(['STATE']);
  expect(await told(parent, 'medication')).toHaveLength(1);
  const student = await manager.call('student', { id: child.id }, 'medications { name }');
  expect(student.medications).toEqual([{ name: 'Amoxicillin' }]);
  expect((await read(child)).events.map(({ kind }: { kind: string }) => kind)).toEqual(['requested', 'approved']);
});

test('where a location asks for a doctor’s signature nothing is given without one', async () => {
  const { parent, child } = await aFamily();
  const asks = (doctor_signs: boolean) => manager.call('saveHealthSetting', { location: elm.id, doctor_signs }, said);
  await asks(true);
  const { id } = await aSchoolProfile(server.tenant);
  await server.tenant.db.updateTable('school_profile').set({ state: 'TX' }).where('id', '=', id).execute();
  expect(await manager.call('getHealthSetting', { location: elm.id }, 'doctor_signs state')).toEqual({
    ...{ doctor_signs: true, state: 'TX' },
  });
  // A family signs as ever, but says nothing in a doctor's name.
  const strokes = [[10, 20, 30, 40]];
  const { authorization } = await create(parent, child, { doctor: '', doctor_signed_on: '2026-03-01', strokes });
  const shown = async () =>
    (
      await parent.call(
        'studentMedicationAuthorizations',
        { student_id: child.id },
        'status doctor doctor_signed_on doctor_asked signer_strokes',
      )
    )[0];
  expect(await shown()).toEqual({
    ...{ status: 'requested', doctor: null, doctor_signed_on: null, doctor_asked: true, signer_strokes: strokes },
  });
  const approve = (more: object) =>
    manager.call('approveMedicationAuthorization', { id: authorization.id, ...more }, said);
  expect((await approve({})).errors).toEqual([{ field: 'doctor', code: 'DOCTOR' }]);
  expect((await approve({ doctor: 'Dr. Lee' })).errors).toEqual([{ field: 'doctor_signed_on', code: 'DOCTOR' }]);
  expect(codes(await approve({ doctor: 'Dr. Lee', doctor_signed_on: '2026-03-12' }))).toEqual(['FUTURE']);
  expect(await approve({ doctor: 'Dr. Lee', doctor_signed_on: '2026-03-10' })).toMatchObject({ status: 'Success' });
  expect(await shown()).toMatchObject({ status: 'active', doctor: 'Dr. Lee', doctor_signed_on: '2026-03-10' });
  // Entered from paper it stands at once, and so does the question.
  expect(codes(await create(manager, child))).toEqual(['DOCTOR']);
  expect((await create(manager, child, { doctor_signed_on: '2026-03-10' })).authorization.status).toBe('active');
  await asks(false);
  expect((await create(manager, child)).status).toBe('Success');
});

test('what was not signed rightly is declined at its field', async () => {
  const { parent, child } = await aFamily();
  const wrong = async (more: object) => codes(await create(parent, child, more));
  expect(await wrong({ ends_on: '2026-03-10' })).toEqual(['PAST']);
  expect(await wrong({ starts_on: '2026-03-15', ends_on: '2026-03-12' })).toEqual(['END_BEFORE_START']);
  expect(await wrong({ ends_on: '2027-03-20' })).toEqual(['TOO_LONG']);
  expect(await wrong({ times: ['25:00'] })).toEqual(['NO_TIME']);
  expect(await wrong({ times: [] })).toEqual(['MISSING']);
  expect(await create(parent, child, { times: [], least_minutes: 240, most_a_day: 3 })).toMatchObject({
    status: 'Success',
  });
});

test('a dose is given once at its time, the family is told, and the day shows it', async () => {
  const { parent, child } = await aFamily();
  const id = await inForce(child);
  await comeIn(child);
  const due = async () =>
    (await teacher.call('medicationsDue', { location: elm.id, program_id: room.id }, 'due state authorization { id }'))
      .filter(({ authorization }: { authorization: { id: string } }) => authorization.id === id)
      .map((one: { due: string; state: string }) => [one.due, one.state]);
  expect(await due()).toEqual([
    ['12:00', 'now'],
    ['17:00', 'later'],
  ]);
  expect(await give(id)).toMatchObject({
    status: 'Success',
    event: { kind: 'given', amount: 5, due: '12:00', time: '12:00' },
  });
  expect(await due()).toEqual([['17:00', 'later']]);
  expect(await told(parent, 'meds')).toHaveLength(1);
  const entries = await parent.call('getStudentActivities', { student_id: child.id }, 'type medication amount');
  expect(entries).toContainEqual({ type: 'medication', medication: 'Amoxicillin', amount: '5 ml' });
  // The next one is five hours away.
  expect(codes(await give(id))).toEqual(['EARLY']);
  server.clock.set(new Date('2026-03-11T23:30:00Z'));
  expect(await due()).toEqual([['17:00', 'late']]);
});

test('too much, expired, short and unauthorized are refused until somebody says why; the reason stays', async () => {
  const { parent, child } = await aFamily();
  const id = await inForce(child);
  expect(codes(await give(id, { amount: 5.5 }))).toEqual(['TOO_MUCH']);
  await teacher.call('receiveMedication', { id, amount: 4, expires: '2026-03-11' }, said);
  expect(await read(child)).toMatchObject({ stock: 4, stock_expires: '2026-03-11' });
  expect(codes(await give(id))).toEqual(['STOCK']);
  server.clock.set(new Date('2026-03-12T16:00:00Z'));
  expect(codes(await give(id))).toEqual(['EXPIRED', 'STOCK']);
  expect(await read(child)).toMatchObject({ stock: 4 });
  expect(await give(id, { amount: 4, override: 'The doctor said so by phone' })).toMatchObject({ status: 'Success' });
  const now = await read(child);
  expect(now.stock).toBe(0);
  expect(now.events.at(-1)).toMatchObject({ override: 'The doctor said so by phone', against: ['EXPIRED'] });
  // Not approved yet.
  const asked = (await create(parent, child, { name: 'Zyrtec' })).authorization.id;
  expect(codes(await give(asked, { pin }))).toEqual(['NOT_AUTHORIZED']);
  // A family that has taken its word back is not overridden.
  expect(await parent.call('endMedicationAuthorization', { id, reason: 'Well again' }, said)).toMatchObject({
    status: 'Success',
  });
  expect(codes(await give(id, { override: 'Still coughing' }))).toEqual(['ENDED']);
});

test('as needed: the distance and the most of a day are kept', async () => {
  const { child } = await aFamily();
  const id = await inForce(child, { times: [], least_minutes: 240, most_a_day: 2 });
  expect(await give(id, { time: '07:00' })).toMatchObject({ status: 'Success', event: { due: null } });
  expect(codes(await give(id, { time: '10:59' }))).toEqual(['EARLY']);
  expect(await give(id, { time: '11:00' })).toMatchObject({ status: 'Success' });
  server.clock.set(new Date('2026-03-11T21:00:00Z'));
  expect(codes(await give(id))).toEqual(['TOO_OFTEN']);
  expect(codes(await give(id, { time: '18:00' }))).toEqual(['FUTURE']);
});

test('a witness enters the own PIN: not the giver, not a parent, and wrong ones are counted', async () => {
  const { parent, child } = await aFamily();
  const id = await inForce(child, { witness: true });
  const own = await pinOf(teacher);
  const family = await pinOf(parent);
  expect(codes(await give(id))).toEqual(['MISSING']);
  expect(codes(await give(id, { pin: own }))).toEqual(['SELF']);
  expect(codes(await give(id, { pin: family }))).toEqual(['NOT_TEAM']);
  expect(codes(await give(id, { pin: '999999' }))).toEqual(['WRONG']);
  expect((await read(child)).events).toHaveLength(2);
  expect(await give(id, { pin })).toMatchObject({ status: 'Success', event: { witness: { id: String(witness.id) } } });
  for (const wrong of ['111111', '222222', '333333', '444444', '555555'])
    await give(id, { pin: wrong, due: '17:00', override: 'Test of the lock' });
  expect(codes(await give(id, { pin, due: '17:00', override: 'Test of the lock' }))).toEqual(['LOCKED']);
});

test('refused, missed and spilled say what happened; a spilled dose is given anew and leaves the stock', async () => {
  const { child } = await aFamily();
  const id = await inForce(child);
  await teacher.call('receiveMedication', { id, amount: 20 }, said);
  expect(codes(await give(id, { outcome: 'refused' }))).toEqual(['MISSING']);
  expect(await give(id, { outcome: 'spilled', note: 'Spat out' })).toMatchObject({
    event: { due: '12:00', amount: 5 },
  });
  expect(await give(id)).toMatchObject({ status: 'Success', event: { due: '12:00' } });
  expect(await give(id, { outcome: 'missed', due: '17:00', note: 'Went home early' })).toMatchObject({
    status: 'Success',
    event: { amount: null },
  });
  expect((await read(child)).stock).toBe(10);
  expect(codes(await teacher.call('returnMedication', { id, amount: 10.5 }, said))).toEqual(['STOCK']);
  expect(await teacher.call('returnMedication', { id, amount: 10, note: 'Taken home' }, said)).toMatchObject({
    status: 'Success',
  });
  expect((await read(child)).stock).toBe(0);
});

test('a mistake is taken back in sight: the dose leaves the day and counts no more, its line stays', async () => {
  const { child } = await aFamily();
  const id = await inForce(child);
  const { event } = await give(id);
  const [entry] = await server.tenant.db
    .selectFrom('medication_event')
    .select('activity_id')
    .where('id', '=', Number(event.id))
    .execute();
  const of = { id: String(entry?.activity_id) };
  expect(codes(await teacher.call('deleteActivity', of, said))).toEqual(['BY_AUTHORIZATION']);
  expect(codes(await teacher.call('updateMedicationActivity', { ...of, amount: '1 ml' }, said))).toEqual([
    'BY_AUTHORIZATION',
  ]);
  const back = { id: event.id, reason: 'Given to her brother' };
  expect(await manager.call('withdrawMedicationEvent', back, said)).toMatchObject({ status: 'Success' });
  expect(codes(await manager.call('withdrawMedicationEvent', back, said))).toEqual(['WITHDRAWN']);
  const { events } = await read(child);
  expect(events.map(({ kind, withdrawn }: { kind: string; withdrawn: boolean }) => [kind, withdrawn])).toEqual([
    ['requested', false],
    ['approved', false],
    ['given', true],
    ['withdrawn', false],
  ]);
  expect(await teacher.call('getActivity', of, 'id')).toBeNull();
  expect(await give(id)).toMatchObject({ status: 'Success' });
  // Nobody rewrites the log.
  await expect(
    server.tenant.db.updateTable('medication_event').set({ amount: 1 }).where('id', '=', Number(event.id)).execute(),
  ).rejects.toThrow('only ever added to');
  await expect(
    server.tenant.db.deleteFrom('medication_event').where('id', '=', Number(event.id)).execute(),
  ).rejects.toThrow('only ever added to');
});

test('the office lists what was signed with its paper and what is on hand, and the room what must wait', async () => {
  const { parent, child } = await aFamily();
  const other = await aFamily();
  const paper = await aPaper(server.tenant, { student_id: child.id, roles: ['user', 'teacher'] });
  expect(codes(await create(parent, other.child, { document: paper.id }))).not.toEqual([]);
  expect(codes(await create(manager, other.child, { document: paper.id }))).toEqual(['OTHER_STUDENT']);
  const needed = { times: [], least_minutes: 240, most_a_day: 3, document: paper.id, name: 'Albuterol' };
  const id = await inForce(child, needed);
  const [signed] = await parent.call('studentMedicationAuthorizations', { student_id: child.id }, 'document { id }');
  expect(signed.document).toEqual({ id: String(paper.id) });
  await teacher.call('receiveMedication', { id, amount: 50, expires: '2026-12-01' }, said);
  const { data } = await manager.call(
    'medicationAuthorizations',
    { location: elm.id, status: 'active', search: 'albuterol', first: 10 },
    'data { id stock stock_expires document { id } }',
  );
  expect(data).toEqual([{ id, stock: 50, stock_expires: '2026-12-01', document: { id: String(paper.id) } }]);
  await comeIn(child);
  await give(id, { amount: 6, override: 'The doctor said so by phone' });
  const due = await teacher.call(
    'medicationsDue',
    { location: elm.id, program_id: room.id },
    'authorization { id } state from',
  );
  expect(due.find((one: { authorization: { id: string } }) => one.authorization.id === id)).toEqual({
    authorization: { id },
    state: 'wait',
    from: '2026-03-11T20:00:00.000Z',
  });
  const days = { location: elm.id, start_date: '2026-03-11', end_date: '2026-03-11', first: 100 };
  const log = await teacher.call('medicationEvents', days, 'data { override against authorization { id } }');
  expect(log.data).toContainEqual({
    override: 'The doctor said so by phone',
    against: ['TOO_MUCH'],
    authorization: { id },
  });
});

test('an entry beside the authorization is refused, and without one it says why', async () => {
  const { child } = await aFamily();
  await inForce(child);
  const { id: medication } = await server.tenant.db
    .selectFrom('medication')
    .select('id')
    .where('name', '=', 'Amoxicillin')
    .executeTakeFirstOrThrow();
  const entry = { date: '2026-03-11', time: '12:00', students: [child.id], amount: '5 ml' };
  expect(codes(await teacher.call('saveMedicationActivity', { ...entry, medication }, said))).toEqual(['AUTHORIZED']);
  expect(codes(await teacher.call('saveMedicationActivity', entry, said))).toEqual(['NOT_AUTHORIZED']);
  expect(await teacher.call('saveMedicationActivity', { ...entry, note: 'Sunscreen from home' }, said)).toMatchObject({
    status: 'Success',
  });
});

test('the log is a list of the location and a PDF for the inspector', async () => {
  const { child } = await aFamily();
  const id = await inForce(child, { name: 'Singulair' });
  await give(id);
  await server.tenant.db
    .updateTable('medication_authorization')
    .set({ doctor: 'Dr. Chen', doctor_signed_on: '2026-03-02' })
    .where('id', '=', Number(id))
    .execute();
  const days = { location: elm.id, start_date: '2026-03-11', end_date: '2026-03-11' };
  const log = await teacher.call('medicationEvents', { ...days, first: 100 }, 'data { kind authorization { id } }');
  expect(log.data.filter((one: { authorization: { id: string } }) => one.authorization.id === id)[0].kind).toBe(
    'given',
  );
  const made = await manager.call('exportReport', { ...days, report: 'medications', type: 'csv' }, `${said} file`);
  expect(made.status).toBe('Success');
  const text = await (await fetch(`http://127.0.0.1:${server.port}${made.file}`)).text();
  expect(text).toContain('Singulair');
  expect(text).toContain('given');
  // Who of the doctors signed, and when, stands beside each line.
  expect(text).toMatch(/Singulair.*Dr\. Chen, 03\/02\/2026/);
  const pdf = await manager.call('exportReport', { ...days, report: 'medications', type: 'pdf' }, `${said} file`);
  const bytes = Buffer.from(await (await fetch(`http://127.0.0.1:${server.port}${pdf.file}`)).arrayBuffer());
  expect(bytes.subarray(0, 5).toString()).toBe('%PDF-');
});

test('a medicine whose word was taken off the list is approved all the same, and stands in the list again', async () => {
  const { parent, child } = await aFamily();
  const name = 'Withdrawn syrup';
  await server.tenant.db
    .insertInto('medication')
    .values({ centre_id: server.tenant.centre, name, deleted_at: server.clock.now() })
    .execute();
  const { authorization } = await create(parent, child, { name });
  expect(await manager.call('approveMedicationAuthorization', { id: authorization.id }, said)).toMatchObject({
    status: 'Success',
  });
  expect(await manager.call('studentMedications', { search: name }, 'name student_count')).toEqual([
    { name, student_count: 1 },
  ]);
});

test('a planned dose nobody wrote of is asked about once its grace is over, of the room and the office, once; and stands in the log', async () => {
  const { child } = await aFamily();
  const id = await inForce(child);
  await comeIn(child);
  const helper = await server.as('teacher', { locations: [elm] });
  const elsewhere = await server.as('teacher', { locations: [elm] });
  const other = await aRoom(server.tenant, { location_id: elm.id });
  for (const [user, room_id] of [
    [helper.id, room.id],
    [elsewhere.id, other.id],
  ] as const)
    await server.tenant.db
      .insertInto('room_staff')
      .values({ centre_id: server.tenant.centre, room_id, user_id: user })
      .execute();
  const asked = async (person: { id: number }) =>
    (await told(person, 'dose_missed')).filter(({ about }: { about: number | null }) => about === child.id).length;
  const at = async (moment: string) => {
    server.clock.set(new Date(moment));
    await server.perform('health.doses');
    return [await asked(helper), await asked(manager), await asked(elsewhere)];
  };
  // Noon in New York, with the usual hour of grace.
  expect(await at('2026-03-11T16:30:00Z')).toEqual([0, 0, 0]);
  expect(await at('2026-03-11T17:00:00Z')).toEqual([0, 0, 0]);
  expect(await at('2026-03-11T17:01:00Z')).toEqual([1, 1, 0]);
  expect(await at('2026-03-11T17:20:00Z')).toEqual([1, 1, 0]);
  const log = async () => {
    const days = { location: elm.id, start_date: '2026-03-11', end_date: '2026-03-11', first: 100 };
    const { data } = await manager.call(
      'medicationEvents',
      days,
      'data { kind due note by { id } authorization { id } }',
    );
    return data
      .filter(({ authorization }: { authorization: { id: string } }) => authorization.id === id)
      .map(({ kind, due, by }: { kind: string; due: string | null; by: object | null }) => [kind, due, by !== null]);
  };
  expect(await log()).toContainEqual(['unanswered', '12:00', false]);
  const title = await helper.call('notificationsLong', { first: 5 }, 'data { title }');
  expect(JSON.stringify(title)).toMatch(/Missed\? Nobody recorded Amoxicillin for [^"]+, due at 12:00 PM\./);
  // It stands on the tablet until somebody says what happened, with a reason; also once the child has left.
  const open = async () =>
    (await teacher.call('medicationsDue', { location: elm.id, program_id: room.id }, 'due state authorization { id }'))
      .filter(({ authorization }: { authorization: { id: string } }) => authorization.id === id)
      .map(({ due, state }: { due: string; state: string }) => [due, state]);
  expect(await open()).toContainEqual(['12:00', 'late']);
  await server.tenant.db
    .updateTable('attendance_room')
    .set({ left_at: new Date('2026-03-11T17:15:00Z') })
    .where('student_id', '=', child.id)
    .execute();
  expect(await open()).toEqual([['12:00', 'late']]);
  expect(codes(await give(id, { outcome: 'missed', due: '12:00' }))).toEqual(['MISSING']);
  expect(await give(id, { outcome: 'missed', due: '12:00', note: 'She was asleep.' })).toMatchObject({
    status: 'Success',
  });
  expect(await open()).toEqual([]);
  expect((await log()).filter(([kind]: [string]) => kind === 'unanswered' || kind === 'missed')).toHaveLength(2);
  // The one of five in the afternoon is none of hers any more: she has left.
  expect(await at('2026-03-11T23:00:00Z')).toEqual([1, 1, 0]);
});

test('the grace is what its location says, and a child that came later or wrote-down dose asks nobody', async () => {
  const save = (dose_grace: number) => manager.call('saveHealthSetting', { location: elm.id, dose_grace }, said);
  expect(codes(await save(5))).toHaveLength(1);
  expect(await save(15)).toMatchObject({ status: 'Success' });
  expect(await manager.call('getHealthSetting', { location: elm.id }, 'dose_grace')).toEqual({ dose_grace: 15 });
  const [given, late] = [await aFamily(), await aFamily()];
  const ids = [await inForce(given.child), await inForce(late.child)];
  await comeIn(given.child);
  await give(ids[0] ?? '');
  server.clock.set(new Date('2026-03-11T16:40:00Z'));
  await teacher.call(
    'saveUserStudentCheckInOutActivity',
    { students: [late.child.id], date: '2026-03-11', time: '12:30', action_by: teacher.id },
    'status',
  );
  await server.perform('health.doses');
  const about = (await told(manager, 'dose_missed')).map((one: { about: number | null }) => one.about);
  expect([about.includes(given.child.id), about.includes(late.child.id)]).toEqual([false, false]);
  await save(60);
});
