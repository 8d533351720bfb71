import { plain } from '@nestling/rules/plain.ts';
import type { Ctx } from '../../../kernel/call/context.ts';
import { message } from '../../../kernel/call/message.ts';
import { dayAt, FIRST_ZONE } from '../../../kernel/lib/local-time.ts';
import { type CellFault, type ContactRow, faultsOfStudent, listed, type StudentRow } from './check-row.ts';
import { findPerson, findStudent, indexOf, nameKey, type StandingIndex } from './match.ts';
import {
  COLUMNS,
  type Named,
  type Standing,
  type StandingPerson,
  type StandingStudent,
  standingOf,
} from './standing.ts';

export type State = 'new' | 'changed' | 'same' | 'clash';

/** Columns of a student that a row sets, by their names. */
export type Values = Partial<Record<(typeof COLUMNS)[number], string>>;

export interface PlannedContact {
  readonly contact: ContactRow;
  /** The account it is; null where one is to be made. */
  readonly person: StandingPerson | null;
  readonly linked: boolean;
  /** What the file adds to the link; a right is never taken by a file. */
  readonly rights: { readonly pickup?: true; readonly emergency_contact?: true; readonly is_payer?: true };
  /** What the file adds to an account whose owner has not come yet. */
  readonly fill: { readonly phone?: string; readonly phone2?: string; readonly email?: string };
  readonly relationship: number | undefined;
  /** How the same person is known in the rows of one file. */
  readonly key: string;
}
export interface Planned {
  readonly row: StudentRow;
  readonly state: State;
  readonly student: StandingStudent | null;
  /** Whom it may be, where a person has to say. */
  readonly alike: readonly StandingStudent[];
  readonly values: Values;
  /** The room it comes to; one without an id is to be made. */
  readonly room: { readonly id: number | null; readonly name: string } | null;
  readonly others: readonly { readonly id: number | null; readonly name: string }[];
  readonly allergies: readonly string[];
  readonly medications: readonly string[];
  readonly contacts: readonly PlannedContact[];
  /** Whom the file says must not pick the child up: a note for the office. */
  readonly forbidden: readonly string[];
  readonly faults: readonly CellFault[];
}

const newWords = (text: string | undefined, standing: readonly string[] = []): string[] =>
  listed(text).filter(
    (word) => !/^(none|no|n\/a|nka)$/i.test(word) && !standing.some((known) => plain(known) === plain(word)),
  );
type Ids = ReadonlyMap<string, number>;
/** Ids by names as they are compared; of two of one name the first. */
const idsOf = (all: readonly Named[]): Ids => new Map(all.map(({ id, name }) => [plain(name), id] as const).reverse());
const named = (all: Ids, name: string): { id: number | null; name: string } => ({
  id: all.get(plain(name)) ?? null,
  name,
});

const valuesOf = (row: StudentRow, student: StandingStudent | null): Values => {
  const values: Values = {};
  for (const column of COLUMNS) {
    const value = row[column];
    // A blank cell says nothing, and takes nothing away.
    if (!value || student?.columns[column] === value) continue;
    // What stands in the office's note is added to, not written over.
    if (column === 'note' && student?.columns.note) {
      if (!student.columns.note.includes(value)) values.note = `${student.columns.note}\n${value}`;
    } else values[column] = value;
  }
  return values;
};

const keyOf = (contact: ContactRow): string =>
  JSON.stringify([
    nameKey(contact),
    contact.email?.toLowerCase() || (contact.phone ?? '').replaceAll(/\D/g, '') || null,
  ]);

const planContact = (
  contact: ContactRow,
  at: number,
  { relationships, index }: { readonly relationships: Ids; readonly index: StandingIndex },
  student: StandingStudent | null,
  faults: CellFault[],
): PlannedContact => {
  const found = findPerson(contact, index, student);
  if (found.by === 'shared')
    faults.push({
      field: `contacts.${at}.email`,
      code: 'TAKEN',
      message: message('imports.emailShared', { name: found.person.full_name }),
    });
  const person = found.by === 'known' ? found.person : null;
  const link = student?.links.find(({ user_id }) => user_id === person?.id);
  const adds = (said: boolean | undefined, has: boolean | undefined) => said === true && has !== true;
  const rights = {
    ...(adds(contact.pickup && !contact.no_pickup, link?.pickup) ? { pickup: true as const } : {}),
    ...(adds(contact.emergency, link?.emergency_contact) ? { emergency_contact: true as const } : {}),
    ...(adds(contact.payer, link?.is_payer) ? { is_payer: true as const } : {}),
  };
  if (link?.black_list && Object.keys(rights).length > 0)
    faults.push({
      field: `contacts.${at}.pickup`,
      code: 'BLACK_LISTED',
      message: message('relationships.blackListed'),
    });
  const free = person && !person.active;
  const fill = {
    ...(free && contact.phone && !person.phone ? { phone: contact.phone } : {}),
    ...(free && contact.phone2 && !person.phone2 ? { phone2: contact.phone2 } : {}),
    ...(free && contact.email && !person.email ? { email: contact.email.toLowerCase() } : {}),
  };
  return {
    contact,
    person,
    linked: link !== undefined,
    rights,
    fill,
    relationship: contact.relation ? relationships.get(plain(contact.relation)) : undefined,
    key: keyOf(contact),
  };
};

const isNews = ({ linked, rights, fill }: PlannedContact): boolean =>
  !linked || Object.keys(rights).length > 0 || Object.keys(fill).length > 0;

/** Puts each row beside what the center has: new, changed, the same, or a clash that a person decides. Nothing is written. */
export const planRows = (rows: readonly StudentRow[], standing: Standing, today: string): Planned[] => {
  const index = indexOf(standing);
  const relationships = idsOf(standing.relationships);
  const rooms = idsOf(standing.rooms);
  const found = rows.map((row) => findStudent(row, index));
  const taken = new Map<number, number>();
  for (const [at, one] of found.entries())
    if ('student' in one && !taken.has(one.student.id)) taken.set(one.student.id, at);
  const seen = new Map<string, number>();
  return rows.map((row, place): Planned => {
    const faults = faultsOfStudent(row, today);
    const one = found[place] ?? { by: 'none' };
    const student = 'student' in one ? one.student : null;
    // Whom another row of the file is cannot be meant by this one: so the second of twins is nobody's likeness.
    const alike = 'students' in one ? one.students.filter(({ id }) => !taken.has(id)) : [];
    const clash = (field: string, code: string, words: CellFault['message']) =>
      faults.push({ field, code, message: words });
    if (alike.length > 0)
      clash('match', 'ALIKE', message('imports.alike', { names: alike.map(({ full_name }) => full_name).join(', ') }));
    if (row.match !== undefined && !student) clash('match', 'OTHER_LOCATION', message('imports.matchElsewhere'));
    if (student?.archived) clash('match', 'ARCHIVED', message('imports.archived', { name: student.full_name }));
    const double = student
      ? taken.get(student.id)
      : seen.get(row.external_id ? `id ${row.external_id}` : `${nameKey(row)} ${row.dob ?? ''}`);
    if (double !== undefined && double !== place)
      clash('fname', 'DOUBLE', message('imports.double', { row: rows[double]?.row ?? double + 1 }));
    else if (!student) {
      if (row.external_id) seen.set(`id ${row.external_id}`, place);
      seen.set(`${nameKey(row)} ${row.dob ?? ''}`, place);
    }
    if (!student && !row.room) clash('room', 'REQUIRED', message('imports.missing.room'));
    const contacts = (row.contacts ?? []).map((contact, at) =>
      planContact(contact, at, { relationships, index }, student, faults),
    );
    const addresses = new Map<string, string>();
    for (const [at, { contact, person }] of contacts.entries()) {
      const email = person ? undefined : contact.email?.toLowerCase();
      const other = email ? addresses.get(email) : undefined;
      if (other !== undefined) clash(`contacts.${at}.email`, 'TAKEN', message('imports.emailShared', { name: other }));
      else if (email) addresses.set(email, `${contact.fname ?? ''} ${contact.lname ?? ''}`.trim());
    }
    const values = valuesOf(row, student);
    const isHome = row.room && student?.room && plain(student.room) === plain(row.room);
    const room = row.room && !isHome ? named(rooms, row.room) : null;
    const others = listed(row.other_rooms)
      .filter((name) => plain(name) !== plain(row.room ?? student?.room ?? ''))
      .filter((name) => !student?.other_rooms.some((known) => plain(known.name) === plain(name)))
      .map((name) => named(rooms, name));
    const allergies = newWords(row.allergies, student?.allergies);
    const medications = newWords(row.medications, student?.medications);
    const forbidden = contacts
      .flatMap(({ contact }) => (contact.no_pickup ? [`${contact.fname ?? ''} ${contact.lname ?? ''}`.trim()] : []))
      .filter((name) => !student?.columns.note?.includes(name));
    const isSame =
      student &&
      Object.keys(values).length + others.length + allergies.length + medications.length + forbidden.length === 0 &&
      !room &&
      !contacts.some(isNews);
    const state = faults.length > 0 ? 'clash' : student ? (isSame ? 'same' : 'changed') : 'new';
    return { row, state, student, alike, values, room, others, allergies, medications, contacts, forbidden, faults };
  });
};

/** The same with what the center has now. */
export const planStudents = async (
  ctx: Pick<Ctx, 'db' | 'now'>,
  location: number,
  rows: readonly StudentRow[],
): Promise<Planned[]> => {
  const standing = await standingOf(ctx, location, rows);
  // Whoever is born today where the day begins first is born.
  return planRows(rows, standing, dayAt(ctx.now().getTime(), FIRST_ZONE));
};

/** The fields a row would change, for whoever looks at it. */
export const changesOf = ({ values, room, others, allergies, medications, contacts, forbidden }: Planned): string[] => [
  ...Object.keys(values),
  ...(room ? ['room'] : []),
  ...(others.length > 0 ? ['other_rooms'] : []),
  ...(allergies.length > 0 ? ['allergies'] : []),
  ...(medications.length > 0 ? ['medications'] : []),
  ...(contacts.some(isNews) || forbidden.length > 0 ? ['contacts'] : []),
];
