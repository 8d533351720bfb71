import { sql } from 'kysely';
import { declined, message } from '../../kernel/call/call.ts';
import type { Ctx } from '../../kernel/call/context.ts';
import type { UserError } from '../../kernel/call/refusals.ts';
import { replaceRows } from '../../kernel/write/write-rows.ts';
import type { Given } from './values.ts';

/** Digits alone are the id of an activity of the library. */
const ID = /^\d{1,9}$/;

/**
 * What was done together, where it is named by an activity of the library: its title stands in the entry, and it counts
 * among those that were offered. An unknown one is declined.
 */
export const namedByLibrary = async (ctx: Ctx, values: Given): Promise<Given | UserError> => {
  const { activity, offered } = values;
  if (typeof activity !== 'string' || !ID.test(activity.trim())) return values;
  const id = Number(activity);
  const { rows } = await sql<{ title: string }>`select title from learning_activity where id = ${id}::int`.execute(
    ctx.db,
  );
  const [found] = rows;
  if (!found) return declined(message('activities.unknown'), { field: 'activity', code: 'UNKNOWN' });
  const all = Array.isArray(offered) ? offered.map(Number) : [];
  return { ...values, activity: found.title.slice(0, 120), offered: [...new Set([...all, id])] };
};

/**
 * Makes these all skills an observation shows, and all activities of the library an entry says were done, where they are
 * given; answered as the log keeps them.
 */
export const keepLinks = async (ctx: Ctx, id: number, { skills, offered }: Given) => {
  const kept: { skills?: number[]; offered?: number[] } = {};
  if (Array.isArray(skills)) {
    kept.skills = skills.map(Number);
    await replaceRows(ctx, 'activity_skill', { activity_id: id }, 'skill_id', kept.skills);
  }
  if (Array.isArray(offered)) {
    kept.offered = offered.map(Number);
    await replaceRows(ctx, 'activity_offered', { activity_id: id }, 'learning_activity_id', kept.offered);
  }
  return kept;
};
