import { sql } from 'kysely';
import { job } from '../../kernel/jobs/job.ts';

/** Sums up the rows that changes of tickets have added, so that charts read few of them. */
export const sumUp = job('ticket.tally', {
  each: 'centre',
  every: '19 * * * *',
  run: ({ db }) =>
    sql`with taken as (delete from ticket_tally returning week, places, category_id, status_id, count)
      insert into ticket_tally (week, places, category_id, status_id, count)
      select week, places, category_id, status_id, sum(count) from taken group by 1, 2, 3, 4 having sum(count) <> 0`.execute(
      db,
    ),
});
