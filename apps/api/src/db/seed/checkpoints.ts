import type pg from 'pg';
import { addDays, dayAt } from '../../kernel/lib/local-time.ts';
import type { Taught } from './learning.ts';
import type { Writer } from './writer.ts';

interface Place {
  readonly client: pg.ClientBase;
  readonly location: number;
  readonly by: number;
  readonly zone: string;
  readonly now: Date;
}

/**
 * Adds two checkpoints: one that ended two months ago, settled a step below what children have reached since and closed, and
 * one that is open, within which everything was observed and half of it is settled.
 */
export const addCheckpoints = async (to: Writer, taught: Taught, { client, location, by, zone, now }: Place) => {
  const today = dayAt(now.getTime(), zone);
  const of = {
    location_id: location,
    framework_id: taught.framework,
    created_by: by,
    created_at: now,
    updated_at: now,
  };
  const past = await to.add('learning_checkpoint', {
    ...of,
    ...{ name: 'Checkpoint 1', start_date: addDays(today, -120), end_date: addDays(today, -60) },
  });
  const open = await to.add('learning_checkpoint', {
    ...of,
    ...{ name: 'Checkpoint 2', start_date: addDays(today, -59), end_date: addDays(today, 7) },
  });
  const settle = (checkpoint: number, which: string) =>
    client.query(
      `insert into learning_checkpoint_level
          (centre_id, checkpoint_id, framework_id, student_id, skill_id, progress_id, set_at, set_by)
        select $1, $2, $3, m.student_id, m.skill_id, p.id, $4, $5 from (select distinct on (student_id, skill_id) *
          from milestone where centre_id = $1 and framework_id = $3 order by student_id, skill_id, date desc, id desc) m
        join learning_progress reached on reached.centre_id = $1 and reached.id = m.progress_id
        join learning_progress p on p.centre_id = $1 and p.framework_id = $3 and ${which}`,
      [to.centre, checkpoint, taught.framework, now, by],
    );
  await settle(past, 'p.position = greatest(reached.position - 1, 0)');
  await settle(open, 'p.id = m.progress_id and (m.student_id + m.skill_id) % 2 = 0');
  await client.query('update learning_checkpoint set closed_at = $3, closed_by = $4 where centre_id = $1 and id = $2', [
    to.centre,
    past,
    now,
    by,
  ]);
};
