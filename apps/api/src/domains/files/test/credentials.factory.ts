import { randomBytes } from 'node:crypto';
import { type Given, nth, type TestTenant } from '../../centres/test/centres.factory.ts';

const at = new Date('2026-03-11T16:00:00Z');

/** A card somebody has handed in; approved when told so. */
export const aCredential = (
  { db, centre }: TestTenant,
  { filed = true, ...given }: Given<'staff_credential'> & { user_id: number; filed?: boolean },
) => {
  const file = { stored: `t${randomBytes(12).toString('hex')}.bin`, original: 'card.pdf', bytes: 100 };
  return db
    .insertInto('staff_credential')
    .values({
      ...{ centre_id: centre, kind: 'cpr', name: `CPR card ${nth()}`, issued_on: '2026-01-10', status: 'waiting' },
      ...(filed ? { ...file, sha256: '0'.repeat(64) } : {}),
      ...{ created_by: given.user_id, created_at: at, updated_at: at },
      ...(given.status === 'approved' ? { approved_at: at } : {}),
      ...given,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
};
