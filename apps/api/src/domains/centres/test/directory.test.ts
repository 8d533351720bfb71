import { subscribe } from '@nestling/api/harness/subscribe.ts';
import { type Person, startTestServer, type TestServer, type TestTenant } from '@nestling/api/harness/test-server.ts';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { aLocation } from '../../locations/test/locations.factory.ts';
import { aCenterPlan, asHome } from './plans.factory.ts';

let server: TestServer;
let sunny: TestTenant;
let home: Person;
let operator: Person;
let admin: Person;
let id: number;
beforeAll(async () => {
  server = await startTestServer();
  sunny = server.tenant;
  id = sunny.centre;
  const platform = await asHome(await server.centre('home'));
  home = await server.as('kvsupport', { at: platform });
  operator = await server.as('admin', { at: platform });
  // Midnight there is five in the morning by UTC.
  await aLocation(sunny, { zone: 'America/New_York' });
  admin = await server.as('admin');
});
afterAll(() => server.close());

const centerOf = () => sunny.db.selectFrom('centre').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
const set = (values: object) => sunny.db.updateTable('centre').set(values).where('id', '=', id).execute();
beforeEach(async () => {
  server.clock.set(new Date('2026-03-11T15:00:00Z'));
  await set({
    on_trial: false,
    trial_start_date: null,
    trial_days: null,
    payment_start: null,
    payment_end: null,
    center_billing_plan_id: null,
  });
  const { status } = await centerOf();
  if (status !== 'active') await home.call('updateCenterStatus', { id, status: 'active' }, 'status');
});
const switched = (status: string, of = id) =>
  home.call('updateCenterStatus', { id: of, status }, 'status message errors { field code }');
const letters = () => sunny.db.selectFrom('outbox').select('id').where('kind', '=', 'center_cover').execute();
const look = () => server.perform('center.cover');

test('the list finds centers by name, host, state and trial', async () => {
  await set({ name: 'Sunny Days', on_trial: true, trial_start_date: '2026-03-01', trial_days: 30 });
  const found = async (asked: object) => {
    const { data } = await home.call('centersList', { first: 50, ...asked }, 'data { id trial_end trial_days }');
    return data.filter((center: { id: string }) => center.id === String(id));
  };
  const [center] = await found({ search: 'sunny', on_trial: true, status: 'active', sort: '-name' });
  expect(center).toMatchObject({ trial_end: '2026-03-30', trial_days: '30' });
  expect(await found({ search: 'localhost' })).toHaveLength(1);
  expect(await found({ status: 'suspended' })).toEqual([]);
  expect(await found({ on_trial: false })).toEqual([]);
  expect(await found({ search: 'nobody' })).toEqual([]);
});

test('an arrow that is not there gets Error, and so does the state it is in', async () => {
  expect(await switched('active')).toMatchObject({ status: 'Error', errors: [{ field: 'status', code: 'STATE' }] });
  expect((await switched('inactive')).status).toBe('Success');
  expect(await switched('suspended')).toMatchObject({ status: 'Error', errors: [{ code: 'STATE' }] });
  expect((await switched('active')).status).toBe('Success');
  expect((await switched('suspended')).status).toBe('Success');
  expect((await switched('inactive')).status).toBe('Success');
  expect((await switched('asleep')).status ?? 'refused').not.toBe('Success');
});

test('it says who of the platform changed a center, and when', async () => {
  await switched('suspended');
  const center = await home.call('getCenter', { id }, 'name slug hostname status changed_at changed_by { id }');
  expect(center).toMatchObject({ status: 'suspended', slug: 'sunny', changed_by: { id: String(home.id) } });
  // Whoever changed it is nobody of the center itself.
  expect(await admin.call('getCenter', { id }, 'status changed_by { id }')).toMatchObject({ changed_by: null });
});

test('nobody gets into an inactive center, and its jobs rest', async () => {
  expect(await admin.call('getCurrentCenterPlan', {}, 'on_trial')).toEqual({ on_trial: false });
  await switched('inactive');
  // The server hears of it a moment after it is kept.
  await vi.waitFor(() => expect(admin.call('getCurrentCenterPlan', {}, 'on_trial')).rejects.toThrow());
  await set({ on_trial: true, trial_start_date: '2026-03-01', trial_days: 12 });
  await look();
  expect(await letters()).toEqual([]);
  await switched('active');
  // Its host is known again as soon as the server has heard of it.
  await vi.waitFor(async () =>
    expect(await admin.call('getCurrentCenterPlan', {}, 'on_trial')).toEqual({ on_trial: true }),
  );
});

test('open lines of a center end when it is made inactive, those of others go on', async () => {
  const lines = await Promise.all([admin, operator].map((who) => subscribe(who, 'notificationAdded', {}, 'id')));
  const [line, other] = lines;
  let others = 'open';
  void other?.ended.then(() => {
    others = 'ended';
  });
  await switched('suspended');
  await switched('inactive');
  await line?.ended;
  expect(others).toBe('open');
  await Promise.all(lines.map((one) => one.stop()));
}, 10_000);

test('letters 7, 3 and 1 days before the last one, each once; suspended the day after, by the day of its location', async () => {
  await set({ on_trial: true, trial_start_date: '2026-03-02', trial_days: 18 });
  const sent: number[] = [];
  for (const day of ['11', '12', '13', '15', '16', '17', '18', '19']) {
    server.clock.set(new Date(`2026-03-${day}T15:00:00Z`));
    await look();
    await look();
    sent.push((await letters()).length);
  }
  expect(sent).toEqual([0, 1, 1, 1, 2, 2, 3, 3]);
  expect((await centerOf()).status).toBe('active');
  server.clock.set(new Date('2026-03-20T03:30:00Z'));
  await look();
  expect((await centerOf()).status, 'it is still the 19th there').toBe('active');
  server.clock.set(new Date('2026-03-20T04:30:00Z'));
  await look();
  expect((await centerOf()).status).toBe('suspended');
});

test('a trial that had run out goes on when it is made longer, one suspended by a person does not', async () => {
  await set({ on_trial: true, trial_start_date: '2026-03-01', trial_days: 5 });
  await look();
  expect((await centerOf()).status).toBe('suspended');
  const { data: suspended } = await home.call(
    'centersList',
    { first: 50, status: 'suspended' },
    'data { id suspended_for }',
  );
  expect(suspended).toContainEqual({ id: String(id), suspended_for: 'days' });
  const extend = (trial_days: string) =>
    home.call('extendCenterTrial', { id, trial_days }, 'status errors { field code }');
  for (const wrong of ['0', '-3', '1.5', '366', 'ten', '1e2', '٣'])
    expect(await extend(wrong), wrong).toMatchObject({ status: 'Error', errors: [{ field: 'trial_days' }] });
  expect((await extend('3')).status).toBe('Success');
  expect((await centerOf()).status, 'it ends before today').toBe('suspended');
  expect((await extend('10')).status).toBe('Success');
  expect(await centerOf()).toMatchObject({ status: 'active', trial_days: 18 });
  await switched('suspended');
  expect((await extend('10')).status).toBe('Success');
  expect((await centerOf()).status).toBe('suspended');
  await set({ on_trial: false });
  expect(await extend('10')).toMatchObject({ status: 'Error', errors: [{ field: 'id', code: 'STATE' }] });
});

test('a center chooses a plan on offer, which makes its days no longer; the days are given by home alone', async () => {
  await set({ on_trial: true, trial_start_date: '2026-03-01', trial_days: 20 });
  const plan = await aCenterPlan(sunny, { price_id: 'price_1', features: ['Cameras'] });
  const gone = await aCenterPlan(sunny, { active: false });
  const choose = (who: Person, given: object) =>
    who.call('attachCenterPlan', { center_id: id, plan_id: plan.id, ...given }, 'status errors { field code }');
  expect(await choose(admin, { plan_id: gone.id })).toMatchObject({ status: 'Error' });
  expect(await choose(admin, { payment_end: '2030-01-01' })).toMatchObject({
    status: 'Error',
    errors: [{ field: 'payment_end', code: 'HOME_ALONE' }],
  });
  expect((await choose(admin, { payment_start: '2026-03-01' })).status).toBe('Error');
  expect((await choose(admin, {})).status).toBe('Success');
  const WHOLE =
    'plan { id name price period price_id description features centers active updated_at } payment_start payment_end on_trial trial_end next_payment center { id }';
  expect(await admin.call('getCurrentCenterPlan', {}, WHOLE)).toMatchObject({
    plan: { id: String(plan.id), price_id: null, centers: null },
    on_trial: false,
    trial_end: null,
    payment_end: '2026-03-20',
    next_payment: '2026-03-21',
  });
  expect(
    (await choose(operator, { payment_start: '2026-03-01', payment_end: '2027-02-28' })).status,
    'at home the days are given',
  ).toBe('Success');
  expect(await operator.call('getCenterBilling', { center_id: id }, WHOLE)).toMatchObject({
    plan: { price_id: 'price_1', centers: 1 },
    payment_start: '2026-03-01',
    payment_end: '2027-02-28',
  });
  expect(await choose(operator, { plan_id: gone.id })).toMatchObject({
    status: 'Error',
    errors: [{ field: 'plan_id', code: 'INACTIVE' }],
  });
});

test('paid days that ran out suspend a center, and days that are paid take it up again', async () => {
  await set({ payment_start: '2026-02-01', payment_end: '2026-03-10' });
  await look();
  expect((await centerOf()).status).toBe('suspended');
  const billing = (given: object) =>
    operator.call('updateCenterBilling', { center_id: id, ...given }, 'status errors { field code }');
  expect(await billing({ payment_end: '2026-01-01' })).toMatchObject({
    status: 'Error',
    errors: [{ field: 'payment_end', code: 'BEFORE_START' }],
  });
  const plan = await aCenterPlan(sunny);
  const set_ = { payment_start: '2026-03-11', payment_end: '2026-04-10', customer_id: 'cus_1' };
  expect((await billing({ ...set_, center_billing_plan_id: plan.id })).status).toBe('Success');
  expect(await centerOf()).toMatchObject({ ...set_, status: 'active', center_billing_plan_id: plan.id });
  const FIELDS = 'id payment_start payment_end customer_id center_billing_plan_id';
  const held = { ...set_, center_billing_plan_id: String(plan.id) };
  expect(await operator.call('getCenter', { id }, FIELDS)).toMatchObject(held);
  const { data } = await operator.call('centersList', { first: 50, status: 'active' }, `data { ${FIELDS} }`);
  expect(data).toContainEqual({ id: String(id), ...held });
});

test('plans are added, changed and deleted at home; a name twice, a price below zero and one in use get Error', async () => {
  const given = {
    name: 'Sprout',
    price: 4_900,
    period: 'month',
    price_id: 'price_s',
    description: 'To begin',
    features: ['A room'],
  };
  const add = (more: object = {}) =>
    operator.call('createCenterPlan', { ...given, ...more }, 'status errors { field code }');
  expect((await add({ active: true })).status).toBe('Success');
  expect((await add({ name: 'Hidden', active: false })).status).toBe('Success');
  expect(await admin.call('centerPlans', { search: 'hidden' }, 'id'), 'one not on offer').toEqual([]);
  expect(await add({ name: 'sprout' })).toMatchObject({ status: 'Error', errors: [{ field: 'name', code: 'TAKEN' }] });
  expect(await add({ name: 'Debt', price: -1 })).toMatchObject({ errors: [{ field: 'price', code: 'NEGATIVE' }] });
  const find = async (search = 'sprout') =>
    (await operator.call('centerPlans', { search }, 'id name price period price_id description features active'))[0];
  const { id: plan_id, ...plan } = await find();
  expect(plan).toEqual({ ...given, active: true });
  const change = (more: object) =>
    operator.call('updateCenterPlan', { id: plan_id, ...more }, 'status errors { field code }');
  const news = {
    name: 'Twig',
    price: 5_900,
    period: 'year',
    price_id: 'p2',
    description: 'More',
    features: [],
    active: false,
  };
  expect((await change(news)).status).toBe('Success');
  expect(await find('twig')).toEqual({ id: plan_id, ...news });
  expect((await change({ price: -5 })).status).toBe('Error');
  expect(await admin.call('centerPlans', { search: 'twig' }, 'id'), 'one not on offer').toEqual([]);
  const remove = () => operator.call('deleteCenterPlan', { id: plan_id }, 'status errors { field code }');
  await set({ center_billing_plan_id: Number(plan_id) });
  expect(await remove()).toMatchObject({ status: 'Error', errors: [{ field: 'id', code: 'IN_USE' }] });
  await set({ center_billing_plan_id: null });
  expect((await remove()).status).toBe('Success');
  expect(await find('twig')).toBeUndefined();
});
