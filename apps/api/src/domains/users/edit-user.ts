import { sql } from 'kysely';
import { z } from 'zod';
import { declined, done, message } from '../../kernel/call/call.ts';
import type { Ctx } from '../../kernel/call/context.ts';
import type { InputOf } from '../../kernel/call/input.ts';
import { email, text } from '../../kernel/call/input.ts';
import { UserError } from '../../kernel/call/refusals.ts';
import type { Id } from '../../kernel/db/tables.ts';
import { updateRow } from '../../kernel/write/write-rows.ts';
import { usePicture } from '../../model/picture/use-picture.ts';
import { User } from '../../model/user/entity.ts';
import { isThere } from './belongings.ts';
import { type SignInColumns, signInChange } from './change-sign-in.ts';
import type { saveUserColumnInput } from './edit.inputs.ts';
import { words } from './edit.inputs.ts';
import { which } from './person-input.ts';
import { higherRole, isNotAbove } from './rank.ts';

interface Which {
  readonly id: Id<'app_user'>;
}
type Text = string | null | undefined;

/** A new phone number is not proved by the code that was sent to the old one. */
export const proofOf = ({ phone }: { readonly phone?: unknown }) =>
  phone === undefined
    ? {}
    : { phone_verified: sql<boolean>`phone_verified and phone is not distinct from ${phone}::text` };

/** Saves columns of somebody of no higher role. */
const save = async (
  ctx: Ctx,
  id: Id<'app_user'>,
  values: Readonly<Record<string, string | boolean | null>>,
  signIn: SignInColumns = {},
) => {
  const change = await signInChange(ctx, id, signIn);
  if (change instanceof UserError) return change;
  const user = await updateRow(ctx, 'app_user', [{ id }, isThere, isNotAbove(ctx, id)], {
    ...values,
    ...signIn,
    ...change.columns,
    ...proofOf({ ...values, ...signIn }),
    updated_at: ctx.now(),
    updated_by: ctx.who.user,
  });
  if (!user) return higherRole();
  await change.settle();
  const told = user.news;
  if (told) ctx.audit({ entity: User, id, ...told });
  return done(message('users.saved', { name: user.row.full_name }));
};

const phoneKinds = z.enum(['mobile', 'home', 'work', 'other']);
const phone = z
  .string()
  .max(30)
  .regex(/^\+?[\d\s().\-/]{5,}$/);
/** What may be saved column by column, with the form of its value; an empty value clears it. */
const forms = {
  middle_name: z.string().max(200),
  nick_name: z.string().max(200),
  phone,
  phone2: phone,
  phone_type: phoneKinds,
  phone2_type: phoneKinds,
  emergency_contact: z.string().max(500),
  job_title: z.string().max(100),
  note: z.string().max(5000),
  language: z.enum(['en', 'es']),
} as const;
type Column = keyof typeof forms;
const isColumn = (name: string): name is Column => Object.hasOwn(forms, name);

export const saveColumn = async (ctx: Ctx, { id, column, value }: InputOf<typeof saveUserColumnInput>) => {
  if (!isColumn(column)) return declined(message('users.noSuchColumn'), { field: 'column', code: 'UNKNOWN' });
  if (!value) return saveOne(ctx, id, column, null);
  if (!forms[column].safeParse(value).success)
    return declined(message('student.badValue'), { field: 'value', code: 'INVALID' });
  return saveOne(ctx, id, column, value);
};

const saveOne = (ctx: Ctx, id: Id<'app_user'>, column: Column, value: string | null) =>
  column === 'phone' ? save(ctx, id, {}, { phone: value }) : save(ctx, id, { [column]: value });
export const saveUserEmailInput = { id: which, email: email() };

/** Saves the e-mail; unless an admin did it, it has to be confirmed anew. The old address is told. */
export const saveEmail = (ctx: Ctx, { id, email }: InputOf<typeof saveUserEmailInput>) => save(ctx, id, {}, { email });
export const saveUserUserNameInput = { id: which, username: text(1, 100) };

export const saveUsername = (ctx: Ctx, { id, username }: InputOf<typeof saveUserUserNameInput>) =>
  save(ctx, id, {}, { username });

interface Names {
  readonly fname: string;
  readonly lname: string;
  readonly middle_name?: Text;
  readonly nick_name?: Text;
}
export const saveUserNameInput = {
  id: which,
  fname: text(1, 200),
  lname: text(1, 200),
  middle_name: words(200),
  nick_name: words(200),
};

export const saveName = (ctx: Ctx, { id, ...names }: InputOf<typeof saveUserNameInput>) => save(ctx, id, given(names));

type Profile = { readonly [K in keyof Names]?: Text } & {
  readonly phone?: Text;
  readonly phone_type?: Text;
  readonly phone2?: Text;
  readonly phone2_type?: Text;
  readonly emergency_contact?: Text;
  readonly avatar?: Text;
  readonly details?: unknown;
};
/** Saves the caller's own profile; the picture is an upload of one's own. */
export const saveProfile = async (ctx: Ctx, { id, details, phone, ...profile }: Which & Profile) =>
  (await usePicture(ctx, profile.avatar, 'avatar')) ??
  save(
    ctx,
    id,
    { ...given(profile), ...(details === undefined ? {} : { details: JSON.stringify(details) }) },
    phone === undefined ? {} : { phone: phone || null },
  );

/** Without what was left out; an empty text clears. */
const given = (values: Readonly<Record<string, Text>>): Readonly<Record<string, string | null>> =>
  Object.fromEntries(
    Object.entries(values).flatMap(([key, value]) => (value === undefined ? [] : [[key, value === '' ? null : value]])),
  );
