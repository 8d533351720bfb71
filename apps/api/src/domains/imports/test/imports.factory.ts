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
