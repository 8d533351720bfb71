import type { TestTenant } from '@nestling/api/harness/test-server.ts';
import { nth } from '../../centres/test/centres.factory.ts';

/** What was signed for a child in March 2026; in force unless told. */
export const aMedicationAuthorization = async (
  tenant: TestTenant,
  { student_id, ...given }: { readonly student_id: number } & Readonly<Record<string, unknown>>,
) =>
  tenant.db
    .insertInto('medication_authorization')
    .values({
      centre_id: tenant.centre,
      student_id,
      name: `Medicine ${nth()}`,
      dose: 5,
      unit: 'ml',
      route: 'mouth',
      times: ['12:00'],
      starts_on: '2026-03-01',
      ends_on: '2026-03-31',
      reason: 'Fever',
      witness: false,
      signer: 'Mia Parent',
      signed_on: '2026-03-01',
      status: 'active',
      created_at: new Date('2026-03-01T14:00:00Z'),
      ...given,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
