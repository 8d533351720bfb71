import { sql } from 'kysely';
import { z } from 'zod';
import { declined, done, message } from '../../kernel/call/call.ts';
import type { Ctx } from '../../kernel/call/context.ts';
import type { InputOf } from '../../kernel/call/input.ts';
import { id, text } from '../../kernel/call/input.ts';
import { User } from '../../model/user/entity.ts';

type Except = Pick<InputOf<typeof checkUserEmailInput>, 'id'>;

const count = async (ctx: Ctx, column: 'username' | 'email', value: string, { id }: Except): Promise<number> => {
  const { rows } = await sql<{ n: number }>`select count(*)::int as n from app_user
    where lower(${sql.ref(column)}) = lower(${value}) and id <> ${id ?? 0}`.execute(ctx.db);
  return rows[0]?.n ?? 0;
};
const told = (counter: number) => done(message(counter > 0 ? 'users.taken' : 'users.free'), { counter });
export const checkUserNameExceptIdInput = { username: text(0, 100), id: id(User).optional() };

/** How many other people have this username: 0 or 1. */
export const countUsername = async (ctx: Ctx, input: InputOf<typeof checkUserNameExceptIdInput>) =>
  input.username === ''
    ? declined(message('users.usernameMissing'), { field: 'username', code: 'REQUIRED' })
    : told(await count(ctx, 'username', input.username, input));
export const checkUserEmailInput = { email: text(0, 254), id: id(User).optional() };

/** How many other people have this e-mail: 0 or 1. */
export const countEmail = async (ctx: Ctx, input: InputOf<typeof checkUserEmailInput>) =>
  z.email().safeParse(input.email).success
    ? told(await count(ctx, 'email', input.email, input))
    : declined(message('users.noEmail'), { field: 'email', code: 'INVALID' });
