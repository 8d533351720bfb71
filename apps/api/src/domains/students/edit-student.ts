import { allows } from '@nestling/rules/roles.ts';
import { type SqlBool, sql } from 'kysely';
import { z } from 'zod';
import { declined, done, message } from '../../kernel/call/call.ts';
import type { Ctx } from '../../kernel/call/context.ts';
import type { InputOf } from '../../kernel/call/input.ts';
import { id, text } from '../../kernel/call/input.ts';
import { UserError } from '../../kernel/call/refusals.ts';
import { checkUnchanged } from '../../kernel/write/optimistic-lock.ts';
import { updateRow } from '../../kernel/write/write-rows.ts';
import { Student } from '../../model/student/entity.ts';
import { fittingFacts } from './fitting-facts.ts';
import type { saveStudentNameInput } from './student-changes.inputs.ts';
import { optionalText, seen } from './student-changes.inputs.ts';

type Which = Pick<InputOf<typeof saveStudentNameInput>, 'id' | 'seen'>;

/** Contacts may change a field only where the location lets them edit students, and lists that field. */
export const mayEdit = (ctx: Ctx, field: string) =>
  allows(ctx.who.role, 'teacher')
    ? sql<SqlBool>`true`
    : sql<SqlBool>`exists (select 1 from location_setting ls where ls.location_id = student.location_id
      and ls.can_edit_student and ls.can_edit_fields ? ${field})`;

type Values = Readonly<Partial<Record<Column | AddressColumn, string | null>>> & { fname?: string; lname?: string };

/** Saves columns of one field; a contact whom the location does not let, or a second editor of it, gets Error. */
const save = async (ctx: Ctx, { id, seen }: Which, field: string, given: Values) => {
  const values = fittingFacts(ctx, given, field);
  if (values instanceof UserError) return values;
  if (seen) {
    // Two editors wait for each other at the row, so that the second sees what the first has written.
    await sql`select 1 from student where id = ${id} for no key update`.execute(ctx.db);
    const conflict = await checkUnchanged(ctx, { entity: Student, id, seen, values });
    if (conflict) return conflict;
  }
  const student = await updateRow(ctx, 'student', [{ id }, mayEdit(ctx, field)], {
    ...values,
    updated_at: ctx.now(),
    updated_by: ctx.who.user,
  });
  if (!student) return declined(message('student.notYours'), { field, code: 'NOT_YOURS' });
  const change = student.news;
  if (change) ctx.audit({ entity: Student, id, ...change });
  return done(message('student.changed', { name: student.row.full_name }));
};

/** What may be saved column by column, with the form of its value; an empty value clears it. */
const forms = {
  middle_name: z.string().max(200),
  nick_name: z.string().max(200),
  dob: z.iso.date(),
  gender: z.string().max(40),
  race: z.string().max(100),
  ethnicity: z.string().max(100),
  doctor_name: z.string().max(200),
  doctor_phone: z.string().max(30),
  note: z.string().max(5000),
  enrollment_date: z.iso.date(),
  graduation_date: z.iso.date(),
  external_id: z.string().max(100),
} as const;
type Column = keyof typeof forms;
const isColumn = (name: string): name is Column => Object.hasOwn(forms, name);
export const saveStudentColumnInput = {
  id: id(Student),
  column: text(1, 40),
  value: optionalText(5000),
  /** `updated_at` of the record the value was read from. */
  seen,
};

export const saveColumn = async (ctx: Ctx, { column, value, ...which }: InputOf<typeof saveStudentColumnInput>) => {
  if (!isColumn(column)) return declined(message('student.notYours'), { field: 'column', code: 'UNKNOWN' });
  if (!value) return save(ctx, which, column, { [column]: null });
  if (!forms[column].safeParse(value).success)
    return declined(message('student.badValue'), { field: 'value', code: 'INVALID' });
  return save(ctx, which, column, { [column]: value });
};

type Text = string | null | undefined;
export const saveName = (
  ctx: Ctx,
  { fname, lname, middle_name, nick_name, ...which }: InputOf<typeof saveStudentNameInput>,
) => save(ctx, which, 'name', { fname, lname, ...given({ middle_name, nick_name }) });

const address = ['street_1', 'street_2', 'city', 'state', 'country', 'zip'] as const;
type AddressColumn = (typeof address)[number];

export const saveAddress = (ctx: Ctx, { id, seen, ...values }: Which & { readonly [K in AddressColumn]?: Text }) =>
  save(ctx, { id, seen }, 'address', given(values));
export const saveStudentGenderInput = {
  id: id(Student),
  gender: text(0, 40),
  /** `updated_at` of the record the value was read from. */
  seen,
};

export const saveGender = (ctx: Ctx, { gender, ...which }: InputOf<typeof saveStudentGenderInput>) =>
  save(ctx, which, 'gender', { gender: gender || null });
export const saveStudentEthnicityInput = {
  id: id(Student),
  ethnicity: text(0, 100),
  race: optionalText(100),
  /** `updated_at` of the record the value was read from. */
  seen,
};

export const saveEthnicity = (ctx: Ctx, { ethnicity, race, ...which }: InputOf<typeof saveStudentEthnicityInput>) =>
  save(ctx, which, 'ethnicity', { ethnicity: ethnicity || null, ...given({ race }) });

/** Without what was left out; an empty text clears. */
const given = (values: Readonly<Record<string, Text>>): Readonly<Record<string, string | null>> =>
  Object.fromEntries(
    Object.entries(values).flatMap(([key, value]) => (value === undefined ? [] : [[key, value === '' ? null : value]])),
  );
