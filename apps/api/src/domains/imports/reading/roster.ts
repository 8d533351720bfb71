import { type DayOrder, dayOf, orderOf } from './days.ts';
import { CONTACT_FIELD, contactGroups, type Field } from './heads.ts';
import type { Table } from './read-tables.ts';
import { emptyChild, emptyContact, namesOf, type ReadChild, type ReadContact, type ReadFault } from './rows.ts';

export interface ReadRoster {
  readonly children: readonly ReadChild[];
  readonly faults: readonly ReadFault[];
}
/** What decides days: the order somebody has chosen where the column leaves it open, and the year it is. */
export interface Days {
  readonly order: DayOrder | null;
  readonly year: number;
}

const TYPES: readonly (readonly [RegExp, string])[] = [
  [/inactive|withdr|graduat|archiv|former/i, 'graduated'],
  [/active|enrolled|current/i, 'enrolled'],
  [/pending|prospect|wait|future/i, 'waitlist'],
];
/** A word of enrollment as we say it; another one stays, and is seen to be wrong. */
export const typeOf = (word: string): string => TYPES.find(([test]) => test.test(word))?.[1] ?? word;

const GENDERS: ReadonlyMap<string, string> = new Map([
  ['m', 'male'],
  ['boy', 'male'],
  ['male neutered', 'male'],
  ['f', 'female'],
  ['girl', 'female'],
  ['female spayed', 'female'],
  ['x', 'nonbinary'],
]);
export const genderWord = (word: string): string => {
  const plain = word
    .toLowerCase()
    .replaceAll(/[^a-z]+/g, ' ')
    .trim();
  return GENDERS.get(plain) ?? plain;
};

/** Reads the days of a column, in the order all of it says; what is none stays as it stands and is told. */
export const daysOf = (
  cells: readonly string[],
  { order, year }: Days,
  place: { readonly field: string; readonly head: string; readonly rowAt: (index: number) => number },
  faults: ReadFault[],
): string[] => {
  const said = orderOf(cells);
  if (said === null && order === null)
    faults.push({ row: 0, field: place.field, code: 'DAY_ORDER', value: place.head });
  return cells.map((cell, index) => {
    if (cell === '') return '';
    const day = dayOf(cell, said ?? order ?? 'mdy', year);
    if (day === null) faults.push({ row: place.rowAt(index), field: place.field, code: 'DAY', value: cell });
    return day ?? cell;
  });
};

const DAYS = ['dob', 'enrollment_date', 'graduation_date'] as const;
type Column = Exclude<keyof ReadChild, 'row' | 'contacts'>;
const isColumn = (field: string, child: ReadChild): field is Column =>
  field !== 'row' && field !== 'contacts' && Object.hasOwn(child, field);

type Part = 'fname' | 'lname' | 'full_name' | 'email' | 'phone' | 'phone2' | 'relation';
/** Where the cells of one contact stand. */
interface Columns {
  readonly kind: ReadContact['kind'];
  readonly at: Partial<Record<Part, number>>;
}
const isPart = (part: string): part is Part =>
  ['fname', 'lname', 'full_name', 'email', 'phone', 'phone2', 'relation'].includes(part);

/** Where contacts stand in a row, in the order of the groups: found once, since a list has many rows. */
const contactColumns = (fields: readonly Field[]): Columns[] => {
  const found = new Map<string, Columns>();
  for (const [column, field] of fields.entries()) {
    const [, group = '', n = '', part = ''] = CONTACT_FIELD.exec(field) ?? [];
    const kind = contactGroups.find((one) => one === group);
    if (!kind || !isPart(part)) continue;
    const key = `${contactGroups.indexOf(kind)}${n}`;
    const columns = found.get(key) ?? { kind, at: {} };
    columns.at[part] ??= column;
    found.set(key, columns);
  }
  return [...found].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, columns]) => columns);
};

/** The contacts of a row; the same person in two groups is one with the rights of both. */
const contactsOf = (row: readonly string[], all: readonly Columns[]): ReadContact[] => {
  const found: ReadContact[] = [];
  for (const { kind, at } of all) {
    const cell = (part: Part): string => row[at[part] ?? -1] ?? '';
    const full = cell('full_name');
    const names = full ? namesOf(full) : { fname: cell('fname'), lname: cell('lname') };
    const email = cell('email');
    const phone = cell('phone');
    if (!(names.fname || names.lname || email || phone)) continue;
    addContact(found, {
      ...emptyContact(kind),
      ...names,
      email: email.toLowerCase(),
      phone,
      phone2: cell('phone2'),
      relation: cell('relation'),
    });
  }
  return found;
};

const sameText = (a: string, b: string): boolean => a === b || a.toLowerCase() === b.toLowerCase();
const sameName = (a: ReadContact, b: ReadContact): boolean => sameText(a.lname, b.lname) && sameText(a.fname, b.fname);

/** Adds a contact, or gives what is new of it to the same person that is there. */
export const addContact = (contacts: ReadContact[], contact: ReadContact): void => {
  const there = contacts.find((one) => sameName(one, contact));
  if (!there) {
    contacts.push(contact);
    return;
  }
  there.email ||= contact.email;
  there.phone ||= contact.phone;
  there.phone2 ||= contact.phone2;
  there.relation ||= contact.relation;
  there.pickup ||= contact.pickup;
  there.emergency ||= contact.emergency;
  there.payer ||= contact.payer;
  there.no_pickup ||= contact.no_pickup;
};

/** Reads a table of which a row is a child with its contacts, by what its columns were found or said to hold. */
export const readRoster = (table: Table, fields: readonly Field[], days: Days): ReadRoster => {
  const faults: ReadFault[] = table.dropped.map((head) => ({ row: 0, field: '', code: 'DROPPED', value: head }));
  const rowAt = (index: number): number => index + 2;
  const columnOf = (field: string): number => fields.indexOf(field);
  const dated = new Map(
    DAYS.flatMap((field) => {
      const column = columnOf(field);
      if (column < 0) return [];
      const cells = table.rows.map((row) => row[column] ?? '');
      return [[field, daysOf(cells, days, { field, head: table.head[column] ?? '', rowAt }, faults)] as const];
    }),
  );
  const groups = contactColumns(fields);
  const blank = emptyChild(0);
  const plain = fields.flatMap((field, column) => (isColumn(field, blank) ? [{ field, column }] : []));
  const others = fields.flatMap((field, column) => (field === 'other_room' ? [column] : []));
  const full = columnOf('full_name');
  const children = table.rows.flatMap((row, index): ReadChild[] => {
    if (row.every((cell) => cell === '')) return [];
    const child = emptyChild(rowAt(index));
    if (full >= 0) Object.assign(child, namesOf(row[full] ?? ''));
    for (const { field, column } of plain) child[field] = row[column] || child[field];
    for (const [field, cells] of dated) child[field] = cells[index] ?? '';
    child.gender = genderWord(child.gender);
    child.type = typeOf(child.type);
    child.other_rooms = others.flatMap((column) => row[column] || []).join('; ');
    child.contacts = contactsOf(row, groups);
    return [child];
  });
  return { children, faults };
};
