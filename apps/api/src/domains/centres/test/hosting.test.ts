import { subscribe } from '@nestling/api/harness/subscribe.ts';
import { type Person, startTestServer, type TestServer, type TestTenant } from '@nestling/api/harness/test-server.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { jobContext } from '../../../kernel/jobs/perform.ts';
import { lettersTo } from '../../auth/test/emails.ts';
import { deploy, deploySteps } from '../deploy-job.ts';
import { aCenterPlan, asHome } from './plans.factory.ts';

const SAID = 'status message errors { field code } center { id name hostname url database_name deploy status }';
const CENTER =
  'id name hostname url database_name deploy deploy_step last_updated_time status on_trial trial_start_date trial_days plan { id } customer_id changed_by { id } payment_end';
let server: TestServer;
let home: TestTenant;
let operator: Person;
beforeAll(async () => {
  process.env.PORTAL_URL = 'https://{host}';
  server = await startTestServer();
  home = await asHome(await server.centre('home'));
  await home.db.insertInto('centre_host').values({ host: 'home.nest.example.com', centre_id: home.centre }).execute();
  operator = await server.as('kvsupport', { at: home });
});
afterAll(async () => {
  delete process.env.PORTAL_URL;
  await server?.close();
});

const add = (given: Readonly<Record<string, unknown>>, who = operator) => who.call('addNewAWSCenter', given, SAID);
const moon = (given: Readonly<Record<string, unknown>> = {}) => ({
  name: 'Moon',
  url: 'https://moon.nest.example.com',
  hostname: 'moon.nest.example.com',
  ...given,
});
const one = (id: string) => operator.call('getAwsCenter', { id }, CENTER);
const change = (id: string | number, given: Readonly<Record<string, unknown>>) =>
  operator.call('updateAWSCenter', { id, ...given }, 'status message errors { field code }');
const coded = async (asked: Promise<{ errors?: { field: string; code: string }[] }>) => {
  const [error] = (await asked).errors ?? [];
  return error && `${error.field} ${error.code}`;
};

test('a center is added at its address and set up by a job; who is to run it chooses a password by a link', async () => {
  const plan = await aCenterPlan(home);
  const { status, center } = await add(
    moon({
      ...{ email: 'luna@example.com', on_trial: true, trial_days: '14', trial_start_date: '2026-03-20' },
      ...{ center_billing_plan_id: plan.id, customer_id: 'cus_moon', database_name: 'moon' },
      ...{ port: 443, path: '/', prefix_url: '', base_url: 'https://moon.nest.example.com' },
      ...{ zone: 'America/Denver', theme: 'pets', language: 'es' },
    }),
  );
  expect(status).toBe('Success');
  expect(center).toMatchObject({ database_name: 'moon', deploy: 'pending', status: 'inactive' });
  await server.work('center.set-up');
  const made = await one(center.id);
  expect(made).toMatchObject({
    ...{ deploy: 'done', deploy_step: null, status: 'active', hostname: 'moon.nest.example.com' },
    ...{ url: 'https://moon.nest.example.com', on_trial: true, trial_days: '14', plan: { id: String(plan.id) } },
  });
  expect(made.last_updated_time).toBeTruthy();
  const there = { ...home, centre: Number(center.id) };
  const [letter] = await server.job(there).transaction(({ db }) => lettersTo({ ...there, db }, 'luna@example.com'));
  expect(letter?.written.button?.href).toMatch(/^https:\/\/moon\.nest\.example\.com\/password\/reset\/[\w-]{20,}$/);
  expect(made).toMatchObject({ trial_start_date: '2026-03-20', customer_id: 'cus_moon' });
});

test('at a name of its own it is reached once that is proven', async () => {
  const { status, center } = await add({ name: 'Sun Kids', url: 'https://sunkids.org', hostname: 'sunkids.org' });
  expect(status).toBe('Success');
  await server.work('center.set-up');
  expect(await one(center.id)).toMatchObject({ hostname: 'sun-kids.nest.example.com', database_name: 'sun_kids' });
  expect(await operator.call('getServerDomains', { center_id: center.id }, 'domain status')).toEqual([
    { domain: 'sunkids.org', status: 'waiting' },
  ]);
});

test('what exists, can’t be served here, or differs is declined at its field, and nothing is left behind', async () => {
  const count = async () =>
    (
      await home.db
        .selectFrom('centre')
        .select((q) => q.fn.countAll().as('n'))
        .executeTakeFirstOrThrow()
    ).n;
  const before = await count();
  expect(await coded(add(moon()))).toBe('hostname TAKEN');
  expect(await coded(add({ name: 'Sun', url: 'https://sunkids.org', hostname: 'sunkids.org' }))).toBe('hostname TAKEN');
  const dawn = (given: object = {}) =>
    add({ name: 'Dawn', url: 'https://dawn.nest.example.com', hostname: 'dawn.nest.example.com', ...given });
  expect(await coded(dawn({ database_name: 'moon' }))).toBe('database_name TAKEN');
  expect(await coded(dawn({ database_name: 'No Name' }))).toBe('database_name INVALID');
  expect(await coded(dawn({ hostname: 'dusk.nest.example.com' }))).toBe('hostname DIFFERS');
  expect(await coded(dawn({ url: 'ftp://dawn.nest.example.com' }))).toBe('url DIFFERS');
  expect(await coded(dawn({ url: 'https://dawn.nest.example.com/portal' }))).toBe('url DIFFERS');
  expect(await coded(dawn({ path: '/portal' }))).toBe('path DIFFERS');
  expect(await coded(dawn({ prefix_url: 'app' }))).toBe('prefix_url DIFFERS');
  expect(await coded(dawn({ base_url: 'https://else.example.com' }))).toBe('base_url DIFFERS');
  expect(await coded(dawn({ port: 8443 }))).toBe('port DIFFERS');
  expect(await coded(dawn({ on_trial: true, trial_days: '0' }))).toBe('trial_days NO_DAYS');
  expect(await coded(dawn({ zone: 'Mars/Base' }))).toBe('zone UNKNOWN');
  expect(await coded(dawn({ url: 'https://www.nest.example.com', hostname: 'www.nest.example.com' }))).toBe(
    'hostname TAKEN',
  );
  expect(await coded(dawn({ url: 'https://co.uk', hostname: 'co.uk' }))).toBe('hostname DIFFERS');
  expect(await coded(add(moon({ name: 'Mine' }), await server.as('kvsupport')))).toBe(' HOME_ALONE');
  expect(await count()).toBe(before);
});

test('a hosted center is changed, and it is told by whom; an address it does not have is a domain to be proven', async () => {
  const { center } = await add({
    name: 'Dusk',
    url: 'https://dusk.nest.example.com',
    hostname: 'dusk.nest.example.com',
  });
  expect(await coded(change(center.id, { status: 'active' }))).toBe('status STATE');
  await server.work('center.set-up');
  const given = { name: 'Dusk Kids', database_name: 'dusk_kids', payment_end: '2027-01-31', customer_id: 'cus_1' };
  expect(
    await change(center.id, { ...given, on_trial: true, trial_start_date: '2026-03-01', trial_days: '10' }),
  ).toMatchObject({
    status: 'Success',
  });
  expect(await one(center.id)).toMatchObject({ ...given, trial_days: '10', changed_by: { id: String(operator.id) } });
  const plan = await aCenterPlan(home);
  const same = { url: 'https://dusk.nest.example.com', hostname: 'dusk.nest.example.com', path: '/', port: 443 };
  const more = { prefix_url: '', base_url: same.url, center_billing_plan_id: plan.id, payment_start: '2026-03-01' };
  expect(await coded(change(center.id, { ...same, ...more, deploy: 'pending' }))).toBeUndefined();
  expect(await one(center.id)).toMatchObject({ deploy: 'pending', plan: { id: String(plan.id) } });
  await server.work('center.deploy');
  expect(await coded(change(center.id, { url: 'https://moon.nest.example.com' }))).toBe('url TAKEN');
  expect(await coded(change(center.id, { hostname: 'dusk.example.org' }))).toBe('hostname AS_DOMAIN');
  expect(await coded(change(center.id, { database_name: 'moon' }))).toBe('database_name TAKEN');
  expect(await coded(change(center.id, { trial_days: 'many' }))).toBe('trial_days NO_DAYS');
  expect(await coded(change(center.id, { status: 'inactive' }))).toBeUndefined();
  expect(await one(center.id)).toMatchObject({ status: 'inactive' });
  expect(await coded(change(center.id, { status: 'suspended' }))).toBe('status STATE');
});

test('a release is put on a center once at a time, told as it goes, and goes on after a step that failed', async () => {
  const id = server.tenant.centre;
  const plan = await aCenterPlan(home);
  await server.tenant.db
    .updateTable('centre')
    .set({
      ...{ status: 'suspended', suspended_for: 'days', database_name: 'sunny', customer_id: 'cus_2' },
      ...{
        on_trial: true,
        trial_start_date: '2026-03-01',
        trial_days: 5,
        changed_at: server.clock.now(),
        changed_by: operator.id,
      },
      ...{ center_billing_plan_id: plan.id, payment_start: '2026-03-01', payment_end: '2026-03-31' },
    })
    .where('id', '=', id)
    .execute();
  const told = await subscribe(operator, 'centerDeployChanged', { id }, 'id deploy deploy_step');
  const begin = () => operator.call('deployCenter', { id }, 'status errors { field code }');
  expect(await begin()).toMatchObject({ status: 'Success' });
  expect(await begin()).toMatchObject({ errors: [{ field: 'id', code: 'RUNNING' }] });
  const job = jobContext(server.app.appContext, { name: 'center.deploy', queue: 'slow' }, home.centre);
  const broken = [...deploySteps, { name: 'last', run: () => Promise.reject(new Error('no room')) }];
  await expect(deploy(job, { center: id }, broken)).rejects.toThrow('no room');
  expect(await one(String(id))).toMatchObject({ deploy: 'failed', deploy_step: 'last' });
  const { data } = await operator.call('centersList', { first: 50 }, 'data { id deploy deploy_step }');
  expect(data).toContainEqual({ id: String(id), deploy: 'failed', deploy_step: 'last' });
  expect(await operator.call('getCenter', { id }, 'deploy_step')).toEqual({ deploy_step: 'last' });
  expect(await begin()).toMatchObject({ status: 'Success' });
  await server.work('center.deploy');
  await operator.call('centersList', { first: 50 }, 'data { id last_updated_time }');
  expect(await one(String(id))).toMatchObject({ deploy: 'done', deploy_step: null });
  await expect.poll(() => told.values.at(-1)).toMatchObject({ deploy: 'done' });
  await told.stop();
  expect((await one(String(id))).hostname).toBe('sunny.nest.example.com');
});
