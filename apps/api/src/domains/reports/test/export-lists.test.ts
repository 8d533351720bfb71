import { Client } from '@nestling/api/harness/client.ts';
import { type Person, startTestServer, type TestServer } from '@nestling/api/harness/test-server.ts';
import { listNames } from '@nestling/rules/lists.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { calls } from '../../../domains.ts';
import { aLocation } from '../../locations/test/locations.factory.ts';
import { aStudent } from '../../students/test/students.factory.ts';
import { aContact } from '../../users/test/users.factory.ts';
import { savedReportJobs } from '../saved/send-saved.ts';

let server: TestServer;
let elm: { id: number };
let oak: { id: number };
let admin: Person;
let manager: Person;
let teacher: Person;
beforeAll(async () => {
  // Wednesday, 12:00 in New York.
  server = await startTestServer({ now: '2026-03-11T16:00:00Z', jobs: savedReportJobs });
  elm = await aLocation(server.tenant, { name: 'Elm', zone: 'America/New_York' });
  oak = await aLocation(server.tenant, { name: 'Oak', zone: 'America/New_York' });
  admin = await server.as('admin');
  manager = await server.as('manager', { locations: [elm] });
  teacher = await server.as('teacher', { locations: [elm] });
  await aStudent(server.tenant, { location_id: elm.id, fname: 'Ava', lname: '=1+1' });
  await aStudent(server.tenant, { location_id: elm.id, fname: 'Ben', status: 'inactive' });
  await aStudent(server.tenant, { location_id: oak.id, fname: 'Zoe' });
});
afterAll(() => server.close());
beforeEach(async () => {
  for (const table of ['saved_report', 'outbox']) await sql`delete from ${sql.table(table)}`.execute(server.tenant.db);
});

const answer = 'status message file errors { field code }';
const take = (who: Pick<Person, 'call'>, list: string, more: object = {}) =>
  who.call('exportList', { list, ...more }, answer);
const read = async ({ file }: { file: string }): Promise<string> =>
  (await fetch(`http://127.0.0.1:${server.port}${file}`)).text();
const students = (more: object = {}) => ({ args: { location: elm.id, ...more } });

test('a list comes as its call answers it: filtered, with the columns that are wanted, formulas as text', async () => {
  const all = await read(await take(manager, 'students', students()));
  expect(all).toContain('First name');
  expect(all).toContain('Ava');
  expect(all).toContain('Ben');
  expect(all).not.toContain('Zoe');
  expect(all).toContain("'=1+1");
  const some = await read(
    await take(manager, 'students', { ...students({ status: 'active' }), columns: ['fname', 'status', 'location'] }),
  );
  expect(some.trim().split(/\r?\n/)).toEqual(
    ['First name,Status,Location', 'Ava,Active,Elm'].map((line) => expect.stringContaining(line)),
  );
});

test('what a list refuses to whoever asks, its file is refused too', async () => {
  await expect(take(teacher, 'students', students())).rejects.toMatchObject({ code: 'FORBIDDEN' });
  await expect(take(manager, 'students', { args: { location: oak.id } })).rejects.toMatchObject({ code: 'FORBIDDEN' });
  await expect(take(manager, 'locations')).rejects.toMatchObject({ code: 'FORBIDDEN' });
  await expect(take(await server.as('user'), 'relationships')).rejects.toMatchObject({ code: 'FORBIDDEN' });
  await expect(take(manager, 'students', students({ first: 5, nothing: 1 }))).rejects.toMatchObject({
    code: 'BAD_INPUT',
  });
  await expect(take(manager, 'students', { args: { location: { id: elm.id } } })).rejects.toMatchObject({
    code: 'BAD_INPUT',
  });
  expect(await take(manager, 'payments')).toMatchObject({ status: 'Error', errors: [{ field: 'list' }] });
  expect(await take(manager, 'students', { ...students(), columns: ['fname', 'dob', 'ssn'] })).toMatchObject({
    status: 'Error',
    errors: [{ field: 'columns', code: 'UNKNOWN' }],
  });
});

test('a program takes away what its scopes and its part of the center allow', async () => {
  const both = await server.as('manager', { locations: [elm, oak] });
  const of = async (scopes: readonly string[], part: object = {}) => {
    const { token } = await both.call('createAccessToken', { name: 'Sheets', scopes, ...part }, 'token');
    return new Client({ ...server.guest().way, headers: async () => ({ authorization: `Bearer ${token}` }) });
  };
  const wanted = { args: {}, columns: ['fname'] };
  await expect(take(await of(['reports:write']), 'students', wanted)).rejects.toMatchObject({ code: 'FORBIDDEN' });
  const narrowed = await of(['reports:write', 'students:read'], { locations: [oak.id] });
  const text = await read(await take(narrowed, 'students', wanted));
  expect(text).toContain('Zoe');
  expect(text).not.toContain('Ava');
});

test('rights of now count: who was moved away gets no file', async () => {
  const moved = await server.as('manager', { locations: [elm] });
  expect(await take(moved, 'students', students())).toMatchObject({ status: 'Success' });
  const { db } = server.tenant;
  await db.updateTable('user_location').set({ location_id: oak.id }).where('user_id', '=', moved.id).execute();
  await expect(take(moved, 'students', students())).rejects.toMatchObject({ code: 'FORBIDDEN' });
});

test('instants are told by the clock of the place, flags and codes in words of the reader', async () => {
  await aContact(server.tenant, { fname: 'Rosa', locations: [elm], last_login_time: new Date('2026-03-11T02:30:00Z') });
  const english = await read(await take(manager, 'users', { ...students(), columns: ['fname', 'last_login_time'] }));
  expect(english).toMatch(/Rosa,.*03\/10\/2026.*10:30/);
  const spanish = {
    ...server.guest().way,
    headers: async () => ({ ...(await manager.way.headers()), 'accept-language': 'es' }),
  };
  const { file } = await new Client(spanish).call(
    'exportList',
    { list: 'relationships', columns: ['name', 'legal_guardian'] },
    answer,
  );
  expect(await read({ file })).toMatch(/(Nombre|Name),(Tutor legal|Legal guardian)/);
});

test('a list that is longer than one file holds says so', async () => {
  await sql`insert into tag (centre_id, name) select ${server.tenant.centre}, 'Tag ' || n from generate_series(1, 10000) n`.execute(
    server.tenant.db,
  );
  expect(await take(manager, 'studentTags', { columns: ['name'] })).toMatchObject({ status: 'Success' });
  expect(await take(manager, 'studentTags', { columns: ['name'], type: 'pdf' })).toMatchObject({
    status: 'Error',
    errors: [{ field: 'type', code: 'TOO_LARGE' }],
  });
  await sql`insert into tag (centre_id, name) values (${server.tenant.centre}, 'One more')`.execute(server.tenant.db);
  expect(await take(manager, 'studentTags')).toMatchObject({
    status: 'Error',
    errors: [{ field: 'args', code: 'TOO_LARGE' }],
  });
  await sql`delete from tag where centre_id = ${server.tenant.centre}`.execute(server.tenant.db);
});

/** What a list cannot do without. */
const needed: Readonly<Record<string, object>> = {
  medicationEvents: { start_date: '2026-03-01', end_date: '2026-03-11' },
};

describe('as a file', () => {
  // No more than so many in ten minutes by one person.
  beforeEach(() => server.clock.tick(60_000));
  afterAll(() => server.clock.set(new Date('2026-03-11T16:00:00Z')));

  test.each(listNames)('%s', async (name) => {
    const input = calls[name]?.input ?? {};
    const args: Record<string, unknown> = { ...needed[name] };
    if ('location' in input) args.location = elm.id;
    if ('agency_id' in input && name.startsWith('getAgency')) args.agency_id = await anAgency();
    if (name === 'getWebhookDeliveries') args.webhook = await aWebhook();
    for (const type of ['csv', 'xlsx', 'pdf'])
      expect(await take(admin, name, { args, type }), name).toMatchObject({ status: 'Success' });
  });
});
const anAgency = async (): Promise<number> => {
  const { agency } = await admin.call(
    'createBillingAgency',
    { location_id: elm.id, name: `Agency ${Math.random()}` },
    'status agency { id }',
  );
  return Number(agency.id);
};
const aWebhook = async (): Promise<number> => {
  const { webhook } = await admin.call(
    'addWebhook',
    { url: 'https://example.com/hook', types: ['student.checked_in'] },
    'status message webhook { id }',
  );
  return Number(webhook.id);
};

describe('saved', () => {
  const friday = { name: 'Active children', report: 'students', type: 'csv', days: 'today', every: 'week', weekday: 5 };
  const save = (more: object = {}, who = manager) =>
    who.call(
      'createSavedReport',
      {
        ...{ location: elm.id, ...friday, args: { location: elm.id, status: 'active' } },
        ...{
          columns: ['fname', 'program'],
          address: '/students?status=active',
          readers: [manager.id, teacher.id],
          ...more,
        },
      },
      'status errors { field code } saved_report { id args columns address }',
    );
  const open = (who: Person, id: string) => who.call('exportSavedReport', { id }, answer);

  test('a list is kept with its filters and columns, and read with the rights its reader has then', async () => {
    const { saved_report: made } = await save();
    expect(made).toMatchObject({
      args: { location: elm.id, status: 'active' },
      columns: ['fname', 'program'],
      address: '/students?status=active',
    });
    expect(await manager.call('getSavedReports', { location: elm.id }, 'id title address columns')).toEqual([
      { id: made.id, title: 'Students', address: '/students?status=active', columns: ['fname', 'program'] },
    ]);
    const text = await read(await open(manager, made.id));
    expect(text).toContain('Ava');
    expect(text).not.toContain('Ben');
    expect(text).not.toContain('Active');
    // A teacher who is among the readers may not list the children of a location, and is not told either.
    expect(await open(teacher, made.id)).toMatchObject({ status: 'Error', errors: [{ code: 'RULE' }] });
    server.clock.set(new Date('2026-03-13T12:17:00Z'));
    await server.perform('reports.send_saved');
    const { rows } = await sql<{ user_id: number }>`select user_id from outbox`.execute(server.tenant.db);
    expect(rows).toEqual([{ user_id: manager.id }]);
    server.clock.set(new Date('2026-03-11T16:00:00Z'));
  });

  test('one of days is of those it speaks of when it is read', async () => {
    const { saved_report: made } = await save({
      ...{ name: 'Drills', report: 'getDrills', days: 'last_week', columns: null },
      args: { location: elm.id, start_date: '2020-01-01', end_date: '2020-01-02' },
    });
    const { message, status } = await open(manager, made.id);
    expect(status, message).toBe('Success');
    const { rows } = await sql<{
      after: object;
    }>`select after from audit where entity = 'Export' order by id desc limit 1`.execute(server.tenant.db);
    expect(rows[0]?.after).toMatchObject({ report: 'getDrills', start_date: '2026-03-02', end_date: '2026-03-08' });
  });

  test.each([
    ['another location', () => ({ args: { location: oak.id } }), 'args', 'OTHER_LOCATION'],
    ['what its call refuses', () => ({ args: { location: elm.id, status: 'sleeping' } }), 'args', 'REFUSED'],
    ['a list its saver may not ask for', () => ({ report: 'locations', args: {}, columns: null }), 'args', 'REFUSED'],
    ['an unknown column', () => ({ columns: ['ssn'] }), 'columns', 'UNKNOWN'],
    ['an address of another host', () => ({ address: '//example.com/x' }), 'address', 'ADDRESS'],
    ['one spelled otherwise', () => ({ address: '/\\example.com' }), 'address', 'ADDRESS'],
  ])('%s is declined', async (_, more, field, code) => {
    expect(await save(more())).toMatchObject({ status: 'Error', errors: [{ field, code }] });
  });

  test('a saved list stays that list; its columns may change', async () => {
    const { saved_report: made } = await save();
    const change = (more: object) =>
      manager.call(
        'updateSavedReport',
        { id: made.id, ...friday, ...more },
        'status errors { field code } saved_report { args columns }',
      );
    expect(await change({ report: 'users' })).toMatchObject({
      status: 'Error',
      errors: [{ field: 'report', code: 'STATE' }],
    });
    expect(await change({ report: 'attendance' })).toMatchObject({ status: 'Error', errors: [{ field: 'report' }] });
    expect(await change({ columns: ['lname'] })).toMatchObject({
      saved_report: { columns: ['lname'], args: { status: 'active' } },
    });
    expect(await change({ columns: null })).toMatchObject({ saved_report: { columns: null } });
  });
});

test('the columns of a list are told to whoever may ask for it', async () => {
  expect(await manager.call('getListColumns', { list: 'programs' }, 'id name')).toContainEqual({
    id: 'capacity',
    name: 'Capacity',
  });
  await expect(teacher.call('getListColumns', { list: 'programs' }, 'id')).rejects.toMatchObject({ code: 'FORBIDDEN' });
});
