import { type Given, nth, type TestTenant } from '../../centres/test/centres.factory.ts';

const at = new Date('2026-03-11T14:50:00Z');

/** A newsletter or template with a line of text, as it lies in the database. */
export const aNewsletter = (tenant: TestTenant, given: Partial<Given<'newsletter'>> = {}) =>
  tenant.db
    .insertInto('newsletter')
    .values({
      centre_id: tenant.centre,
      name: `Letter ${nth()}`,
      template: JSON.stringify({ blocks: [{ id: 'text', type: 'text', html: '<p>Common words</p>' }] }),
      created_at: at,
      updated_at: at,
      ...given,
    })
    .returning(['id', 'name'])
    .executeTakeFirstOrThrow();

export const aNewsletterTag = (tenant: TestTenant) =>
  tenant.db
    .insertInto('newsletter_tag')
    .values({ centre_id: tenant.centre, name: `Tag ${nth()}` })
    .returning('id')
    .executeTakeFirstOrThrow();
