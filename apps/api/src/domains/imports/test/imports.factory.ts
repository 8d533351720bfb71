import type { TestTenant } from '../../centres/test/centres.factory.ts';

/** A file as a call takes it. */
export const dataUrl = (content: string | Uint8Array, type = 'text/csv'): string =>
  `data:${type};base64,${Buffer.from(content).toString('base64')}`;

/** A batch that was saved, with nothing in it. */
export const aBatch = (
  at: TestTenant,
  given: { location_id: number | null; kind?: string; state?: string; created_by?: number | null; file?: string },
) =>
  at.db
    .insertInto('import_batch')
    .values({
      centre_id: at.centre,
      kind: 'onboarding',
      state: 'saved',
      created_at: new Date('2026-03-10T12:00:00Z'),
      updated_at: new Date('2026-03-10T12:00:00Z'),
      ...given,
    })
    .returningAll()
    .executeTakeFirstOrThrow();

/** One roster of two children, locked with "swing-7" by programs not ours: Info-ZIP 3.0 (`zip -P`), and 7-Zip 26.01 with AES-256. */
export const lockedZips = {
  'the old cipher': [
    'UEsDBBQACQAIAOscfl01EMDaSwAAAEcAAAAMABwAY2hpbGRyZW4uY3N2VVQJAAPp7wxr6e8Ma3V4CwABBAAAAAAEAAAAABx/1UW9',
    '34Y1dLCPhxfRNixsb0lHwApBDf1ipfPFrMGwM3Fi/phMyMN8/rXQfpTGsuAFgs1M1jP55H2BRrqmn/hfnrnSNv5knGcBg1BLBwg1',
    'EMDaSwAAAEcAAABQSwECHgMUAAkACADrHH5dNRDA2ksAAABHAAAADAAYAAAAAAABAAAApIEAAAAAY2hpbGRyZW4uY3N2VVQFAAPp',
    '7wxrdXgLAAEEAAAAAAQAAAAAUEsFBgAAAAABAAEAUgAAAKEAAAAAAA==',
  ].join(''),
  AES: [
    'UEsDBDMAAQBjAOscfl0AAAAAYwAAAEcAAAAMAAsAY2hpbGRyZW4uY3N2AZkHAAIAQUUDAACLbvhO3RMicHt4BArfFXWbl/ljTmn/',
    'smW0eAxobGu+c7UgzTrFkQ63rtmulabcl+fdPkU+KWecSXjeeKmg97y0o3lIrf7gk0ldaTKBe4c7nH6I+r08Xyu0GjJHkT/2/fIv',
    'oKpQSwECPwMzAAEAYwDrHH5dAAAAAGMAAABHAAAADAAvAAAAAAAAACCApIEAAAAAY2hpbGRyZW4uY3N2CgAgAAAAAAABABgAKvHE',
    'YnyA3QEAAAAAAAAAAAAAAAAAAAAAAZkHAAIAQUUDAABQSwUGAAAAAAEAAQBpAAAAmAAAAAAA',
  ].join(''),
};
