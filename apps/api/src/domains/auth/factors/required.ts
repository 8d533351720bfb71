import { allows, type Role } from '@nestling/rules/roles.ts';
import { sql } from 'kysely';
import type { Ctx } from '../../../kernel/call/context.ts';
import type { SettingValues } from '../../../model/setting/keys.ts';
import { setting } from '../../../model/setting/read.ts';

/** What stands for a person: which factors there are, and whether the centre asks the role for one. */
export interface Factors {
  readonly app: boolean;
  readonly passkeys: number;
  readonly recovery: number;
  readonly required: boolean;
  /** From which role up it does. */
  readonly from: SettingValues['two_step_from'];
}

export const factorsOf = async (ctx: Ctx, user: number, role: Role): Promise<Factors> => {
  const { rows } = await sql<Omit<Factors, 'required' | 'from'>>`select
    exists (select 1 from totp where user_id = ${user} and confirmed_at is not null) as app,
    (select count(*)::int from passkey where user_id = ${user}) as passkeys,
    (select count(*)::int from recovery_code where user_id = ${user} and used_at is null)
      as recovery`.execute(ctx.db);
  const [found] = rows;
  if (!found) throw new TypeError('unreachable: a select without a table');
  const from = await setting(ctx, 'two_step_from');
  return { ...found, from, required: from !== 'nobody' && allows(role, from) };
};
