import type { TestTenant } from '@nestling/api/harness/test-server.ts';

/** An injury report of a child in March 2026, not reviewed and not signed unless told. */
export const anInjuryReport = async (
  tenant: TestTenant,
  {
    student_id,
    location_id,
    ...given
  }: { readonly student_id: number; readonly location_id: number } & Readonly<Record<string, unknown>>,
) =>
  tenant.db
    .insertInto('injury_report')
    .values({
      centre_id: tenant.centre,
      student_id,
      location_id,
      date: '2026-03-10',
      time: '10:20',
      place: 'Playground',
      kind: 'scrape',
      severity: 'minor',
      what: 'Fell from the lowest step of the slide.',
      parts: ['left_knee'],
      treatments: ['cleaned'],
      first_aid: 'Washed with water',
      aider: 'Rosa',
      created_at: new Date('2026-03-10T14:40:00Z'),
      ...given,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
