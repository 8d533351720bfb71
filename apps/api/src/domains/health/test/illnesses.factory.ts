import type { TestTenant } from '@nestling/api/harness/test-server.ts';

/** What a child was ill with in March 2026; it keeps nobody away unless told. */
export const anIllness = async (
  tenant: TestTenant,
  {
    student_id,
    location_id,
    ...given
  }: { readonly student_id: number; readonly location_id: number } & Readonly<Record<string, unknown>>,
) =>
  tenant.db
    .insertInto('illness')
    .values({
      centre_id: tenant.centre,
      student_id,
      location_id,
      kind: 'fever',
      date: '2026-03-10',
      time: '10:20',
      created_at: new Date('2026-03-10T14:40:00Z'),
      ...given,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
