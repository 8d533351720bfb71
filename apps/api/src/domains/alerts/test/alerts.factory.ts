import { type Given, nth, type TestTenant } from '../../centres/test/centres.factory.ts';

const at = new Date('2026-03-11T14:50:00Z');

/** An alert to one person at a location, as it lies in the database. */
export const anAlert = async (
  tenant: TestTenant,
  { user_id, location_id, ...given }: Given<'alert'> & { user_id: number; location_id: number },
) => {
  const row = await tenant.db
    .insertInto('alert')
    .values({ centre_id: tenant.centre, message: `Alert ${nth()}`, created_at: at, ...given })
    .returning(['id', 'message'])
    .executeTakeFirstOrThrow();
  await tenant.db
    .insertInto('alert_recipient')
    .values({ centre_id: tenant.centre, alert_id: row.id, user_id, location_id })
    .execute();
  await tenant.db
    .insertInto('alert_delivery')
    .values({ centre_id: tenant.centre, alert_id: row.id, user_id, channel: 'text', status: 'waiting', due_at: at })
    .execute();
  return row;
};

/** A text that came in, by default one that only sounds like stop. */
export const aReply = (tenant: TestTenant, given: Given<'text_reply'>) =>
  tenant.db
    .insertInto('text_reply')
    .values({
      centre_id: tenant.centre,
      provider_id: `SM${nth()}`,
      phone: `+1207555${String(nth()).padStart(4, '0')}`,
      text: 'no more please',
      kind: 'maybe_stop',
      received_at: at,
      ...given,
    })
    .returning('id')
    .executeTakeFirstOrThrow();

/** Somebody who wants nothing sent. */
export const anOptOut = async (tenant: TestTenant, given: Partial<Given<'consent_entry'>> = {}) =>
  tenant.db
    .insertInto('consent_entry')
    .values({
      centre_id: tenant.centre,
      channel: 'mail',
      address: `out${nth()}@example.com`,
      purpose: 'marketing',
      given: false,
      how: 'page',
      at,
      ...given,
    })
    .returning(['id', 'address'])
    .executeTakeFirstOrThrow();

/** A text to one phone that waits to leave, as it lies in the database. */
export const aText = async (tenant: TestTenant, given: Partial<Given<'text_message'>> = {}) => {
  const row = await tenant.db
    .insertInto('text_message')
    .values({ centre_id: tenant.centre, message: `Text ${nth()}`, purpose: 'operations', created_at: at, ...given })
    .returning('id')
    .executeTakeFirstOrThrow();
  await tenant.db
    .insertInto('text_recipient')
    .values({
      centre_id: tenant.centre,
      text_id: row.id,
      phone: `+1207555${String(nth()).padStart(4, '0')}`,
      body: 'Text',
      segments: 1,
      status: 'queued',
      next_try_at: at,
      created_at: at,
      updated_at: at,
    })
    .execute();
  return row;
};
