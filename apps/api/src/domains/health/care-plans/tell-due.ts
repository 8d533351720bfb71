import { REVIEW_DAYS } from '@nestling/rules/care-plans.ts';
import { sql } from 'kysely';
import type { WorkContext } from '../../../kernel/call/context.ts';
import { type Job, job } from '../../../kernel/jobs/job.ts';
import { updateRows } from '../../../kernel/write/write-rows.ts';
import { tellOfReview } from './notify.ts';

/**
 * Tells the office of each plan that ends within 30 days or is over, once for each end, in the morning of its location. What
 * was told is marked first: another run finds it told.
 */
const tellDue = async (ctx: WorkContext): Promise<void> => {
  const local = sql`(${ctx.now()}::timestamptz at time zone z.value)`;
  const { rows } = await sql<{ id: number }>`select p.id from care_plan p
    join student st on st.id = p.student_id and st.archived_at is null
    join location l on l.id = st.location_id and l.active join timezone z on z.id = l.timezone_id
    where p.status = 'active' and p.end_told is distinct from p.ends_on and ${local}::time >= '07:00'
      and p.ends_on <= ${local}::date + ${REVIEW_DAYS}::int
    order by p.id for update of p skip locked`.execute(ctx.db);
  const due = rows.map(({ id }) => id);
  if (due.length === 0) return;
  await updateRows(ctx, 'care_plan', { id: due }, { end_told: sql`ends_on` });
  await tellOfReview(ctx, due);
};

/** Each hour, as mornings begin at another time in each zone. */
export const carePlanJobs: readonly Job[] = [
  job('health.care-plans', { each: 'centre', every: '37 * * * *', run: tellDue }),
];
