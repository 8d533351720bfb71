import { expect, test } from 'vitest';
import { planRows } from '../plan/plan-students.ts';
import type { StandingStudent } from '../plan/standing.ts';

const MANY = 10_000;

/** The n-th child, with two contacts; five hundred families are of one name, and all are born on one day. */
const child = (n: number): StandingStudent => ({
  id: n + 1,
  full_name: `Ava${n} Lopez${n % 500}`,
  archived: false,
  room_id: 1,
  room: 'Bees',
  other_rooms: [],
  allergies: [],
  medications: [],
  links: [0, 1].map((k) => ({
    ...{ user_id: 2 * n + k, fname: `Pat${k}`, lname: `Lopez${n}`, email: `p${k}.${n}@x.example` },
    ...{ phone: null, phone2: null, active: false, relationship_id: null },
    ...{ pickup: true, emergency_contact: false, is_payer: false, black_list: false },
  })),
  columns: { external_id: null, fname: `Ava${n}`, lname: `Lopez${n % 500}`, dob: '2022-05-14' },
});

test('a list of ten thousand is put beside as many children without a look at each for every other', () => {
  const students = Array.from({ length: MANY }, (_, n) => child(n));
  const people = students.flatMap(({ links }) =>
    links.map(({ user_id, ...link }) => ({ ...link, id: user_id, full_name: `${link.fname} ${link.lname}` })),
  );
  const rows = students.map(({ columns, links }) => ({
    fname: columns.fname ?? '',
    lname: columns.lname ?? '',
    dob: '2022-05-14',
    room: 'Bees',
    contacts: links.map(({ fname, lname, email }) => ({ fname, lname, email: email ?? '' })),
  }));
  const began = performance.now();
  const planned = planRows(
    rows,
    { rooms: [{ id: 1, name: 'Bees' }], relationships: [], people, students },
    '2026-11-27',
  );
  // One after another for each took two minutes, in which nobody else was answered.
  expect(performance.now() - began).toBeLessThan(5_000);
  expect(planned.map(({ student }) => student?.id)).toEqual(students.map(({ id }) => id));
  expect(planned.every(({ state }) => state === 'same')).toBe(true);
});
