import { sql } from 'kysely';
import { object, out, outList, outOrNull } from '../../kernel/call/call.ts';
import type { ReadContext } from '../../kernel/call/context.ts';
import { type InputOf, id } from '../../kernel/call/input.ts';
import { isShownTo } from '../../model/activity/reach.ts';
import { Student } from '../../model/student/entity.ts';
import { Checkpoint } from './checkpoints.entities.ts';

/** So many observations are told, the latest ones. */
const MOST_MOMENTS = 12;
/** So many skills at most, which is more than frameworks have. */
const MOST_SKILLS = 2000;

export const talkInput = { id: id(Checkpoint), student_id: id(Student) };

const settled = object(
  {
    skill_id: out.id,
    skill: out.text,
    domain: outOrNull(out.text),
    color: outOrNull(out.text),
    step: out.text,
    step_color: outOrNull(out.text),
    /** The step after it; null where it is the last one. */
    next: outOrNull(out.text),
    /** Observations of it within the days that the family may see. */
    evidence: out.int,
  },
  'CheckpointTalkSkill',
);
const moment = object(
  { id: out.id, date: out.date, note: out.text, skills: outList(out.text) },
  'CheckpointTalkMoment',
);

/** What is told the family of a child at a checkpoint: what is settled, and observations the family may see. */
export const talk = object(
  { checkpoint: Checkpoint, student: Student, skills: [settled], moments: [moment] },
  'CheckpointTalk',
);

interface Settled {
  readonly skill_id: number;
  readonly skill: string;
  readonly domain: string | null;
  readonly color: string | null;
  readonly step: string;
  readonly step_color: string | null;
  readonly next: string | null;
  readonly evidence: number;
}
interface Moment {
  readonly id: number;
  readonly date: string;
  readonly note: string;
  readonly skills: readonly string[];
}

/** Reads what is told the family of a child; nothing that is kept among staff is in it. Null where the child is elsewhere by now; one statement. */
export const readTalk = async ({ db }: ReadContext, { id, student_id }: InputOf<typeof talkInput>) => {
  const shown = isShownTo({ name: 'a' }, sql`select ${student_id}::int`);
  const seen = sql`activity_student x join activity a on a.id = x.activity_id
    cross join lateral (select array(select s.name from activity_skill k join learning_skill s on s.id = k.skill_id
      where k.activity_id = a.id and s.framework_id = c.framework_id order by s.position, s.id) as skills) named
    where x.student_id = ${student_id} and x.removed_at is null and x.date between c.start_date and c.end_date and ${shown}`;
  const { rows } = await sql<{ readonly skills: readonly Settled[]; readonly moments: readonly Moment[] }>`
    select (select coalesce(jsonb_agg(t), '[]') from (
      select s.id as skill_id, s.name as skill, d.name as domain, d.color, p.name as step, p.color as step_color,
        (select n.name from learning_progress n where n.framework_id = c.framework_id and n.archived_at is null
          and (n.position, n.id) > (p.position, p.id) order by n.position, n.id limit 1) as next,
        (select count(*)::int from activity_skill k where k.skill_id = s.id
          and k.activity_id in (select a.id from ${seen})) as evidence
      from learning_checkpoint_level l
      join learning_skill s on s.id = l.skill_id
      join learning_progress p on p.id = l.progress_id
      left join learning_domain d on d.id = s.domain_id
      left join learning_attribute b on b.id = s.attribute_id
      where l.checkpoint_id = c.id and l.student_id = ${student_id}
      order by d.position, d.id, b.position, b.id, s.position, s.id limit ${MOST_SKILLS}) t) as skills,
    (select coalesce(jsonb_agg(t), '[]') from (
      select a.id, a.date::text as date, a.note, named.skills from ${seen} and a.note <> '' and cardinality(named.skills) > 0
      order by a.date desc, a.at desc, a.id desc limit ${MOST_MOMENTS}) t) as moments
    from learning_checkpoint c
    join student st on st.id = ${student_id} and st.location_id = c.location_id
    where c.id = ${id}`.execute(db);
  const [told] = rows;
  return told ? { checkpoint: id, student: student_id, ...told } : null;
};
