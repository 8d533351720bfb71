import { sql } from 'kysely';
import { declined, message } from '../../kernel/call/call.ts';
import type { Ctx } from '../../kernel/call/context.ts';
import type { UserError } from '../../kernel/call/refusals.ts';

/** What goes by a schedule. */
export interface Uses {
  readonly cameras: readonly string[];
  readonly locations: readonly string[];
  readonly students: number;
}

/**
 * Locks a schedule, so that nothing begins to use it meanwhile, and tells what uses it: two statements, the second of
 * which sees what was committed while the first waited. Null when there is no such schedule.
 */
export const lockUses = async (ctx: Ctx, id: number): Promise<Uses | null> => {
  const locked = await sql`select id from schedule where id = ${id} for update`.execute(ctx.db);
  if (locked.rows.length === 0) return null;
  const { rows } = await sql<Uses>`select
    (select coalesce(json_agg(c.name order by c.name), '[]') from camera c
      where c.schedule_id = ${id} and c.deleted_at is null) as cameras,
    (select coalesce(json_agg(l.name order by l.name), '[]') from location l
      where l.schedule_id = ${id}) as locations,
    (select count(*)::int from student st where st.schedule_id = ${id}
      and st.archived_at is null) as students`.execute(ctx.db);
  return rows[0] ?? null;
};

export const isUsed = ({ cameras, locations, students }: Uses): boolean =>
  cameras.length > 0 || locations.length > 0 || students > 0;

/** In use: declined, naming by what. */
export const inUse = (uses: Uses, field: string): UserError =>
  declined(message('schedule.inUse', { ...uses }), { field, code: 'IN_USE' });
