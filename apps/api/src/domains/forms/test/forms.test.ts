import { subscribe } from '@nestling/api/harness/subscribe.ts';
import type { FormDocument } from '@nestling/rules/forms/blocks.ts';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { afterAll, describe, expect, test } from 'vitest';
import { aLocation } from '../../locations/test/locations.factory.ts';
import { onePlace } from '../../locations/test/places.factory.ts';
import { aGuardianLink } from '../../relationships/test/relationships.factory.ts';
import { aStudent } from '../../students/test/students.factory.ts';
import { aForm, anEntry } from './forms.factory.ts';

const { server, location: elm, manager } = await onePlace();
afterAll(() => server.close());

const said = 'status message errors { field code message }';
const aFamily = async (given: object = {}) => {
  const parent = await server.as('user');
  const child = await aStudent(server.tenant, { location_id: elm.id });
  await aGuardianLink(server.tenant, { student_id: child.id, user_id: parent.id, ...given });
  return { parent, child };
};
const allergies: FormDocument = {
  blocks: [
    { id: 'qhead', type: 'heading', label: 'Health' },
    {
      id: 'qhas',
      type: 'select',
      label: 'Any allergies?',
      label_es: '¿Alergias?',
      required: true,
      options: [
        { id: 'oyes', label: 'Yes', label_es: 'Sí' },
        { id: 'onone', label: 'No' },
      ],
    },
    {
      id: 'qwhich',
      type: 'textarea',
      label: 'Which?',
      show: { block: 'qhas', is: 'equals', value: 'oyes' },
      required: true,
    },
    { id: 'qage', type: 'number', label: 'Age', min: 0, max: 12 },
    { id: 'qsrc', type: 'hidden', label: 'Source', value: 'portal' },
  ],
};
const made = (given: object = {}) =>
  aForm(server.tenant, { location_id: elm.id, document: allergies, share: { kind: 'families' }, ...given });

describe('a form', () => {
  test('is made, built, shared, filled in, sent back, mended and approved, and every step is told', async () => {
    const { parent, child } = await aFamily();
    const { form } = await manager.call(
      'createNewForm',
      { name: 'Health', location: elm.id, type: 'web' },
      `${said} form { id version }`,
    );
    const saved = await manager.call(
      'saveFormDocument',
      { form_id: form.id, document: allergies, version: 1 },
      `${said} version`,
    );
    expect(saved).toMatchObject({ status: 'Success', version: 2 });
    expect(await parent.call('form', { id: form.id }, 'id')).toBeNull();
    await manager.call('shareForm', { id: form.id, share_with: ['families'] }, said);
    expect(await parent.call('getUserSharedForm', { id: parent.id }, 'state form { name } student { id }')).toEqual([
      { state: 'new', form: { name: 'Health' }, student: { id: String(child.id) } },
    ]);

    const args = { form_id: String(form.id), student: child.id };
    const half = await parent.call('submitWebFormEntry', { ...args, values: { qhas: 'oyes', qage: 40 } }, said);
    expect(half).toMatchObject({
      status: 'Error',
      errors: [
        { field: 'values.qwhich', code: 'REQUIRED' },
        { field: 'values.qage', code: 'TOO_LARGE' },
      ],
    });
    const heard = await subscribe(manager, 'formSubmissionChanged', { location: elm.id }, 'id status');
    const values = { qhas: 'oyes', qwhich: 'Nuts', qage: 4, qsrc: 'made up' };
    const sent = await parent.call('submitWebFormEntry', { ...args, values }, `${said} entry_id`);
    const id = sent.entry_id;
    expect(sent).toMatchObject({ status: 'Success' });
    expect(await heard.until(1)).toMatchObject([{ id, status: 'submitted' }]);
    await heard.stop();
    expect(await manager.call('getFormEntry', { id }, 'values version')).toEqual({
      values: { ...values, qsrc: 'portal' },
      version: 2,
    });

    const judged = { id, student: child.id };
    expect(
      await manager.call('requestChangeForm', { ...judged, notes: 'Which nuts?', date: '2026-04-01' }, said),
    ).toMatchObject({ status: 'Success' });
    expect(await manager.call('approveSubmittedForm', { ...judged, approved: true }, said)).toMatchObject({
      errors: [{ code: 'STATE' }],
    });
    expect(await parent.call('getFormEntry', { id }, 'status notes date')).toEqual({
      status: 'change_requested',
      notes: 'Which nuts?',
      date: '2026-04-01',
    });
    const notices = await parent.call('notificationsLong', { first: 10 }, 'data { kind title }');
    expect(JSON.stringify(notices)).toContain('Health needs a change');
    await parent.call('updateFormEntry', { id, values: { ...values, qwhich: 'Hazelnuts' } }, said);
    expect(await manager.call('approveSubmittedForm', { ...judged, approved: true }, said)).toMatchObject({
      status: 'Success',
    });
    expect(await parent.call('updateFormEntry', { id, values }, said)).toMatchObject({ errors: [{ code: 'STATE' }] });
    expect(await manager.call('deleteFormEntry', { id }, said)).toMatchObject({ errors: [{ code: 'STATE' }] });
    const review = await parent.call(
      'getStudentFormReview',
      { student_id: child.id, form_id: form.id },
      'status entry { events { kind } }',
    );
    expect(review).toEqual({
      status: 'approved',
      entry: { events: ['submit', 'request_change', 'submit', 'approve'].map((kind) => ({ kind })) },
    });
  });

  test('keeps what is hidden by a condition out of the entry', async () => {
    const { parent, child } = await aFamily();
    const form = await made();
    const args = { form_id: String(form.id), student: child.id, values: { qhas: 'onone', qwhich: 'left over' } };
    const { entry_id } = await parent.call('submitWebFormEntry', args, `${said} entry_id`);
    expect(await parent.call('getFormEntry', { id: entry_id }, 'values')).toEqual({
      values: { qhas: 'onone', qsrc: 'portal' },
    });
  });

  test('an entry stays with the version it was written on', async () => {
    const { parent, child } = await aFamily();
    const form = await made();
    const { entry_id } = await parent.call(
      'submitWebFormEntry',
      { form_id: String(form.id), student: child.id, values: { qhas: 'onone' } },
      'entry_id',
    );
    const fields = await manager.call('getFormFields', { form_id: form.id }, 'id block');
    const first = fields.find(({ block }: { block: string }) => block === 'qhas');
    expect(await manager.call('updateFormField', { id: first.id, type: 'text' }, said)).toMatchObject({
      errors: [{ field: 'type', code: 'IN_USE' }],
    });
    await manager.call('removeFormField', { id: first.id }, said);
    const after = await manager.call('form', { id: form.id }, 'version document fields { block }');
    expect(after.version).toBe(2);
    expect(after.fields).toEqual(['qwhich', 'qage', 'qsrc'].map((block) => ({ block })));
    expect(JSON.stringify(after.document)).not.toContain('oyes');
    const entry = await manager.call('getFormEntry', { id: entry_id }, 'version document values');
    expect(entry).toMatchObject({ version: 1, document: allergies, values: { qhas: 'onone' } });
  });

  test('who was filling in the version before may send it for a day, then reads the new one first', async () => {
    const { parent, child } = await aFamily();
    const form = await made();
    const document = { blocks: [...allergies.blocks, { id: 'qmore', type: 'text', label: 'More', required: true }] };
    await manager.call('saveFormDocument', { form_id: form.id, document, version: 1 }, said);
    expect(await manager.call('saveFormDocument', { form_id: form.id, document, version: 1 }, said)).toMatchObject({
      errors: [{ field: 'version', code: 'CHANGED' }],
    });
    const args = { form_id: String(form.id), student: child.id, values: { qhas: 'onone' }, version: 1 };
    expect(await parent.call('submitWebFormEntry', args, said)).toMatchObject({ status: 'Success' });
    server.clock.tick(25 * 60 * 60_000);
    expect(await parent.call('submitWebFormEntry', args, said)).toMatchObject({
      errors: [{ field: 'version', code: 'CHANGED' }],
    });
  });

  test('questions are added, ordered and required, and blocks that cannot be are told', async () => {
    const form = await made();
    const add = (more: object) =>
      manager.call('addFormField', { form_id: form.id, ...more }, `${said} field { id type order }`);
    expect(await add({ name: 'Pick', type: 'select' })).toMatchObject({ errors: [{ code: 'NO_OPTIONS' }] });
    expect(await add({ name: 'Pick', type: 'spell' })).toMatchObject({ errors: [{ field: 'type', code: 'UNKNOWN' }] });
    const { field } = await add({ name: 'Pick', type: 'checkbox', options: ['A', 'B'], order: 1 });
    expect(field).toMatchObject({ type: 'checkbox', order: 1 });
    await manager.call('setFormFieldRequired', { id: field.id, required: true }, said);
    const all = await manager.call('getFormFields', { form_id: form.id }, 'id name required');
    expect(all[0]).toMatchObject({ name: 'Pick', required: true });
    const order = [all.at(-1).id, field.id];
    // What hangs on an answer stays behind it: the order that would break a condition is refused.
    const broken = all.toReversed().map(({ id }: { id: string }) => id);
    expect(await manager.call('saveFormFieldsOrder', { form_id: form.id, fields: broken }, said)).toMatchObject({
      errors: [{ code: 'BAD_CONDITION' }],
    });
    await manager.call('saveFormFieldsOrder', { form_id: form.id, fields: order }, said);
    const now = await manager.call('getFormFields', { form_id: form.id }, 'id');
    expect(now.slice(0, 2).map(({ id }: { id: string }) => id)).toEqual(order);
  });

  test('is archived, copied and deleted only while nobody has filled it in', async () => {
    const { parent, child } = await aFamily();
    const form = await made();
    await anEntry(server.tenant, { form_id: form.id, student_id: child.id, user_id: parent.id });
    expect(await manager.call('deleteForm', { id: form.id }, said)).toMatchObject({ errors: [{ code: 'IN_USE' }] });
    await manager.call('addPDFFormInArchive', { id: form.id }, said);
    expect(await parent.call('form', { id: form.id }, 'id')).toBeNull();
    const listed = async (args: object) =>
      (await manager.call('getForms', { location: elm.id, search: form.name, ...args }, 'id archive')).length;
    expect([await listed({}), await listed({ archive: true })]).toEqual([0, 1]);
    const { form: copy } = await manager.call(
      'duplicateForm',
      { id: form.id, name: 'Copy' },
      'form { id document entry_count }',
    );
    expect(copy.document.blocks).toHaveLength(allergies.blocks.length);
    expect(copy.document.blocks[2].show.block).toBe(copy.document.blocks[1].id);
    expect(copy.document.blocks[1].id).not.toBe('qhas');
    expect(await manager.call('deleteForm', { id: copy.id }, said)).toMatchObject({ status: 'Success' });
  });
});

describe('who', () => {
  test('the other parent, a black-listed and a pending one see nothing of an entry', async () => {
    const { parent, child } = await aFamily();
    const other = await server.as('user');
    await aGuardianLink(server.tenant, { student_id: child.id, user_id: other.id });
    const form = await made();
    const { entry_id: id } = await parent.call(
      'submitWebFormEntry',
      { form_id: String(form.id), student: child.id, values: { qhas: 'onone' } },
      'entry_id',
    );
    expect(await parent.call('getFormEntry', { id }, 'id')).toEqual({ id });
    expect(await other.call('getFormEntry', { id }, 'id')).toBeNull();
    const states = (of: typeof parent) => of.call('getUserSharedFormStudent', { id: child.id }, 'state form { id }');
    const stateOf = async (of: typeof parent) =>
      (await states(of)).find((line: { form: { id: string } }) => line.form.id === String(form.id))?.state;
    expect([await stateOf(parent), await stateOf(other)]).toEqual(['submitted', 'new']);

    const { db, centre } = server.tenant;
    await db
      .updateTable('guardian_link')
      .set({ black_list: true })
      .where('centre_id', '=', centre)
      .where('user_id', '=', parent.id)
      .execute();
    expect(await parent.call('getFormEntry', { id }, 'id')).toBeNull();
    expect(await parent.call('form', { id: form.id }, 'id')).toBeNull();
    expect(await parent.call('getUserSharedForm', { id: parent.id }, 'state')).toEqual([]);
    await db.updateTable('app_user').set({ pending: true }).where('id', '=', other.id).execute();
    expect(
      await other.call(
        'submitWebFormEntry',
        { form_id: String(form.id), student: child.id, values: { qhas: 'onone' } },
        said,
      ),
    ).toMatchObject({ status: 'Error' });
  });

  test('a form for one child is not sent for its sister, and one of another room is out of reach', async () => {
    const { parent, child } = await aFamily();
    const sister = await aStudent(server.tenant, { location_id: elm.id });
    await aGuardianLink(server.tenant, { student_id: sister.id, user_id: parent.id });
    const form = await made({ share: { kind: 'student', student_id: child.id } });
    const send = (student: number) =>
      parent.call('submitWebFormEntry', { form_id: String(form.id), student, values: { qhas: 'onone' } }, said);
    expect(await send(sister.id)).toMatchObject({ errors: [{ field: 'student', code: 'OUT_OF_REACH' }] });
    expect(await send(child.id)).toMatchObject({ status: 'Success' });
    const oak = await aLocation(server.tenant);
    const far = await aStudent(server.tenant, { location_id: oak.id });
    const admin = await server.as('admin');
    expect(await admin.call('shareForm', { id: form.id, share_with: [], students: [far.id] }, said)).toMatchObject({
      errors: [{ field: 'students', code: 'OUT_OF_REACH' }],
    });
  });

  test('once per person holds against two sends at the same time', async () => {
    const { parent, child } = await aFamily();
    const form = await made({ one_per_person: true });
    const send = () =>
      parent.call(
        'submitWebFormEntry',
        { form_id: String(form.id), student: child.id, values: { qhas: 'onone' } },
        said,
      );
    const both = await Promise.all([send(), send()]);
    expect(both.map(({ status }) => status).sort()).toEqual(['Error', 'Success']);
  });
});

describe('a draft', () => {
  test('is gone on with elsewhere, is nobody else’s, and is not written over unseen', async () => {
    const { parent, child } = await aFamily();
    const form = await made();
    const save = (values: object, more: object = {}) =>
      parent.call(
        'saveFormEntryDraft',
        { form_id: form.id, student: child.id, values, ...more },
        `${said} entry_id updated_at`,
      );
    const first = await save({ qhas: 'oyes', qage: 'four', qwhich: '' });
    expect(await parent.call('getFormEntry', { id: first.entry_id }, 'status values')).toEqual({
      status: 'draft',
      values: { qhas: 'oyes', qsrc: 'portal' },
    });
    expect(await manager.call('getFormEntry', { id: first.entry_id }, 'id')).toBeNull();
    server.clock.tick(1000);
    const second = await save({ qhas: 'onone' }, { seen: first.updated_at });
    expect(second).toMatchObject({ status: 'Success', entry_id: first.entry_id });
    expect(await save({ qhas: 'oyes' }, { seen: first.updated_at })).toMatchObject({
      errors: [{ field: 'seen', code: 'CHANGED' }],
    });
    const sent = await parent.call(
      'submitWebFormEntry',
      { form_id: String(form.id), student: child.id, values: { qhas: 'onone' } },
      `${said} entry_id`,
    );
    expect(sent.entry_id).toBe(first.entry_id);
    expect(await save({ qhas: 'oyes' }, { id: first.entry_id })).toMatchObject({ errors: [{ code: 'GONE' }] });
  });
});

describe('the public link', () => {
  const open = async (given: object = {}) => {
    const form = await made({ share: {}, is_public: true, ...given });
    const { url } = await manager.call('getFormShareLink', { form_id: form.id }, 'url');
    return { form, key: /web-form\/([^/]+)\/view/.exec(url)?.[1] ?? '' };
  };
  const look = (key: string) => server.guest().call('getPublicWebForm', { form_id: key }, 'name document');
  const send = (key: string) =>
    server.guest().call('submitWebFormEntry', { form_id: key, values: { qhas: 'onone' } }, `${said} entry_id`);

  test('shows the form without what is hidden and takes entries of nobody', async () => {
    const { form, key } = await open();
    const { name, document } = await look(key);
    expect(name).toBe(form.name);
    expect(JSON.stringify(document)).not.toContain('qsrc');
    expect(await send(key)).toMatchObject({ status: 'Success', entry_id: null });
    const { data } = await manager.call(
      'getFormEntries',
      { form_id: form.id, first: 10 },
      'data { user { id } student { id } values }',
    );
    expect(data).toEqual([{ user: null, student: null, values: { qhas: 'onone', qsrc: 'portal' } }]);
  });

  test('ends when it is taken back, over, full or altered, and a number is no key', async () => {
    const { form, key } = await open({ most_entries: 1 });
    expect(await look(String(form.id))).toBeNull();
    const last = key.endsWith('A') ? 'B' : 'A';
    expect(await look(`${key.slice(0, -1)}${last}`)).toBeNull();
    const both = await Promise.all([send(key), send(key)]);
    expect(both.map(({ status }) => status).sort()).toEqual(['Error', 'Success']);
    expect(await look(key)).toBeNull();

    const taken = await open();
    await manager.call('shareForm', { id: taken.form.id, share_with: [] }, said);
    expect(await look(taken.key)).toBeNull();
    await manager.call('shareForm', { id: taken.form.id, share_with: ['public'] }, said);
    expect(await look(taken.key)).toBeNull();
    const over = await open({ ends_at: new Date(server.clock.now().getTime() + 60_000) });
    expect(await look(over.key)).not.toBeNull();
    server.clock.tick(61_000);
    expect([await look(over.key), (await send(over.key)).status]).toEqual([null, 'Error']);
  });
});

test('whom the settings name is told by mail and in the portal, and the log says so', async () => {
  const { parent, child } = await aFamily();
  const form = await made();
  const save = (values: object) => manager.call('saveFormNotificationSetting', { form_id: form.id, ...values }, said);
  expect(await save({ emails: ['no address'] })).toMatchObject({ errors: [{ field: 'emails', code: 'INVALID' }] });
  expect(await save({ users: [parent.id] })).toMatchObject({ errors: [{ field: 'users', code: 'OUT_OF_REACH' }] });
  const teacher = await server.as('teacher', { locations: [elm] });
  await save({ emails: ['Office@example.com'], users: [teacher.id], subject: 'A form came' });
  await parent.call(
    'submitWebFormEntry',
    { form_id: String(form.id), student: child.id, values: { qhas: 'oyes', qwhich: 'secret nuts' } },
    said,
  );
  const { data } = await manager.call(
    'getFormNotificationLogs',
    { form_id: form.id, first: 10 },
    'data { receiver channel subject }',
  );
  expect(data.map(({ channel }: { channel: string }) => channel).sort()).toEqual(['mail', 'portal']);
  const letters = await server.tenant.db
    .selectFrom('outbox')
    .select('recipient')
    .where('kind', '=', 'form_entry')
    .execute();
  expect(letters).toEqual([{ recipient: 'office@example.com' }]);
  expect(JSON.stringify(await teacher.call('notificationsLong', { first: 5 }, 'data { title }'))).toContain(form.name);
  await save({ active: false });
  expect(await manager.call('getFormNotificationSetting', { form_id: form.id }, 'active emails users { id }')).toEqual({
    active: false,
    emails: ['office@example.com'],
    users: [{ id: String(teacher.id) }],
  });
});

test('entries leave as a table whose cells run nothing', async () => {
  const { parent, child } = await aFamily();
  const form = await made();
  await anEntry(server.tenant, {
    form_id: form.id,
    student_id: child.id,
    user_id: parent.id,
    values: { qhas: 'oyes', qwhich: '=1+1', qage: 4 },
  });
  const { file } = await manager.call('exportFormEntries', { form_id: form.id, type: 'csv' }, `${said} file`);
  const text = await (await fetch(`http://127.0.0.1:${server.port}${file}`)).text();
  expect(text).toContain('Any allergies?');
  expect(text).toContain('Yes');
  expect(text).not.toMatch(/(^|,)"?=1\+1/m);
});

test('entries leave as pages to be read, one after the other', async () => {
  const { parent, child } = await aFamily();
  const form = await made();
  for (const qwhich of ['Peanuts', 'Milk'])
    await anEntry(server.tenant, {
      form_id: form.id,
      student_id: child.id,
      user_id: parent.id,
      values: { qhas: 'oyes', qwhich },
    });
  const { file } = await manager.call('exportFormEntries', { form_id: form.id, type: 'pdf' }, `${said} file`);
  const data = new Uint8Array(await (await fetch(`http://127.0.0.1:${server.port}${file}`)).arrayBuffer());
  const { items } = await (await (await getDocument({ data }).promise).getPage(1)).getTextContent();
  const text = items.map((item) => ('str' in item ? item.str : '')).join(' ');
  for (const words of ['Question', 'Any allergies?', 'Peanuts', 'Milk', 'Waiting']) expect(text).toContain(words);
  expect(text.indexOf('Peanuts')).toBeLessThan(text.indexOf('Milk'));
  expect(text.match(/Any allergies\?/g)).toHaveLength(2);
});

describe('jumps to a section', () => {
  const ways = (cat: string) => [
    { id: 'odog', label: 'Dog' },
    { id: 'ocat', label: 'Cat', go: cat },
    { id: 'onone', label: 'None', go: 'end' },
  ];
  const pets = (cat = 'pcat'): FormDocument => ({
    blocks: [
      { id: 'qpet', type: 'select', label: 'Which pet?', required: true, options: ways(cat) },
      { id: 'pdog', type: 'page', label: 'Dogs' },
      { id: 'qwalk', type: 'text', label: 'How often does it walk?', required: true },
      { id: 'pcat', type: 'page', label: 'Cats' },
      { id: 'qsand', type: 'text', label: 'Which litter?', required: true },
    ],
  });

  test('the server goes the way of the answers: what was skipped is neither asked for nor kept, nor on paper', async () => {
    const { parent, child } = await aFamily();
    const form = await made({ document: pets() });
    const send = (values: object) =>
      parent.call('submitWebFormEntry', { form_id: String(form.id), student: child.id, values }, `${said} entry_id`);
    expect(await send({ qpet: 'ocat', qwalk: 'twice' })).toMatchObject({
      status: 'Error',
      errors: [{ field: 'values.qsand', code: 'REQUIRED' }],
    });
    const kept = async (values: object) => {
      const { entry_id } = await send(values);
      return (await parent.call('getFormEntry', { id: entry_id }, 'values')).values;
    };
    expect(await kept({ qpet: 'ocat', qwalk: 'twice', qsand: 'clay' })).toEqual({ qpet: 'ocat', qsand: 'clay' });
    expect(await kept({ qpet: 'onone', qwalk: 'twice', qsand: 'clay' })).toEqual({ qpet: 'onone' });
    const { file } = await manager.call('exportFormEntries', { form_id: form.id, type: 'pdf' }, `${said} file`);
    const data = new Uint8Array(await (await fetch(`http://127.0.0.1:${server.port}${file}`)).arrayBuffer());
    const { items } = await (await (await getDocument({ data }).promise).getPage(1)).getTextContent();
    const text = items.map((item) => ('str' in item ? item.str : '')).join(' ');
    expect(text).toContain('Which litter?');
    expect(text).not.toContain('How often does it walk?');
  });

  test('a section that is gone, or stands above, is told; a copy leads to its own sections', async () => {
    const { form } = await manager.call(
      'createNewForm',
      { name: 'Pets', location: elm.id, type: 'web' },
      `${said} form { id }`,
    );
    const save = (document: FormDocument, version: number) =>
      manager.call('saveFormDocument', { form_id: form.id, document, version }, said);
    const bad = {
      status: 'Error',
      errors: [{ code: 'BAD_JUMP', message: expect.stringContaining('leads to a page') }],
    };
    expect(await save(pets('pgone'), 1)).toMatchObject(bad);
    const [choice, ...rest] = pets().blocks;
    expect(await save({ blocks: choice ? [...rest, choice] : [] }, 1)).toMatchObject(bad);
    expect(await save(pets(), 1)).toMatchObject({ status: 'Success' });
    const copied = await manager.call(
      'duplicateForm',
      { id: form.id, name: 'Pets again' },
      `${said} form { id document }`,
    );
    const blocks: { id: string; type: string; options?: { go?: string }[] }[] = copied.form.document.blocks;
    const cats = blocks.filter(({ type }) => type === 'page')[1];
    expect(cats?.id).not.toBe('pcat');
    expect(blocks[0]?.options?.map(({ go }) => go)).toEqual([undefined, cats?.id, 'end']);
  });
});

test('lists ask the same number of statements however many there are, and filters are kept', async () => {
  const { parent, child } = await aFamily();
  const form = await made();
  const entries = () =>
    manager.call(
      'getFormEntries',
      { form_id: form.id, first: 50 },
      'data { id values student { fname } user { fname } }',
    );
  await anEntry(server.tenant, { form_id: form.id, student_id: child.id, user_id: parent.id });
  const one = await server.statements(entries);
  for (let n = 0; n < 10; n += 1)
    await anEntry(server.tenant, {
      form_id: form.id,
      student_id: child.id,
      user_id: parent.id,
      values: { qname: `n${n}` },
    });
  expect(await server.statements(entries)).toBe(one);
  const found = await manager.call('getFormEntries', { form_id: form.id, search: 'n7', first: 50 }, 'total');
  expect(found.total).toBe(1);
  const submissions = await manager.call(
    'getFormSubmissions',
    { form_id: form.id, status: 'submitted', start_date: '2026-03-11', end_date: '2026-03-11', first: 50 },
    'total',
  );
  expect(submissions.total).toBe(11);

  const keep = (filter: object) => manager.call('applyFormFilter', { filter, location: elm.id }, said);
  expect(await keep({ colour: 'red' })).toMatchObject({ errors: [{ field: 'filter', code: 'UNKNOWN' }] });
  await keep({ status: 'active' });
  await keep({ share_with: 'families' });
  expect(await manager.call('getFormFilter', { location: elm.id }, 'filter')).toEqual({
    filter: { share_with: 'families' },
  });
  await manager.call('clearFormFilter', { location: elm.id }, said);
  expect(await manager.call('getFormFilter', { location: elm.id }, 'filter')).toBeNull();
});

test('what is given to the team is on the list of whoever works there', async () => {
  const teacher = await server.as('teacher', { locations: [elm] });
  const form = await made({ share: { kind: 'team' } });
  const listed = () => teacher.call('getTeamSharedForms', {}, 'state form { id }');
  expect(await listed()).toContainEqual({ state: 'new', form: { id: String(form.id) } });
  const { entry_id } = await teacher.call(
    'submitWebFormEntry',
    { form_id: String(form.id), values: { qhas: 'onone' } },
    'entry_id',
  );
  expect(await listed()).toContainEqual({ state: 'submitted', form: { id: String(form.id) } });
  expect(await manager.call('approveSubmittedForm', { id: entry_id, approved: true }, said)).toMatchObject({
    status: 'Success',
  });
});
