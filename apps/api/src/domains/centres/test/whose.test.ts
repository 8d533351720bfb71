import { type Person, startTestServer, type TestServer, type TestTenant } from '@nestling/api/harness/test-server.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { calls } from '../../../domains.ts';
import { aLocation } from '../../locations/test/locations.factory.ts';
import { type CallOfCenters, whose } from '../whose.ts';
import { aBackup } from './backups.factory.ts';
import { aCertificate } from './certificates.factory.ts';
import { aCenterPlan, asHome } from './plans.factory.ts';

let server: TestServer;
let platform: TestTenant;
let home: Person;
let own: Person;
let other: TestTenant;
beforeAll(async () => {
  server = await startTestServer();
  platform = await asHome(await server.centre('home'));
  home = await server.as('admin', { at: platform });
  own = await server.as('admin');
  other = await server.centre('other');
  await server.as('admin', { at: other });
});
afterAll(() => server.close());

/** Another center's rows are behind its wall. */
const at = (centre: number) => (centre === other.centre ? other : server.tenant);
const locationAt = (centre: number, given: object = {}) => aLocation(at(centre), given);
type Args = Readonly<Record<string, unknown>>;
/** Arguments that a center could be served with. */
const args: Record<CallOfCenters, (id: number) => Args | Promise<Args>> = {
  centersList: () => ({ first: 200 }),
  getCenter: (id) => ({ id }),
  getCenterBilling: (center_id) => ({ center_id }),
  updateCenterStatus: (id) => ({ id, status: 'suspended' }),
  extendCenterTrial: (id) => ({ id, trial_days: '5' }),
  attachCenterPlan: async (center_id) => ({ center_id, plan_id: (await aCenterPlan(server.tenant)).id }),
  updateCenterBilling: (center_id) => ({ center_id, customer_id: 'cus_new' }),
  centerChildLocations: async (center_id) => {
    await locationAt(center_id, { child_since: new Date() });
    return { center_id };
  },
  addCenterChildLocation: async (center_id) => ({ center_id, location_id: (await locationAt(center_id)).id }),
  removeCenterChildLocation: async (center_id) => ({
    center_id,
    location_id: (await locationAt(center_id, { child_since: new Date() })).id,
  }),
  centerInvoices: (center_id) => ({ center_id, first: 20 }),
  centerPayments: (center_id) => ({ center_id, first: 20 }),
  centerAutoLogin: (id) => ({ id, reason: 'a question' }),
  getAwsCenterUsers: (id) => ({ id }),
  getCenterSetting: (id) => ({ id }),
  saveCenterSetting: (id) => ({ id, key: 'set_title', value: `Title ${id}` }),
  addNewServerDomain: (center_id) => ({ center_id, domain: `kids${center_id}.example.org` }),
  getServerDomains: (center_id) => ({ center_id }),
  getAwsCenter: (id) => ({ id }),
  updateAWSCenter: (id) => ({ id, name: `Renamed ${id}` }),
  deployCenter: (id) => ({ id }),
  addCenterCard: (center_id) => ({ center_id, payment_method: `demo_card_${4000 + center_id}` }),
  centerCards: (center_id) => ({ center_id }),
  saveCenterSslKeys: async (id) => ({ id, ...(await aCertificate([`kids${id}.example.org`])) }),
  getCenterSslKeys: (id) => ({ id }),
  getAwsCenterDatabaseBackups: async (id) => {
    await aBackup(platform, { backed_centre_id: id });
    return { id };
  },
  backupAwsCenterDatabase: (id) => ({ id }),
  snapshotAwsCenterDatabase: (id) => ({ id }),
  deleteAwsCenter: async (id) => {
    await platform.db.deleteFrom('center_backup').where('backed_centre_id', '=', id).execute();
    await platform.db
      .updateTable('centre')
      .set({ payment_start: null, payment_end: null })
      .where('id', '=', id)
      .execute();
    return { id };
  },
  deleteAwsCenterDatabase: async (id) => {
    const out = new Date(server.clock.now().getTime() - 40 * 86_400_000);
    // Nobody of a center that is out of service asks anything.
    if (id !== other.centre) return { id, confirm: `Center ${id}` };
    await platform.db
      .updateTable('centre')
      .set({ status: 'inactive', out_of_service_at: out, payment_start: null, payment_end: null })
      .where('id', '=', id)
      .execute();
    await aBackup(platform, { backed_centre_id: id });
    return { id, confirm: `Center ${id}` };
  },
};
/** What a call about a center may change: its row, its locations, its settings. */
const stateOf = async (id: number) => {
  const { db } = at(id);
  const center = await db.selectFrom('centre').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  const locations = db.selectFrom('location').selectAll().where('centre_id', '=', id).orderBy('id').execute();
  const links = db.selectFrom('sign_in_link').selectAll().where('centre_id', '=', id).orderBy('id').execute();
  const settings = db.selectFrom('app_setting').selectAll().where('centre_id', '=', id).orderBy('id').execute();
  const domains = db.selectFrom('server_domain').selectAll().where('owner_id', '=', id).orderBy('id').execute();
  const keys = db.selectFrom('center_certificate').select('id').where('owner_id', '=', id).orderBy('id').execute();
  const cards = db.selectFrom('center_card').select('id').where('centre_id', '=', id).orderBy('id').execute();
  const backups = platform.db.selectFrom('center_backup').select('id').where('backed_centre_id', '=', id).execute();
  await platform.db
    .updateTable('center_backup')
    .set({ status: 'failed', reason: 'broken' })
    .where('status', '=', 'waiting')
    .execute();
  return JSON.stringify([
    ...[await backups, await cards, center, await locations, await links],
    ...[await settings, await domains, await keys],
  ]);
};
/** A center on its trial, as it was before anybody asked. */
const reset = (id: number) =>
  server.tenant.db
    .updateTable('centre')
    .set({
      status: 'active',
      on_trial: true,
      trial_start_date: '2026-03-01',
      trial_days: 30,
      center_billing_plan_id: null,
      customer_id: null,
      changed_at: null,
      is_main: false,
      deploy: 'done',
      name: `Center ${id}`,
    })
    .where('id', '=', id)
    .execute();

const fields: Partial<Record<CallOfCenters, string>> = {
  getCenterBilling: 'on_trial',
  centerInvoices: 'total',
  centerPayments: 'total',
  getCenterSetting: 'settings { key }',
};
const refused = (error: unknown): null => {
  if (Reflect.get(Object(error), 'code') === 'FORBIDDEN') return null;
  throw error;
};

/** Whether a call served about a center: it is in the answer, or has changed. */
const serves = async (who: Person, call: CallOfCenters, id: number): Promise<boolean> => {
  await reset(id);
  const given = await args[call](id);
  const before = await stateOf(id);
  if (calls[call]?.kind === 'mutation') {
    const answer = await who.call(call, given, 'status errors { field code }');
    const changed = (await stateOf(id)) !== before;
    expect(answer.status, JSON.stringify(answer)).toBe(changed ? 'Success' : 'Error');
    return changed;
  }
  if (call === 'centersList') {
    const { data } = await who.call(call, given, 'data { id }');
    return data.some((center: { id: string }) => center.id === String(id));
  }
  const answer = await who.call(call, given, fields[call] ?? 'id').catch(refused);
  return Array.isArray(answer) ? answer.length > 0 : answer !== null;
};

const names = Object.keys(whose).filter((name): name is CallOfCenters => name in whose);
describe.each(names)('%s', (call) => {
  test('asked at home, about another center', async () => {
    expect(await serves(home, call, other.centre)).toBe(whose[call].home);
  });
  test('asked in a center, about itself', async () => {
    expect(await serves(own, call, server.tenant.centre)).toBe(whose[call].own);
    await reset(server.tenant.centre);
  });
  test('asked in a center, about another one', async () => {
    expect(await serves(own, call, other.centre)).toBe(whose[call].other);
  });
});

test('whoever is of home switches no center home itself', async () => {
  const { id } = await server.tenant.db
    .selectFrom('centre')
    .select('id')
    .where('is_platform', '=', true)
    .executeTakeFirstOrThrow();
  expect(await home.call('updateCenterStatus', { id, status: 'inactive' }, 'status')).toEqual({ status: 'Error' });
});
