import { sql } from 'kysely';
import type { Who } from '../../kernel/call/who.ts';
import { col, type Sql } from '../../kernel/db/tables.ts';
import { type Scope, scope } from '../../kernel/read/reach.ts';
import { Center } from './centers.entities.ts';

/**
 * Which centers a call reaches: asked in the platform's own center, `home`, and asked in any other one about itself. Another
 * center's are reached from `home` alone, whatever the call. What turns in one's own favor is `home`'s.
 */
export const whose = {
  centersList: { home: true, own: true, other: false },
  getCenter: { home: true, own: true, other: false },
  getCenterBilling: { home: true, own: true, other: false },
  updateCenterStatus: { home: true, own: false, other: false },
  extendCenterTrial: { home: true, own: false, other: false },
  attachCenterPlan: { home: true, own: true, other: false },
  centerChildLocations: { home: true, own: true, other: false },
  addCenterChildLocation: { home: true, own: true, other: false },
  removeCenterChildLocation: { home: true, own: true, other: false },
  getAwsCenterUsers: { home: true, own: true, other: false },
  getCenterSetting: { home: true, own: true, other: false },
  saveCenterSetting: { home: true, own: true, other: false },
  centerInvoices: { home: true, own: true, other: false },
  centerPayments: { home: true, own: true, other: false },
  centerAutoLogin: { home: true, own: false, other: false },
  updateCenterBilling: { home: true, own: false, other: false },
  addNewServerDomain: { home: true, own: true, other: false },
  getServerDomains: { home: true, own: true, other: false },
  getAwsCenter: { home: true, own: true, other: false },
  updateAWSCenter: { home: true, own: false, other: false },
  deployCenter: { home: true, own: false, other: false },
  addCenterCard: { home: true, own: true, other: false },
  centerCards: { home: true, own: true, other: false },
  saveCenterSslKeys: { home: true, own: true, other: false },
  getCenterSslKeys: { home: true, own: true, other: false },
  getAwsCenterDatabaseBackups: { home: true, own: false, other: false },
  backupAwsCenterDatabase: { home: true, own: false, other: false },
  snapshotAwsCenterDatabase: { home: true, own: false, other: false },
  deleteAwsCenter: { home: true, own: false, other: false },
  deleteAwsCenterDatabase: { home: true, own: false, other: false },
} as const satisfies Readonly<Record<string, { home: true; own: boolean; other: false }>>;

/** A call about centers that stands in the table. */
export type CallOfCenters = keyof typeof whose;

/** Whether the caller is of the platform's own center. */
export const isHome = (who: Pick<Who, 'centre'>): Sql =>
  sql`exists (select 1 from centre h where h.id = ${who.centre} and h.is_platform)`;

const allFromHome = scope(
  Center,
  'centers, from home',
  (who, as) => sql`not ${col(as, 'is_platform')} and ${isHome(who)}`,
);
const ownOrFromHome = scope(
  Center,
  'the own center; from home, all others',
  (who, as) => sql`(${col(as, 'id')} = ${who.centre} or ${allFromHome.filter(who, as)})`,
);

/** The centers a call reaches, by the table. */
export const centersOf = (call: CallOfCenters): Scope<'centre'> => (whose[call].own ? ownOrFromHome : allFromHome);
