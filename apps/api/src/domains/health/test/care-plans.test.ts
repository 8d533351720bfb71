import { sql } from 'kysely';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { aPaper } from '../../files/test/files.factory.ts';
import { twoPlaces } from '../../locations/test/places.factory.ts';
import { aGuardianLink } from '../../relationships/test/relationships.factory.ts';
import { aRoom } from '../../rooms/test/rooms.factory.ts';
import { aStudent } from '../../students/test/students.factory.ts';
import { aMedicationAuthorization } from './medications.factory.ts';

const { server, elm, oak, manager } = await twoPlaces();
afterAll(() => server.close());
// 12:00 in New York.
beforeEach(() => server.clock.set(new Date('2026-03-11T16:00:00Z')));

const said = 'status message errors { field code }';
const room = await aRoom(server.tenant, { location_id: elm.id });
const teacher = await server.as('teacher', { locations: [elm] });
const aFamily = async () => {
  const parent = await server.as('user');
  const child = await aStudent(server.tenant, { location_id: elm.id, room_id: room.id, type: 'enrolled' });
  await aGuardianLink(server.tenant, { student_id: child.id, user_id: parent.id, legal_guardian: true, alert: true });
  return { parent, child };
};
const content = (more: object = {}) => ({
  kind: 'allergy',
  name: 'Peanuts',
  severity: 'severe',
  triggers: 'Peanuts, also traces',
  signs: 'Hives, swelling, trouble breathing',
  steps: ['Give the auto-injector', '', 'Call 911', 'Call a parent'],
  medicine: 'EpiPen Jr.',
  medicine_at: 'Red bag at the door',
  doctor: 'Dr. Lee',
  doctor_phone: '(207) 555-0142',
  starts_on: '2026-03-01',
  ends_on: '2027-02-28',
  ...more,
});
const add = (child: { id: number }, more: object = {}, who: { call: typeof manager.call } = manager) =>
  who.call('createCarePlan', { student_id: child.id, ...content(more) }, `${said} plan { id version status steps }`);
const next = (id: string, more: object = {}) =>
  manager.call('updateCarePlan', { id, ...content(more) }, `${said} plan { id version status name }`);
const fields = 'id name severity steps status version why agreed remark asked_at versions { id version name status }';
const read = async (child: { id: number }, who: { call: typeof manager.call } = manager) =>
  who.call('studentCarePlans', { student_id: child.id }, fields);
const codes = ({ errors }: { errors: { code: string }[] }) => errors.map(({ code }) => code);
const told = async (user: { id: number }, kind: string) =>
  server.tenant.db
    .selectFrom('notification')
    .select('facts')
    .where('user_id', '=', user.id)
    .where('kind', '=', kind)
    .execute();

test('a plan is read by staff where the child stands and by its family, with its steps in order', async () => {
  const { parent, child } = await aFamily();
  const medicine = await aMedicationAuthorization(server.tenant, { student_id: child.id, name: 'EpiPen Jr.' });
  const paper = await aPaper(server.tenant, { student_id: child.id, roles: ['teacher', 'user'] });
  const added = await add(child, { authorization: medicine.id, document: paper.id });
  expect(added).toMatchObject({
    status: 'Success',
    plan: { version: 1, status: 'active', steps: ['Give the auto-injector', 'Call 911', 'Call a parent'] },
  });
  expect(await told(parent, 'care_plan')).toMatchObject([{ facts: { plan: 'Peanuts', act: 'added' } }]);
  const asked =
    'care_plans { name severity signs medicine medicine_at doctor doctor_phone starts_on ends_on authorization { name } document { name } }';
  const { care_plans } = await teacher.call('student', { id: child.id }, asked);
  expect(care_plans).toMatchObject([
    {
      name: 'Peanuts',
      severity: 'severe',
      medicine_at: 'Red bag at the door',
      ends_on: '2027-02-28',
      authorization: { name: 'EpiPen Jr.' },
    },
  ]);
  expect(care_plans[0].document).not.toBeNull();
  const { plan } = await next(added.plan.id, { authorization: medicine.id, document: paper.id });
  const linked = 'id authorization { id name } document { id name }';
  expect(await manager.call('studentCarePlans', { student_id: child.id }, linked)).toMatchObject([
    { id: plan.id, authorization: { id: String(medicine.id) }, document: { id: String(paper.id) } },
  ]);
  expect(await parent.call('student', { id: child.id }, 'care_plans { name }')).toEqual({
    care_plans: [{ name: 'Peanuts' }],
  });
  const page = await teacher.call(
    'carePlans',
    { location: elm.id, program_id: room.id, kind: 'allergy', severity: 'severe', search: 'peanut', first: 50 },
    'data { student { id } }',
  );
  expect(page.data).toContainEqual({ student: { id: String(child.id) } });
});

test('a changed plan is a new version, the earlier one stays as it was and cannot be rewritten', async () => {
  const { parent, child } = await aFamily();
  const { plan } = await add(child);
  const changed = await next(plan.id, { name: 'Peanuts and tree nuts' });
  expect(changed).toMatchObject({ status: 'Success', plan: { version: 2, status: 'active' } });
  const third = await next(changed.plan.id, { name: 'All nuts' });
  expect(await read(child)).toMatchObject([
    {
      name: 'All nuts',
      version: 3,
      versions: [
        { id: plan.id, version: 1, name: 'Peanuts', status: 'replaced' },
        { id: changed.plan.id, version: 2, name: 'Peanuts and tree nuts', status: 'replaced' },
        { id: third.plan.id, version: 3, name: 'All nuts', status: 'active' },
      ],
    },
  ]);
  // Two forms were open: the second one loses nothing silently.
  expect(codes(await next(plan.id))).toEqual(['STATE']);
  expect((await told(parent, 'care_plan')).length).toBe(3);
  await expect(
    sql`update care_plan set steps = '{"Wait"}' where id = ${Number(plan.id)}`.execute(server.tenant.db),
  ).rejects.toThrow('never rewritten');
  expect((await teacher.call('student', { id: child.id }, 'care_plans { name }')).care_plans).toEqual([
    { name: 'All nuts' },
  ]);
});

test('what cannot be a plan is declined at its field', async () => {
  const { child } = await aFamily();
  const other = await aFamily();
  const foreign = await aMedicationAuthorization(server.tenant, { student_id: other.child.id });
  const paper = await aPaper(server.tenant, { student_id: other.child.id, roles: ['teacher', 'user'] });
  const wrong = async (more: object) => codes(await add(child, more));
  expect(await wrong({ steps: ['', ' '] })).toEqual(['MISSING']);
  expect(await wrong({ ends_on: '2026-03-10' })).toEqual(['PAST']);
  expect(await wrong({ starts_on: '2026-05-01', ends_on: '2026-04-01' })).toEqual(['END_BEFORE_START']);
  expect(await wrong({ ends_on: '2027-03-02' })).toEqual(['TOO_LONG']);
  expect(await wrong({ authorization: foreign.id })).toEqual(['OTHER_STUDENT']);
  expect(await wrong({ document: paper.id })).toEqual(['OTHER_STUDENT']);
  expect(await read(child)).toEqual([]);
});

test('a family is asked, answers, and the office reads what is not right; a new version is asked anew', async () => {
  const { parent, child } = await aFamily();
  const { plan } = await add(child);
  const answer = (more: object, id = plan.id) =>
    parent.call('confirmCarePlan', { id, ...more }, `${said} plan { agreed }`);
  expect(await manager.call('askCarePlanConfirmation', { id: plan.id }, said)).toMatchObject({ status: 'Success' });
  expect(await told(parent, 'care_plan')).toMatchObject([{ facts: { act: 'added' } }, { facts: { act: 'asked' } }]);
  expect(codes(await answer({ right: false }))).toEqual(['MISSING']);
  expect(await answer({ right: false, remark: 'Now also cashews' })).toMatchObject({
    status: 'Success',
    plan: { agreed: false },
  });
  expect(await told(manager, 'care_plan_office')).toContainEqual({
    facts: expect.objectContaining({ act: 'wrong', plan: 'Peanuts' }),
  });
  expect(await read(child)).toMatchObject([{ agreed: false, remark: 'Now also cashews' }]);
  const { plan: second } = await next(plan.id, { name: 'Peanuts, cashews' });
  expect(await read(child)).toMatchObject([{ agreed: null, remark: null, asked_at: null }]);
  expect(await answer({ right: true }, second.id)).toMatchObject({ status: 'Success', plan: { agreed: true } });
  // The version that is over is answered no more.
  expect(codes(await answer({ right: true }))).toEqual(['STATE']);
});

test('an ended plan is shown nowhere but in the list of those', async () => {
  const { parent, child } = await aFamily();
  const { plan } = await add(child);
  expect(codes(await manager.call('endCarePlan', { id: plan.id, reason: 'Outgrown' }, said))).toEqual([]);
  expect(codes(await manager.call('endCarePlan', { id: plan.id, reason: 'Outgrown' }, said))).toEqual(['STATE']);
  expect((await teacher.call('student', { id: child.id }, 'care_plans { id }')).care_plans).toEqual([]);
  expect(await read(child, parent)).toMatchObject([{ status: 'ended', why: 'Outgrown' }]);
  const ids = async (status?: string) =>
    (
      await teacher.call('carePlans', { location: elm.id, ...(status && { status }), first: 200 }, 'data { id }')
    ).data.map(({ id }: { id: string }) => id);
  expect(await ids()).not.toContain(plan.id);
  expect(await ids('ended')).toContain(plan.id);
});

test('what ends within 30 days or is over stands among those to review', async () => {
  const { child } = await aFamily();
  const { plan: soon } = await add(child, { ends_on: '2026-04-10' });
  const { plan: later } = await add(child, { name: 'Dust', ends_on: '2026-04-11' });
  const ids = async () =>
    (
      await teacher.call('carePlans', { location: elm.id, status: 'review', first: 200, sort: 'days' }, 'data { id }')
    ).data.map(({ id }: { id: string }) => id);
  expect(await ids()).toContain(soon.id);
  expect(await ids()).not.toContain(later.id);
  server.clock.set(new Date('2026-03-12T16:00:00Z'));
  expect(await ids()).toEqual(expect.arrayContaining([soon.id, later.id]));
});

test('contacts who are no guardians, guardians of others and staff of other places read nothing of it', async () => {
  const { child } = await aFamily();
  const { plan } = await add(child);
  const aunt = await server.as('user');
  await aGuardianLink(server.tenant, { student_id: child.id, user_id: aunt.id, legal_guardian: false, alert: false });
  const { parent: stranger } = await aFamily();
  const elsewhere = await server.as('manager', { locations: [oak] });
  expect((await aunt.call('student', { id: child.id }, 'full_name care_plans { id }')).care_plans).toEqual([]);
  for (const who of [aunt, stranger, elsewhere]) {
    await expect(read(child, who)).rejects.toThrow();
  }
  expect(codes(await aunt.call('confirmCarePlan', { id: plan.id, right: true }, said))).not.toEqual([]);
  // Staff write down what a family has told them, and say how; families write no plan.
  expect(codes(await manager.call('confirmCarePlan', { id: plan.id, right: true }, said))).toEqual(['MISSING']);
  const { parent, child: own } = await aFamily();
  await expect(add(own, {}, parent)).rejects.toThrow('Your role');
  expect((await read(child))[0]).toMatchObject({ agreed: null, status: 'active' });
  await manager.call('confirmCarePlan', { id: plan.id, right: true, remark: 'By phone with the mother' }, said);
  expect((await read(child))[0]).toMatchObject({ agreed: true, remark: 'By phone with the mother' });
});

test('the office is told once, in the morning, of each end within 30 days', async () => {
  const { child } = await aFamily();
  const { plan } = await add(child, { name: 'Bees', ends_on: '2026-04-10' });
  const due = async () =>
    (await told(manager, 'care_plan_office')).filter(({ facts }) => JSON.stringify(facts).includes('"Bees"'));
  server.clock.set(new Date('2026-03-11T10:30:00Z'));
  await server.perform('health.care-plans');
  expect(await due()).toEqual([]);
  server.clock.set(new Date('2026-03-11T16:00:00Z'));
  await server.perform('health.care-plans');
  await server.perform('health.care-plans');
  expect(await due()).toMatchObject([{ facts: { act: 'due', plan: 'Bees' } }]);
  // Another end is told anew.
  await next(plan.id, { name: 'Bees', ends_on: '2026-04-05' });
  await server.perform('health.care-plans');
  expect(await due()).toHaveLength(2);
});

test('the plans of a location go along on paper, with steps, medicine and whom to call; so does the roster', async () => {
  const { parent, child } = await aFamily();
  await server.tenant.db.updateTable('app_user').set({ phone: '+12075550177' }).where('id', '=', parent.id).execute();
  await add(child, { name: 'Wasps' });
  const fetched = async (file: string) => fetch(`http://127.0.0.1:${server.port}${file}`);
  const make = { report: 'care_plans', location: elm.id };
  const { file } = await manager.call('exportReport', { ...make, type: 'csv' }, 'file');
  const text = await (await fetched(file)).text();
  expect(text).toContain('Wasps, severe');
  expect(text).toContain('1. Give the auto-injector 2. Call 911 3. Call a parent');
  expect(text).toContain('(207) 555-0177; Dr. Lee, (207) 555-0142');
  const pdf = await manager.call('exportReport', { ...make, type: 'pdf' }, 'file');
  expect(
    Buffer.from(await (await fetched(pdf.file)).arrayBuffer())
      .subarray(0, 5)
      .toString(),
  ).toBe('%PDF-');
  const roster = await manager.call('exportStudentRoster', { location: elm.id, programs: [room.id] }, 'file');
  const { url } = await manager.call('downloadStudentRoster', { file: roster.file }, 'url');
  expect(await (await fetched(url)).text()).toContain(
    'Wasps: 1. Give the auto-injector 2. Call 911 3. Call a parent (EpiPen Jr., Red bag at the door) Dr. Lee',
  );
});
