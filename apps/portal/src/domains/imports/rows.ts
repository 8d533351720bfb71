import type { FieldError } from '@nestling/kit/action.ts';
import type { ImportStaffCellsFragment, ImportStudentCellsFragment } from './imports.graphql.ts';

/** What is wrong with a cell: `field` is its path within the row. */
export type RowFault = { readonly field: string; readonly code: string; readonly message: string };

/** How a row stands on this page: as it was read, saved, or left for the next sending. */
type Standing = { readonly key: string; readonly stored: boolean };
/** `decided`: the student somebody said it is. */
export type StudentRow = ImportStudentCellsFragment & Standing & { readonly decided?: string };
export type StaffRow = ImportStaffCellsFragment & Standing;
export type ContactCells = StudentRow['contacts'][number];

const fresh = { stored: false };

/** Sheets of one workbook count their lines anew: the second row of a number gets a free one, for rows are kept by it. */
const numbered = <R extends { readonly row: number }>(rows: readonly R[]): readonly R[] => {
  const seen = new Set<number>();
  let last = rows.reduce((most, { row }) => Math.max(most, row), 0);
  return rows.map((one) => {
    if (!seen.has(one.row)) {
      seen.add(one.row);
      return one;
    }
    last += 1;
    return { ...one, row: last };
  });
};
export const studentRows = (read: readonly ImportStudentCellsFragment[]): StudentRow[] =>
  numbered(read).map((row, index) => ({ ...row, ...fresh, key: `${index}` }));
export const staffRows = (read: readonly ImportStaffCellsFragment[]): StaffRow[] =>
  numbered(read).map((row, index) => ({ ...row, ...fresh, key: `${index}` }));

/** Cells of a child that are text, in the order they are mended in. */
export const studentCells = [
  'fname',
  'lname',
  'middle_name',
  'nick_name',
  'dob',
  'gender',
  'room',
  'other_rooms',
  'type',
  'enrollment_date',
  'graduation_date',
  'external_id',
  'allergies',
  'medications',
  'note',
  'street_1',
  'street_2',
  'city',
  'state',
  'zip',
  'country',
  'race',
  'ethnicity',
  'doctor_name',
  'doctor_phone',
] as const;
export type StudentCell = (typeof studentCells)[number];
export const contactCells = ['fname', 'lname', 'email', 'phone', 'phone2', 'relation'] as const;
export type ContactCell = (typeof contactCells)[number];
export const staffCells = [
  'fname',
  'lname',
  'middle_name',
  'email',
  'username',
  'phone',
  'job_title',
  'rooms',
] as const;
export type StaffCell = (typeof staffCells)[number];

export const groupOf = (kind: string): 'parent' | 'pickup' | 'emergency' | 'family' =>
  kind === 'parent' || kind === 'pickup' || kind === 'emergency' ? kind : 'family';

/** A contact as it is sent. */
const contactSent = ({
  kind,
  fname,
  lname,
  email,
  phone,
  phone2,
  relation,
  pickup,
  emergency,
  payer,
  no_pickup,
}: ContactCells) => ({
  kind,
  fname,
  lname,
  email,
  phone,
  phone2,
  relation,
  pickup,
  emergency,
  payer,
  no_pickup,
});

/** A row of a child as it is sent: its cells, and what somebody has decided. A student it was found to be is found again. */
export const studentSent = (row: StudentRow) => ({
  row: row.row,
  match: row.decided ?? null,
  as_new: row.as_new,
  external_id: row.external_id,
  fname: row.fname,
  middle_name: row.middle_name,
  lname: row.lname,
  nick_name: row.nick_name,
  dob: row.dob,
  gender: row.gender,
  race: row.race,
  ethnicity: row.ethnicity,
  room: row.room,
  other_rooms: row.other_rooms,
  type: row.type,
  enrollment_date: row.enrollment_date,
  graduation_date: row.graduation_date,
  street_1: row.street_1,
  street_2: row.street_2,
  city: row.city,
  state: row.state,
  zip: row.zip,
  country: row.country,
  doctor_name: row.doctor_name,
  doctor_phone: row.doctor_phone,
  note: row.note,
  allergies: row.allergies,
  medications: row.medications,
  contacts: row.contacts.map(contactSent),
});

export const staffSent = (row: StaffRow) => ({
  row: row.row,
  external_id: row.external_id,
  fname: row.fname,
  middle_name: row.middle_name,
  lname: row.lname,
  username: row.username,
  email: row.email,
  phone: row.phone,
  job_title: row.job_title,
  rooms: row.rooms,
});

export const nameOf = ({ fname, lname }: { readonly fname: string | null; readonly lname: string | null }): string =>
  [fname, lname].filter(Boolean).join(' ');

export const faultAt = (row: { readonly faults: readonly RowFault[] }, field: string): string | undefined =>
  row.faults.find((one) => one.field === field)?.message;

/** What a sending said of each of its rows, by their places in it. */
export const faultsByRow = (path: string, errors: readonly FieldError[]): ReadonlyMap<number, readonly RowFault[]> => {
  const found = new Map<number, RowFault[]>();
  for (const { field, message, code = '' } of errors) {
    const [start, index, ...rest] = field.split('.');
    if (start !== path || index === undefined || !/^\d+$/.test(index)) continue;
    const place = Number(index);
    found.set(place, [...(found.get(place) ?? []), { field: rest.join('.'), code, message }]);
  }
  return found;
};

/** How a row stands, as it is told and filtered by. */
export const stateOf = (row: {
  readonly stored: boolean;
  readonly faults: readonly RowFault[];
  readonly mark?: string;
}): 'saved' | 'clash' | 'new' | 'changed' | 'same' => {
  if (row.stored) return 'saved';
  if (row.faults.length > 0) return 'clash';
  return row.mark === 'changed' || row.mark === 'same' ? row.mark : 'new';
};
