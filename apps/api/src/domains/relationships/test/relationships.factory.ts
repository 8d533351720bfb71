import type { Selectable } from 'kysely';
import type { DB } from '../../../db/types.gen.ts';
import { type Given, nth, type TestTenant } from '../../centres/test/centres.factory.ts';
import { aStudent } from '../../students/test/students.factory.ts';
import { aContact } from '../../users/test/users.factory.ts';

/** What a contact may be to a student. */
export const aRelationship = (
  at: TestTenant,
  given: Given<'relationship'> = {},
): Promise<Selectable<DB['relationship']>> =>
  at.db
    .insertInto('relationship')
    .values({ centre_id: at.centre, name: `Relation ${nth()}`, ...given })
    .returningAll()
    .executeTakeFirstOrThrow();

/** Links a contact to a student, both made unless given; it may watch and gets alerts unless told otherwise. */
export const aGuardianLink = async (
  at: TestTenant,
  given: Given<'guardian_link'> = {},
): Promise<Selectable<DB['guardian_link']>> =>
  at.db
    .insertInto('guardian_link')
    .values({
      centre_id: at.centre,
      student_id: given.student_id ?? (await aStudent(at)).id,
      user_id: given.user_id ?? (await aContact(at)).id,
      watch_camera: true,
      alert: true,
      ...given,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
