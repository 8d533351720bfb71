import type { TestTenant } from '@nestling/api/harness/test-server.ts';

const at = new Date('2026-03-11T15:00:00Z');

/** A head count that runs, with a child of the place on its list; ended when told so. */
export const aDrill = async (
  tenant: TestTenant,
  {
    location_id,
    student_id,
    ...given
  }: { location_id: number; student_id?: number } & Readonly<Record<string, unknown>>,
) => {
  const drill = await tenant.db
    .insertInto('drill')
    .values({ centre_id: tenant.centre, location_id, kind: 'fire', date: '2026-03-11', started_at: at, ...given })
    .returningAll()
    .executeTakeFirstOrThrow();
  const people =
    student_id === undefined
      ? []
      : await tenant.db
          .insertInto('drill_person')
          .values({ centre_id: tenant.centre, drill_id: drill.id, student_id })
          .returning('id')
          .execute();
  return { ...drill, person: people[0]?.id };
};
export const ended = { status: 'ended', ended_at: new Date('2026-03-11T15:06:00Z') };
