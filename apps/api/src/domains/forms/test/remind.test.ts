import { open } from '@nestling/api/outbox/post.ts';
import { afterAll, expect, test } from 'vitest';
import { onePlace } from '../../locations/test/places.factory.ts';
import { aGuardianLink } from '../../relationships/test/relationships.factory.ts';
import { aStudent } from '../../students/test/students.factory.ts';
import { aForm } from './forms.factory.ts';

const { server, location: elm, manager } = await onePlace();
afterAll(() => server.close());

const said = 'status message errors { field code message }';
const letters = async () => {
  const rows = await server.tenant.db
    .selectFrom('outbox')
    .selectAll()
    .where('kind', '=', 'form_reminder')
    .orderBy('id')
    .execute();
  return rows.map(({ user_id, key, sealed }) => ({ user: user_id, ...open(server.tenant.centre, key, sealed) }));
};

/** A family with two children, and its mother's address and language. */
const aFamily = async (email: string | null, language = 'en') => {
  const parent = await server.as('user');
  await server.tenant.db.updateTable('app_user').set({ email, language }).where('id', '=', parent.id).execute();
  const children = [];
  for (const fname of ['Ava', 'Leo']) {
    const child = await aStudent(server.tenant, { location_id: elm.id, fname, lname: 'Ortiz' });
    await aGuardianLink(server.tenant, { student_id: child.id, user_id: parent.id });
    children.push(child.id);
  }
  return { parent, children };
};
const document = { blocks: [{ id: 'qdoc', type: 'text' as const, label: 'Doctor' }] };

test('everybody at once is asked about; then each has a notice and one letter with all children it is owed for', async () => {
  const form = await aForm(server.tenant, { location_id: elm.id, document });
  await server.tenant.db
    .updateTable('form')
    .set({ name: 'Emergency card', due_date: '2026-03-20' })
    .where('id', '=', form.id)
    .execute();
  const [ana, luz, ben] = [await aFamily('ana@x.example'), await aFamily('luz@x.example', 'es'), await aFamily(null)];
  const students = [...ana.children, ...luz.children, ...ben.children];
  await manager.call('shareForm', { id: form.id, share_with: [], students }, said);
  const before = await letters();
  const asked = await manager.call('remindForm', { form_id: form.id, confirm: [] }, said);
  expect(asked).toMatchObject({
    status: 'Error',
    message: 'Remind 3 people of Emergency card?',
    errors: [{ code: 'CONFIRM' }],
  });
  expect(asked.errors[0].message).toMatch(/1 person has no email address: a notice only\.$/);
  expect(await letters()).toEqual(before);
  const confirm = asked.errors.map(({ field }: { field: string }) => field.replace('confirm.', ''));
  expect(await manager.call('remindForm', { form_id: form.id, confirm }, said)).toMatchObject({
    message: '3 people were reminded.',
  });
  const sent = (await letters()).slice(before.length).toSorted((a, b) => (a.user ?? 0) - (b.user ?? 0));
  expect(sent.map(({ user }) => user)).toEqual([ana.parent.id, luz.parent.id]);
  expect(sent[0]).toMatchObject({
    subject: 'Reminder: Emergency card',
    lines: ['Emergency card for Ava Ortiz and Leo Ortiz is waiting for you. Please send it by Friday, March 20, 2026.'],
  });
  expect(sent[0]?.button?.href).toMatch(/\/user\/students\/forms$/);
  expect(sent[1]).toMatchObject({ subject: 'Recordatorio: Emergency card' });
  expect(JSON.stringify(await ben.parent.call('notificationsLong', { first: 5 }, 'data { title }'))).toContain(
    'Reminder: Emergency card',
  );
  const { data } = await manager.call(
    'getFormNotificationLogs',
    { form_id: form.id, first: 20 },
    'data { receiver channel }',
  );
  expect(data.filter(({ channel }: { channel: string }) => channel === 'mail')).toHaveLength(2);
  const recipients = await manager.call('getFormRecipients', { form_id: form.id }, 'state reminded_at');
  expect(recipients).toHaveLength(6);
  for (const one of recipients) expect(one).toEqual({ state: 'new', reminded_at: server.clock.now().toISOString() });
});

test('a form reminds by itself on its days from nine in the morning, once each, until it is answered or the last day', async () => {
  server.clock.set(new Date('2026-04-06T12:30:00Z'));
  const form = await aForm(server.tenant, { location_id: elm.id, document });
  const { parent, children } = await aFamily('mia@x.example');
  await manager.call('shareForm', { id: form.id, share_with: [], students: children }, said);
  const save = (properties: object) => manager.call('updateFormProperties', { id: form.id, properties }, said);
  expect(await save({ remind_from: '2026-04-06' })).toMatchObject({ errors: [{ code: 'BAD_DATES' }] });
  expect(await save({ remind_from: '2026-04-06', remind_every: 2, remind_until: '2026-04-05' })).toMatchObject({
    errors: [{ field: 'properties.remind_until', code: 'BAD_DATES' }],
  });
  expect(await save({ remind_from: '2026-04-06', remind_every: 2, remind_until: '2026-04-09' })).toMatchObject({
    status: 'Success',
  });
  expect(await manager.call('form', { id: form.id }, 'remind_from remind_every remind_until')).toEqual({
    remind_from: '2026-04-06',
    remind_every: 2,
    remind_until: '2026-04-09',
  });
  for (const list of ['getForms', 'filterWebForms'])
    expect(await manager.call(list, { location: elm.id }, 'id remind_from remind_every remind_until')).toContainEqual({
      id: String(form.id),
      remind_from: '2026-04-06',
      remind_every: 2,
      remind_until: '2026-04-09',
    });
  const count = async () => (await letters()).filter(({ user }) => user === parent.id).length;
  const at = async (moment: string): Promise<number> => {
    server.clock.set(new Date(moment));
    await server.perform('form.reminders');
    return count();
  };
  // 12:30 in London is 8:30 in New York.
  expect(await at('2026-04-06T12:30:00Z')).toBe(0);
  expect(await at('2026-04-06T13:10:00Z')).toBe(1);
  expect(await at('2026-04-06T14:10:00Z')).toBe(1);
  expect(await at('2026-04-07T14:10:00Z')).toBe(1);
  const [ava = 0, leo = 0] = children;
  const answer = (student: number) =>
    parent.call('submitWebFormEntry', { form_id: String(form.id), student, values: { qdoc: 'Dr. Chen' } }, said);
  await answer(ava);
  expect(await at('2026-04-08T14:10:00Z')).toBe(2);
  expect((await letters()).at(-1)?.lines[0]).toContain('for Leo Ortiz is waiting');
  expect(await at('2026-04-10T14:10:00Z')).toBe(2);
  await save({ remind_until: '2026-04-20' });
  expect(await at('2026-04-10T15:10:00Z')).toBe(3);
  await answer(leo);
  expect(await at('2026-04-12T15:10:00Z')).toBe(3);
});

test('asked for again, what was handed in stays and is no answer; a year later it is asked for by itself', async () => {
  server.clock.set(new Date('2026-05-04T15:00:00Z'));
  // Sessions end meanwhile.
  let office = await server.as('manager', { locations: [elm] });
  const form = await aForm(server.tenant, { location_id: elm.id, document, one_per_person: true });
  await server.tenant.db.updateTable('form').set({ name: 'Photo release' }).where('id', '=', form.id).execute();
  const [ana, ben] = [await aFamily('ana2@x.example'), await aFamily('ben2@x.example')];
  const [ava = 0] = ana.children;
  const [bo = 0] = ben.children;
  await office.call('shareForm', { id: form.id, share_with: [], students: [ava, bo] }, said);
  const answer = () =>
    ana.parent.call(
      'submitWebFormEntry',
      { form_id: String(form.id), student: ava, values: { qdoc: 'Dr. Chen' } },
      said,
    );
  expect(await answer()).toMatchObject({ status: 'Success' });
  server.clock.tick(60_000);
  const states = async () => {
    const rows: { student: { id: string }; state: string }[] = await office.call(
      'getFormRecipients',
      { form_id: form.id },
      'student { id } state',
    );
    return Object.fromEntries(rows.map(({ student, state }) => [student.id, state]));
  };
  const atHome = async () => {
    const forms: { form: { id: string }; state: string }[] = await ana.parent.call(
      'getUserSharedFormStudent',
      { id: ava },
      'form { id } state',
    );
    return forms.find((one) => one.form.id === String(form.id))?.state;
  };
  expect(await states()).toEqual({ [ava]: 'submitted', [bo]: 'new' });
  const ask = (given: object = {}) => office.call('askFormAgain', { form_id: form.id, ...given }, said);
  expect(await ask({ due_date: '2026-05-03' })).toMatchObject({ errors: [{ field: 'due_date', code: 'PAST' }] });
  const asked = await ask({ due_date: '2026-05-20', confirm: [] });
  expect(asked).toMatchObject({ status: 'Error', message: 'Ask 2 people to fill in Photo release again?' });
  expect(JSON.stringify(asked.errors)).toContain('1 answer stays and can be read, but no longer counts.');
  expect(await states()).toEqual({ [ava]: 'submitted', [bo]: 'new' });

  server.clock.tick(60_000);
  expect(await ask({ due_date: '2026-05-20' })).toMatchObject({ status: 'Success' });
  expect(await states()).toEqual({ [ava]: 'new', [bo]: 'new' });
  expect(await atHome()).toBe('new');
  const mine = async () => (await letters()).filter(({ user }) => user === ana.parent.id);
  expect((await mine()).at(-1)).toMatchObject({
    subject: 'Please fill in again: Photo release',
    lines: [expect.stringContaining('Please send it by Wednesday, May 20, 2026.')],
  });
  const entries = await office.call('getFormEntries', { form_id: form.id, first: 10 }, 'data { status }');
  expect(entries.data).toEqual([{ status: 'submitted' }]);

  server.clock.tick(60_000);
  expect(await answer()).toMatchObject({ status: 'Success' });
  expect(await answer()).toMatchObject({ errors: [{ code: 'ALREADY' }] });
  expect(await atHome()).toBe('submitted');
  await office.call('updateFormProperties', { id: form.id, properties: { ask_yearly: true } }, said);
  server.clock.set(new Date('2027-05-03T15:00:00Z'));
  office = await server.as('manager', { locations: [elm] });
  await server.perform('form.reminders');
  expect(await states()).toMatchObject({ [ava]: 'submitted' });
  server.clock.set(new Date('2027-05-04T15:00:00Z'));
  await server.perform('form.reminders');
  await server.perform('form.reminders');
  expect(await states()).toEqual({ [ava]: 'new', [bo]: 'new' });
  expect(await mine()).toHaveLength(2);
  const now = await office.call('form', { id: form.id }, 'due_date ask_yearly asked_at');
  expect(now).toMatchObject({ due_date: '2027-05-20', ask_yearly: true });
  expect(now.asked_at).toContain('2027-05-04T15:00');
  for (const list of ['getForms', 'filterWebForms'])
    expect(await office.call(list, { location: elm.id }, 'ask_yearly asked_at')).toContainEqual({
      ask_yearly: true,
      asked_at: now.asked_at,
    });
});

test('a contact that is black-listed of every child it has is told nothing of a form it was given', async () => {
  server.clock.set(new Date('2026-06-01T15:00:00Z'));
  const office = await server.as('manager', { locations: [elm] });
  const form = await aForm(server.tenant, { location_id: elm.id, document });
  const [ana, ben] = [await aFamily('ana3@x.example'), await aFamily('ben3@x.example')];
  const users = [ana.parent.id, ben.parent.id];
  expect(await office.call('shareForm', { id: form.id, share_with: [], users }, said)).toMatchObject({
    status: 'Success',
  });
  await server.tenant.db
    .updateTable('guardian_link')
    .set({ black_list: true })
    .where('user_id', '=', ben.parent.id)
    .execute();
  const notices = () =>
    server.tenant.db.selectFrom('notification').select('key').where('user_id', '=', ben.parent.id).execute();
  const before = await notices();
  expect(await office.call('remindForm', { form_id: form.id }, said)).toMatchObject({
    message: 'One person was reminded.',
  });
  const told = (await letters()).map(({ user }) => user);
  expect([told.includes(ana.parent.id), told.includes(ben.parent.id)]).toEqual([true, false]);
  expect(await notices()).toEqual(before);
});

test('reminders that run for a year move with it, a leap day among them or not', async () => {
  const form = await aForm(server.tenant, {
    location_id: elm.id,
    document,
    ask_yearly: true,
    asked_at: new Date('2027-01-10T15:00:00Z'),
    remind_from: '2027-02-27',
    remind_every: 30,
    remind_until: '2028-02-28',
  });
  server.clock.set(new Date('2028-01-10T15:00:00Z'));
  await server.perform('form.reminders');
  const office = await server.as('manager', { locations: [elm] });
  expect(await office.call('form', { id: form.id }, 'remind_from remind_until')).toEqual({
    remind_from: '2028-02-27',
    remind_until: '2029-02-27',
  });
});
