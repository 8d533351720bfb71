import { type Person, startTestServer, type TestServer, type TestTenant } from '@nestling/api/harness/test-server.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { lettersTo } from '../../auth/test/emails.ts';
import { makeNewCenter } from '../new-center-job.ts';
import { type Step, setUpSteps } from '../new-center-steps.ts';
import { nth } from './centres.factory.ts';
import { aDemoRequest } from './demo.factory.ts';
import { aCenterPlan, asHome } from './plans.factory.ts';
import { wish } from './set-ups.factory.ts';

let server: TestServer;
let home: TestTenant;
let operator: Person;
beforeAll(async () => {
  server = await startTestServer();
  home = await asHome(await server.centre('home'));
  operator = await server.as('admin', { at: home });
  await home.db.insertInto('centre_host').values({ host: 'home.example.com', centre_id: home.centre }).execute();
});
afterAll(() => server.close());

const SAID = 'status message errors { field code }';
const rowsOf = () => home.db.selectFrom('center_set_up').selectAll().orderBy('id', 'desc').execute();
const newest = async () => (await rowsOf())[0] ?? expect.unreachable();

/** A link that was sent to somebody, as it stands in their letter. */
const aLink = async (given: object = {}): Promise<{ token: string; email: string; request: number }> => {
  const { id } = await aDemoRequest(home);
  expect(await operator.call('sendCenterSetupLink', { id, ...given }, SAID)).toMatchObject({ status: 'Success' });
  const { email } = await newest();
  const [letter] = await lettersTo(home, email);
  const token = /\/customer-center-setup\/([\w-]{22})$/.exec(letter?.written.button?.href ?? '')?.[1] ?? '';
  expect(token).toHaveLength(22);
  return { token, email, request: id };
};
const check = (token: string) =>
  server
    .guest()
    .call(
      'checkValidCenterSetup',
      { token },
      `${SAID} state step address customer { name email company plan trial_days }`,
    );
/** Asked on the host of a center, as a page may be opened on any. */
const begin = (link: { token: string; email: string }, data: object = wish()) => {
  // No faster than the limit of the call.
  server.clock.tick(20_000);
  return server
    .guest()
    .call('setupNewCenter', { data, request: link.token, email: link.email }, `${SAID} center { name slug address }`);
};
/** Does what the job of the newest set-up does. */
const make = async (steps?: readonly Step[]) =>
  makeNewCenter(server.job(home), { set_up: (await newest()).id }, steps ?? setUpSteps);

/** All that a center was made with, without what differs from one to another. */
const madeOf = async (slug: string) => {
  const { id } = await home.db.selectFrom('centre').select('id').where('slug', '=', slug).executeTakeFirstOrThrow();
  const at = await server.job({ ...home, centre: id }).transaction(async ({ db }) => ({
    center: await db
      .selectFrom('centre')
      .select(['name', 'theme', 'language', 'status', 'on_trial', 'trial_start_date', 'trial_days', 'payment_start'])
      .where('id', '=', id)
      .execute(),
    hosts: (await db.selectFrom('centre_host').select('host').where('centre_id', '=', id).execute()).map(({ host }) =>
      host.replace(slug, 'it'),
    ),
    relations: await db.selectFrom('relationship').select(['name', 'word', 'is_default']).orderBy('id').execute(),
    locations: await db
      .selectFrom('location')
      .innerJoin('timezone', 'timezone.id', 'location.timezone_id')
      .select(['location.name', 'timezone.value'])
      .execute(),
    settings: await db.selectFrom('app_setting').select(['key', 'value']).execute(),
    ofLocations: await db.selectFrom('checkin_setting').select('location_id').execute(),
    people: await db.selectFrom('app_user').select(['fname', 'lname', 'username', 'language', 'status']).execute(),
    roles: await db.selectFrom('user_role').select('role_id').execute(),
    permissions: (await db.selectFrom('role_permission').select('role_id').execute()).length,
    letters: await db.selectFrom('outbox').select('kind').execute(),
  }));
  return { ...at, ofLocations: at.ofLocations.length };
};

test('a demo request becomes a center whose administrator signs in', async () => {
  const plan = await aCenterPlan(home, { name: 'Plus' });
  const link = await aLink({ plan_id: plan.id, trial_days: '14' });
  expect(await check(link.token)).toMatchObject({
    status: 'Success',
    state: 'waiting',
    address: null,
    customer: { plan: 'Plus', trial_days: 14, email: `${link.email[0]}…@example.com` },
  });
  const data = wish();
  const answer = await begin(link, data);
  expect(answer).toMatchObject({ status: 'Success', center: { name: 'Little Oaks', slug: data.slug } });
  expect(await check(link.token)).toMatchObject({ status: 'Success', state: 'running', step: 'center', address: null });
  await server.work('center.set-up');
  const done = await check(link.token);
  expect(done).toMatchObject({ status: 'Success', state: 'done', step: null });
  expect(done.address).toBe(`http://${data.slug}.example.com:${process.env.PORT ?? 4000}`);
  expect(answer.center.address).toBe(done.address);
  const made = await madeOf(data.slug);
  expect(made).toMatchObject({
    center: [{ name: 'Little Oaks', status: 'active', on_trial: true, trial_start_date: '2026-03-11', trial_days: 14 }],
    locations: [{ name: 'Portland', value: 'America/Los_Angeles' }],
    settings: [{ key: 'theme_color', value: '#336699' }],
    people: [{ fname: 'Ann', lname: 'Lee', username: 'annlee', language: 'es' }],
    roles: [{ role_id: 8 }],
    letters: [{ kind: 'center_ready' }],
  });
  expect(made.relations).toHaveLength(6);
  expect(made.permissions).toBeGreaterThan(20);
  const at = { ...home, slug: data.slug, centre: (await newest()).made_centre_id ?? 0 };
  const login = await server.guest(at).call('login', { username: link.email, password: data.password }, 'status');
  expect(login).toMatchObject({ status: 'Success' });
  expect((await newest()).password_hash).toBeNull();
});

test('a center of pets begins with its own relations, and one that is paid for with this day', async () => {
  const link = await aLink();
  await home.db
    .updateTable('center_set_up')
    .set({ trial_days: null })
    .where('id', '=', (await newest()).id)
    .execute();
  const data = wish({ theme: 'pets', language: 'en', color: undefined, username: undefined });
  await begin(link, data);
  await make();
  const made = await madeOf(data.slug);
  expect(made.center).toMatchObject([{ theme: 'pets', on_trial: false, payment_start: '2026-03-11' }]);
  expect(made.relations[0]).toMatchObject({ word: 'owner', is_default: true });
  expect(made.people).toMatchObject([{ username: link.email }]);
  expect(made.settings).toEqual([]);
});

test('a token stands nowhere: neither in the table, nor in the trail, nor in the log', async () => {
  const link = await aLink();
  await begin(link, wish({ slug: 'www' }));
  const all = JSON.stringify([
    await rowsOf(),
    await home.db.selectFrom('audit').selectAll().execute(),
    await home.db.selectFrom('outbox').selectAll().execute(),
    server.log,
  ]);
  expect(all).not.toContain(link.token);
});

test('who guesses at the address ends the link', async () => {
  const link = await aLink();
  for (let tried = 0; tried < 10; tried += 1)
    expect((await begin({ ...link, email: `eve${tried}@example.com` })).errors).toMatchObject([{ code: 'OTHER' }]);
  expect(await begin(link)).toMatchObject({ status: 'Error', errors: [{ code: 'OVER' }] });
  expect((await check(link.token)).status).toBe('Error');
});

test('the newest link of a request counts; a plan that is not offered and days that are none get Error', async () => {
  const { id } = await aDemoRequest(home);
  const send = (more: object = {}) => operator.call('sendCenterSetupLink', { id, ...more }, SAID);
  await send();
  const first = await newest();
  await send();
  expect((await rowsOf()).find((row) => row.id === first.id)?.expires_at).toEqual(server.clock.now());
  const closed = await aCenterPlan(home, { active: false });
  expect(await send({ plan_id: closed.id })).toMatchObject({ status: 'Error', errors: [{ field: 'plan_id' }] });
  for (const trial_days of ['0', '366', 'x', '1.5'])
    expect(await send({ trial_days }), trial_days).toMatchObject({
      status: 'Error',
      errors: [{ field: 'trial_days' }],
    });
});

test('names that are taken, reserved or look like others are declined, and free ones offered', async () => {
  const link = await aLink();
  await server.centre('sunny-days');
  // A center that is still being set up has its name, too.
  const other = await aLink();
  await begin(other, wish({ slug: 'waiting-oaks' }));
  for (const slug of [
    'home',
    'www',
    'w-w-w',
    'vvvvvv',
    'adm1n',
    'sunny',
    'sunny-days',
    'sunnydays',
    '5unny-days',
    'support',
  ])
    expect(await begin(link, wish({ slug })), slug).toMatchObject({
      status: 'Error',
      errors: [{ field: 'data.slug', code: 'TAKEN' }],
    });
  expect((await begin(link, wish({ slug: 'waitingoaks' }))).errors).toMatchObject([{ code: 'TAKEN' }]);
  for (const slug of ['ab', 'xn--80ak6aa92e', '-oaks', 'oaks-', 'o'.repeat(51), 'a.b', 'ольга', 'a b'])
    expect(await begin(link, wish({ slug })), slug).toMatchObject({
      status: 'Error',
      errors: [{ field: 'data.slug', code: 'NO_SLUG' }],
    });
  const told = await begin(link, wish({ slug: 'sunny' }));
  const offered = /(?:Free|Libres): (.+)\.$/.exec(told.message)?.[1]?.split(', ') ?? [];
  expect(offered).toContain('sunny-portland');
  expect((await begin(link, wish({ slug: offered[0] }))).status).toBe('Success');
});

test('of two who choose the same name at once, one gets it', async () => {
  const links = [await aLink(), await aLink()];
  const slug = `same-${nth()}-oaks`;
  const answers = await Promise.all(links.map((link) => begin(link, wish({ slug }))));
  expect(answers.map(({ status }) => status).sort()).toEqual(['Error', 'Success']);
  expect(answers.find(({ status }) => status === 'Error')?.errors).toMatchObject([{ code: 'TAKEN' }]);
});

test('a weak password, a zone there is not and members nobody knows get Error or are refused', async () => {
  const link = await aLink();
  expect(await begin(link, wish({ password: 'password' }))).toMatchObject({ errors: [{ field: 'data.password' }] });
  expect(await begin(link, wish({ zone: 'Moon/Sea' }))).toMatchObject({ errors: [{ field: 'data.zone' }] });
  expect((await begin(link, wish({ name: '' }))).status).toBe('Error');
  expect((await newest()).used_at).toBeNull();
});

test('killed at every step, before it and after it, a set-up goes on and makes what an undisturbed one makes', async () => {
  const link = await aLink();
  const undisturbed = wish();
  await begin(link, undisturbed);
  await make();
  const whole = { ...(await madeOf(undisturbed.slug)) };
  for (const [index, killed] of setUpSteps.entries())
    for (const moment of ['before', 'after'] as const) {
      const next = await aLink();
      const data = wish();
      await begin(next, data);
      const dies: Step = {
        ...killed,
        run: async (ctx, row) => {
          if (moment === 'after') await killed.run(ctx, row);
          throw new Error('killed');
        },
      };
      const steps = setUpSteps.map((step, at) => (at === index ? dies : step));
      // What a step has done is kept or gone with it as a whole: killed after COMMIT, it runs a second time.
      const twice = moment === 'after' ? [...setUpSteps.slice(0, index), killed, dies] : steps;
      await expect(make(twice), `${killed.name} ${moment}`).rejects.toThrow('killed');
      const shown = await check(next.token);
      expect(shown).toMatchObject({ state: 'failed', step: killed.name });
      if (index > 0) {
        const at = (await newest()).made_centre_id ?? 0;
        const switched = await operator.call('updateCenterStatus', { id: at, status: 'active' }, SAID);
        if (killed.name !== 'doors' || moment === 'before')
          expect(switched, 'nobody opens half a center').toMatchObject({
            status: 'Error',
            errors: [{ code: 'STATE' }],
          });
      }
      await make();
      await make();
      expect(await madeOf(data.slug), `${killed.name} ${moment}`).toEqual(whole);
      expect((await check(next.token)).state).toBe('done');
    }
}, 60_000);

test('many at once: none half', async () => {
  const wanted: string[] = [];
  for (let count = 0; count < 12; count += 1) {
    const link = await aLink();
    const data = wish();
    expect((await begin(link, data)).status).toBe('Success');
    wanted.push(data.slug);
  }
  const began = performance.now();
  const ids = (await rowsOf()).filter(({ status }) => status === 'running').map(({ id }) => id);
  await Promise.all(ids.map((set_up) => makeNewCenter(server.job(home), { set_up })));
  const ms = performance.now() - began;
  expect((await rowsOf()).filter(({ status }) => status === 'running' || status === 'failed')).toEqual([]);
  for (const slug of wanted) expect((await madeOf(slug)).center).toMatchObject([{ status: 'active' }]);
  console.log(`${ids.length} set-ups at once: ${Math.round(ms)} ms`);
}, 60_000);

test('a link is used once, by whom it was sent to, for seven days, and shows the progress until then', async () => {
  const link = await aLink();
  expect(await begin({ ...link, email: 'eve@example.com' })).toMatchObject({
    status: 'Error',
    errors: [{ field: 'email', code: 'OTHER' }],
  });
  expect(await begin({ ...link, token: 'A'.repeat(22) })).toMatchObject({
    status: 'Error',
    errors: [{ code: 'OVER' }],
  });
  const [one, two] = await Promise.all([begin(link), begin(link)]);
  expect([one.status, two.status].sort()).toEqual(['Error', 'Success']);
  expect(await begin(link)).toMatchObject({ status: 'Error', errors: [{ field: 'request', code: 'OVER' }] });
  expect((await check(link.token)).state).toBe('running');
  server.clock.tick(6.9 * 86_400_000);
  expect((await check(link.token)).state).toBe('running');
  server.clock.tick(0.2 * 86_400_000);
  expect(await check(link.token)).toMatchObject({ status: 'Error', customer: null });
  expect(await check('of nobody')).toMatchObject({ status: 'Error' });
});
