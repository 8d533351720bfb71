import { sql } from 'kysely';
import type { WorkContext } from '../../../kernel/call/context.ts';
import { type Job, job } from '../../../kernel/jobs/job.ts';
import { insertRows } from '../../../kernel/write/write-rows.ts';
import { tellOfMissed } from './notify.ts';
import { plannedToday } from './planned.ts';

interface Told {
  readonly authorization_id: number;
  readonly date: string;
  readonly due: string | null;
}

/**
 * Writes down, of each planned dose nobody has written of until its grace was over, that it stands unanswered, and tells the staff
 * of the child's rooms and the office: once for each dose. Whoever writes what became of it adds a further line.
 */
const tellMissed = async (ctx: WorkContext): Promise<void> => {
  const open = await plannedToday(ctx, sql`cardinality(a.times) > 0 and l.active`);
  const late = open.filter(({ state, there }) => state === 'late' && there);
  if (late.length === 0) return;
  // Held, so that a dose that is written down at this moment is seen, or waits for the line of this one.
  const ids = [...new Set(late.map(({ authorization }) => authorization))];
  await sql`select 1 from medication_authorization where id = any(${ids}::int[]) order by id for update`.execute(
    ctx.db,
  );
  const { rows } = await sql<Told>`select e.authorization_id, e.date::text as date, e.due from medication_event e
    where e.authorization_id = any(${ids}::int[]) and e.date >= ${late.map(({ today }) => today).toSorted()[0] ?? ''}::date
      and e.kind in ('unanswered', 'given', 'refused', 'missed')
      and not exists (select 1 from medication_event w where w.corrects_id = e.id)`.execute(ctx.db);
  const named = (authorization: number, date: string, due: string | null) => `${authorization} ${date} ${due}`;
  const known = new Set(rows.map((one) => named(one.authorization_id, one.date, one.due)));
  const fresh = late.filter(({ authorization, today, due }) => !known.has(named(authorization, today, due)));
  const lines = await insertRows(
    ctx,
    'medication_event',
    fresh.map(({ authorization, today, due }) => ({
      authorization_id: authorization,
      kind: 'unanswered',
      at: ctx.now(),
      date: today,
      recorded_at: ctx.now(),
      due,
    })),
    ['id'],
  );
  await tellOfMissed(
    ctx,
    lines.map(({ id }) => id),
  );
};

/** Every ten minutes. */
export const doseJobs: readonly Job[] = [
  job('health.doses', { each: 'centre', every: '*/10 * * * *', run: tellMissed }),
];
