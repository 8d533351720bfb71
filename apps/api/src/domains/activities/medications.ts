import { sql } from 'kysely';
import { declined, message } from '../../kernel/call/call.ts';
import type { Ctx } from '../../kernel/call/context.ts';
import type { FieldError, UserError } from '../../kernel/call/refusals.ts';
import { updateRows } from '../../kernel/write/write-rows.ts';
import { type Child, readChildren } from './children.ts';
import { notifyFamilies } from './publish.ts';
import type { Details } from './values.ts';
import { addActivity, addEvent, lockActivities } from './write.ts';

interface Dose {
  readonly student: number;
  /** The center's word for it; null before the office has approved it, when its name stands with the amount. */
  readonly medication: number | null;
  readonly name: string;
  /** As people read it: "5 ml". */
  readonly amount: string | null;
  readonly outcome: string;
  readonly at: Date;
  readonly date: string;
  readonly note: string | null;
}

/** Writes a dose that was dealt with by its authorization into the child's day and tells the family; answers the entry. */
const record = async (ctx: Ctx, dose: Dose): Promise<number> => {
  const { student, medication, outcome, at, date, note } = dose;
  const children = await readChildren(ctx, [student]);
  const [child] = children;
  if (!child) throw new Error('The student of a medication is gone.');
  const amount = [dose.amount, medication === null ? dose.name : null].filter((word) => word !== null).join(' ');
  const details: Details = {
    ...(medication === null ? {} : { medication }),
    ...(amount === '' ? {} : { amount }),
    outcome,
  };
  const words = { kind: 'medication', date, note, photo: null, video: null, staff_only: false, details };
  const id = await addActivity(ctx, words, { location: child.location_id, room: child.room, at }, children);
  await addEvent(ctx, 'save', { id, location: child.location_id }, { after: words, more: { students: [student] } });
  await notifyFamilies(ctx, [id]);
  return id;
};

/** Takes the entry of a dose back that was written down by mistake. */
const remove = async (ctx: Ctx, id: number): Promise<void> => {
  const [before] = await lockActivities(ctx, [id]);
  if (!before || before.removed) return;
  await updateRows(ctx, 'activity', { id }, { removed_at: ctx.now(), updated_at: ctx.now() });
  await addEvent(ctx, 'remove', { id, location: before.location_id }, { before, after: null });
};

/** The entries of doses in the days of children, for whoever keeps their log. */
export const medicationEntries = { record, remove };

/** What was given by an authorization stands in its log: it is taken back there and nowhere else. */
export const isByAuthorization = ({ details }: { readonly details: Details }): boolean => details.outcome !== undefined;
export const byAuthorization = (): UserError =>
  declined(message('activities.byAuthorization'), { field: 'id', code: 'BY_AUTHORIZATION' });

/**
 * What forbids an entry of a medication that names no authorization: a child has one in force for it, which counts doses and
 * asks for a witness; or nobody says why it is given without one.
 */
export const unauthorized = async (
  ctx: Ctx,
  { medication }: Details,
  children: readonly Child[],
  { date, note }: { readonly date: string; readonly note: string | null },
): Promise<FieldError | null> => {
  const { rows } = await sql<{ name: string; medicine: string }>`
    select coalesce(nullif(st.nick_name, ''), st.fname) as name, a.name as medicine
    from medication_authorization a join student st on st.id = a.student_id
    where a.student_id = any(${children.map(({ id }) => id)}::int[]) and a.status = 'active'
      and ${date}::date between a.starts_on and a.ends_on
      and a.medication_id = ${typeof medication === 'number' ? medication : null}::int
    order by 1 limit 1`.execute(ctx.db);
  const [row] = rows;
  if (row) return { field: 'medication', code: 'AUTHORIZED', message: message('activities.giveByAuthorization', row) };
  return note === null ? { field: 'note', code: 'NOT_AUTHORIZED', message: message('activities.notAuthorized') } : null;
};
