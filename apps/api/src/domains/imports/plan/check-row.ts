import { genderOf } from '@nestling/rules/genders.ts';
import { z } from 'zod';
import type { InputOf } from '../../../kernel/call/input.ts';
import { type Message, message } from '../../../kernel/call/message.ts';
import type { FieldError } from '../../../kernel/call/refusals.ts';
import type { staffRow, studentRow } from '../imports.inputs.ts';

export type StudentRow = InputOf<typeof studentRow>;
export type ContactRow = NonNullable<StudentRow['contacts']>[number];
export type StaffRow = InputOf<typeof staffRow>;

/** What is wrong with a cell: `field` is its path within the row, such as 'contacts.0.email'. */
export interface CellFault {
  readonly field: string;
  readonly code: string;
  readonly message: Message;
}

/** A fault of a row as a call answers it, at `<path>.<index>.<field>`; one of the whole row at the row. */
export const faultAt = (path: string, index: number, { field, code, message: words }: CellFault): FieldError => ({
  field: `${path}.${index}${field ? `.${field}` : ''}`,
  code,
  message: words,
});

/** What is wrong with rows, as a call answers it. */
export const faultsAt = (path: string, planned: readonly { readonly faults: readonly CellFault[] }[]): FieldError[] =>
  planned.flatMap(({ faults }, index) => faults.map((fault) => faultAt(path, index, fault)));

/** The words of a cell that holds several, each once. */
export const listed = (text: string | undefined): string[] => [
  ...new Set(
    (text ?? '')
      .split(/[;\n]/)
      .map((word) => word.trim())
      .filter(Boolean),
  ),
];

/** How long the text of a field may be; names are 200. */
const MOST: Readonly<Record<string, number>> = {
  external_id: 100,
  race: 100,
  ethnicity: 100,
  doctor_phone: 30,
  note: 5_000,
  room: 100,
  other_rooms: 1_000,
  allergies: 1_000,
  medications: 1_000,
  zip: 20,
  job_title: 100,
  username: 100,
  rooms: 1_000,
};
const MOST_NAME = 200;
/** An allergy or a medication is a word of the center's list. */
const MOST_WORD = 100;

const tooLong = (row: object, faults: CellFault[], path = ''): void => {
  for (const [field, value] of Object.entries(row)) {
    const most = MOST[field] ?? MOST_NAME;
    if (typeof value === 'string' && value.length > most)
      faults.push({ field: `${path}${field}`, code: 'TOO_LONG', message: message('imports.tooLong', { most }) });
  }
};

const EMAIL = z.email().max(254);
const PHONE = /^\+?[\d\s().\-/]{5,30}$/;
const isDay = (text: string): boolean => z.iso.date().safeParse(text).success && text >= '1900-01-01' && text < '2200';

const said = (text: string | undefined): boolean => text !== undefined && text !== '';

const reachFaults = (
  { email, phone, phone2 }: Pick<ContactRow, 'email' | 'phone' | 'phone2'>,
  path: string,
): CellFault[] => [
  ...(said(email) && !EMAIL.safeParse(email?.toLowerCase()).success
    ? [{ field: `${path}email`, code: 'INVALID', message: message('imports.noEmail') }]
    : []),
  ...[['phone', phone] as const, ['phone2', phone2] as const].flatMap(([field, value]) =>
    value && !PHONE.test(value)
      ? [{ field: `${path}${field}`, code: 'INVALID', message: message('imports.noPhone') }]
      : [],
  ),
];

const required = (row: Pick<ContactRow, 'fname' | 'lname'>, path = ''): CellFault[] =>
  (['fname', 'lname'] as const).flatMap((field) =>
    said(row[field])
      ? []
      : [{ field: `${path}${field}`, code: 'REQUIRED', message: message(`imports.missing.${field}`) }],
  );

/** What is wrong with the cells of a row by themselves, whatever the center has. `today` is 'YYYY-MM-DD'. */
export const faultsOfStudent = (row: StudentRow, today: string): CellFault[] => {
  const faults: CellFault[] = required(row);
  tooLong(row, faults);
  for (const field of ['dob', 'enrollment_date', 'graduation_date'] as const) {
    const value = row[field];
    if (value && !isDay(value)) faults.push({ field, code: 'INVALID', message: message('imports.noDay') });
  }
  if (row.dob && isDay(row.dob) && row.dob > today)
    faults.push({ field: 'dob', code: 'FUTURE', message: message('student.notBorn') });
  for (const field of ['allergies', 'medications'] as const)
    if (listed(row[field]).some((word) => word.length > MOST_WORD))
      faults.push({ field, code: 'TOO_LONG', message: message('imports.tooLong', { most: MOST_WORD }) });
  if (row.gender && !genderOf(row.gender))
    faults.push({ field: 'gender', code: 'UNKNOWN', message: message('student.noGender') });
  if (row.type && !['enrolled', 'waitlist', 'graduated'].includes(row.type))
    faults.push({ field: 'type', code: 'UNKNOWN', message: message('imports.noType') });
  for (const [at, contact] of (row.contacts ?? []).entries()) {
    const path = `contacts.${at}.`;
    faults.push(...required(contact, path), ...reachFaults(contact, path));
    tooLong(contact, faults, path);
  }
  return faults;
};

/** The same of somebody of the staff: an address to invite them at is asked for. */
export const faultsOfStaff = (row: StaffRow): CellFault[] => {
  const faults: CellFault[] = [...required(row), ...reachFaults({ email: row.email, phone: row.phone }, '')];
  if (!said(row.email)) faults.push({ field: 'email', code: 'REQUIRED', message: message('imports.missing.email') });
  tooLong(row, faults);
  return faults;
};
