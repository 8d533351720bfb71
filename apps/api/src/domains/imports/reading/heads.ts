import { looksLikeDay } from './days.ts';

/** A header as names are compared: small letters and numbers with single blanks, 'FirstName' and 'first_name' alike. */
export const headingOf = (head: string): string =>
  head
    .replaceAll(/([a-z])([A-Z])/g, '$1 $2')
    .normalize('NFD')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, ' ')
    .trim();

/** The fields of a child and the headers they come under, in files of other products and in plain lists. */
const NAMED = {
  external_id: ['brightwheel id', 'student id', 'child id', 'external id', 'internal code', 'animalcode', 'id'],
  full_name: [
    'full name',
    'child name',
    'student name',
    'name',
    'child full name',
    'pet name',
    'animalname',
    'nombre completo',
  ],
  fname: ['first name', 'child first name', 'student first name', 'fname', 'given name', 'nombre'],
  middle_name: ['middle name', 'middle initial'],
  lname: [
    'last name',
    'child last name',
    'student last name',
    'lname',
    'surname',
    'family name',
    'apellido',
    'apellidos',
  ],
  nick_name: ['nickname', 'nick name', 'preferred name'],
  dob: [
    'birthdate',
    'date of birth',
    'dob',
    'birthday',
    'birth date',
    'pet birthday',
    'animaldob',
    'fecha de nacimiento',
  ],
  gender: ['gender', 'sex', 'pet sex', 'animalsex', 'sexo'],
  race: ['race', 'pet breed 1', 'animalbreed1', 'breed'],
  ethnicity: ['ethnicity'],
  room: ['homeroom', 'classroom', 'primary classroom', 'room', 'class', 'class name', 'age group', 'sala', 'salon'],
  type: ['enrollment status', 'status', 'enrolment status'],
  enrollment_date: ['enrollment date', 'start date', 'enrolment date', 'desired start date', 'status start date'],
  graduation_date: ['graduation date', 'status end date', 'end date'],
  street_1: ['street 1', 'address', 'address 1', 'address line 1', 'street', 'add 1 line 1'],
  street_2: ['street 2', 'address 2', 'address line 2', 'add 1 line 2'],
  city: ['city', 'town', 'add 1 city'],
  state: ['state', 'region', 'county', 'add 1 region'],
  zip: ['zip', 'zip code', 'postal code', 'postcode', 'add 1 postal code'],
  country: ['country'],
  doctor_name: ['doctor name', 'doctor', 'physician', 'currentvet', 'current vet name'],
  doctor_phone: ['doctor phone', 'physician phone'],
  note: ['notes', 'note', 'comment', 'comments', 'person comment'],
  allergies: ['allergies', 'allergy'],
  medications: ['medications', 'medication'],
} as const satisfies Record<string, readonly string[]>;

/** What a column of a contact may hold. */
const PARTS: ReadonlyMap<string, string> = new Map([
  ['first name', 'fname'],
  ['last name', 'lname'],
  ['name', 'full_name'],
  ['full name', 'full_name'],
  ['email', 'email'],
  ['mobile phone', 'phone'],
  ['phone 1', 'phone'],
  ['phone', 'phone'],
  ['cell', 'phone'],
  ['phone 2', 'phone2'],
  ['relationship', 'relation'],
  ['relation', 'relation'],
]);
const GROUPS: ReadonlyMap<string, string> = new Map([
  ['parent', 'parent'],
  ['guardian', 'parent'],
  ['primary parent', 'parent'],
  ['second parent', 'parent'],
  ['mother', 'parent'],
  ['father', 'parent'],
  ['owner', 'parent'],
  ['family', 'family'],
  ['approved pickup', 'pickup'],
  ['authorized pickup', 'pickup'],
  ['pickup', 'pickup'],
  ['emergency contact', 'emergency'],
]);
const CONTACT =
  /^(parent|guardian|primary parent|second parent|mother|father|owner|family|approved pickup|authorized pickup|pickup|emergency contact) ?(\d)? (first name|last name|full name|name|email|mobile phone|phone 1|phone 2|phone|cell|relationship|relation)$/;

/** A mapped column: where its cells go. 'other_room' and '' may be named several times; '' goes nowhere. */
export type Field = string;
export const contactGroups = ['parent', 'family', 'pickup', 'emergency'] as const;
export const CONTACT_FIELD =
  /^(parent|family|pickup|emergency)_([1-4])_(fname|lname|full_name|email|phone|phone2|relation)$/;
const known: ReadonlyMap<string, string> = new Map(
  Object.entries(NAMED).flatMap(([field, names]) => names.map((name) => [name, field])),
);
/** Every field a column may be mapped to. */
export const childFields: readonly string[] = [...Object.keys(NAMED), 'other_room'];
export const isField = (field: string): boolean =>
  field === '' || childFields.includes(field) || CONTACT_FIELD.test(field);

const byName = (head: string): Field | null => {
  const heading = headingOf(head);
  if (/^(room|classroom) \d+$/.test(heading)) return 'other_room';
  const direct = known.get(heading);
  if (direct) return direct;
  const [, group = '', number, part = ''] = CONTACT.exec(heading) ?? [];
  const place = GROUPS.get(group);
  const into = PARTS.get(part);
  if (!place || !into) return null;
  const n = number ?? (group === 'second parent' || group === 'father' ? '2' : '1');
  return Number(n) >= 1 && Number(n) <= 4 ? `${place}_${n}_${into}` : null;
};

const EMAIL = /^[^\s@]{1,64}@[^\s@]{3,190}$/;
const PHONE = /^\+?[\d\s().-]{7,20}$/;
const mostly = (cells: readonly string[], test: (cell: string) => boolean): boolean => {
  const said = cells.filter((cell) => cell !== '');
  return said.length > 0 && said.filter(test).length * 10 >= said.length * 7;
};

/** What a column without a name we know may be by what stands in it; each is given once. */
const byContent = (cells: readonly string[], taken: ReadonlySet<string>): Field | null => {
  const free = (...fields: string[]) => fields.find((field) => !taken.has(field)) ?? null;
  if (mostly(cells, (cell) => EMAIL.test(cell))) return free('parent_1_email', 'parent_2_email');
  if (mostly(cells, looksLikeDay)) return free('dob');
  if (mostly(cells, (cell) => PHONE.test(cell) && cell.replaceAll(/\D/g, '').length >= 7))
    return free('parent_1_phone', 'parent_2_phone');
  return null;
};

/** Finds for each column the field it holds: by its name, then by what is in it; '' where it is none of ours. */
export const guessFields = (head: readonly string[], rows: readonly (readonly string[])[]): Field[] => {
  const taken = new Set<string>();
  const named = head.map((one) => {
    const field = byName(one);
    if (field === null || (taken.has(field) && field !== 'other_room')) return null;
    taken.add(field);
    return field;
  });
  const sample = rows.slice(0, 200);
  return named.map((field, column) => {
    if (field !== null) return field;
    const guessed = byContent(
      sample.map((row) => row[column] ?? ''),
      taken,
    );
    if (guessed !== null) taken.add(guessed);
    return guessed ?? '';
  });
};

/** The first cells of a column that say something, to show what it holds. */
export const examplesOf = (rows: readonly (readonly string[])[], column: number): string[] => {
  const found: string[] = [];
  for (const row of rows) {
    const cell = row[column] ?? '';
    if (cell !== '' && !found.includes(cell)) found.push(cell.slice(0, 100));
    if (found.length === 3) break;
  }
  return found;
};
