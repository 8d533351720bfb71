import { sql } from 'kysely';
import { declined, done, message } from '../../kernel/call/call.ts';
import type { Ctx } from '../../kernel/call/context.ts';
import type { InputOf } from '../../kernel/call/input.ts';
import { date, id, ids } from '../../kernel/call/input.ts';
import { updateRow } from '../../kernel/write/write-rows.ts';
import { Form } from '../../model/form/entity.ts';
import { todayAt } from '../../model/location/today.ts';
import { Student } from '../../model/student/entity.ts';
import { ofOwnStudents } from '../../model/student/reach.ts';
import { User } from '../../model/user/entity.ts';
import { askedWithEntry, type Owing, peopleOwing } from './owing.ts';
import { notToldYet, type Told, tellOwing } from './tell-owing.ts';

interface Held extends Told {
  readonly open: boolean;
  readonly location_id: number;
}

/** A form that can be filled in, held until the call ends; declines one that is closed. */
const askedForm = async (ctx: Ctx, form: number): Promise<Held> => {
  const { rows } = await sql<
    Omit<Held, 'day'>
  >`select id, name, active and archived_at is null as open, location_id, due_date::text as due
    from form where id = ${form} for no key update`.execute(ctx.db);
  const [held] = rows;
  if (!held?.open) throw declined(message('forms.closed'), { field: 'form_id', code: 'CLOSED' });
  return { ...held, day: await todayAt(ctx, held.location_id) };
};

const toldLine = (people: readonly Owing[]) =>
  message('confirm.remindLine', {
    people: people.map(({ name }) => name),
    without: people.filter(({ email }) => !email).length,
  });

export const remindFormInput = {
  form_id: id(Form),
  students: ids(Student, 1000).optional(),
  users: ids(User, 1000).optional(),
};

/**
 * Reminds whoever has not handed a form in, or was asked for a change; of one child or person where named. Everybody at once
 * is asked about first: how many, whom, and who has no address.
 */
export const remind = async (ctx: Ctx, { form_id, students, users }: InputOf<typeof remindFormInput>) => {
  const form = await askedForm(ctx, form_id);
  const named = students !== undefined || users !== undefined;
  const some = sql`u.id <> ${ctx.who.user} and (not ${named}::boolean or w.student = any(${[...(students ?? [])]}::int[])
    or w.person = any(${[...(users ?? [])]}::int[]))`;
  const all = await peopleOwing(ctx, form_id, ofOwnStudents(ctx.who, sql`st.id`), some);
  const people = await notToldYet(ctx, form, all);
  if (people.length === 0) return declined(message('forms.nobodyToRemind'), { field: 'form_id', code: 'NOBODY' });
  if (!named) {
    ctx.confirm({
      code: 'LETTER',
      title: message('confirm.remind', { count: people.length, name: form.name }),
      lines: [toldLine(people)],
      about: { entity: Form, id: form_id },
    });
    ctx.mustBeConfirmed();
  }
  const reminded = await tellOwing(ctx, form, people, { why: 'remind', speech: ctx.request });
  ctx.audit({ entity: Form, id: form_id, after: { reminded } });
  return done(message('forms.reminded', { count: reminded }));
};

export const askFormAgainInput = { form_id: id(Form), due_date: date().optional() };

/**
 * Asks everybody for a form again: what was handed in so far stays, and is no answer any more. Asks first: how many people, whom,
 * and how many answers become old.
 */
export const askAgain = async (ctx: Ctx, { form_id, due_date }: InputOf<typeof askFormAgainInput>) => {
  const form = await askedForm(ctx, form_id);
  if (due_date !== undefined && due_date < form.day)
    return declined(message('reminders.pastDue'), { field: 'due_date', code: 'PAST' });
  const reach = ofOwnStudents(ctx.who, sql`st.id`);
  const { rows } = await sql<{ answered: number }>`select count(w.entry)::int as answered
    from (${askedWithEntry(form_id, reach)}) w`.execute(ctx.db);
  const due = due_date ?? (form.due && form.due >= form.day ? form.due : null);
  await updateRow(ctx, 'form', { id: form_id }, { asked_at: ctx.now(), due_date: due, updated_at: ctx.now() });
  const people = await peopleOwing(ctx, form_id, reach, sql`u.id <> ${ctx.who.user}`);
  if (people.length === 0) return declined(message('forms.nobodyToAsk'), { field: 'form_id', code: 'NOBODY' });
  ctx.confirm({
    code: 'LETTER',
    title: message('confirm.askAgain', { count: people.length, name: form.name }),
    lines: [toldLine(people), message('confirm.askAgainLine', { answered: rows[0]?.answered ?? 0 })],
    about: { entity: Form, id: form_id },
  });
  ctx.mustBeConfirmed();
  await tellOwing(ctx, { ...form, due }, people, { why: 'again', speech: ctx.request });
  ctx.audit({ entity: Form, id: form_id, after: { asked_again: people.length, due_date: due } });
  return done(message('forms.askedAgain', { name: form.name, count: people.length }));
};
