import { sql } from 'kysely';
import type { WorkContext } from '../../kernel/call/context.ts';
import type { Sql } from '../../kernel/db/tables.ts';
import { type Job, job } from '../../kernel/jobs/job.ts';
import { updateRows } from '../../kernel/write/write-rows.ts';
import { Form } from '../../model/form/entity.ts';
import { atTheirDay, remindToday } from '../../model/reminder/days.ts';
import { peopleOwing } from './owing.ts';
import { notToldYet, type Told, tellOwing, type Why } from './tell-owing.ts';

/** The forms of a center that can be filled in, with the day at their location (`t.today`, once it is late enough there). */
const formsToday = (ctx: WorkContext, which: Sql): Sql => sql`
  select f.id, f.name, f.due_date::text as due, t.today::text as day
  from form f ${atTheirDay(ctx, 'f')}
  where f.active and f.archived_at is null and ${which}
  order by f.id`;

const tellAll = async (ctx: WorkContext, form: Told, why: Why): Promise<number> => {
  const people = await notToldYet(ctx, form, await peopleOwing(ctx, form.id, sql`true`));
  if (people.length === 0) return 0;
  return tellOwing(ctx, form, people, { why, speech: { language: 'en', pets: false } });
};

/** Those that are asked for every year, a year after they last were. */
const yearly = sql`f.ask_yearly
  and ((coalesce(f.asked_at, f.created_at) at time zone z.value)::date + interval '1 year')::date <= t.today`;

const nextYear = (column: 'due_date' | 'remind_from'): Sql => sql`(${sql.ref(column)} + interval '1 year')::date`;

/** A year later: when it is due, and the days of its reminders, as many as they were whether or not a leap day is among them. */
const daysNextYear = {
  due_date: nextYear('due_date'),
  remind_from: nextYear('remind_from'),
  remind_until: sql`${nextYear('remind_from')} + (remind_until - remind_from)`,
};

const askByThemselves = async (ctx: WorkContext): Promise<void> => {
  const again = await sql<Told>`${formsToday(ctx, yearly)}`.execute(ctx.db);
  for (const form of again.rows) {
    const set = { asked_at: ctx.now(), ...daysNextYear };
    const [now] = await updateRows(ctx, 'form', { id: form.id }, set, ['due_date']);
    const asked_again = await tellAll(ctx, { ...form, due: now?.due_date ?? null }, 'again');
    ctx.audit({ entity: Form, id: form.id, after: { asked_again } });
  }
  const due = await sql<Told>`${formsToday(ctx, remindToday('f'))}`.execute(ctx.db);
  for (const form of due.rows) await tellAll(ctx, form, 'remind');
};

/** Each hour, as days begin at another time in each zone; a day is told once. */
export const reminderJobs: readonly Job[] = [
  job('form.reminders', { each: 'centre', every: '52 * * * *', run: askByThemselves }),
];
