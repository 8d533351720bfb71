import { expect, test } from 'vitest';
import { childrenOfRoom, roomsOfDay } from '../src/domains/dashboard/own-room.ts';

const acorns = { id: '1', name: 'Acorns', color_code: null };
const owls = { id: '2', name: 'Owls', color_code: null };
const day = (name: string, state: string, more: { program?: typeof acorns; expected?: boolean } = {}) => ({
  ...{
    date: '2026-11-23',
    since: null,
    stays: [],
    home_room: acorns,
    program: null,
    expected: true,
    late: false,
    state,
  },
  ...{ student: { id: name, full_name: name, fname: name, image: null } },
  ...more,
});
const days = [
  day('Zoe', 'none'),
  day('Ben', 'in'),
  day('Ida', 'in', { program: owls }),
  day('Ada', 'in', { program: acorns }),
  day('Gil', 'out'),
  day('Max', 'absent'),
  day('Uma', 'none', { expected: false }),
];

test('a room has who is in it now and who has not come to it, those who are here first', () => {
  expect(childrenOfRoom(days, '1').map(({ student, here }) => [student.fname, here])).toEqual([
    ['Ada', true],
    ['Ben', true],
    ['Uma', false],
    ['Zoe', false],
  ]);
  expect(childrenOfRoom(days, '2').map(({ student }) => student.fname)).toEqual(['Ida']);
  expect(roomsOfDay(days).map(({ name }) => name)).toEqual(['Acorns', 'Owls']);
});
