import type { TestTenant } from '@nestling/api/harness/test-server.ts';

/** A pack somebody has asked for; made when a file is told. */
export const aPack = (
  { db, centre }: TestTenant,
  given: { location_id: number; user_id: number; file?: string; ends_at?: Date },
) =>
  db
    .insertInto('inspector_pack')
    .values({
      ...{ centre_id: centre, parts: ['roster'], start_date: '2026-01-01', end_date: '2026-03-11', language: 'en' },
      ...{ status: given.file ? 'done' : 'failed', created_at: new Date('2026-03-11T15:00:00Z') },
      ...(given.file ? { ends_at: new Date('2999-01-01T00:00:00Z') } : {}),
      ...given,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
