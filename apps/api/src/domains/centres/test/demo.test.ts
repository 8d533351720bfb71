import { type Person, startTestServer, type TestServer, type TestTenant } from '@nestling/api/harness/test-server.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aDemoRequest } from './demo.factory.ts';
import { aCenterPlan, asHome } from './plans.factory.ts';

let server: TestServer;
let home: TestTenant;
let operator: Person;
let admin: Person;
beforeAll(async () => {
  server = await startTestServer();
  home = await asHome(await server.centre('home'));
  operator = await server.as('admin', { at: home });
  admin = await server.as('admin');
});
afterAll(() => server.close());

const WHOLE = 'data { id name email phone company city state locations message action created_at } total';
const given = {
  name: 'Ann Lee',
  email: 'Ann@Example.com',
  phone: '+12075550142',
  company: 'Little Oaks',
  message: 'How much is it?',
  action: 'spring',
  city: 'Portland',
  state: 'Maine',
  locations: 3,
};
const found = (who: Person, asked: object = {}) => who.call('getDemoRequests', { first: 20, ...asked }, WHOLE);

test('whoever asks on the host of a center asks the platform, and no center hears of it', async () => {
  const answer = await server.guest().call('createDemoRequest', given, 'status message errors { field }');
  expect(answer).toMatchObject({ status: 'Success' });
  expect((await found(operator, { search: 'oaks maine', sort: '-created' })).data).toMatchObject([
    { ...given, email: 'ann@example.com' },
  ]);
  expect(await found(admin)).toMatchObject({ data: [], total: 0 });
  expect(await found(operator, { search: 'nobody' })).toMatchObject({ total: 0 });
  const letters = await home.db.selectFrom('outbox').select('user_id').where('kind', '=', 'demo_request').execute();
  expect(letters).toEqual([{ user_id: operator.id }]);
});

test('somebody who is signed in at a center is a guest of the platform, too', async () => {
  expect((await admin.call('createDemoRequest', { ...given, name: 'Ben' }, 'status')).status).toBe('Success');
  const audit = await home.db
    .selectFrom('audit')
    .select(['user_id', 'after'])
    .where('call', '=', 'createDemoRequest')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();
  expect(audit).toMatchObject({ after: { name: 'Ben' } });
  expect(audit.user_id).not.toBe(admin.id);
});

test('an address that is none and an empty name get Error; a flood from one address is refused', async () => {
  const ask = (more: object) =>
    server.guest().call('createDemoRequest', { ...given, ...more }, 'status errors { field }');
  expect(await ask({ email: 'ann' })).toMatchObject({ status: 'Error', errors: [{ field: 'email' }] });
  expect(await ask({ name: '' })).toMatchObject({ status: 'Error', errors: [{ field: 'name' }] });
  const flood = async () => {
    for (let i = 0; i < 12; i += 1) await ask({});
  };
  await expect(flood()).rejects.toMatchObject({ code: 'RATE_LIMITED' });
});

test('a request is deleted at home, and not from another center', async () => {
  const { id } = await aDemoRequest(home);
  const remove = (who: Person) => who.call('deleteDemoRequest', { id }, 'status');
  expect(await remove(admin)).toEqual({ status: 'Error' });
  expect(await remove(operator)).toEqual({ status: 'Success' });
  expect(await remove(operator)).toEqual({ status: 'Error' });
});

test('guests see what is offered and what it costs, and nothing the platform alone knows', async () => {
  const plan = await aCenterPlan(home, {
    name: 'Open',
    price_id: 'price_secret',
    features: ['Cameras'],
    description: 'All',
  });
  await aCenterPlan(home, { name: 'Closed', active: false });
  for (const guest of [server.guest(), server.guest(home)]) {
    const plans = await guest.call(
      'packages',
      {},
      'id name price period price_id description features active centers updated_at',
    );
    expect(plans).toMatchObject([
      {
        id: String(plan.id),
        name: 'Open',
        price: 9_900,
        period: 'month',
        price_id: null,
        centers: null,
        features: ['Cameras'],
      },
    ]);
  }
  expect(await operator.call('packages', {}, 'price_id centers'), 'the platform itself').toEqual([
    { price_id: 'price_secret', centers: 0 },
  ]);
});
