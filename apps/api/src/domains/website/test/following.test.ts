import { askHost } from '@nestling/api/harness/ask-host.ts';
import { soon } from '@nestling/api/harness/soon.ts';
import { startTestServer, type TestServer, type TestTenant } from '@nestling/api/harness/test-server.ts';
import type { FormDocument } from '@nestling/rules/forms/blocks.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { aForm } from '../../forms/test/forms.factory.ts';
import { aLocation } from '../../locations/test/locations.factory.ts';
import { aSite } from './website.factory.ts';

type Caller = Awaited<ReturnType<TestServer['as']>>;
let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

let at: TestTenant;
let admin: Caller;
let location: number;
let site: number;
beforeEach(async () => {
  at = await server.centre();
  location = (await aLocation(at, { name: 'Elm', address: '12 Elm St, Troy, NY', phone: '518-555-0100' })).id;
  admin = await server.as('center', { at });
  site = (await aSite(at)).id;
});

const outcome = 'status message errors { field code }';
const host = () => `www.${at.slug}.localhost`;
const get = (path: string) => askHost(server.port, host(), path);
/** Publishes a site of one page with these blocks. */
const shown = async (...blocks: readonly object[]) => {
  const content = { blocks: blocks.map((block, i) => ({ id: `block${i}`, ...block })) };
  const page = await admin.call(
    'createWebsitePage',
    { site_id: site, name: 'Welcome', slug: 'welcome', content },
    `${outcome} id`,
  );
  await admin.call('publishWebsitePage', { id: page.id, published: true }, outcome);
  await admin.call('publishWebsiteSite', { id: site }, outcome);
  await soon(async () => (await get('/')).status === 200);
};

test('hours, closures, rooms and meals are those of the portal, and change with it', async () => {
  const { db, centre } = at;
  const named = { centre_id: centre };
  const schedule = await db
    .insertInto('schedule')
    .values({ ...named, name: 'House', location_id: location })
    .returning('id')
    .executeTakeFirstOrThrow();
  const days = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'];
  await db
    .insertInto('schedule_date')
    .values(days.map((day) => ({ ...named, schedule_id: schedule.id, day, start_time: '06:30', end_time: '18:00' })))
    .execute();
  await db.updateTable('location').set({ schedule_id: schedule.id }).where('id', '=', location).execute();
  await db
    .insertInto('room')
    .values([
      { ...named, location_id: location, name: 'Ladybugs', capacity: 12 },
      { ...named, location_id: location, name: 'Gone', deleted_at: new Date() },
    ])
    .execute();
  await shown({ type: 'heading', text: 'Meals', level: '2' }, { type: 'meals' }, { type: 'hours' }, { type: 'rooms' });

  const { text } = await get('/');
  expect(text).toContain('<th scope="row">Monday – Friday</th><td>6:30 AM – 6:00 PM</td>');
  expect(text).toContain('<th scope="row">Saturday – Sunday</th><td>Closed</td>');
  expect((await get('/es')).text).toContain('<th scope="row">Lunes a viernes</th>');
  expect(text).toMatch(/"openingHoursSpecification":\[\{[^}]*"dayOfWeek":"https:\/\/schema.org\/Monday"/);
  expect(text).toContain('<li>Ladybugs <span class="facts">· up to 12</span></li>');
  expect(text).not.toContain('Gone');
  expect(text).toContain('https://www.google.com/maps/search/?api=1&#38;query=12+Elm+St%2C+Troy%2C+NY');
  // A heading over nothing is left out with it.
  expect(text).not.toContain('<h2>Meals</h2>');

  await db
    .updateTable('schedule_date')
    .set({ end_time: '19:15' })
    .where('schedule_id', '=', schedule.id)
    .where('day', '=', 'Friday')
    .execute();
  await soon(async () => (await get('/')).text.includes('<th scope="row">Friday</th><td>6:30 AM – 7:15 PM</td>'));
  await sql`insert into closure (centre_id, location_id, name, start_date, end_date, created_at)
    values (${centre}, null, 'Snow day', '2026-03-14', '2026-03-15', now())`.execute(db);
  await soon(async () => (await get('/')).text.includes('Closed: Snow day ('));
  await db.updateTable('room').set({ name: 'Beetles' }).where('name', '=', 'Ladybugs').execute();
  await soon(async () => (await get('/')).text.includes('Beetles'));
  await db.updateTable('location').set({ phone: '518-555-0199' }).where('id', '=', location).execute();
  await soon(async () => (await get('/')).text.includes('tel:5185550199'));

  const item = await db
    .insertInto('food_item')
    .values({ ...named, location_id: location, name: 'Lentil <soup>' })
    .returning('id')
    .executeTakeFirstOrThrow();
  const week = await sql<{
    id: number;
  }>`insert into food_menu_week (centre_id, location_id, date, current_week, updated_at)
    values (${centre}, ${location}, '2026-03-09', true, now()) returning id`.execute(db);
  await db
    .insertInto('food_menu_entry')
    .values({
      ...named,
      location_id: location,
      week_id: Number(week.rows[0]?.id),
      food_item_id: item.id,
      day: 2,
      meal: 'lunch',
    })
    .execute();
  await soon(async () => (await get('/')).text.includes('<b>Lunch:</b> Lentil &#60;soup&#62;'));
  expect((await get('/')).text).toContain('<h2>Meals</h2>');
  expect((await get('/es')).text).toContain('<b>Almuerzo:</b>');
});

const tour: FormDocument = {
  blocks: [
    { id: 'qname', type: 'text', label: 'Your name', label_es: 'Su nombre', required: true },
    { id: 'qmail', type: 'email', label: 'Email', required: true },
    { id: 'qages', type: 'number', label: 'Age', min: 0, max: 12 },
    {
      id: 'qdays',
      type: 'checkbox',
      label: 'Days',
      options: [
        { id: 'monday', label: 'Monday' },
        { id: 'friday', label: 'Friday' },
      ],
    },
    { id: 'qhome', type: 'address', label: 'Home' },
    {
      id: 'qagree',
      type: 'checkbox',
      label: 'Agreed',
      required: true,
      options: [{ id: 'agreed', label: 'You may call me' }],
    },
    { id: 'qnote', type: 'hidden', label: 'Where from', value: 'Website' },
  ],
};
const right = {
  qname: 'Ana <b>',
  qmail: 'ana@example.com',
  qages: '3',
  'qhome.line': '',
  qagree: 'agreed',
  url: '',
  _version: '1',
};
const post = (path: string, fields: Readonly<Record<string, string>>, headers: Record<string, string> = {}) =>
  askHost(server.port, host(), path, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
    body: new URLSearchParams(fields).toString(),
  });
const entries = async (form: number) =>
  (
    await sql<{ values: Record<string, unknown>; user_id: number | null }>`select e.values, e.user_id
      from form_entry e where e.form_id = ${form} order by e.id`.execute(at.db)
  ).rows;
/** Where the form of the start page is sent. */
const actionOn = async (path = '/'): Promise<string> =>
  /<form class="asks" method="post" action="([^"]+)"/.exec((await get(path)).text)?.[1] ?? '';

test('a form of the portal is filled in where nothing runs, and its answer is found with the others', async () => {
  const form = await aForm(at, {
    location_id: location,
    name: 'Book a tour',
    document: tour,
    share: {},
    is_public: true,
  });
  await shown({ type: 'form', form: String(form.id) });
  const page = await get('/');
  expect(page.headers['content-security-policy']).toContain("form-action 'self'");
  expect(page.text).not.toContain('Where from');
  expect((await get('/es')).text).toContain('Su nombre');
  const action = await actionOn();
  expect(await actionOn('/es')).toBe(`/es${action}`);

  const sent = await post(action, right, { origin: /href="(http[^"]+?)\/?" *>/.exec(page.text)?.[1] ?? '' });
  expect([sent.status, sent.headers.location, sent.headers['set-cookie']]).toEqual([303, `${action}/sent`, undefined]);
  expect((await get(`${action}/sent`)).text).toContain('Thank you');
  const [entry, ...others] = await entries(form.id);
  expect(others).toEqual([]);
  expect(entry).toEqual({
    user_id: null,
    values: { qname: 'Ana <b>', qmail: 'ana@example.com', qages: 3, qagree: ['agreed'], qnote: 'Website' },
  });
  const told = await admin.call('getFormEntries', { form_id: form.id, first: 10 }, 'data { id }');
  expect(told.data).toHaveLength(1);
});

test('what is wrong is told at its question, with what was written, and nothing is kept', async () => {
  const form = await aForm(at, { location_id: location, document: tour, share: {}, is_public: true });
  await shown({ type: 'form', form: String(form.id) });
  const action = await actionOn();
  const back = await post(`/es${action}`, { ...right, qmail: '"><script>x', qages: 'three', qagree: '' });
  expect([back.status, back.headers['cache-control']]).toEqual([422, 'private, no-store']);
  expect(back.text).toContain('value="Ana &#60;b&#62;"');
  expect(back.text).toContain('value="&#34;&#62;&#60;script&#62;x"');
  expect(back.text.match(/class="fault" id=/g)).toHaveLength(3);
  expect(back.text).toContain('lang="es"');
  // A program that fills in what people do not see.
  expect((await post(action, { ...right, url: 'https://evil.example' })).status).toBe(422);
  expect((await post(action, right, { origin: 'https://evil.example' })).status).toBe(403);
  expect((await post(action, right, { 'sec-fetch-site': 'cross-site' })).status).toBe(403);
  expect((await post(action, right, { 'content-type': 'text/plain' })).status).toBe(415);
  expect((await post(action, { ...right, qname: 'x'.repeat(200_000) })).status).toBe(413);
  expect((await post('/form/1-aaaaaaaaaaaaaaaa', right)).status).toBe(404);
  expect((await post('/', right)).status).toBe(404);
  const other = await server.centre();
  expect((await askHost(server.port, `www.${other.slug}.localhost`, action)).status).toBe(404);
  expect(await entries(form.id)).toEqual([]);
  // The link is taken back: the page loses its form, and who still has it open sends it nowhere.
  await at.db.updateTable('form').set({ is_public: false }).where('id', '=', form.id).execute();
  await soon(async () => (await actionOn()) === '');
  expect((await post(action, right)).status).toBe(404);
  expect(await entries(form.id)).toEqual([]);
});

test('a form that is signed, or asks by what was answered before, is led to in the portal', async () => {
  const form = await aForm(at, {
    location_id: location,
    name: 'Enrollment',
    document: { blocks: [{ id: 'qsign', type: 'signature', label: 'Sign', required: true }] },
    share: {},
    is_public: true,
  });
  await shown({ type: 'form', form: String(form.id) });
  const { text } = await get('/');
  expect(text).toMatch(/<a class="button" href="http[^"]+\/web-form\/[^"]+\/view">Enrollment<\/a>/);
  expect(text).not.toContain('<form');
});

test('an old address leads on at once: exactly, all below one, and elsewhere; no page is hidden, no chain is kept', async () => {
  await shown({ type: 'heading', text: 'Hello', level: '2' });
  const lead = (path: string, target: string) =>
    admin.call('createWebsiteRedirect', { site_id: site, path, target }, `${outcome} id`);
  const { id } = await lead('/tours.html', '/visit');
  expect(await lead('/old/*', '/new/*')).toMatchObject({ status: 'Success' });
  expect(await lead('/old/shop', 'https://shop.example/cart?a=1')).toMatchObject({ status: 'Success' });
  expect(await lead('/welcome', '/nowhere')).toMatchObject({ status: 'Success' });
  const led = async (path: string) => {
    const { status, headers } = await get(path);
    return [status, headers.location];
  };
  await soon(async () => (await get('/tours.html')).status === 301);
  expect(await led('/tours.html')).toEqual([301, '/visit']);
  expect(await led('/es/tours.html')).toEqual([301, '/es/visit']);
  expect(await led('/old/a/b')).toEqual([301, '/new/a/b']);
  expect(await led('/old/shop')).toEqual([301, 'https://shop.example/cart?a=1']);
  expect((await led('/old'))[0]).toBe(404);
  // The start page has this address, and its own redirect comes first.
  expect(await led('/welcome')).toEqual([301, '/']);

  for (const [path, target] of [
    ['/visit', '/tours'],
    ['/a', '/tours.html'],
    ['/a', '/old/x'],
    ['/new/*', '/b'],
    ['/self/*', '/self/*'],
  ] as const)
    expect([path, (await lead(path, target)).errors]).toEqual([path, [{ field: 'target', code: 'CHAIN' }]]);
  expect((await lead('/tours.html', '/c')).errors).toEqual([{ field: 'path', code: 'TAKEN' }]);
  expect((await lead('/*', '/c')).errors).toEqual([{ field: 'path', code: 'INVALID' }]);
  for (const target of ['//evil.example', 'javascript:alert(1)', '/a/../b'])
    expect((await lead('/d', target)).errors).toEqual([{ field: 'target', code: 'BAD_LINK' }]);
  const listed = await admin.call('websiteRedirects', { site_id: site, first: 10 }, 'data { path target }');
  expect(listed.data).toHaveLength(4);

  expect(await admin.call('updateWebsiteRedirect', { id, target: '/' }, outcome)).toMatchObject({ status: 'Success' });
  await soon(async () => (await get('/tours.html')).headers.location === '/');
  expect(await admin.call('updateWebsiteRedirect', { id, path: '/tours.php' }, outcome)).toMatchObject({
    status: 'Success',
  });
  await soon(async () => (await get('/tours.php')).headers.location === '/');
  expect((await get('/tours.html')).status).toBe(404);
  expect(await admin.call('deleteWebsiteRedirect', { id }, outcome)).toMatchObject({ status: 'Success' });
  await soon(async () => (await get('/tours.php')).status === 404);
});

test('one redirect of fifty thousand is found, and a new one judged, in little time', async () => {
  await shown({ type: 'heading', text: 'Hello', level: '2' });
  await sql`insert into website_redirect (centre_id, site_id, path, target, created_at, updated_at)
    select ${at.centre}, ${site}, '/old-' || n || '/page', '/new-' || n, now(), now() from generate_series(1, 49999) n`.execute(
    at.db,
  );
  await sql`analyze website_redirect`.execute(at.db);
  await soon(async () => (await get('/old-41234/page')).headers.location === '/new-41234');
  const began = performance.now();
  expect(await admin.call('createWebsiteRedirect', { site_id: site, path: '/a', target: '/b' }, outcome)).toMatchObject(
    { status: 'Success' },
  );
  expect(performance.now() - began).toBeLessThan(1_000);
  expect(
    (await admin.call('createWebsiteRedirect', { site_id: site, path: '/c', target: '/b' }, outcome)).errors,
  ).toEqual([{ field: 'path', code: 'TOO_MANY' }]);
});
