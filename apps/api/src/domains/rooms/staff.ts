import { sql } from 'kysely';
import { declined } from '../../kernel/call/call.ts';
import type { Ctx } from '../../kernel/call/context.ts';
import { message } from '../../kernel/call/message.ts';

/** Declines, at `teachers`, people who are not staff of the location. */
export const mustBeStaffAt = async (ctx: Ctx, location: number, people: readonly number[] = []): Promise<void> => {
  if (people.length === 0) return;
  const { rows } = await sql<{ foreign: number }>`
    select count(*)::int as foreign from unnest(${[...people]}::int[]) p(id)
    where not exists (select 1 from user_location ul
      join user_role ur on ur.user_id = ul.user_id
      join role r on r.id = ur.role_id and r.name in ('teacher', 'manager')
      where ul.user_id = p.id and ul.location_id = ${location})`.execute(ctx.db);
  if ((rows[0]?.foreign ?? 0) > 0)
    throw declined(message('rooms.foreignStaff'), { field: 'teachers', code: 'OTHER_LOCATION' });
};
