import { sql } from 'kysely';
import type { WorkContext } from '../../kernel/call/context.ts';
import { date, int } from '../../kernel/call/input.ts';
import type { Sql } from '../../kernel/db/tables.ts';
import { atLeast, described, orNull } from '../../kernel/read/entity.ts';

/** What a form or a file can be told of its reminders: until when it is wanted, and the days it reminds on. */
export const reminderDays = {
  due_date: date().nullish(),
  remind_from: date().nullish(),
  remind_every: int(1, 90).nullish(),
  remind_until: date().nullish(),
};

/** The same as fields; when it reminds is for staff. */
export const reminderFields = {
  due_date: described('Until when it is wanted.', orNull.date()),
  remind_from: described(
    'From when on it reminds by itself whoever still owes it; null where it does not.',
    atLeast('teacher', orNull.date()),
  ),
  remind_every: described('Days between those reminders.', atLeast('teacher', orNull.int())),
  remind_until: described('The last day it reminds on.', atLeast('teacher', orNull.date())),
};

/** The hour of the location from which something reminds by itself. */
const FROM_HOUR = 9;

/** SQL joined to the rows `of`: their location is open and late enough in its day, which is `t.today`, in the zone `z.value`. */
export const atTheirDay = (ctx: Pick<WorkContext, 'now'>, of: string): Sql => sql`
  join location l on l.id = ${sql.ref(`${of}.location_id`)} and l.active
  join timezone z on z.id = l.timezone_id
  join lateral (select (${ctx.now()}::timestamptz at time zone z.value) as local,
    (${ctx.now()}::timestamptz at time zone z.value)::date as today) t on extract(hour from t.local) >= ${FROM_HOUR}`;

/** SQL: the rows `of` that remind on `t.today`: on their first day, every so many days after it, until the last. */
export const remindToday = (of: string): Sql => {
  const from = sql.ref(`${of}.remind_from`);
  return sql`(${from} is not null and t.today between ${from} and ${sql.ref(`${of}.remind_until`)}
    and (t.today - ${from}) % ${sql.ref(`${of}.remind_every`)} = 0)`;
};
