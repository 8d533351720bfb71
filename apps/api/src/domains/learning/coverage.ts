import { sql } from 'kysely';
import { declined, message, object, out, outList } from '../../kernel/call/call.ts';
import type { ReadContext } from '../../kernel/call/context.ts';
import { date, type InputOf, id } from '../../kernel/call/input.ts';
import { addDays } from '../../kernel/lib/local-time.ts';
import { LearningFramework } from '../../model/learning/entity.ts';
import { Room } from '../../model/room/entity.ts';

/** Longest span that is looked at. */
const MOST_DAYS = 366;
/** Skills and children of a domain that are named. */
const MOST_NAMED = 200;

export const coverageInput = { program_id: id(Room), framework: id(LearningFramework), from: date(), to: date() };

/** What a room has done in a domain of a framework within some days. */
export const coverage = object(
  {
    domain_id: out.id,
    domain: out.text,
    /** Skills that can be chosen. */
    skills: out.int,
    /** Skills an activity was for that was done with children of the room. */
    offered: out.int,
    /** Entries of such activities. */
    entries: out.int,
    /** Skills somebody has observed. */
    observed: out.int,
    observations: out.int,
    /** Skills nobody has observed, with their codes, in their order. */
    unobserved: outList(out.text),
    /** Names of the children who are in the room now and of whom nothing was observed. */
    without: outList(out.text),
  },
  'LearningCoverage',
);

interface Line {
  readonly domain_id: number;
  readonly domain: string;
  readonly skills: number;
  readonly offered: number;
  readonly entries: number;
  readonly observed: number;
  readonly observations: number;
  readonly unobserved: readonly string[];
  readonly without: readonly string[];
}

/**
 * Reads what a room offered and observed, domain by domain; one statement. What was done counts for the room the children
 * were in then; who lacks evidence is asked of those who are in the room now.
 */
export const readCoverage = async (
  ctx: ReadContext,
  { program_id, framework, from, to }: InputOf<typeof coverageInput>,
) => {
  if (to < from || addDays(from, MOST_DAYS) < to)
    throw declined(message('learning.days', { most: MOST_DAYS }), { field: 'to', code: 'RANGE' });
  const { rows } = await sql<Line>`
    with mine as (select s.id, s.domain_id, s.position, concat_ws(' ', s.code, s.name) as name from learning_skill s
      where s.framework_id = ${framework} and s.archived_at is null),
    done as (select x.activity_id, x.student_id from activity_student x
      join activity a on a.id = x.activity_id and a.removed_at is null
      where x.room_id = ${program_id} and x.removed_at is null and x.date between ${from}::date and ${to}::date),
    offered as (select distinct m.domain_id, m.id, o.activity_id from activity_offered o
      join learning_activity_skill k on k.activity_id = o.learning_activity_id join mine m on m.id = k.skill_id
      where o.activity_id in (select activity_id from done)),
    observed as (select m.domain_id, m.id, d.activity_id, d.student_id from done d
      join activity_skill k on k.activity_id = d.activity_id join mine m on m.id = k.skill_id)
    select d.id as domain_id, d.name as domain,
      (select count(*)::int from mine m where m.domain_id = d.id) as skills,
      (select count(distinct o.id)::int from offered o where o.domain_id = d.id) as offered,
      (select count(distinct o.activity_id)::int from offered o where o.domain_id = d.id) as entries,
      (select count(distinct o.id)::int from observed o where o.domain_id = d.id) as observed,
      (select count(distinct o.activity_id)::int from observed o where o.domain_id = d.id) as observations,
      array(select m.name from mine m where m.domain_id = d.id and m.id not in (select o.id from observed o)
        order by m.position, m.id limit ${MOST_NAMED}) as unobserved,
      array(select st.full_name from student st where st.room_id = ${program_id} and st.archived_at is null
        and not exists (select 1 from observed o where o.domain_id = d.id and o.student_id = st.id)
        order by st.fname, st.id limit ${MOST_NAMED}) as without
    from learning_domain d where d.framework_id = ${framework} and d.archived_at is null
    order by d.position, d.id`.execute(ctx.db);
  return rows;
};
