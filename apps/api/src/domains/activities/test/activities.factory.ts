import { type Given, nth, type TestTenant } from '../../centres/test/centres.factory.ts';

/** A note of students at noon of a day, as staff wrote it down. */
export const anActivity = async (
  at: TestTenant,
  { students, ...given }: Given<'activity'> & { location_id: number; students: readonly number[] },
) => {
  const date = given.date ?? '2026-03-11';
  const row = await at.db
    .insertInto('activity')
    .values({
      centre_id: at.centre,
      kind: 'note',
      note: `Note ${nth()}`,
      date,
      at: new Date('2026-03-11T16:00:00Z'),
      created_at: new Date('2026-03-11T16:00:00Z'),
      updated_at: new Date('2026-03-11T16:00:00Z'),
      ...given,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await at.db
    .insertInto('activity_student')
    .values(students.map((student_id) => ({ centre_id: at.centre, activity_id: row.id, student_id, date })))
    .execute();
  return row;
};

/** The key of an uploaded picture of nobody's. */
export const aPicture = async (at: TestTenant, uploaded_by: number | null = null): Promise<string> => {
  const key = `p${String(nth()).padStart(22, 'A')}`;
  await at.db
    .insertInto('picture')
    .values({ centre_id: at.centre, key, uploaded_by, width: 100, height: 100, bytes: 1000, created_at: new Date() })
    .execute();
  return key;
};

/** The key of a video that can be shown, of nobody's unless it is said. */
export const aVideo = async (at: TestTenant, uploaded_by: number | null = null): Promise<string> => {
  const key = `v${String(nth()).padStart(22, 'A')}`;
  const size = { width: 160, height: 120, seconds: 1, bytes: 1000 };
  await at.db
    .insertInto('video')
    .values({
      centre_id: at.centre,
      key,
      uploaded_by,
      state: 'ready',
      type: 'video/mp4',
      ...size,
      created_at: new Date(),
    })
    .execute();
  return key;
};
