import type { BuiltInPermission } from '@nestling/rules/permissions.ts';
import { sql } from 'kysely';
import type { Ctx } from '../../kernel/call/context.ts';
import type { Who } from '../../kernel/call/who.ts';
import type { Sql } from '../../kernel/db/tables.ts';

/** SQL: whether the role somebody acts under has a permission. It names no row: Postgres asks it once for a statement. */
export const holdsNow = ({ role }: Pick<Who, 'role'>, permission: BuiltInPermission): Sql => sql`exists (
  select 1 from permission p
  join role_permission rp on rp.permission_id = p.id
  join role r on r.id = rp.role_id
  where p.name = ${permission} and r.name = ${role})`;

/**
 * Whether the role the caller acts under has a permission: for what a call does only where somebody may approve it as
 * well. Families have none. What the whole call needs stands in its row.
 */
export const holds = async ({ db, who }: Ctx, permission: BuiltInPermission): Promise<boolean> => {
  const { rows } = await sql`select 1 where ${holdsNow(who, permission)}`.execute(db);
  return rows.length > 0;
};
