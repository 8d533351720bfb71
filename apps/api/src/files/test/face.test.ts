import { type Bed, testBed } from '@nestling/testing/bed.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aLocation } from '../../domains/locations/test/locations.factory.ts';
import { aStudent } from '../../domains/students/test/students.factory.ts';

let bed: Bed;
beforeAll(async () => {
  bed = await testBed();
});
afterAll(() => bed.close());

test('a list of plain values answers the address of a picture, never its key', async () => {
  const place = await aLocation(bed.ground, { zone: 'UTC' });
  const key = `p${'A'.repeat(22)}`;
  const { ground } = bed;
  await ground.db
    .insertInto('picture')
    .values({ centre_id: ground.centre, key, width: 100, height: 100, bytes: 1000, created_at: new Date() })
    .execute();
  await aStudent(ground, { location_id: place.id, fname: 'Ada', image: key });
  await aStudent(ground, { location_id: place.id, fname: 'Ben' });
  const teacher = await bed.as('teacher', { locations: [place] });
  const days = await teacher.call(
    'getStudentAttendance',
    { location: place.id, date: '2026-03-11' },
    'student { fname image }',
  );
  expect(days.map(({ student }: { student: unknown }) => student)).toEqual([
    { fname: 'Ada', image: expect.stringContaining(`/files/${ground.centre}/${key}/face/`) },
    { fname: 'Ben', image: null },
  ]);
});
