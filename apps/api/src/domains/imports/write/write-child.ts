import { plain } from '@nestling/rules/plain.ts';
import type { Ctx } from '../../../kernel/call/context.ts';
import { textsIn } from '../../../kernel/call/languages.ts';
import { message } from '../../../kernel/call/message.ts';
import { declined, UserError } from '../../../kernel/call/refusals.ts';
import type { Id } from '../../../kernel/db/tables.ts';
import { idOf } from '../../../kernel/read/entity.ts';
import { Relationship } from '../../../model/relationship/entity.ts';
import { Room } from '../../../model/room/entity.ts';
import { addStudentWords } from '../../../model/student/add-words.ts';
import { Student } from '../../../model/student/entity.ts';
import { User } from '../../../model/user/entity.ts';
import { addGuardian, changeGuardian } from '../../relationships/relationships.door.ts';
import { addStudentLivingAt, changeStudent, usernamesOf, writeStudent } from '../../students/students.door.ts';
import { changePerson, newPerson } from '../../users/users.door.ts';
import type { Planned, PlannedContact, Values } from '../plan/plan-students.ts';
import { COLUMNS } from '../plan/standing.ts';
import type { ImportChange } from './batch.ts';

/** What the rows of one call share: rooms by name, and people a row before has made. */
export interface Shared {
  readonly location: Id<'location'>;
  readonly rooms: ReadonlyMap<string, Id<'room'>>;
  readonly people: ReadonlyMap<string, Id<'app_user'>>;
  /** Usernames that are free, by the keys of new people. */
  readonly usernames: ReadonlyMap<string, string>;
}
export interface Written {
  readonly changes: readonly ImportChange[];
  readonly people: readonly (readonly [key: string, id: Id<'app_user'>])[];
}

/** What a door declined, at the path of the cell it came from. */
const at = (error: UserError, path: string): UserError =>
  declined(
    error.reason,
    ...error.fieldErrors.map((one) => ({ ...one, field: one.field ? `${path}${one.field}` : path.slice(0, -1) })),
  );
const must = <T>(answer: T | UserError, path = ''): T => {
  if (answer instanceof UserError) throw path ? at(answer, path) : answer;
  return answer;
};

const orUndefined = (text: string | undefined): string | undefined => (text === '' ? undefined : text);

/** Columns the doors of students take, and those of the address, which go beside them. */
const split = (values: Values) => {
  const { street_1, street_2, city, state, zip, country, type, fname, lname, ...rest } = values;
  const address = Object.entries({ street_1, street_2, city, state, zip, country }).flatMap(([column, value]) =>
    value === undefined ? [] : [[column, value] as const],
  );
  const known = (['enrolled', 'waitlist', 'graduated'] as const).find((one) => one === type);
  return {
    columns: { ...rest, ...(known ? { type: known } : {}) },
    names: { fname, lname },
    address: Object.fromEntries(address),
  };
};

/** Rooms by their names, whatever case and accents. */
export const roomKey = (name: string): string => plain(name).trim();

const forbiddenNote = (ctx: Ctx, names: readonly string[]): string =>
  names.map((name) => message('imports.noPickupNote', { name }).in(textsIn(ctx.request))).join('\n');

/** Writes one row through the doors the screens use, and answers what it made and changed. Throws what declines it. */
export const writeChild = async (ctx: Ctx, planned: Planned, shared: Shared, number: number): Promise<Written> => {
  const changes: ImportChange[] = [];
  const made: (readonly [string, Id<'app_user'>])[] = [];
  const noted = planned.forbidden.length > 0 ? forbiddenNote(ctx, planned.forbidden) : '';
  const note = [planned.values.note ?? planned.student?.columns.note ?? '', noted].filter(Boolean).join('\n');
  const values: Values = noted ? { ...planned.values, note } : planned.values;
  const { columns, names, address } = split(values);
  const roomOf = (name: string): Id<'room'> | undefined => shared.rooms.get(roomKey(name));
  const others = planned.others.flatMap(({ name }) => roomOf(name) ?? []);
  const room = planned.room ? roomOf(planned.room.name) : undefined;
  let student: Id<'student'>;
  const name = planned.student?.full_name ?? `${planned.row.fname ?? ''} ${planned.row.lname ?? ''}`;
  if (planned.student === null) {
    if (room === undefined) throw declined(message('imports.missing.room'), { field: 'room', code: 'REQUIRED' });
    const added = must(
      await addStudentLivingAt(
        ctx,
        {
          ...columns,
          fname: names.fname ?? '',
          lname: names.lname ?? '',
          location_id: shared.location,
          program_id: room,
          ...(others.length > 0 ? { other_rooms: others } : {}),
        },
        address,
      ),
    );
    student = added.values.student;
    changes.push({ number, noun: 'Student', record_id: student, name, before: null, after: { ...values } });
  } else {
    student = idOf(Student, planned.student.id);
    const had = planned.student.other_rooms.map(({ id }) => idOf(Room, id));
    const rooms = {
      ...(room === undefined ? {} : { program_id: room }),
      ...(others.length > 0 ? { other_rooms: [...had, ...others] } : {}),
    };
    if (Object.keys(columns).length + Object.keys(rooms).length > 0 || names.fname || names.lname)
      must(await changeStudent(ctx, { id: student, ...columns, ...onlySaid(names), ...rooms }));
    if (Object.keys(address).length > 0) await writeStudent(ctx, student, address);
    const before = Object.fromEntries(
      COLUMNS.filter((column) => column in values).map((column) => [column, planned.student?.columns[column] ?? null]),
    );
    const after: Record<string, unknown> = { ...values };
    if (room !== undefined) {
      Object.assign(before, { room_id: planned.student.room_id });
      after.room_id = room;
    }
    if (others.length > 0) {
      Object.assign(before, { other_rooms: had });
      after.other_rooms = [...had, ...others];
    }
    if (Object.keys(after).length > 0)
      changes.push({ number, noun: 'Student', record_id: student, name, before, after });
  }
  if (planned.allergies.length > 0) await addStudentWords(ctx, student, 'allergies', planned.allergies);
  if (planned.medications.length > 0) await addStudentWords(ctx, student, 'medications', planned.medications);
  for (const [index, contact] of planned.contacts.entries())
    await writeContactOf(ctx, student, contact, shared, number, `contacts.${index}.`, changes, made);
  return { changes, people: made };
};

const onlySaid = ({ fname, lname }: { fname: string | undefined; lname: string | undefined }) => ({
  ...(fname ? { fname } : {}),
  ...(lname ? { lname } : {}),
});

/** How a contact is called, and by which address it may sign in. */
const namesOf = ({ fname, lname, email }: PlannedContact['contact']) => ({
  ...{ fname: fname ?? '', lname: lname ?? '' },
  email: orUndefined(email?.toLowerCase()),
});

/** Usernames of the people some rows would make, each person once. */
export const usernamesFor = async (ctx: Ctx, planned: readonly Planned[]): Promise<ReadonlyMap<string, string>> => {
  const news = new Map<string, ReturnType<typeof namesOf>>();
  for (const { contacts } of planned)
    for (const { key, person, contact } of contacts)
      if (person === null && !news.has(key)) news.set(key, namesOf(contact));
  const keys = [...news.keys()];
  const names = await usernamesOf(ctx, [...news.values()]);
  return new Map(keys.map((key, place) => [key, names[place] ?? '']));
};

/** Makes or finds the account of a contact and links it, with the rights the file names and no other. */
const writeContactOf = async (
  ctx: Ctx,
  student: Id<'student'>,
  planned: PlannedContact,
  shared: Shared,
  number: number,
  path: string,
  changes: ImportChange[],
  made: (readonly [string, Id<'app_user'>])[],
): Promise<void> => {
  const { contact, rights } = planned;
  const name = `${contact.fname ?? ''} ${contact.lname ?? ''}`;
  const relation = planned.relationship === undefined ? undefined : idOf(Relationship, planned.relationship);
  const earlier = shared.people.get(planned.key) ?? made.find(([key]) => key === planned.key)?.[1];
  const known = planned.person ? idOf(User, planned.person.id) : earlier;
  const none = {
    pickup: false,
    emergency_contact: false,
    is_payer: false,
    watch_camera: false,
    alert: false,
    legal_guardian: false,
  };
  const pairOf = (user: Id<'app_user'>) => ({
    ...{ student_id: student, user_id: user },
    ...(relation === undefined ? {} : { relation }),
  });
  const linkMade = (user: Id<'app_user'>, after: object) =>
    changes.push({
      number,
      noun: 'GuardianLink',
      record_id: user,
      name,
      before: null,
      after: { student_id: student, user_id: user, ...after },
    });
  if (known === undefined) {
    const username = shared.usernames.get(planned.key);
    if (username === undefined) throw new TypeError('A contact is to be made for whom no username was asked.');
    const user = must(
      await newPerson(ctx, {
        ...namesOf(contact),
        phone: orUndefined(contact.phone),
        phone2: orUndefined(contact.phone2),
        username,
      }),
      path,
    );
    const id = idOf(User, user.id);
    must(await addGuardian(ctx, { ...pairOf(id), ...none, ...rights }), path);
    changes.push({
      number,
      noun: 'User',
      record_id: id,
      name,
      before: null,
      after: { fname: user.fname, lname: user.lname },
    });
    linkMade(id, rights);
    made.push([planned.key, id]);
    return;
  }
  if (Object.keys(planned.fill).length > 0) {
    must(await changePerson(ctx, { id: known, ...planned.fill }, 'user'), path);
    const before = Object.fromEntries(Object.keys(planned.fill).map((column) => [column, null]));
    changes.push({ number, noun: 'User', record_id: known, name, before, after: { ...planned.fill } });
  }
  if (!planned.linked) {
    must(await addGuardian(ctx, { ...pairOf(known), ...none, ...rights }), path);
    linkMade(known, rights);
  } else if (Object.keys(rights).length > 0) {
    must(await changeGuardian(ctx, { student_id: student, user_id: known, ...rights }), path);
    const before = Object.fromEntries(Object.keys(rights).map((right) => [right, false]));
    changes.push({
      number,
      noun: 'GuardianLink',
      record_id: known,
      name,
      before: { student_id: student, user_id: known, ...before },
      after: { student_id: student, user_id: known, ...rights },
    });
  }
};
