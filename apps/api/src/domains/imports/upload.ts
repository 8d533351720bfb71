import { readStored } from '../../files/store.ts';
import { isUploadKeyOf, uploadFile } from '../../files/upload-address.ts';
import { declined, done, doneInPart, message } from '../../kernel/call/call.ts';
import type { Ctx } from '../../kernel/call/context.ts';
import type { InputOf } from '../../kernel/call/input.ts';
import type { FieldError } from '../../kernel/call/refusals.ts';
import type { Id } from '../../kernel/db/tables.ts';
import { rememberedFields, rememberFields } from './headings.ts';
import type { anyRosterFile, matchedSheet } from './imports.inputs.ts';
import { faultsAt, type StaffRow, type StudentRow } from './plan/check-row.ts';
import { planStaff } from './plan/plan-staff.ts';
import { planStudents } from './plan/plan-students.ts';
import type { DayOrder } from './reading/days.ts';
import { isField } from './reading/heads.ts';
import type { ParseAsked, Parsed } from './reading/parse-file.ts';
import { parseInThread } from './reading/parse-thread.ts';
import type { ReadFault } from './reading/rows.ts';
import { staffOf, studentsOf, usersOf } from './told.ts';

/** Rows that are answered of one file; a longer list is sent in parts. */
const MOST_ANSWERED = 10_000;

const bytesOf = async (ctx: Ctx, file: string): Promise<Uint8Array | null> => {
  const { centre, user } = ctx.who;
  if (isUploadKeyOf(file, centre, user)) return (await readStored(centre, uploadFile(file))) ?? null;
  const [, body] = /^data:[\w/+.;=-]{0,100};base64,([A-Za-z\d+/=\s]*)$/.exec(file) ?? [];
  return body === undefined ? null : Buffer.from(body, 'base64');
};

/** Reads the file of a call in a thread; throws what is wrong with it as a whole. */
const parsed = async (
  ctx: Ctx,
  file: string,
  as: ParseAsked['as'],
  more: Partial<Pick<ParseAsked, 'fields'>> & {
    readonly order?: DayOrder | undefined;
    readonly password?: string | undefined;
  } = {},
): Promise<Exclude<Parsed, { unread: unknown }>> => {
  await ctx.settled();
  const bytes = await bytesOf(ctx, file);
  if (!bytes) throw declined(message('imports.unread', { why: 'UNREADABLE' }), { field: 'file', code: 'UNREADABLE' });
  const read = await parseInThread(ctx.who.centre, {
    bytes,
    as,
    order: more.order ?? null,
    password: more.password ?? null,
    year: ctx.now().getUTCFullYear(),
    ...(more.fields ? { fields: more.fields } : {}),
  });
  if ('unread' in read)
    throw declined(message('imports.unread', { why: read.unread }), { field: 'file', code: read.unread });
  return read;
};

/** What reading found, at the row it was found in; what goes for the file is at `file`. */
const readFaults = (faultsRead: readonly ReadFault[], path: string, rows: readonly Pick<StudentRow, 'row'>[]) => {
  // Reports of several sheets count their lines anew: the first of a number is meant.
  const places = new Map(rows.map(({ row }, index) => [row, index] as const).reverse());
  return faultsRead.flatMap(({ row, field, code, value }): FieldError[] => {
    if (code === 'DAY') return [];
    const index = row > 0 ? places.get(row) : undefined;
    const place = index === undefined ? 'file' : `${path}.${index}.${field}`;
    return [{ field: place, code, message: message('imports.readFault', { code, value }) }];
  });
};

/** Without a location the rows are looked at by themselves. */
const tellStudents = async (ctx: Ctx, read: Parsed, location: Id<'location'> | undefined, path: string) => {
  if ('unread' in read || read.kind !== 'children') throw new TypeError('A roster was asked for.');
  if (read.children.length > MOST_ANSWERED)
    throw declined(message('imports.tooMany', { most: MOST_ANSWERED }), { field: 'file', code: 'TOO_LARGE' });
  const rows: readonly StudentRow[] = read.children;
  const planned = await planStudents(ctx, location ?? 0, rows);
  const left = [...readFaults(read.faults, path, rows), ...faultsAt(path, planned)];
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
  async (ctx: Ctx, { file, location, date_order, password }: Sent) =>
    tellStudents(ctx, await parsed(ctx, file, as, { order: date_order, password }), location, 'students');

/** Reads a sheet and answers its headers, each with the field it was taken for, and its first rows. */
export const uploadSheet = async (ctx: Ctx, { file, password }: Pick<Sent, 'file' | 'password'>) => {
  const read = await parsed(ctx, file, 'headers', { fields: await rememberedFields(ctx), password });
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
export const matchHeaders = async (
  ctx: Ctx,
  { headers, file, location, date_order, password }: InputOf<typeof matchedSheet>,
) => {
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
  await rememberFields(ctx, headers);
  if (file === undefined) return done(message('imports.headersFit'), { students: [], users: [] });
  if (location === undefined)
    return declined(message('imports.whichLocation'), { field: 'location', code: 'REQUIRED' });
  return tellStudents(
    ctx,
    await parsed(ctx, file, 'roster', { fields, order: date_order, password }),
    location,
    'students',
  );
};

/** Reads a file of staff and answers them with their faults; nothing is stored. */
export const uploadStaff = async (ctx: Ctx, { file, password }: Pick<Sent, 'file' | 'password'>) => {
  const read = await parsed(ctx, file, 'staff', { password });
  if (read.kind !== 'staff') throw new TypeError('Staff were asked for.');
  const rows: readonly StaffRow[] = read.staff;
  const planned = await planStaff(ctx, rows);
  const left = [...readFaults(read.faults, 'staff', rows), ...faultsAt('staff', planned)];
  return doneInPart(message('imports.staffRead', { count: rows.length }), { staff: staffOf(ctx, planned) }, left);
};
