import { nth, type TestTenant } from './centres.factory.ts';

/** Somebody who asked for a demo, as it lies in the database. */
export const aDemoRequest = (at: TestTenant, name = `Demo ${nth()}`): Promise<{ id: number }> =>
  at.db
    .insertInto('demo_request')
    .values({
      centre_id: at.centre,
      name,
      email: `demo-${nth()}@example.com`,
      created_at: new Date('2026-03-11T14:00:00Z'),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
