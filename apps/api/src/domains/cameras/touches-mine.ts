import { allows } from '@nestling/rules/roles.ts';
import { sql } from 'kysely';
import type { Ctx, Event } from '../../kernel/call/context.ts';
import { ownStudentIds } from '../../model/student/reach.ts';
import { touchedBy } from './gateway/touched.ts';
import { visitedBy } from './visited.ts';

/**
 * Whether an event may have opened or closed a camera of the caller: one about the person, one of its children or
 * where they are. One statement; an event that names nothing concerns everybody.
 */
export const touchesMine = async (ctx: Ctx, event: Event): Promise<boolean> => {
  const { user, role } = ctx.who;
  if (event.kind === 'camera_state') return allows(role, 'teacher');
  const touched = touchedBy(event);
  if (Object.keys(touched).length === 0) return true;
  if (touched.users?.includes(user)) return true;
  if (allows(role, 'teacher')) return touched.cameras !== undefined || touched.locations !== undefined;
  if (touched.schedules !== undefined || touched.cameras !== undefined) return true;
  if (touched.students === undefined && touched.locations === undefined) return false;
  const { rows } = await sql<{ mine: boolean }>`select exists (
    select 1 from student st where st.id in (${ownStudentIds(ctx.who)} union all ${visitedBy(ctx.who)})
      and (st.id = any(${[...(touched.students ?? [])]}::int[]) or st.location_id = any(${[...(touched.locations ?? [])]}::int[]))
    ) as mine`.execute(ctx.db);
  return rows[0]?.mine ?? false;
};
