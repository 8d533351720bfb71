import { allows } from '@nestling/rules/roles.ts';
import { type SqlBool, sql } from 'kysely';
import { declined, done, gone, message, object, out, rows } from '../../kernel/call/call.ts';
import type { Ctx } from '../../kernel/call/context.ts';
import type { InputOf } from '../../kernel/call/input.ts';
import { date, id, json, text } from '../../kernel/call/input.ts';
import { dayAt } from '../../kernel/lib/local-time.ts';
import { Location } from '../../model/location/entity.ts';
import { Room } from '../../model/room/entity.ts';
import { Student } from '../../model/student/entity.ts';
import { ownStudentIds } from '../../model/student/reach.ts';
import { raiseAlert } from '../door-alerts/door-alerts.door.ts';
import { askedAt, readAsked, screenState } from './asked.ts';
import { answersGiven, validateAnswers, writeScreen } from './record-screen.ts';
import { HealthScreen } from './screening.entities.ts';

const answers = () => json(answersGiven, 10_000);
export const saveHealthScreenInput = {
  student_id: id(Student),
  date: date(),
  answers: answers(),
  note: text(0, 500).optional(),
};
type Answered = InputOf<typeof saveHealthScreenInput>;

/** Saves the answers for a child today; of what a family answers that stops a check-in, staff are told quietly. */
export const saveScreen = async (ctx: Ctx, { student_id, date, answers, note }: Answered) => {
  const { user, role } = ctx.who;
  const { location_id } = await ctx.db
    .selectFrom('student')
    .select('location_id')
    .where('id', '=', student_id)
    .executeTakeFirstOrThrow();
  const asked = await readAsked(ctx, location_id);
  if (!asked || date !== dayAt(ctx.now().getTime(), asked.zone))
    return declined(message('health.notToday'), { field: 'date', code: 'NOT_TODAY' });
  const staff = allows(role, 'teacher');
  const judged = validateAnswers(asked, answers);
  if (!('stops' in judged)) return declined(message('health.unanswered'), ...judged);
  await writeScreen(ctx, {
    students: [student_id],
    location: location_id,
    date,
    judged,
    note: note || null,
    source: staff ? 'staff' : 'portal',
    by: user,
    at: ctx.now(),
  });
  const { stops } = judged;
  if (stops && !staff && asked.on)
    await raiseAlert(ctx, { location: location_id, user, student: student_id, kind: 'health' });
  return done(message(stops ? (staff ? 'health.screenStopsStaff' : 'health.screenStops') : 'health.screenSaved'), {
    stops,
  });
};
export const clearHealthScreenInput = { id: id(HealthScreen), note: text(0, 500).optional() };

/** Lets a child in after all, though an answer stopped it: staff have looked. */
export const clearScreen = async (ctx: Ctx, { id, note }: InputOf<typeof clearHealthScreenInput>) => {
  const { rows: cleared } = await sql<{ student_id: number; location_id: number }>`update health_screen h
    set cleared_by = ${ctx.who.user}, cleared_at = ${ctx.now()}::timestamptz, note = coalesce(${note || null}::text, h.note)
    where h.id = ${id} and h.stops and h.cleared_at is null
    returning h.student_id, h.location_id`.execute(ctx.db);
  const [row] = cleared;
  if (!row) return gone(message('health.nothingStops'));
  ctx.audit({ entity: HealthScreen, id, after: { student: row.student_id, cleared: true } });
  ctx.publish({ kind: 'attendance', at: { location: row.location_id } });
  return done(message('health.cleared'));
};
export const getHealthScreensInput = { location: id(Location), date: date(), program_id: id(Room).optional() };

/** The latest answers of each child on a day; `program_id` narrows it to the children of a room. */
export const listScreens = ({ location, date, program_id }: InputOf<typeof getHealthScreensInput>) =>
  rows(HealthScreen, {
    order: [() => sql`(health_screen.stops and health_screen.cleared_at is null) desc`, '-at'],
    where: (q) => [
      q('health_screen.location_id', '=', location),
      sql<SqlBool>`health_screen.date = ${date}::date`,
      sql<SqlBool>`not exists (select 1 from health_screen n where n.student_id = health_screen.student_id
        and n.date = health_screen.date and (n.at, n.id) > (health_screen.at, health_screen.id))`,
      program_id !== undefined &&
        sql<SqlBool>`exists (select 1 from student st where st.id = health_screen.student_id
          and st.room_id = ${program_id})`,
    ],
  });

/** What one's own children are to be asked today, before they come in. */
export const atOwnDoors = object(
  {
    location: out.id,
    date: out.date,
    temperature: out.flag,
    unit: out.text,
    questions: [object({ id: out.id, statement: out.text }, 'QuestionAtDoor')],
    students: [object({ id: out.id, state: out.text }, 'StudentToScreen')],
  },
  'HealthAtDoor',
);

/** Of each location of own children that asks: what it asks, and how that stands for each child. */
export const ownDoors = async (ctx: Ctx) => {
  const own = sql`st.id in (${ownStudentIds(ctx.who)})`;
  const { rows: places } = await askedAt(
    sql`coalesce(cs.questionnaire, false) and l.id in (select st.location_id from student st
      where st.archived_at is null and st.type = 'enrolled' and st.status = 'active' and ${own})`,
  ).execute(ctx.db);
  const { rows: children } = await sql<{ id: number; location: number; state: string | null }>`
    select st.id, st.location_id as location, ${screenState(
      sql`(${ctx.now()}::timestamptz at time zone z.value)::date`,
    )} as state
    from student st join location l on l.id = st.location_id
    join timezone z on z.id = l.timezone_id
    left join checkin_setting cs on cs.location_id = st.location_id
    where st.archived_at is null and st.type = 'enrolled' and st.status = 'active' and ${own}
    order by lower(st.fname), st.id`.execute(ctx.db);
  return places
    .filter(({ questions, temperature }) => questions.length > 0 || temperature)
    .map(({ id, zone, questions, temperature, unit }) => {
      const here = children.filter(({ location }) => location === id);
      return {
        location: id,
        date: dayAt(ctx.now().getTime(), zone),
        temperature,
        unit,
        questions: questions.map((one) => ({ id: one.id, statement: one.statement })),
        students: here.map(({ id: student, state }) => ({ id: student, state: state ?? 'missing' })),
      };
    });
};
