import { type Given, nth, type TestTenant } from './centres.factory.ts';

/** A name a center has claimed, and nothing is proven of yet. */
export const aDomain = (
  { db, centre }: TestTenant,
  given: Given<'server_domain'> = {},
): Promise<{ id: number; domain: string }> =>
  db
    .insertInto('server_domain')
    .values({
      owner_id: centre,
      domain: `kids-${nth()}-${centre}.example.net`,
      serves: 'portal',
      token: 'a-token-of-a-test-that-nobody-knows',
      ...given,
    })
    .returning(['id', 'domain'])
    .executeTakeFirstOrThrow();

/** A certificate as it lies in the database; its key opens nothing. */
export const aKeptCertificate = (
  { db, centre }: TestTenant,
  given: Given<'center_certificate'> = {},
): Promise<{ id: number }> =>
  db
    .insertInto('center_certificate')
    .values({
      owner_id: centre,
      names: [`kids-${nth()}.example.net`],
      certificate: 'a certificate',
      key_sealed: Buffer.from('sealed'),
      key_kind: 'EC prime256v1',
      issuer: 'CN=Test Authority',
      fingerprint: String(nth()).padStart(64, '0'),
      not_before: new Date('2026-01-01T00:00:00Z'),
      not_after: new Date('2027-01-01T00:00:00Z'),
      ...given,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
