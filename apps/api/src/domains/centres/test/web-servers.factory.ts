import { nth, type TestTenant } from './centres.factory.ts';

/** A web server of a center. */
export const aWebServer = (at: TestTenant) =>
  at.db
    .insertInto('web_server')
    .values({
      ...{ centre_id: at.centre, name: `Server ${nth()}`, url: 'https://pages.example.org/' },
      ...{ created_at: new Date(), updated_at: new Date() },
    })
    .returningAll()
    .executeTakeFirstOrThrow();
