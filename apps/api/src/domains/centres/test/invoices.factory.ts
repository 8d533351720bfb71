import { type Given, nth, type TestTenant } from './centres.factory.ts';

/** What the center of a tenant was billed, as it lies among its own rows. */
export const aCenterInvoice = (
  { db, centre }: Pick<TestTenant, 'db' | 'centre'>,
  given: Given<'center_invoice'> = {},
): Promise<{ id: number; ref: string }> =>
  db
    .insertInto('center_invoice')
    .values({
      centre_id: centre,
      billed_centre_id: centre,
      center_name: 'Sunny',
      ref: `in_${nth()}`,
      amount: 9_900,
      status: 'open',
      issued_at: '2026-03-01T09:00:00Z',
      ...given,
    })
    .returning(['id', 'ref'])
    .executeTakeFirstOrThrow();

/** A card of the processor of the demo, as a center keeps it. */
export const aCenterCard = (
  { db, centre }: Pick<TestTenant, 'db' | 'centre'>,
  given: Given<'center_card'> = {},
): Promise<{ id: number }> =>
  db
    .insertInto('center_card')
    .values({
      centre_id: centre,
      ref: `demo_card_${nth()}_${centre}`,
      brand: 'demo',
      last4: '4242',
      exp_month: 12,
      exp_year: 2099,
      created_at: '2026-03-01T09:00:00Z',
      ...given,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
