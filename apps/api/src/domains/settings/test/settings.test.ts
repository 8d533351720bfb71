import { type Person, startTestServer, type TestServer, type TestTenant } from '@nestling/api/harness/test-server.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Ctx } from '../../../kernel/call/context.ts';
import { inCentre } from '../../../kernel/db/in-centre.ts';
import { setting } from '../../../model/setting/read.ts';
import { aLocation } from '../../locations/test/locations.factory.ts';

let server: TestServer;
let pets: TestTenant;
let admin: Person;

beforeAll(async () => {
  server = await startTestServer();
  pets = await server.centre();
  await pets.db.updateTable('centre').set({ theme: 'pets' }).where('id', '=', pets.centre).execute();
  admin = await server.as('admin');
});
afterAll(() => server?.close());

const themeFields =
  'theme_color set_title top_bar_title change_layout theme_mode collapse_sidebar app_logo login_page_image show_login_img max_daily_login_feature show_room_ration_widget camera_module_setting pets_words';
const theme = (at?: TestTenant) => server.guest(at).call('getThemeSetting', {}, themeFields);
const save = (key: string, value: unknown, as = admin) =>
  as.call('saveAppSettings', { key, value }, 'status message errors { field code }');
const fails = (field: string, code: string) => ({ status: 'Error', errors: [{ field, code }] });

test('a guest reads the look of a centre; what nobody has set comes from its theme', async () => {
  expect(await theme()).toEqual({
    theme_color: '#4a0d66',
    set_title: 'Nestling',
    top_bar_title: expect.stringMatching(/\w/),
    change_layout: 'vertical',
    theme_mode: 'semi-dark',
    collapse_sidebar: false,
    app_logo: null,
    login_page_image: null,
    show_login_img: true,
    max_daily_login_feature: true,
    show_room_ration_widget: true,
    camera_module_setting: true,
    pets_words: false,
  });
  expect(await theme(pets)).toMatchObject({ theme_color: '#6d3bbd', set_title: 'Pet Suites', pets_words: true });
});

/** The key of a picture as an upload answers it; settings answer the address it is fetched at. */
const logo = `p${'a1-_'.repeat(5)}xy`;

test('an admin saves by key, and puts the look back', async () => {
  for (const [key, value, answered] of [
    ['theme_color', '#ABC', '#abc'],
    ['theme_color', '0f62fe', '#0f62fe'],
    ['theme_mode', 'dark', 'dark'],
    ['set_title', '  Sunny Days ', 'Sunny Days'],
    ['collapse_sidebar', true, true],
    ['collapse_sidebar', 'false', false],
    ['change_layout', 'horizontal', 'horizontal'],
    ['show_login_img', false, false],
    ['app_logo', logo, expect.stringMatching(/^\/files\/picture\//)],
    ['app_logo', '', null],
  ] as const) {
    expect(await save(key, value)).toMatchObject({ status: 'Success' });
    expect((await theme())[key]).toEqual(answered);
  }
  await save('register_page_image', logo);
  expect(await server.guest().call('getImagesSetting', {}, 'register_page_image')).toEqual({
    register_page_image: expect.stringMatching(/^\/files\/picture\//),
  });
  expect(await theme(pets)).toMatchObject({ theme_color: '#6d3bbd', theme_mode: 'semi-dark' });
  expect(await admin.call('resetThemeSetting', {}, 'status')).toEqual({ status: 'Success' });
  expect(await theme()).toMatchObject({ theme_color: '#4a0d66', theme_mode: 'semi-dark', set_title: 'Nestling' });
  const images = await server.guest().call('getImagesSetting', {}, 'register_page_image verify_email_page_image');
  expect(images).toEqual({ register_page_image: null, verify_email_page_image: null });
  const trail = await server.tenant.db.selectFrom('audit').selectAll().where('entity', '=', 'AppSetting').execute();
  expect(trail).toContainEqual(
    expect.objectContaining({
      call: 'saveAppSettings',
      before: { theme_color: '#abc' },
      after: { theme_color: '#0f62fe' },
    }),
  );
});

test.each([
  ['theme_color', '#12345'],
  ['theme_color', 'red'],
  ['theme_color', '#4a0d66;}'],
  ['theme_color', 7],
  ['theme_mode', 'sepia'],
  ['change_layout', null],
  ['collapse_sidebar', 'yes'],
  ['change_layout', 'diagonal'],
  ['set_title', ''],
  ['set_title', 'x'.repeat(61)],
  ['app_logo', 'https://elsewhere.example/logo.png'],
  ['app_logo', 'javascript:alert(1)'],
  ['app_logo', '../../secrets/access.key'],
  ['app_logo', { url: 'x' }],
])('%s does not take %j', async (key, value) => {
  // The server takes null for an argument that was left out, which is a document that does not fit.
  if (value === null) await expect(save(key, value)).rejects.toMatchObject({ code: 'BAD_INPUT' });
  else expect(await save(key, value)).toMatchObject(fails('value', 'INVALID'));
});

test('an unknown key gets Error; managers may not save', async () => {
  for (const key of ['theme_colour', 'constructor', '__proto__'])
    expect(await save(key, '#fff')).toMatchObject(fails('key', 'UNKNOWN'));
  for (const role of ['manager', 'center'] as const)
    await expect(save('theme_color', '#fff', await server.as(role))).rejects.toMatchObject({ code: 'FORBIDDEN' });
});

test('a colour that got into the table some other way is not honoured', async () => {
  const { db, centre } = server.tenant;
  await db
    .insertInto('app_setting')
    .values({ centre_id: centre, key: 'theme_color', value: JSON.stringify('expression(1)') })
    .execute();
  expect((await theme()).theme_color).toBe('#4a0d66');
});

test("a location's own value wins over the centre's, the centre's over the theme's", async () => {
  const { db, centre } = pets;
  const [own, plain] = [await aLocation(pets), await aLocation(pets)];
  const put = (location_id: number | null, title: string) =>
    db
      .insertInto('app_setting')
      .values({ centre_id: centre, location_id, key: 'set_title', value: JSON.stringify(title) })
      .execute();
  const read = (location?: number) =>
    inCentre(server.app.appContext.pools, centre, (inside) => {
      const ctx: Pick<Ctx, 'db' | 'who'> = { db: inside, who: { centre, user: 0, role: 'guest', session: '' } };
      return setting(ctx, 'set_title', location);
    });
  expect(await read()).toBe('Pet Suites');
  await put(null, 'Happy Paws');
  await put(own.id, 'Paws on Oak Street');
  expect(await Promise.all([read(), read(plain.id), read(own.id)])).toEqual([
    'Happy Paws',
    'Happy Paws',
    'Paws on Oak Street',
  ]);
  expect((await theme(pets)).set_title).toBe('Happy Paws');
});

test('a dashboard is kept by name for its person, and read by admins', async () => {
  const teacher = await server.as('teacher');
  const keep = (as: Person, user_id: number, layout: unknown, name?: string) =>
    as.call('saveDashboardLayout', { user_id, layout, name }, 'status errors { field code } dashboard { name layout }');
  const read = (as: Person, user_id: number) => as.call('getDashboardLayout', { user_id }, 'name layout');
  const first = { lg: [{ i: 'counters', x: 0, y: 0, w: 6, h: 2 }], xs: [{ i: 'students', x: 0, y: 0, w: 1, h: 2 }] };
  const second = { lg: [{ i: 'room_ratio', x: 0, y: 0, w: 6, h: 2, hidden: true }] };
  expect(await keep(teacher, teacher.id, first)).toMatchObject({ status: 'Success', dashboard: { layout: first } });
  await keep(teacher, teacher.id, second);
  await keep(teacher, teacher.id, first, 'morning');
  const both = [
    { name: 'dashboard', layout: second },
    { name: 'morning', layout: first },
  ];
  expect(await read(teacher, teacher.id)).toEqual(both);
  expect(await read(admin, teacher.id)).toEqual(both);
  await expect(read(await server.as('manager'), teacher.id)).rejects.toMatchObject({ code: 'FORBIDDEN' });
  expect(await keep(admin, teacher.id, first)).toMatchObject(fails('user_id', 'OUT_OF_REACH'));
});

test('what a role begins with is arranged by a manager of the location, for what the role may see', async () => {
  const elm = await aLocation(server.tenant);
  const manager = await server.as('manager', { locations: [elm] });
  const teacher = await server.as('teacher', { locations: [elm] });
  const arrange = (layout: object) =>
    manager.call('saveRoleDashboard', { location: elm.id, role: 'teacher', layout }, 'status errors { field code }');
  const begins = () => teacher.call('getRoleDashboard', { location: elm.id, role: 'teacher' }, 'layout source');
  const tile = (i: string) => ({ lg: [{ i, x: 0, y: 0, w: 12, h: 1 }] });
  expect(await begins()).toEqual({ layout: null, source: 'default' });
  expect(await arrange(tile('camera_watching'))).toMatchObject(fails('layout', 'WIDGET'));
  expect(await arrange(tile('counters'))).toMatchObject({ status: 'Success' });
  expect(await begins()).toEqual({ layout: tile('counters'), source: 'location' });
  expect(await arrange({})).toMatchObject({ status: 'Success' });
  expect((await begins()).layout).toBeNull();
});

test('a widget above the role, or none at all, is not kept', async () => {
  const teacher = await server.as('teacher');
  for (const i of ['tickets', 'no_such_widget', 'toString']) {
    const layout = { lg: [{ i, x: 0, y: 0, w: 1, h: 1 }] };
    const answer = await teacher.call(
      'saveDashboardLayout',
      { user_id: teacher.id, layout },
      'status errors { field code }',
    );
    expect(answer).toEqual(fails('layout', 'WIDGET'));
  }
  const layout = { lg: [{ i: 'counters', x: -1, y: 0, w: 1, h: 1 }] };
  const negative = await teacher.call(
    'saveDashboardLayout',
    { user_id: teacher.id, layout },
    'status errors { field code }',
  );
  expect(negative).toEqual(fails('layout.lg.0.x', 'TOO_SMALL'));
});

test('chosen columns are kept in order, for their person alone', async () => {
  const [one, other] = [await server.as('teacher'), await server.as('teacher')];
  const choose = (key: string, fields: string[]) =>
    one.call('saveSelectedFields', { key, fields }, 'status errors { field code }');
  const chosen = (as: Person, key: string) => as.call('getSelectedFields', { key }, 'key field');
  expect(await choose('students', ['full_name', 'nick_name', 'full_name'])).toMatchObject({ status: 'Success' });
  expect(await chosen(one, 'students')).toEqual([
    { key: 'students', field: 'full_name' },
    { key: 'students', field: 'nick_name' },
  ]);
  expect(await chosen(other, 'students')).toEqual([]);
  expect(await chosen(one, 'no_such_list')).toEqual([]);
  expect(await choose('no_such_list', ['id'])).toMatchObject(fails('key', 'UNKNOWN'));
  expect(await choose('students', ['password_hash'])).toMatchObject(fails('fields', 'UNKNOWN'));
  await choose('students', []);
  expect(await chosen(one, 'students')).toEqual([]);
});

test('the look costs one statement beside the centre of the request', async () => {
  const guest = server.guest();
  await guest.call('getThemeSetting', {}, themeFields);
  expect(await server.statements(() => guest.call('getThemeSetting', {}, themeFields))).toBe(2);
});
