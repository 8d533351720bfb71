import { headingOf } from './heads.ts';
import type { Table, Unread } from './read-tables.ts';
import { namesOf, type ReadFault, type ReadStaff } from './rows.ts';

const HEADS = {
  external_id: ['employee id', 'person id', 'id'],
  full_name: ['full name', 'name'],
  fname: ['first name', 'fname'],
  middle_name: ['middle name', 'middle initial'],
  lname: ['last name', 'lname'],
  username: ['username', 'user name', 'login'],
  email: ['email', 'e mail', 'work email', 'email address'],
  phone: ['phone 1', 'phone', 'mobile phone', 'cell'],
  job_title: ['job title', 'title', 'position'],
  rooms: ['rooms', 'room', 'primary work area', 'work area', 'classroom'],
} as const;
type Field = keyof typeof HEADS;

/** Reads the staff of a Procare report or of a list like it. Somebody who stands in several lines is read once. */
export const readStaff = (
  tables: readonly Table[],
): { readonly staff: readonly ReadStaff[]; readonly faults: readonly ReadFault[] } | Unread => {
  const faults: ReadFault[] = [];
  const staff = new Map<string, ReadStaff>();
  let named = false;
  for (const { head, rows, dropped } of tables) {
    faults.push(...dropped.map((one) => ({ row: 0, field: '', code: 'DROPPED' as const, value: one })));
    const titles = head.map(headingOf);
    const at = (field: Field): number => titles.findIndex((title) => new Set<string>(HEADS[field]).has(title));
    if (at('full_name') < 0 && at('fname') < 0) continue;
    named = true;
    for (const [index, row] of rows.entries()) {
      const cell = (field: Field): string => row[at(field)] ?? '';
      const names =
        cell('fname') || cell('lname') ? { fname: cell('fname'), lname: cell('lname') } : namesOf(cell('full_name'));
      if (!(names.fname || names.lname)) continue;
      const rooms = cell('rooms');
      const one: ReadStaff = {
        row: index + 2,
        external_id: cell('external_id'),
        ...names,
        middle_name: cell('middle_name'),
        username: cell('username'),
        email: cell('email').toLowerCase(),
        phone: cell('phone'),
        job_title: cell('job_title'),
        rooms: /^work area$/i.test(rooms) ? '' : rooms,
      };
      const key = one.external_id || JSON.stringify([names.fname, names.lname, one.email]).toLowerCase();
      if (!staff.has(key)) staff.set(key, one);
    }
  }
  if (!named) return 'NO_NAMES';
  return staff.size > 0 ? { staff: [...staff.values()], faults } : 'EMPTY';
};
