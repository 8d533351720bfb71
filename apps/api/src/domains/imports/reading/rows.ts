/** What a file says of somebody who belongs to a child; cells are text, as they stand there. */
export interface ReadContact {
  kind: 'parent' | 'family' | 'pickup' | 'emergency';
  fname: string;
  lname: string;
  email: string;
  phone: string;
  phone2: string;
  relation: string;
  /** Only what the file says in so many words: nothing follows from being a parent. */
  pickup: boolean;
  emergency: boolean;
  payer: boolean;
  no_pickup: boolean;
}

/** A child as a file tells of it, with its contacts; an empty cell is ''. */
export interface ReadChild {
  /** The line of the file, the first below the headers being 2. */
  row: number;
  external_id: string;
  fname: string;
  middle_name: string;
  lname: string;
  nick_name: string;
  dob: string;
  gender: string;
  race: string;
  ethnicity: string;
  room: string;
  /** With ; between them. */
  other_rooms: string;
  type: string;
  enrollment_date: string;
  graduation_date: string;
  street_1: string;
  street_2: string;
  city: string;
  state: string;
  zip: string;
  country: string;
  doctor_name: string;
  doctor_phone: string;
  note: string;
  allergies: string;
  medications: string;
  contacts: ReadContact[];
}

/** Somebody of the staff. */
export interface ReadStaff {
  row: number;
  external_id: string;
  fname: string;
  middle_name: string;
  lname: string;
  username: string;
  email: string;
  phone: string;
  job_title: string;
  /** With ; between them. */
  rooms: string;
}

/** A cell, or the file as a whole (`row` 0), that is not as it should be. */
export interface ReadFault {
  readonly row: number;
  readonly field: string;
  readonly code: 'DAY' | 'DAY_ORDER' | 'DROPPED' | 'NO_FAMILY';
  readonly value: string;
}

export const emptyChild = (row: number): ReadChild => ({
  row,
  external_id: '',
  fname: '',
  middle_name: '',
  lname: '',
  nick_name: '',
  dob: '',
  gender: '',
  race: '',
  ethnicity: '',
  room: '',
  other_rooms: '',
  type: '',
  enrollment_date: '',
  graduation_date: '',
  street_1: '',
  street_2: '',
  city: '',
  state: '',
  zip: '',
  country: '',
  doctor_name: '',
  doctor_phone: '',
  note: '',
  allergies: '',
  medications: '',
  contacts: [],
});

export const emptyContact = (kind: ReadContact['kind']): ReadContact => ({
  kind,
  fname: '',
  lname: '',
  email: '',
  phone: '',
  phone2: '',
  relation: '',
  pickup: kind === 'pickup',
  emergency: kind === 'emergency',
  payer: false,
  no_pickup: false,
});

/** First and last name of a name in one cell: 'Cole, Ada' or 'Ada Cole'. */
export const namesOf = (full: string): { fname: string; lname: string } => {
  const name = full.replaceAll(/\s+/g, ' ').trim();
  const comma = name.indexOf(',');
  if (comma > 0) return { lname: name.slice(0, comma).trim(), fname: name.slice(comma + 1).trim() };
  const space = name.lastIndexOf(' ');
  return space < 0 ? { fname: name, lname: '' } : { fname: name.slice(0, space), lname: name.slice(space + 1) };
};
