import { expect, test } from 'vitest';
import { meaning, unknownIn } from '../src/domains/imports/alike.ts';
import { mended, typedOf } from '../src/domains/imports/mending.ts';
import { type StudentRow, studentRows } from '../src/domains/imports/rows.ts';

const row = (change: Partial<StudentRow>): StudentRow => ({
  key: '0',
  stored: false,

  row: 2,
  mark: 'new',
  match: null,
  match_name: null,
  as_new: false,
  alike: [],
  changes: [],
  room_is_new: true,
  external_id: null,
  fname: 'Ada',
  middle_name: null,
  lname: 'Cole',
  nick_name: null,
  dob: null,
  gender: null,
  race: null,
  ethnicity: null,
  room: 'Pre K A',
  other_rooms: null,
  type: null,
  enrollment_date: null,
  graduation_date: null,
  street_1: null,
  street_2: null,
  city: null,
  state: null,
  zip: null,
  country: null,
  doctor_name: null,
  doctor_phone: null,
  note: null,
  allergies: null,
  medications: null,
  contacts: [],
  faults: [],
  ...change,
});

test('a word that many rows hold is asked once, and its meaning goes into all of them and no other', () => {
  const rows = [
    row({ key: '0' }),
    row({ key: '1', room: ' pre k a ' }),
    row({ key: '2', room: 'Bees', room_is_new: false }),
    row({ key: '3', stored: true }),
    row({ key: '4', room: 'Bears', faults: [{ field: 'type', code: 'UNKNOWN', message: 'Which?' }], type: 'Active' }),
  ];
  expect(unknownIn(rows)).toEqual([
    { cell: 'room', word: 'Pre K A', count: 2 },
    { cell: 'room', word: 'Bears', count: 1 },
    { cell: 'type', word: 'Active', count: 1 },
  ]);
  const told = meaning(
    meaning(rows, { cell: 'room', word: 'Pre K A' }, 'Bees'),
    { cell: 'type', word: 'active' },
    'enrolled',
  );
  expect(told.map(({ room }) => room)).toEqual(['Bees', 'Bees', 'Bees', 'Pre K A', 'Bears']);
  expect(told[4]).toMatchObject({ type: 'enrolled', faults: [] });
  expect(unknownIn(told)).toEqual([{ cell: 'room', word: 'Bears', count: 1 }]);
});

test('a mended cell loses its fault and no other, and a decision is taken over; what was not touched stays the row it was', () => {
  const wrong = row({
    faults: [
      { field: 'dob', code: 'INVALID', message: 'No date.' },
      { field: 'match', code: 'ALIKE', message: 'Who?' },
    ],
    alike: [{ id: '7', name: 'Ada Cole', dob: null }],
  });
  expect(mended(wrong, typedOf(wrong))).toBe(wrong);
  const typed = typedOf(wrong);
  const after = mended(wrong, { ...typed, data: typed.data.map((one) => ({ ...one, dob: '2022-05-14' })) });
  expect([after.dob, after.faults.map(({ field }) => field)]).toEqual(['2022-05-14', ['match']]);
  expect(mended(wrong, { ...typed, who: '7' })).toMatchObject({
    decided: '7',
    as_new: false,
    faults: [{ field: 'dob' }],
  });
  expect(mended(wrong, { ...typed, who: 'new' })).toMatchObject({ as_new: true, faults: [{ field: 'dob' }] });
});

test('rows of two sheets that stand in one line are two rows', () => {
  const read = [row({ row: 2 }), row({ row: 3 }), row({ row: 2 }), row({ row: 2 })];
  expect(studentRows(read).map(({ row: number, key }) => [number, key])).toEqual([
    [2, '0'],
    [3, '1'],
    [4, '2'],
    [5, '3'],
  ]);
});
