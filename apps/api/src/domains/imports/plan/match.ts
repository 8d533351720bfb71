import { plain } from '@nestling/rules/plain.ts';
import type { ContactRow, StudentRow } from './check-row.ts';
import { digitsOf, type Standing, type StandingLink, type StandingPerson, type StandingStudent } from './standing.ts';

type WithNames = { readonly [name in 'fname' | 'lname']?: string | undefined | null };
const compared = ({ fname, lname }: WithNames): string =>
  JSON.stringify(
    [fname, lname].map((name) =>
      plain(name ?? '')
        .replaceAll(/\s+/g, ' ')
        .trim(),
    ),
  );
const known = new WeakMap<WithNames, string>();
/** Names as they are compared: without case, accents and double blanks. Of each record they are made once. */
export const nameKey = (of: WithNames): string => {
  const key = known.get(of) ?? compared(of);
  known.set(of, key);
  return key;
};

type Several<V> = ReadonlyMap<string, readonly V[]>;
/** What the center has, found by what rows say of it: a list of thousands is not gone through for each of its rows. */
export interface StandingIndex {
  readonly byId: ReadonlyMap<number, StandingStudent>;
  readonly byExternalId: Several<StandingStudent>;
  readonly byName: Several<StandingStudent>;
  /** By birth date and last name. */
  readonly byBirth: Several<StandingStudent>;
  readonly peopleByEmail: Several<StandingPerson>;
  readonly peopleByName: Several<StandingPerson>;
}

/** Several of one key each, in their order; a key of null finds nothing. */
const grouped = <V>(all: readonly V[], keyOf: (one: V) => string | null): Several<V> => {
  const groups = new Map<string, V[]>();
  for (const one of all) {
    const key = keyOf(one);
    if (key === null) continue;
    const group = groups.get(key);
    if (group) group.push(one);
    else groups.set(key, [one]);
  }
  return groups;
};

const birthKey = (dob: string | null | undefined, lname: string | null | undefined): string | null =>
  dob ? JSON.stringify([dob, plain(lname ?? '')]) : null;

export const indexOf = ({ students, people }: Pick<Standing, 'students' | 'people'>): StandingIndex => ({
  byId: new Map(students.map((one) => [one.id, one])),
  byExternalId: grouped(students, ({ columns }) => columns.external_id || null),
  byName: grouped(students, ({ columns }) => nameKey(columns)),
  byBirth: grouped(students, ({ columns }) => birthKey(columns.dob, columns.lname)),
  peopleByEmail: grouped(people, ({ email }) => email?.toLowerCase() || null),
  peopleByName: grouped(people, nameKey),
});

/** What a row was found to be: a student, or several it may be, which a person decides. */
export type Found =
  | { readonly by: 'none' }
  | { readonly by: 'choice' | 'external' | 'contact' | 'birth'; readonly student: StandingStudent }
  | { readonly by: 'alike'; readonly students: readonly StandingStudent[] };

const only = (students: readonly StandingStudent[], by: 'external' | 'contact' | 'birth'): Found | null => {
  const [first] = students;
  if (!first) return null;
  return students.length === 1 ? { by, student: first } : { by: 'alike', students };
};

/** Whether a contact of the row is one of the student: by the name together with an address or a phone. */
const isSameContact = (contact: ContactRow, link: StandingLink): boolean => {
  if (nameKey(contact) !== nameKey(link)) return false;
  if (contact.email && link.email?.toLowerCase() === contact.email.toLowerCase()) return true;
  const own = [link.phone, link.phone2].map(digitsOf).filter(Boolean);
  return [contact.phone, contact.phone2].some((phone) => digitsOf(phone).length >= 7 && own.includes(digitsOf(phone)));
};

/**
 * Finds the student a row means: by the id of the other product, by a contact (name and address) with the name of the child, by
 * names and birth date. Twins have the address and the day in common, never the first name; the same name alone joins nobody.
 */
export const findStudent = (row: StudentRow, index: StandingIndex): Found => {
  if (row.match !== undefined) {
    const student = index.byId.get(row.match);
    return student ? { by: 'choice', student } : { by: 'none' };
  }
  const external = row.external_id ? only(index.byExternalId.get(row.external_id) ?? [], 'external') : null;
  if (external) return external;
  if (row.as_new) return { by: 'none' };
  // Another id of the same product is another child, however alike the two are.
  const isOpen = ({ columns }: StandingStudent) => !(row.external_id && columns.external_id);
  const named = (index.byName.get(nameKey(row)) ?? []).filter(isOpen);
  const sameDay = (one: StandingStudent) => !row.dob || !one.columns.dob || one.columns.dob === row.dob;
  const byContact = only(
    named.filter(
      (one) =>
        sameDay(one) && (row.contacts ?? []).some((contact) => one.links.some((link) => isSameContact(contact, link))),
    ),
    'contact',
  );
  if (byContact) return byContact;
  const byBirth = row.dob
    ? only(
        named.filter(({ columns }) => columns.dob === row.dob),
        'birth',
      )
    : null;
  if (byBirth) return byBirth;
  const bornThen = (index.byBirth.get(birthKey(row.dob, row.lname) ?? '') ?? []).filter(isOpen);
  const alike = [...new Set([...named, ...bornThen])].sort((a, b) => a.id - b.id);
  return alike.length > 0 ? { by: 'alike', students: alike } : { by: 'none' };
};

export type FoundPerson =
  | { readonly by: 'none' }
  | { readonly by: 'known'; readonly person: StandingPerson }
  /** The address is somebody else's: families share one, and an account has one of its own. */
  | { readonly by: 'shared'; readonly person: StandingPerson };

/** Finds the account a contact means: the name with the address or a phone, or the name among those the student has. */
export const findPerson = (
  contact: ContactRow,
  { peopleByEmail, peopleByName }: StandingIndex,
  student: StandingStudent | null,
): FoundPerson => {
  const name = nameKey(contact);
  const [owner] = peopleByEmail.get(contact.email?.toLowerCase() ?? '') ?? [];
  if (owner && nameKey(owner) === name) return { by: 'known', person: owner };
  const digits = [contact.phone, contact.phone2].map(digitsOf).filter((one) => one.length >= 7);
  const byPhone = peopleByName
    .get(name)
    ?.find((one) => [one.phone, one.phone2].some((phone) => digits.includes(digitsOf(phone))));
  const linked = student?.links.filter((link) => nameKey(link) === name) ?? [];
  const [link] = linked;
  // Two of one name at one child are told apart by nothing: a person of the office does that.
  const person =
    byPhone ??
    (link && linked.length === 1 ? { ...link, id: link.user_id, full_name: `${link.fname} ${link.lname}` } : undefined);
  if (owner && owner.id !== person?.id) return { by: 'shared', person: owner };
  return person ? { by: 'known', person } : { by: 'none' };
};
