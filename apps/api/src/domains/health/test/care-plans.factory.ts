import type { TestTenant } from '@nestling/api/harness/test-server.ts';
import { nth } from '../../centres/test/centres.factory.ts';

/** A care plan of a child in March 2026; in force unless told. */
export const aCarePlan = async (
  tenant: TestTenant,
  { student_id, ...given }: { readonly student_id: number } & Readonly<Record<string, unknown>>,
) =>
  tenant.db
    .insertInto('care_plan')
    .values({
      centre_id: tenant.centre,
      student_id,
      kind: 'allergy',
      name: `Plan ${nth()}`,
      severity: 'severe',
      steps: ['Call 911'],
      starts_on: '2026-03-01',
      ends_on: '2026-12-31',
      created_at: new Date('2026-03-01T14:00:00Z'),
      ...given,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
