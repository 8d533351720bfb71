import type { TestTenant } from '@nestling/api/harness/test-server.ts';

/** Has staff of a location look at each child as it arrives. */
export const dailyChecks = (tenant: TestTenant, location: number, daily_checks = true) =>
  tenant.db
    .insertInto('health_setting')
    .values({ centre_id: tenant.centre, location_id: location, daily_checks })
    .onConflict((on) => on.columns(['centre_id', 'location_id']).doUpdateSet({ daily_checks }))
    .execute();

/** A look at a child in March 2026 that found a runny nose, unless told otherwise. */
export const aHealthCheck = async (
  tenant: TestTenant,
  {
    student_id,
    location_id,
    ...given
  }: { readonly student_id: number; readonly location_id: number } & Readonly<Record<string, unknown>>,
) =>
  tenant.db
    .insertInto('health_check')
    .values({
      centre_id: tenant.centre,
      student_id,
      location_id,
      date: '2026-03-10',
      time: '08:20',
      findings: ['nose'],
      created_at: new Date('2026-03-10T12:20:00Z'),
      ...given,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
