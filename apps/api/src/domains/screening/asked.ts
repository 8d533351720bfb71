import { type RawBuilder, sql } from 'kysely';
import { object, out } from '../../kernel/call/call.ts';
import type { Ctx } from '../../kernel/call/context.ts';
import type { Sql } from '../../kernel/db/tables.ts';

/** A statement as it is asked. */
export interface Question {
  readonly id: number;
  readonly statement: string;
  readonly stops_on: 'yes' | 'no' | 'none';
}
/** What the door of a location asks; `on` is the switch of its settings. `fever` in tenths of the unit. */
export interface Asked {
  readonly id: number;
  readonly zone: string;
  readonly on: boolean;
  readonly questions: readonly Question[];
  readonly temperature: boolean;
  readonly unit: 'F' | 'C';
  readonly fever: number;
}

/** What doors ask, of the locations a condition on `l` names. */
export const askedAt = (which: Sql): RawBuilder<Asked> => sql<Asked>`
  select l.id, z.value as zone, coalesce(cs.questionnaire, false) as on, coalesce(hs.temperature, false) as temperature,
    coalesce(hs.unit, 'F') as unit, coalesce(hs.fever, 1004) as fever,
    coalesce((select json_agg(json_build_object('id', q.id, 'statement', q.statement, 'stops_on', q.stops_on)
        order by q.position, q.id) from health_question q where q.removed_at is null
        and (q.location_id is null or q.location_id = l.id)), '[]') as questions
  from location l join timezone z on z.id = l.timezone_id
  left join checkin_setting cs on cs.location_id = l.id
  left join health_setting hs on hs.location_id = l.id
  where ${which}`;

/** What the door of one location asks. */
export const readAsked = async (ctx: Pick<Ctx, 'db' | 'who'>, location: number): Promise<Asked | undefined> =>
  (await askedAt(sql`l.id = ${location}`).execute(ctx.db)).rows[0];

/** The same as a tablet keeps it; null where nothing is asked. */
export const askedOnTablet = async (ctx: Pick<Ctx, 'db' | 'who'>, location: number) => {
  const asked = await readAsked(ctx, location);
  if (!asked?.on || (asked.questions.length === 0 && !asked.temperature)) return null;
  const { questions, temperature, unit, fever } = asked;
  return { questions: [...questions], temperature, unit, fever };
};
/** What the door of a location asks, as its tablet is told: it stops a check-in without a line too. */
export const onTablet = object(
  {
    questions: [object({ id: out.id, statement: out.text, stops_on: out.text }, 'QuestionOnTablet')],
    temperature: out.flag,
    unit: out.text,
    fever: out.int,
  },
  'HealthOnTablet',
);

/** SQL: how the health screen of the student `st` stands on a day, where the door `cs` asks: null where it does not. */
export const screenState = (day: Sql): Sql => sql`case when coalesce(cs.questionnaire, false) then coalesce(
  (select case when h.stops and h.cleared_at is null then 'stops' else 'ok' end from health_screen h
    where h.student_id = st.id and h.date = ${day} order by h.at desc, h.id desc limit 1),
  case when exists (select 1 from health_question q where q.removed_at is null
      and (q.location_id is null or q.location_id = st.location_id))
    or exists (select 1 from health_setting hs where hs.location_id = st.location_id and hs.temperature)
    then 'missing' end) end`;
