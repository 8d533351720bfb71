import type { FormDocument } from '@nestling/rules/forms/blocks.ts';
import { afterAll, expect, test } from 'vitest';
import { onePlace } from '../../locations/test/places.factory.ts';
import { aGuardianLink } from '../../relationships/test/relationships.factory.ts';
import { aStudent } from '../../students/test/students.factory.ts';
import { aForm } from './forms.factory.ts';

const { server, location: elm, manager } = await onePlace();
afterAll(() => server.close());

const said = 'status message errors { field code message }';
const health: FormDocument = {
  blocks: [
    { id: 'qdoc', type: 'text', label: 'Doctor' },
    { id: 'qallergy', type: 'textarea', label: 'Allergies' },
    { id: 'qphone', type: 'phone', label: 'Second phone' },
    { id: 'qhome', type: 'address', label: 'Address' },
  ],
};
const fields = { qdoc: 'doctor_name', qallergy: 'allergies', qphone: 'phone2', qhome: 'address' };
const aFamily = async () => {
  const parent = await server.as('user');
  const child = await aStudent(server.tenant, { location_id: elm.id });
  await aGuardianLink(server.tenant, { student_id: child.id, user_id: parent.id });
  return { parent, child };
};
const values = {
  qdoc: 'Dr. Chen',
  qallergy: 'Peanuts, Milk',
  qphone: '207 555 0142',
  qhome: { line: '1 Elm St', city: 'Bath', state: 'ME', zip: '04530' },
};
const handedIn = async (form: number) => {
  const { parent, child } = await aFamily();
  const { entry_id } = await parent.call(
    'submitWebFormEntry',
    { form_id: String(form), student: child.id, values },
    'entry_id',
  );
  return { parent, child, id: entry_id };
};
const made = async () =>
  (await aForm(server.tenant, { location_id: elm.id, document: health, share: { kind: 'families' } })).id;
const line = 'block target owner current proposed';

test('what an entry would change is accepted line by line, and the profile has it', async () => {
  const form_id = await made();
  expect(await manager.call('saveFormStudentAutomation', { form_id, fields, active: false }, said)).toMatchObject({
    status: 'Success',
  });
  expect(await manager.call('getFormStudentAutomation', { form_id }, 'fields active')).toEqual({
    fields,
    active: false,
  });
  const { child, id, parent } = await handedIn(form_id);
  const accept = (lines: object[], contact_lines: object[] = []) =>
    manager.call('acceptFormEntryProposal', { id, lines, contact_lines }, said);
  expect(await accept([{ block: 'qdoc', current: '' }])).toMatchObject({ errors: [{ code: 'STATE' }] });
  await manager.call('approveSubmittedForm', { id, student: child.id, approved: true }, said);
  expect(await manager.call('getFormEntryProposal', { id }, line)).toEqual([
    { block: 'qdoc', target: 'doctor_name', owner: 'student', current: '', proposed: 'Dr. Chen' },
    { block: 'qallergy', target: 'allergies', owner: 'student', current: '', proposed: 'Peanuts, Milk' },
    { block: 'qphone', target: 'phone2', owner: 'contact', current: '', proposed: '207 555 0142' },
    { block: 'qhome', target: 'address', owner: 'student', current: '', proposed: '1 Elm St, Bath, ME 04530' },
  ]);
  expect(await accept([{ block: 'qdoc', current: 'Dr. Old' }])).toMatchObject({ errors: [{ code: 'CHANGED' }] });
  expect(
    await accept(
      [
        { block: 'qdoc', current: '' },
        { block: 'qallergy', current: '' },
      ],
      [{ block: 'qphone', current: '' }],
    ),
  ).toMatchObject({ status: 'Success' });
  expect(await manager.call('student', { id: child.id }, 'doctor_name street_1 allergies { name }')).toEqual({
    doctor_name: 'Dr. Chen',
    street_1: null,
    allergies: [{ name: 'Milk' }, { name: 'Peanuts' }],
  });
  expect(await manager.call('getFormEntryProposal', { id }, 'block')).toEqual([{ block: 'qhome' }]);
  const { events } = await parent.call('getFormEntry', { id }, 'events { kind }');
  expect(events.map(({ kind }: { kind: string }) => kind)).toEqual(['submit', 'approve', 'write']);
});

test('an active automation writes with the approval; what does not fit is refused', async () => {
  const form_id = await made();
  const wrong = (given: object) =>
    manager.call('saveFormStudentAutomation', { form_id, fields: given, active: true }, 'errors { code }');
  expect(await wrong({ qdoc: 'dob' })).toEqual({ errors: [{ code: 'UNKNOWN' }] });
  expect(await wrong({ qnone: 'note' })).toEqual({ errors: [{ code: 'UNKNOWN' }] });
  expect(await wrong({ qdoc: 'password_hash' })).toEqual({ errors: [{ code: 'UNKNOWN' }] });
  expect(await wrong({ qdoc: 'note', qallergy: 'note' })).toEqual({ errors: [{ code: 'TAKEN' }] });
  await manager.call('saveFormStudentAutomation', { form_id, fields, active: true }, said);
  const { child, id } = await handedIn(form_id);
  await manager.call('approveSubmittedForm', { id, student: child.id, approved: true }, said);
  expect(await manager.call('student', { id: child.id }, 'doctor_name street_1 zip')).toEqual({
    doctor_name: 'Dr. Chen',
    street_1: '1 Elm St',
    zip: '04530',
  });
  expect(await manager.call('getFormEntryProposal', { id }, 'block')).toEqual([]);
});

test('who has not answered is known, and reminded once a day', async () => {
  const form = await aForm(server.tenant, { location_id: elm.id, document: health });
  const [ana, ben] = [await aFamily(), await aFamily()];
  await manager.call('shareForm', { id: form.id, share_with: [], students: [ana.child.id, ben.child.id] }, said);
  await ana.parent.call('submitWebFormEntry', { form_id: String(form.id), student: ana.child.id, values }, said);
  const asked = await manager.call('getFormRecipients', { form_id: form.id }, 'student { id } guardians state');
  expect(asked).toMatchObject([
    { student: { id: String(ben.child.id) }, state: 'new' },
    { student: { id: String(ana.child.id) }, state: 'submitted' },
  ]);
  expect(await manager.call('remindForm', { form_id: form.id }, said)).toMatchObject({
    message: 'One person was reminded.',
  });
  expect(await manager.call('remindForm', { form_id: form.id }, said)).toMatchObject({ errors: [{ code: 'NOBODY' }] });
  const notices = JSON.stringify(await ben.parent.call('notificationsLong', { first: 10 }, 'data { title }'));
  expect(notices).toContain('Reminder: ');
  expect(JSON.stringify(await ana.parent.call('notificationsLong', { first: 10 }, 'data { title }'))).not.toContain(
    'Reminder: ',
  );
  server.clock.tick(24 * 60 * 60_000);
  expect(await manager.call('remindForm', { form_id: form.id, students: [ana.child.id] }, said)).toMatchObject({
    status: 'Error',
  });
  expect(await manager.call('remindForm', { form_id: form.id, students: [ben.child.id] }, said)).toMatchObject({
    status: 'Success',
  });
});

test('"once a day" is the day of the location: eight in the evening is not tomorrow there', async () => {
  const form = await aForm(server.tenant, { location_id: elm.id, document: health });
  const ben = await aFamily();
  await manager.call('shareForm', { id: form.id, share_with: [], students: [ben.child.id] }, said);
  const remind = () => manager.call('remindForm', { form_id: form.id }, said);
  // 23:30 at Greenwich is in the evening in New York; an hour later it is tomorrow at Greenwich alone.
  const now = server.clock.now().getTime();
  const evening = Math.ceil(now / 86_400_000) * 86_400_000 + 23.5 * 3_600_000;
  server.clock.tick(evening - now);
  expect(await remind()).toMatchObject({ status: 'Success' });
  server.clock.tick(3_600_000);
  expect(await remind()).toMatchObject({ errors: [{ code: 'NOBODY' }] });
  server.clock.tick(8 * 3_600_000);
  expect(await remind()).toMatchObject({ status: 'Success' });
});

test('a form taken from another one is refreshed from it, and keeps its questions when that is gone', async () => {
  const source = await made();
  const taken = { url: `/web-form/${source}/edit`, location: elm.id, name: 'Taken' };
  expect(await manager.call('createNewBuilderForm', taken, said)).toMatchObject({ status: 'Success' });
  const bad = ['https://example.com/web-form/1/edit', '/web-form/999999/edit', '/students/1', 'x'];
  for (const url of bad)
    expect(await manager.call('createNewBuilderForm', { ...taken, url }, said), url).toMatchObject({
      errors: [{ code: 'UNKNOWN' }],
    });
  const [form] = await manager.call('getForms', { location: elm.id, search: 'Taken' }, 'id source { id }');
  expect(form.source).toEqual({ id: String(source) });
  const document = { blocks: health.blocks.slice(0, 2) };
  await manager.call('saveFormDocument', { form_id: source, document, version: 1 }, said);
  expect(await manager.call('refreshFormData', { form_id: form.id }, said)).toMatchObject({ status: 'Success' });
  expect(await manager.call('getBuilderFormFields', { form_id: form.id }, 'block')).toEqual([
    { block: 'qdoc' },
    { block: 'qallergy' },
  ]);
  await manager.call('addPDFFormInArchive', { id: source }, said);
  expect(await manager.call('refreshFormData', { form_id: form.id }, said)).toMatchObject({
    errors: [{ code: 'NO_SOURCE' }],
  });
  expect(await manager.call('getBuilderFormFields', { form_id: form.id }, 'block')).toHaveLength(2);
});

test('chosen columns of the answers are kept, and name questions of that form alone', async () => {
  const key = `form_entries:${await made()}`;
  expect(await manager.call('saveSelectedFields', { key, fields: ['state', 'qdoc'] }, said)).toMatchObject({
    status: 'Success',
  });
  expect(await manager.call('getSelectedFields', { key }, 'field')).toEqual([{ field: 'state' }, { field: 'qdoc' }]);
  expect(await manager.call('saveSelectedFields', { key, fields: ['qother'] }, said)).toMatchObject({
    status: 'Error',
  });
});

test('a family mends what was asked, and the other answers stay', async () => {
  const { parent, child, id } = await handedIn(await made());
  const asked = { id, student: child.id, notes: 'Which doctor?', date: '2026-04-01', blocks: ['qdoc'] };
  expect(await manager.call('requestChangeForm', asked, said)).toMatchObject({ status: 'Success' });
  expect(await parent.call('getFormEntry', { id }, 'change_blocks')).toEqual({ change_blocks: ['qdoc'] });
  await parent.call('updateFormEntry', { id, values: { ...values, qdoc: 'Dr. Rivera', qallergy: 'None' } }, said);
  expect(await manager.call('getFormEntry', { id }, 'status values')).toMatchObject({
    status: 'submitted',
    values: { qdoc: 'Dr. Rivera', qallergy: 'Peanuts, Milk' },
  });
});
