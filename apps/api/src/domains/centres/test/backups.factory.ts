import { type Given, nth, type TestTenant } from './centres.factory.ts';

/** A backup that was made, as a row among those of `at`: of that very center unless another one is given. */
export const aBackup = (at: TestTenant, given: Partial<Given<'center_backup'>> = {}) =>
  at.db
    .insertInto('center_backup')
    .values({
      ...{ centre_id: at.centre, backed_centre_id: at.centre, kind: 'backup', status: 'done' },
      ...{ file: `bgone${nth()}.bin`, sha256: 'a'.repeat(64), created_at: new Date(), finished_at: new Date() },
      ...given,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
