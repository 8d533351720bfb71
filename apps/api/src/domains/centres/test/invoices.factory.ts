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
