import type { Given, TestTenant } from '../../centres/test/centres.factory.ts';
import { nth } from '../../centres/test/centres.factory.ts';

const at = new Date('2026-03-11T14:50:00Z');

/** A checkpoint of March 2026 that is open. */
export const aCheckpoint = (
  { db, centre }: TestTenant,
  given: Given<'learning_checkpoint'> & { readonly location_id: number; readonly framework_id: number },
) =>
  db
    .insertInto('learning_checkpoint')
    .values({
      centre_id: centre,
      name: `Checkpoint ${nth()}`,
      start_date: '2026-03-01',
      end_date: '2026-03-31',
      created_at: at,
      updated_at: at,
      ...given,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
