import { headingOf } from './heads.ts';
import type { Table, Unread } from './read-tables.ts';
import { addContact, type Days, daysOf, genderWord, type ReadRoster, typeOf } from './roster.ts';
import { emptyChild, emptyContact, namesOf, type ReadChild, type ReadContact, type ReadFault } from './rows.ts';

/** The cells of a report by what its headers are called; headers of theirs that differ by spelling alone are one. */
interface Report {
  readonly table: Table;
  cell(row: readonly string[], ...names: string[]): string;
  has(...names: string[]): boolean;
}

const reportOf = (table: Table): Report => {
  const places = new Map<string, number>();
  for (const [column, head] of table.head.entries()) {
    const heading = headingOf(head);
    if (!places.has(heading)) places.set(heading, column);
  }
  const at = (names: readonly string[]): number => {
    for (const name of names) {
      const place = places.get(name);
      if (place !== undefined) return place;
    }
    return -1;
  };
  return {
    table,
    cell: (row, ...names) => row[at(names)] ?? '',
    has: (...names) => at(names) >= 0,
  };
};

const ACCOUNT = ['account id', 'account key', 'family id', 'family key', 'family number'];
const PERSON = ['person id', 'parent id', 'guardian id', 'payer id'];
const CHILD = ['child id'];
const DOB = ['date of birth', 'dob', 'birthdate'];
const PICKUP = ['authorized pickup', 'can pickup'];
const LIVES = ['lives with', 'resides with'];

const isChecked = (cell: string): boolean => /^(checked|yes|true|1|x)$/i.test(cell);
/** Said in words: 'Not Authorized', 'Do not release'. An empty or unchecked box says nothing of the kind. */
const isForbidden = (cell: string): boolean => /\bnot\b|\bnever\b|\bdeny|denied|restricted/i.test(cell);

const namesIn = (report: Report, row: readonly string[]): { fname: string; lname: string } => {
  const fname = report.cell(row, 'first name');
  const lname = report.cell(row, 'last name');
  return fname || lname ? { fname, lname } : namesOf(report.cell(row, 'full name'));
};

const contactIn = (report: Report, row: readonly string[], kind: ReadContact['kind']): ReadContact => ({
  ...emptyContact(kind),
  ...namesIn(report, row),
  email: report.cell(row, 'email').toLowerCase(),
  phone: report.cell(row, 'phone 1'),
  phone2: report.cell(row, 'phone 2'),
  relation: report.cell(row, 'relationship type'),
});

const fill = (child: ReadChild, more: Partial<Record<Exclude<keyof ReadChild, 'row' | 'contacts'>, string>>): void => {
  for (const [field, value] of Object.entries(more)) {
    if (value && Object.hasOwn(child, field) && !Reflect.get(child, field)) Reflect.set(child, field, value);
  }
};

const childIn = (report: Report, row: readonly string[], child: ReadChild): void => {
  const room = report.cell(row, 'primary classroom', 'classroom');
  fill(child, {
    ...namesIn(report, row),
    middle_name: report.cell(row, 'middle initial', 'middle name'),
    gender: genderWord(report.cell(row, 'gender')),
    room: /^work area$/i.test(room) ? '' : room,
    type: typeOf(report.cell(row, 'enrollment status')),
    enrollment_date: report.cell(row, 'status start date'),
    street_1: report.cell(row, 'add 1 line 1'),
    street_2: report.cell(row, 'add 1 line 2'),
    city: report.cell(row, 'add 1 city'),
    state: report.cell(row, 'add 1 region'),
    zip: report.cell(row, 'add 1 postal code'),
    note: report.cell(row, 'comment', 'person comment'),
  });
};

const isChildType = (type: string): boolean => /child|student|dependent/i.test(type);

/**
 * Reads reports of Procare together: accounts with their people, children, relationships and what is known of a child. A child
 * that stands under two accounts, as those of separated parents do, is one with the people of both.
 */
export const readProcare = (tables: readonly Table[], days: Days): ReadRoster | Unread => {
  const faults: ReadFault[] = tables.flatMap(({ dropped }) =>
    dropped.map((head) => ({ row: 0, field: '', code: 'DROPPED' as const, value: head })),
  );
  const children = new Map<string, ReadChild>();
  const births = new Map<ReadChild, { cell: string }>();
  const accounts = new Map<string, { contacts: ReadContact[]; children: Set<ReadChild>; row: number }>();
  /** Of a person or child id, whichever a report has. */
  const childOf = (report: Report, row: readonly string[], index: number, own = false): ReadChild | null => {
    const ids = [report.cell(row, ...CHILD) && `c${report.cell(row, ...CHILD)}`];
    if (own) ids.push(report.cell(row, ...PERSON) && `p${report.cell(row, ...PERSON)}`);
    const keys = ids.filter(Boolean);
    if (keys.length === 0) return null;
    const known = keys.map((key) => children.get(key)).find((child) => child !== undefined);
    const child = known ?? emptyChild(index + 2);
    for (const key of keys) children.set(key, child);
    child.external_id ||= report.cell(row, ...CHILD) || report.cell(row, ...PERSON);
    const born = report.cell(row, ...DOB);
    if (own && born && !births.has(child)) births.set(child, { cell: born });
    return child;
  };
  const reports = tables.map(reportOf);
  const isRelationships = (report: Report) => report.has('relationship type') && report.has(...CHILD);
  const isAccounts = (report: Report) => report.has(...ACCOUNT) && report.has('person type');
  const isInfo = (report: Report) => report.has('category description') && report.has(...CHILD);
  const isChildren = (report: Report) =>
    report.has(...CHILD) &&
    !isRelationships(report) &&
    !isInfo(report) &&
    report.has('enrollment status', 'first name');

  for (const report of reports.filter(isChildren))
    for (const [index, row] of report.table.rows.entries()) {
      const child = childOf(report, row, index, true);
      if (!child) continue;
      childIn(report, row, child);
      for (let n = 1; n <= 3; n += 1) {
        const fname = report.cell(row, `relationship ${n} first name`);
        const lname = report.cell(row, `relationship ${n} last name`);
        const relation = report.cell(row, `relationship ${n} type`);
        if (fname || lname) addContact(child.contacts, { ...emptyContact('family'), fname, lname, relation });
      }
    }
  for (const report of reports.filter(isAccounts))
    for (const [index, row] of report.table.rows.entries()) {
      const key = report.cell(row, ...ACCOUNT);
      if (!key) continue;
      const account = accounts.get(key) ?? { contacts: [], children: new Set<ReadChild>(), row: index + 2 };
      accounts.set(key, account);
      if (isChildType(report.cell(row, 'person type'))) {
        const child = childOf(report, row, index, true);
        if (!child) continue;
        childIn(report, row, child);
        account.children.add(child);
        continue;
      }
      const payer = report.cell(row, 'person sort id') === '0';
      const contact = { ...contactIn(report, row, 'parent'), payer };
      if (contact.fname || contact.lname) addContact(account.contacts, contact);
    }
  for (const { contacts, children: own, row } of accounts.values()) {
    if (own.size === 0) faults.push({ row, field: 'account', code: 'NO_FAMILY', value: contacts[0]?.lname ?? '' });
    for (const child of own) for (const contact of contacts) addContact(child.contacts, { ...contact });
  }
  for (const report of reports.filter(isRelationships))
    for (const [index, row] of report.table.rows.entries()) {
      const child = childOf(report, row, index);
      if (!child) continue;
      const said = report.cell(row, ...PICKUP);
      const emergency = isChecked(report.cell(row, 'emergency'));
      const kind = isChecked(report.cell(row, ...LIVES)) ? 'parent' : emergency ? 'emergency' : 'family';
      const contact = contactIn(report, row, kind);
      if (contact.fname || contact.lname)
        addContact(child.contacts, {
          ...contact,
          emergency,
          pickup: isChecked(said),
          no_pickup: isForbidden(said) || isForbidden(report.cell(row, 'comment')),
        });
    }
  for (const report of reports.filter(isInfo))
    for (const [index, row] of report.table.rows.entries()) {
      const child = childOf(report, row, index);
      const item = report.cell(row, 'item description');
      const active = report.cell(row, 'item is active');
      if (!child || !item || (active !== '' && !isChecked(active))) continue;
      const field = /allerg/i.test(report.cell(row, 'category description'))
        ? 'allergies'
        : /medic/i.test(report.cell(row, 'category description'))
          ? 'medications'
          : null;
      if (field) child[field] = [child[field], item].filter(Boolean).join('; ');
    }
  const all = [...new Set(children.values())];
  if (all.length === 0) return 'NO_FAMILIES';
  const place = (field: string) => ({ field, head: field, rowAt: (index: number) => all[index]?.row ?? 0 });
  const dobs = daysOf(
    all.map((child) => births.get(child)?.cell ?? ''),
    days,
    place('dob'),
    faults,
  );
  const starts = daysOf(
    all.map((child) => child.enrollment_date),
    days,
    place('enrollment_date'),
    faults,
  );
  for (const [index, child] of all.entries()) {
    child.dob = dobs[index] ?? '';
    child.enrollment_date = starts[index] ?? '';
  }
  return { children: all, faults };
};
