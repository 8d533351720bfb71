import { type Given, nth, type TestTenant } from '../../centres/test/centres.factory.ts';

/** An export that was made, as a row. */
export const anExport = (at: TestTenant, given: Partial<Given<'center_export'>> = {}) =>
  at.db
    .insertInto('center_export')
    .values({
      ...{
        centre_id: at.centre,
        status: 'done',
        sealed: false,
        file: `export-gone${nth()}.tar`,
        sha256: 'a'.repeat(64),
      },
      ...{ created_at: '2026-03-11T14:00:00Z', finished_at: '2026-03-11T14:01:00Z', ends_at: '2026-03-18T14:01:00Z' },
      ...given,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
