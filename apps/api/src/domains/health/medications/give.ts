import { sql } from 'kysely';
import { declined, done, gone, message, notDone } from '../../../kernel/call/call.ts';
import type { Ctx } from '../../../kernel/call/context.ts';
import type { InputOf } from '../../../kernel/call/input.ts';
import { UserError } from '../../../kernel/call/refusals.ts';
import type { RowOf } from '../../../kernel/db/tables.ts';
import { clockAt, statedAt } from '../../../kernel/lib/local-time.ts';
import { idOf } from '../../../kernel/read/entity.ts';
import { findOwner } from '../../../pins/find-owner.ts';
import { medicationEntries } from '../../activities/activities.door.ts';
import { authorizations } from './authorizations.ts';
import { dueAt } from './due.ts';
import { addLine } from './log.ts';
import { MedicationAuthorization, MedicationEvent } from './medications.entities.ts';
import type { giveInput, withdrawInput } from './medications.inputs.ts';
import { type Place, placeOf } from './place.ts';
import { hindrancesOf } from './rules.ts';
import { type DealtJson, dealtFrom, dealtOn, keepsUntil, lastGiven, stockOf } from './standing.ts';

type Input = InputOf<typeof giveInput>;
type Authorization = RowOf<'medication_authorization'>;

interface Standing {
  readonly dealt: readonly DealtJson[];
  readonly last: Date | null;
  readonly stock: number | null;
  readonly keeps: string | null;
}

/** What was done with a medicine on a day, when it was given last, and what is left of it. */
const standingOf = async (ctx: Ctx, authorization: number, date: string) => {
  const id = sql`${authorization}`;
  const { rows } = await sql<Standing>`select ${dealtOn(id, sql`${date}`)} as dealt, ${lastGiven(id)} as last,
    ${stockOf(id)} as stock, ${keepsUntil(id)}::text as keeps`.execute(ctx.db);
  const [row] = rows;
  if (!row) throw new Error('A medication was not read.');
  return { ...row, dealt: dealtFrom(row.dealt) };
};

/** The instant that is meant: now, or a minute of the child's location that has been. */
const momentOf = (ctx: Ctx, { date, time }: Input, { zone, today }: Place) => {
  const now = ctx.now().getTime();
  if (date === undefined && time === undefined) return { at: ctx.now(), date: today, clock: clockAt(now, zone) };
  const [day, clock] = [date ?? today, time ?? clockAt(now, zone)];
  const stated = statedAt(day, clock, zone, now);
  if ('problem' in stated) return declined(message('medications.noMoment'), { field: 'time', code: stated.problem });
  return { at: new Date(stated.at), date: day, clock };
};

/** The second member of the team by its PIN; wrong ones are counted, and stay so. */
const witnessOf = async (ctx: Ctx, pin: string, location: number) => {
  const found = await findOwner(ctx, `user ${ctx.who.user}`, { pin, location });
  if (!('owner' in found)) return notDone(found.message, {}, { field: 'pin', code: found.code });
  if (found.owner.id === ctx.who.user) return declined(message('medications.ownPin'), { field: 'pin', code: 'SELF' });
  if (!found.owner.team) return declined(message('medications.notTeam'), { field: 'pin', code: 'NOT_TEAM' });
  return found.owner.id;
};

/** What must be said for an outcome, and is not. */
const missing = ({ outcome, note, due }: Input, { times }: Authorization) => {
  if (outcome !== 'given' && !note?.trim())
    return declined(message('medications.sayWhy'), { field: 'note', code: 'MISSING' });
  if (due !== undefined && !times.includes(due))
    return declined(message('medications.notPlanned'), { field: 'due', code: 'NOT_PLANNED' });
  return null;
};

const OVER = ['declined', 'ended'];

/**
 * Writes down what became of a dose: given, refused, missed or spilled. What stands against it (too early, too much, too
 * often, not authorized today, expired, not enough left) is refused until a reason is given; what nobody's word stands
 * behind any more is refused for good. It stands in the child's day, and its family is told at once.
 */
export const give = async (ctx: Ctx, input: Input) => {
  const { id, outcome, note, pin, override } = input;
  const authorization = await authorizations.records.lock(ctx, id);
  if (OVER.includes(authorization.status))
    return declined(message('medications.noLonger'), { field: 'id', code: 'ENDED' });
  const place = await placeOf(ctx, authorization.student_id);
  const moment = momentOf(ctx, input, place);
  if (moment instanceof UserError) return moment;
  const wrong = missing(input, authorization);
  if (wrong) return wrong;
  const { stock, keeps, dealt, last } = await standingOf(ctx, id, moment.date);
  const { times, least_minutes, most_a_day, dose: signed } = authorization;
  const plan = { times, least_minutes, most_a_day };
  const due = input.due ?? dueAt(plan, dealt, moment.clock);
  const taken = outcome === 'given' || outcome === 'spilled';
  const amount = taken ? (input.amount ?? signed) : null;
  const against =
    outcome === 'given'
      ? hindrancesOf({
          ...authorization,
          ...moment,
          plan,
          signed,
          stock,
          keeps,
          dealt,
          last,
          amount: amount ?? signed,
          due,
        })
      : [];
  if (against.length > 0 && !override?.trim())
    return declined(
      message('medications.refused'),
      ...against.map((code) => ({ field: 'override', code, message: message('medications.against', { code }) })),
    );
  const sees = authorization.witness && outcome !== 'missed';
  if (sees && !pin) return declined(message('medications.witnessFirst'), { field: 'pin', code: 'MISSING' });
  const witness = pin ? await witnessOf(ctx, pin, place.location) : null;
  if (witness !== null && typeof witness !== 'number') return witness;
  const activity = await medicationEntries.record(ctx, {
    student: authorization.student_id,
    medication: authorization.medication_id,
    name: authorization.name,
    amount: amount === null ? null : `${amount} ${authorization.unit}`,
    outcome,
    at: moment.at,
    date: moment.date,
    note: note?.trim() || null,
  });
  const event = await addLine(ctx, {
    authorization_id: id,
    kind: outcome,
    at: moment.at,
    date: moment.date,
    due,
    amount,
    note: note?.trim() || null,
    override: against.length > 0 ? override?.trim() : null,
    against,
    witness,
    activity_id: activity,
  });
  ctx.audit({ entity: MedicationAuthorization, id, after: { dose: event, outcome, amount, against, witness } });
  return done(message('medications.noted', { outcome, name: place.child, medicine: authorization.name }), {
    event: idOf(MedicationEvent, event),
    authorization: id,
  });
};

const TAKEN_BACK = ['given', 'refused', 'missed', 'spilled', 'received', 'returned'];

/** Takes back what was written down by mistake. The line stays; a dose leaves the child's day. */
export const withdraw = async (ctx: Ctx, { id, reason }: InputOf<typeof withdrawInput>) => {
  const { rows } = await sql<{ authorization: number; kind: string; activity: number | null; student: number }>`
    select e.authorization_id as authorization, e.kind, e.activity_id as activity, a.student_id as student
    from medication_event e join medication_authorization a on a.id = e.authorization_id
    where e.id = ${id} for update of a`.execute(ctx.db);
  const [event] = rows;
  if (!event) return gone(message('medications.eventGone'));
  if (!TAKEN_BACK.includes(event.kind))
    return declined(message('medications.notDose'), { field: 'id', code: 'NOT_DOSE' });
  const { today } = await placeOf(ctx, event.student);
  await addLine(ctx, {
    authorization_id: event.authorization,
    kind: 'withdrawn',
    at: ctx.now(),
    date: today,
    note: reason,
    corrects_id: id,
  });
  if (event.activity !== null) await medicationEntries.remove(ctx, event.activity);
  ctx.audit({ entity: MedicationAuthorization, id: event.authorization, after: { withdrawn: id, reason } });
  return done(message('medications.withdrawn'));
};
