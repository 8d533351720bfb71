import type { Expectation, Matrix } from '../../../../test/matrix.ts';
import type { Where, World } from '../../../../test/world.ts';
import { aLocation } from '../../locations/test/locations.factory.ts';
import { type CallOfCenters, whose } from '../whose.ts';
import { aBackup } from './backups.factory.ts';
import { nth, type TestTenant } from './centres.factory.ts';
import { aCertificate } from './certificates.factory.ts';
import { aDemoRequest } from './demo.factory.ts';
import { aDomain, aKeptCertificate } from './domains.factory.ts';
import { aCenterCard, aCenterInvoice } from './invoices.factory.ts';
import { aCenterPlan } from './plans.factory.ts';
import { aSignUp, wish } from './set-ups.factory.ts';
import { aWebServer } from './web-servers.factory.ts';

type Args = Readonly<Record<string, unknown>>;
type Rule = 'kvsupport' | 'admin';

const centerAt = (w: World, where: Where) => w.at(where).tenant.centre;
const planOf = (w: World) => aCenterPlan(w.server.tenant);

/** A call about one center, asked outside of `home`: it serves as the table says, and the own center alone. */
const about = (
  call: CallOfCenters,
  rule: Rule,
  outside: Expectation['outside'],
  args: (w: World, center: number, where: Where) => Args | Promise<Args>,
): Expectation => ({
  args: (w: World, where: Where) => args(w, centerAt(w, where), where),
  from: whose[call].own ? { own: rule, other: rule, elsewhere: rule } : {},
  outside: outside ?? 'error',
});

/** A call about a record of a center that is asked for outside of `home`: the own one's alone. */
const ofCenter = (rule: Rule, args: (tenant: TestTenant) => Promise<Args>): Expectation => ({
  args: (w: World, where: Where) => args(w.at(where).tenant),
  from: { own: rule, other: rule, elsewhere: rule },
  outside: 'error',
});

/** A call about a record of `home`: asked anywhere else, it reaches none. */
const ofHome = (args: (tenant: TestTenant) => Promise<Args>): Expectation => ({
  args: (w: World, where: Where) => args(w.at(where).tenant),
  from: {},
  outside: 'error',
});

/** What is expected of the calls about centers; what `home` may is tried in whose.test.ts. */
export const matrix: Matrix = {
  centersList: { args: () => ({ first: 20 }) },
  getCenter: about('getCenter', 'kvsupport', 'null', (_, id) => ({ id })),
  getCenterBilling: about('getCenterBilling', 'admin', 'null', (_, center_id) => ({ center_id })),
  getCurrentCenterPlan: { args: () => ({}) },
  updateCenterStatus: about('updateCenterStatus', 'kvsupport', 'error', (_, id) => ({ id, status: 'inactive' })),
  extendCenterTrial: about('extendCenterTrial', 'kvsupport', 'error', (_, id) => ({ id, trial_days: '7' })),
  attachCenterPlan: about('attachCenterPlan', 'admin', 'error', async (w, center_id) => ({
    center_id,
    plan_id: (await planOf(w)).id,
  })),
  updateCenterBilling: about('updateCenterBilling', 'admin', 'error', (_, center_id) => ({
    center_id,
    payment_end: '2026-12-31',
  })),
  centerChildLocations: about('centerChildLocations', 'kvsupport', 'empty', (_, center_id) => ({ center_id })),
  centerAutoLogin: about('centerAutoLogin', 'kvsupport', 'error', (_, id) => ({ id, reason: 'a question' })),
  getAwsCenterUsers: about('getAwsCenterUsers', 'kvsupport', 'refused', (_, id) => ({ id })),
  getCenterSetting: about('getCenterSetting', 'kvsupport', 'null', (_, id) => ({ id })),
  saveCenterSetting: about('saveCenterSetting', 'kvsupport', 'error', (_, id) => ({
    id,
    key: 'theme_mode',
    value: 'dark',
  })),
  addCenterChildLocation: about('addCenterChildLocation', 'kvsupport', 'error', async (w, center_id, where) => ({
    center_id,
    location_id: (await aLocation(w.at(where).tenant)).id,
  })),
  removeCenterChildLocation: about('removeCenterChildLocation', 'kvsupport', 'error', async (w, center_id, where) => ({
    center_id,
    location_id: (await aLocation(w.at(where).tenant, { child_since: new Date() })).id,
  })),
  getServerDomains: about('getServerDomains', 'kvsupport', 'refused', (_, center_id) => ({ center_id })),
  addNewServerDomain: about('addNewServerDomain', 'kvsupport', 'error', (_, center_id) => ({
    center_id,
    domain: `kids${center_id}-${nth()}.example.org`,
  })),
  updateServerDomain: ofCenter('kvsupport', async (tenant) => ({ id: (await aDomain(tenant)).id, status: 'inactive' })),
  checkServerDomain: ofCenter('kvsupport', async (tenant) => ({ id: (await aDomain(tenant)).id })),
  deleteServerDomain: ofCenter('kvsupport', async (tenant) => ({ id: (await aDomain(tenant)).id })),
  getCenterSslKeys: about('getCenterSslKeys', 'admin', 'refused', (_, id) => ({ id })),
  saveCenterSslKeys: about('saveCenterSslKeys', 'admin', 'error', async (_, id) => ({
    id,
    ...(await aCertificate([`kids${id}.example.org`])),
  })),
  deleteCenterSslKeys: ofCenter('admin', async (tenant) => ({ id: (await aKeptCertificate(tenant)).id })),
  webServers: { args: () => ({ first: 20 }) },
  webServer: {
    args: async (w, where) => ({ id: (await aWebServer(w.at(where).tenant)).id }),
    from: { own: 'kvsupport', other: 'kvsupport', elsewhere: 'kvsupport' },
    outside: 'null',
  },
  createWebServer: { args: () => ({ name: `Pages ${nth()}`, url: 'https://pages.example.org' }), status: 'Success' },
  updateWebServer: ofCenter('kvsupport', async (tenant) => ({
    id: (await aWebServer(tenant)).id,
    name: `New ${nth()}`,
  })),
  deleteWebServer: ofCenter('kvsupport', async (tenant) => ({ id: (await aWebServer(tenant)).id })),
  getAwsCenterDatabases: { args: () => ({ first: 20 }) },
  getAwsCenterDatabaseBackups: about('getAwsCenterDatabaseBackups', 'kvsupport', 'refused', (_, id) => ({ id })),
  backupAwsCenterDatabase: about('backupAwsCenterDatabase', 'kvsupport', 'error', (_, id) => ({ id })),
  snapshotAwsCenterDatabase: about('snapshotAwsCenterDatabase', 'kvsupport', 'error', (_, id) => ({ id })),
  deleteAwsCenter: about('deleteAwsCenter', 'admin', 'error', (_, id) => ({ id })),
  deleteAwsCenterDatabase: about('deleteAwsCenterDatabase', 'admin', 'error', (_, id) => ({ id, confirm: 'Sunny' })),
  // Backups are rows of home, and reached from there alone; what home may is tried in backups.test.ts.
  downloadCenterBackup: ofHome(async (tenant) => ({ id: (await aBackup(tenant)).id })),
  verifyCenterBackup: ofHome(async (tenant) => ({ id: (await aBackup(tenant)).id })),
  deleteCenterBackup: ofHome(async (tenant) => ({ id: (await aBackup(tenant)).id })),
  centerCards: about('centerCards', 'admin', 'empty', (_, center_id) => ({ center_id })),
  addCenterCard: about('addCenterCard', 'admin', 'error', (_, center_id) => ({
    center_id,
    payment_method: `demo_card_${1000 + (nth() % 9000)}`,
  })),
  setDefaultCenterCard: ofCenter('admin', async (tenant) => ({ id: (await aCenterCard(tenant)).id })),
  deleteCenterCard: ofCenter('admin', async (tenant) => ({ id: (await aCenterCard(tenant)).id })),
  payCenterInvoice: ofCenter('admin', async (tenant) => ({
    id: (await aCenterInvoice(tenant)).id,
    card: (await aCenterCard(tenant)).id,
  })),
  getAwsCenter: about('getAwsCenter', 'kvsupport', 'null', (_, id) => ({ id })),
  updateAWSCenter: about('updateAWSCenter', 'kvsupport', 'error', (_, id) => ({ id, name: 'Renamed' })),
  deployCenter: about('deployCenter', 'kvsupport', 'error', (_, id) => ({ id })),
  addNewAWSCenter: {
    args: () => ({ name: 'Mine', url: 'http://mine.localhost', hostname: 'mine.localhost' }),
    status: 'Error',
  },
  centerDeployChanged: about('getAwsCenter', 'kvsupport', 'refused', (_, id) => ({ id })),
  centerInvoices: about('centerInvoices', 'admin', 'refused', (_, center_id) => ({ center_id, first: 20 })),
  centerPayments: about('centerPayments', 'admin', 'refused', (_, center_id) => ({ center_id, first: 20 })),
  centerInvoice: {
    args: async (w, where) => ({ id: (await aCenterInvoice(w.at(where).tenant)).id }),
    from: { own: 'admin', other: 'admin', elsewhere: 'admin' },
    outside: 'null',
  },
  openCenterPayment: { args: async (w) => ({ plan_id: (await planOf(w)).id }), status: 'Success' },
  confirmCenterPayment: { args: () => ({ session_id: 'of nobody' }), status: 'Error' },
  centerCardSession: { args: () => ({}), status: 'Error' },
  packages: { args: () => ({}) },
  createDemoRequest: { args: () => ({ name: 'Ann', email: 'ann@example.com' }) },
  getDemoRequests: { args: () => ({ first: 20 }) },
  deleteDemoRequest: {
    args: async (w, where) => ({ id: (await aDemoRequest(w.at(where).tenant)).id }),
    from: { own: 'admin', other: 'admin', elsewhere: 'admin' },
    outside: 'error',
  },
  // Requests lie at home alone, and a link is sent from there alone.
  sendCenterSetupLink: {
    args: async (w) => ({ id: (await aDemoRequest(w.server.tenant)).id }),
    status: 'Error',
  },
  checkValidCenterSetup: { args: () => ({ token: 'of nobody' }), status: 'Error' },
  setupNewCenter: { args: () => ({ data: wish(), request: 'of nobody', email: 'ann@example.com' }), status: 'Error' },
  saveCustomer: {
    args: async (w) => ({ data: { ...aSignUp(), plan_id: (await planOf(w)).id } }),
    status: 'Success',
  },
  createCustomerPaymentSession: {
    args: async (w) => ({ price_id: (await planOf(w)).id, customer_id: 'of nobody' }),
    status: 'Error',
  },
  confirmCustomerPayment: { args: () => ({ session_id: 'of nobody' }), status: 'Error' },
  customers: { args: () => ({ first: 20 }) },
  centerPlans: { args: () => ({}) },
  createCenterPlan: { args: () => ({ name: 'Free for us', price: 0, period: 'year' }), status: 'Error' },
  updateCenterPlan: { args: async (w) => ({ id: (await planOf(w)).id, price: 1 }), status: 'Error' },
  deleteCenterPlan: { args: async (w) => ({ id: (await planOf(w)).id }), status: 'Error' },
};
