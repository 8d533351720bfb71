import { sql } from 'kysely';
import type { WorkContext } from '../../kernel/call/context.ts';
import type { Sql } from '../../kernel/db/tables.ts';
import { notifyMany } from '../notifications/notifications.door.ts';

type Telling = Pick<WorkContext, 'db' | 'who' | 'now' | 'publish'>;

/**
 * Tells the guardians of a child, all but who does it; where some are legal guardians, these alone.
 * @param told a select of `kind`, `key`, `student` and `facts`
 */
export const tellGuardians = (ctx: Telling & { readonly who: { readonly user: number } }, told: Sql): Promise<void> =>
  notifyMany(
    ctx,
    sql`select told.kind, told.key, told.student as about, told.facts, g.user_id as person, null::int as location,
      null::int as least
    from (${told}) told join standing_guardian g on g.student_id = told.student
    where g.user_id <> ${ctx.who.user} and (g.legal_guardian or not exists (
      select 1 from standing_guardian o where o.student_id = told.student and o.legal_guardian))`,
  );

/**
 * Tells the office of the location of a child.
 * @param told a select of `kind`, `key`, `student` and `facts`
 */
export const tellManagers = (ctx: Telling, told: Sql): Promise<void> =>
  notifyMany(
    ctx,
    sql`select told.kind, told.key, told.student as about, told.facts, null::int as person, st.location_id as location,
      (select rank from role where name = 'manager') as least
    from (${told}) told join student st on st.id = told.student`,
  );

/**
 * Tells the guardians of a child, and the office.
 * @param told each a select of `kind`, `key`, `student` and `facts`
 */
export const tellFamilyAndOffice = async (
  ctx: Parameters<typeof tellGuardians>[0],
  told: { readonly family: Sql; readonly office: Sql },
): Promise<void> => {
  await tellGuardians(ctx, told.family);
  await tellManagers(ctx, told.office);
};

/**
 * Tells people who were chosen one by one.
 * @param told a select of `kind`, `key`, `about`, `facts` and `person`
 */
export const tellEach = (ctx: Telling, told: Sql): Promise<void> =>
  notifyMany(ctx, sql`select told.*, null::int as location, null::int as least from (${told}) told`);
