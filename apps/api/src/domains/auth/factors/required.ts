import { allows, type Role } from '@nestling/rules/roles.ts';
import { sql } from 'kysely';
import type { Ctx } from '../../../kernel/context.ts';
import { setting } from '../../settings/settings.door.ts';

/** How a person may show that it is them, beside the password. */
export type Factor = 'app' | 'passkey' | 'recovery';

/** What stands for a person: which factors there are, and whether the centre asks the role for one. */
export interface Factors {
  readonly app: boolean;
  readonly passkeys: number;
  readonly recovery: number;
  readonly required: boolean;
}

/** True when the centre wants a second step of everybody with this role (setting `two_step_from`). */
export const isRequired = async (ctx: Ctx, role: Role): Promise<boolean> => {
  const from = await setting(ctx, 'two_step_from');
  return from !== 'nobody' && allows(role, from);
};

export const factorsOf = async (ctx: Ctx, user: number, role: Role): Promise<Factors> => {
  const { centre } = ctx.who;
  const { rows } = await sql<Omit<Factors, 'required'>>`select
    exists (select 1 from totp where centre_id = ${centre} and user_id = ${user} and confirmed_at is not null) as app,
    (select count(*)::int from passkey where centre_id = ${centre} and user_id = ${user}) as passkeys,
    (select count(*)::int from recovery_code where centre_id = ${centre} and user_id = ${user} and used_at is null)
      as recovery`.execute(ctx.db);
  const [found] = rows;
  if (!found) throw new TypeError('unreachable: a select without a table');
  return { ...found, required: await isRequired(ctx, role) };
};
