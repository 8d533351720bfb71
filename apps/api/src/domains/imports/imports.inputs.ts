import { choice, flag, id, int, listOf, secret, text } from '../../kernel/call/input.ts';
import { Location } from '../../model/location/entity.ts';
import { Room } from '../../model/room/entity.ts';
import { Student } from '../../model/student/entity.ts';
import { ImportBatch } from './imports.entities.ts';

/** Longest text of a cell, wherever it goes: what a field takes is told at the row. */
const cell = () => text(0, 5_001).optional();

/** Somebody who belongs to a child of a row. The four flags are what the file says in so many words, and nothing else. */
const contactRow = {
  kind: choice('parent', 'family', 'pickup', 'emergency').optional(),
  fname: cell(),
  lname: cell(),
  email: cell(),
  phone: cell(),
  phone2: cell(),
  relation: cell(),
  pickup: flag().optional(),
  emergency: flag().optional(),
  payer: flag().optional(),
  no_pickup: flag().optional(),
};

/** A child as a file tells of it: every cell is text, so that what is wrong is kept too, and mended where it stands. */
export const studentRow = {
  row: int(0, 1_000_000).optional(),
  /** Somebody has decided that this child is that student, or that it is a new one in spite of a likeness. */
  match: id(Student).optional(),
  as_new: flag().optional(),
  external_id: cell(),
  fname: cell(),
  middle_name: cell(),
  lname: cell(),
  nick_name: cell(),
  dob: cell(),
  gender: cell(),
  race: cell(),
  ethnicity: cell(),
  room: cell(),
  other_rooms: cell(),
  type: cell(),
  enrollment_date: cell(),
  graduation_date: cell(),
  street_1: cell(),
  street_2: cell(),
  city: cell(),
  state: cell(),
  zip: cell(),
  country: cell(),
  doctor_name: cell(),
  doctor_phone: cell(),
  note: cell(),
  allergies: cell(),
  medications: cell(),
  contacts: listOf(contactRow, 20).optional(),
};

/** Somebody of the staff, as a file tells of them. */
export const staffRow = {
  row: int(0, 1_000_000).optional(),
  external_id: cell(),
  fname: cell(),
  middle_name: cell(),
  lname: cell(),
  username: cell(),
  email: cell(),
  phone: cell(),
  job_title: cell(),
  rooms: cell(),
};

/** Rows of one call. */
export const MOST_AT_ONCE = 1_000;
export const studentRows = () => listOf(studentRow, MOST_AT_ONCE);
export const staffRows = () => listOf(staffRow, MOST_AT_ONCE);
export const kinds = ['onboarding', 'brightwheel', 'procare', 'procare_staff'] as const;
export type Kind = (typeof kinds)[number];

/** Letters of a file in Base64; a larger one is put into the store, and its key is sent. */
const MOST_LETTERS = 1_000_000;
const file = secret(1, MOST_LETTERS);
const date_order = choice('mdy', 'dmy').optional();
/** Opens a ZIP that is locked with one; kept nowhere. */
const password = secret(1, 200).optional();
export const sheetFile = { file, location: id(Location), password };
export const rosterFile = { file, location: id(Location), date_order, password };
/** A list that is looked at by itself, before anybody has said where it belongs. */
export const anyRosterFile = { file, location: id(Location).optional(), date_order, password };
export const matchedSheet = {
  headers: listOf({ header: text(1, 300), field: text(0, 40).optional() }, 300),
  file: file.optional(),
  location: id(Location).optional(),
  date_order,
  password,
};
/** A list goes in several calls: the first answers the batch, the others name it. */
const sent = { batch: id(ImportBatch).optional(), file_name: text(0, 300).optional() };
export const sentHere = { location: id(Location), ...sent };
export const sentStaff = { location: id(Location).optional(), ...sent };
export const keptHow = { append: flag().optional(), replace: flag().optional() };
export const anyPlace = { location: id(Location).optional() };
export const keptStaffInput = { staff: staffRows(), ...anyPlace, ...keptHow };
export const released = {
  id: id(ImportBatch),
  program_id: id(Room).optional(),
  type: choice('email', 'sms').optional(),
};
