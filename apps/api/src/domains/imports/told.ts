import { object, out, outList, outOrNull } from '../../kernel/call/answers.ts';
import type { Ctx } from '../../kernel/call/context.ts';
import { textsIn } from '../../kernel/call/languages.ts';
import type { planStaff } from './plan/plan-staff.ts';
import { changesOf, type Planned } from './plan/plan-students.ts';

const cells = {
  external_id: outOrNull(out.text),
  fname: outOrNull(out.text),
  middle_name: outOrNull(out.text),
  lname: outOrNull(out.text),
};
const faultShape = [object({ field: out.text, code: out.text, message: out.text }, 'ImportFault')] as const;

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
    faults: faultShape,
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
    faults: faultShape,
  },
  'ImportStaff',
);

const orNull = (text: string | undefined): string | null => text || null;

const faultsIn = (ctx: Ctx, all: Planned['faults']) =>
  all.map(({ field, code, message: words }) => ({ field, code, message: words.in(textsIn(ctx.request)) }));

/** Rows of children as they are answered. */
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

/** Whom rows name, each once. */
export const usersOf = (planned: readonly Planned[]) => {
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

/** Rows of staff as they are answered. */
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
