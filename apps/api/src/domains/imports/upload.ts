import { readStored } from '../../files/store.ts';
import { isUploadKeyOf, uploadFile } from '../../files/upload-address.ts';
import { object, out, outList, outOrNull } from '../../kernel/call/answers.ts';
import { declined, done, doneInPart, message } from '../../kernel/call/call.ts';
import type { Ctx } from '../../kernel/call/context.ts';
import type { InputOf } from '../../kernel/call/input.ts';
import { textsIn } from '../../kernel/call/languages.ts';
import type { FieldError } from '../../kernel/call/refusals.ts';
import type { Id } from '../../kernel/db/tables.ts';
import type { anyRosterFile, matchedSheet } from './imports.inputs.ts';
import type { StaffRow, StudentRow } from './plan/check-row.ts';
import { planStaff } from './plan/plan-staff.ts';
import { changesOf, type Planned, planStudents } from './plan/plan-students.ts';
import type { DayOrder } from './reading/days.ts';
import { isField } from './reading/heads.ts';
import type { ParseAsked, Parsed } from './reading/parse-file.ts';
import { parseInThread } from './reading/parse-thread.ts';
import type { ReadFault } from './reading/rows.ts';

/** Rows that are answered of one file; a longer list is sent in parts. */
const MOST_ANSWERED = 10_000;

const cells = {
  external_id: outOrNull(out.text),
  fname: outOrNull(out.text),
  middle_name: outOrNull(out.text),
  lname: outOrNull(out.text),
};
const faults = [object({ field: out.text, code: out.text, message: out.text }, 'ImportFault')] as const;

/** A row of a file beside what the center has: its cells as they stand, what it would be, and what is wrong with it. */
export const importedStudent = object(
  {
    ...cells,
    row: out.int,
    mark: out.text,
    match: outOrNull(out.id),
    match_name: outOrNull(out.text),
    as_new: out.flag,
    alike: [object({ id: out.id, name: out.text, dob: outOrNull(out.text) }, 'ImportAlike')],
    changes: outList(out.text),
    nick_name: outOrNull(out.text),
    dob: outOrNull(out.text),
    gender: outOrNull(out.text),
    race: outOrNull(out.text),
    ethnicity: outOrNull(out.text),
    room: outOrNull(out.text),
    room_is_new: out.flag,
    other_rooms: outOrNull(out.text),
    type: outOrNull(out.text),
    enrollment_date: outOrNull(out.text),
    graduation_date: outOrNull(out.text),
    street_1: outOrNull(out.text),
    street_2: outOrNull(out.text),
    city: outOrNull(out.text),
    state: outOrNull(out.text),
    zip: outOrNull(out.text),
    country: outOrNull(out.text),
    doctor_name: outOrNull(out.text),
    doctor_phone: outOrNull(out.text),
    note: outOrNull(out.text),
    allergies: outOrNull(out.text),
    medications: outOrNull(out.text),
    contacts: [
      object(
        {
          kind: out.text,
          fname: outOrNull(out.text),
          lname: outOrNull(out.text),
          email: outOrNull(out.text),
          phone: outOrNull(out.text),
          phone2: outOrNull(out.text),
          relation: outOrNull(out.text),
          pickup: out.flag,
          emergency: out.flag,
          payer: out.flag,
          no_pickup: out.flag,
        },
        'ImportContact',
      ),
    ],
    faults,
  },
  'ImportStudent',
);

/** Somebody the rows name: whether the center has the account already, and whether it is linked to the child. */
export const importedUser = object(
  {
    row: out.int,
    fname: out.text,
    lname: out.text,
    email: outOrNull(out.text),
    phone: outOrNull(out.text),
    mark: out.text,
    user: outOrNull(out.id),
  },
  'ImportUser',
);

export const importedStaff = object(
  {
    ...cells,
    row: out.int,
    username: outOrNull(out.text),
    email: outOrNull(out.text),
    phone: outOrNull(out.text),
    job_title: outOrNull(out.text),
    rooms: outOrNull(out.text),
    faults,
  },
  'ImportStaff',
);

const orNull = (text: string | undefined): string | null => text || null;

const faultsIn = (ctx: Ctx, all: Planned['faults']) =>
  all.map(({ field, code, message: words }) => ({ field, code, message: words.in(textsIn(ctx.request)) }));

export const studentsOf = (ctx: Ctx, planned: readonly Planned[]) =>
  planned.map((one) => {
    const { row, student } = one;
    return {
      row: row.row ?? 0,

      mark: one.state,
      match: student?.id ?? null,
      match_name: student?.full_name ?? null,
      as_new: row.as_new ?? false,
      alike: one.alike.map(({ id, full_name, columns }) => ({ id, name: full_name, dob: columns.dob ?? null })),
      changes: changesOf(one),
      external_id: orNull(row.external_id),
      fname: orNull(row.fname),
      middle_name: orNull(row.middle_name),
      lname: orNull(row.lname),
      nick_name: orNull(row.nick_name),
      dob: orNull(row.dob),
      gender: orNull(row.gender),
      race: orNull(row.race),
      ethnicity: orNull(row.ethnicity),
      room: orNull(row.room),
      room_is_new: one.room !== null && one.room.id === null,
      other_rooms: orNull(row.other_rooms),
      type: orNull(row.type),
      enrollment_date: orNull(row.enrollment_date),
      graduation_date: orNull(row.graduation_date),
      street_1: orNull(row.street_1),
      street_2: orNull(row.street_2),
      city: orNull(row.city),
      state: orNull(row.state),
      zip: orNull(row.zip),
      country: orNull(row.country),
      doctor_name: orNull(row.doctor_name),
      doctor_phone: orNull(row.doctor_phone),
      note: orNull(row.note),
      allergies: orNull(row.allergies),
      medications: orNull(row.medications),
      contacts: (row.contacts ?? []).map((contact) => ({
        kind: contact.kind ?? 'family',
        fname: orNull(contact.fname),
        lname: orNull(contact.lname),
        email: orNull(contact.email),
        phone: orNull(contact.phone),
        phone2: orNull(contact.phone2),
        relation: orNull(contact.relation),
        pickup: contact.pickup ?? false,
        emergency: contact.emergency ?? false,
        payer: contact.payer ?? false,
        no_pickup: contact.no_pickup ?? false,
      })),
      faults: faultsIn(ctx, one.faults),
    };
  });

const usersOf = (planned: readonly Planned[]) => {
  const seen = new Set<string>();
  return planned.flatMap(({ row, contacts }) =>
    contacts.flatMap(({ contact, person, linked, key }) => {
      const isAgain = seen.has(key) && !person;
      seen.add(key);
      if (isAgain) return [];
      return [
        {
          row: row.row ?? 0,
          fname: contact.fname ?? '',
          lname: contact.lname ?? '',
          email: orNull(contact.email),
          phone: orNull(contact.phone),
          mark: linked ? 'linked' : person ? 'known' : 'new',
          user: person?.id ?? null,
        },
      ];
    }),
  );
};

const bytesOf = async (ctx: Ctx, file: string): Promise<Uint8Array | null> => {
  const { centre, user } = ctx.who;
  if (isUploadKeyOf(file, centre, user)) return (await readStored(centre, uploadFile(file))) ?? null;
  const [, body] = /^data:[\w/+.;=-]{0,100};base64,([A-Za-z\d+/=\s]*)$/.exec(file) ?? [];
  return body === undefined ? null : Buffer.from(body, 'base64');
};

/** Reads the file of a call in a thread; throws what is wrong with it as a whole. */
export const parsed = async (
  ctx: Ctx,
  file: string,
  as: ParseAsked['as'],
  more: Partial<Pick<ParseAsked, 'fields'>> & { readonly order?: DayOrder | undefined } = {},
): Promise<Exclude<Parsed, { unread: unknown }>> => {
  await ctx.settled();
  const bytes = await bytesOf(ctx, file);
  if (!bytes) throw declined(message('imports.unread', { why: 'UNREADABLE' }), { field: 'file', code: 'UNREADABLE' });
  const read = await parseInThread(ctx.who.centre, {
    bytes,
    as,
    order: more.order ?? null,
    year: ctx.now().getUTCFullYear(),
    ...(more.fields ? { fields: more.fields } : {}),
  });
  if ('unread' in read)
    throw declined(message('imports.unread', { why: read.unread }), { field: 'file', code: read.unread });
  return read;
};

/** What reading found, at the row it was found in; what goes for the file is at `file`. */
const readFaults = (faultsRead: readonly ReadFault[], path: string, rows: readonly Pick<StudentRow, 'row'>[]) =>
  faultsRead.flatMap(({ row, field, code, value }): FieldError[] => {
    if (code === 'DAY') return [];
    const index = rows.findIndex((one) => one.row === row);
    const place = row > 0 && index >= 0 ? `${path}.${index}.${field}` : 'file';
    return [{ field: place, code, message: message('imports.readFault', { code, value }) }];
  });

/** Without a location the rows are looked at by themselves. */
const tellStudents = async (ctx: Ctx, read: Parsed, location: Id<'location'> | undefined, path: string) => {
  if ('unread' in read || read.kind !== 'children') throw new TypeError('A roster was asked for.');
  if (read.children.length > MOST_ANSWERED)
    throw declined(message('imports.tooMany', { most: MOST_ANSWERED }), { field: 'file', code: 'TOO_LARGE' });
  const rows: readonly StudentRow[] = read.children;
  const planned = await planStudents(ctx, location ?? 0, rows);
  const left = [
    ...readFaults(read.faults, path, rows),
    ...planned.flatMap(({ faults: found }, index) =>
      found.map(({ field, code, message: words }) => ({ field: `${path}.${index}.${field}`, code, message: words })),
    ),
  ];
  const count = (state: string) => planned.filter((one) => one.state === state).length;
  const counted = { added: count('new'), changed: count('changed'), same: count('same'), clash: count('clash') };
  return doneInPart(
    message('imports.read', counted),
    { students: studentsOf(ctx, planned), users: usersOf(planned) },
    left,
  );
};

type Sent = InputOf<typeof anyRosterFile>;

/** Reads a file of children and answers what it would bring; nothing is stored. */
export const uploadRoster =
  (as: 'roster' | 'procare') =>
  async (ctx: Ctx, { file, location, date_order }: Sent) =>
    tellStudents(ctx, await parsed(ctx, file, as, { order: date_order }), location, 'students');

/** Reads a sheet and answers its headers, each with the field it was taken for, and its first rows. */
export const uploadSheet = async (ctx: Ctx, { file }: Sent) => {
  const read = await parsed(ctx, file, 'headers');
  if (read.kind !== 'headers') throw new TypeError('Headers were asked for.');
  const left = read.dropped.map((value) => ({
    field: 'file',
    code: 'DROPPED',
    message: message('imports.readFault', { code: 'DROPPED', value }),
  }));
  return doneInPart(
    message('imports.headersRead', { count: read.count }),
    {
      headers: read.headers.map(({ examples, ...one }) => ({ ...one, examples: [...examples] })),
      rows: read.rows.map((one) => ({ cells: [...one] })),
      count: read.count,
    },
    left,
  );
};

/** Reads the sheet with the fields somebody has given to its columns. Without a file it says whether the fields will do. */
export const matchHeaders = async (ctx: Ctx, { headers, file, location, date_order }: InputOf<typeof matchedSheet>) => {
  const fields = Object.fromEntries(headers.map(({ header, field }) => [header, field ?? '']));
  const chosen = Object.values(fields).filter((field) => field !== '');
  const wrong = headers.findIndex(({ field }) => field !== undefined && !isField(field));
  if (wrong >= 0) return declined(message('imports.noField'), { field: `headers.${wrong}.field`, code: 'UNKNOWN' });
  const twice = headers.findIndex(
    ({ field }, index) =>
      field &&
      field !== 'other_room' &&
      chosen.indexOf(field) !== chosen.lastIndexOf(field) &&
      headers.findIndex((one) => one.field === field) !== index,
  );
  if (twice >= 0) return declined(message('imports.fieldTwice'), { field: `headers.${twice}.field`, code: 'DOUBLE' });
  for (const field of ['fname', 'lname'] as const)
    if (!chosen.includes(field) && !chosen.includes('full_name'))
      return declined(message(`imports.missing.${field}`), { field: 'headers', code: 'REQUIRED' });
  if (file === undefined) return done(message('imports.headersFit'), { students: [], users: [] });
  if (location === undefined)
    return declined(message('imports.whichLocation'), { field: 'location', code: 'REQUIRED' });
  return tellStudents(ctx, await parsed(ctx, file, 'roster', { fields, order: date_order }), location, 'students');
};

export const staffOf = (ctx: Ctx, planned: Awaited<ReturnType<typeof planStaff>>) =>
  planned.map(({ row, faults: found }) => ({
    row: row.row ?? 0,
    external_id: orNull(row.external_id),
    fname: orNull(row.fname),
    middle_name: orNull(row.middle_name),
    lname: orNull(row.lname),
    username: orNull(row.username),
    email: orNull(row.email),
    phone: orNull(row.phone),
    job_title: orNull(row.job_title),
    rooms: orNull(row.rooms),
    faults: faultsIn(ctx, found),
  }));

/** Reads a file of staff and answers them with their faults; nothing is stored. */
export const uploadStaff = async (ctx: Ctx, { file }: Pick<Sent, 'file'>) => {
  const read = await parsed(ctx, file, 'staff');
  if (read.kind !== 'staff') throw new TypeError('Staff were asked for.');
  const rows: readonly StaffRow[] = read.staff;
  const planned = await planStaff(ctx, rows);
  const left = [
    ...readFaults(read.faults, 'staff', rows),
    ...planned.flatMap(({ faults: found }, index) =>
      found.map(({ field, code, message: words }) => ({ field: `staff.${index}.${field}`, code, message: words })),
    ),
  ];
  return doneInPart(message('imports.staffRead', { count: rows.length }), { staff: staffOf(ctx, planned) }, left);
};
