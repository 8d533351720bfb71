import { sql } from 'kysely';
import { declined, done, message, object, out, outOrNull } from '../../kernel/call/call.ts';
import type { Ctx, ReadContext } from '../../kernel/call/context.ts';
import { flag, type InputOf, id, ids } from '../../kernel/call/input.ts';
import { findRow } from '../../kernel/db/find-rows.ts';
import type { Id } from '../../kernel/db/tables.ts';
import { deleteRows } from '../../kernel/write/write-rows.ts';
import { LearningDomain, LearningProgress, LearningSkill } from '../../model/learning/entity.ts';
import { Room } from '../../model/room/entity.ts';
import { Student } from '../../model/student/entity.ts';
import { Checkpoint } from './checkpoints.entities.ts';

/** What is told those who have a checkpoint open. */
export const changed = (id: number) => ({ kind: 'checkpoint', ids: [id] }) as const;

export const levelsInput = { id: id(Checkpoint), program_id: id(Room), domain: id(LearningDomain) };

/** Where a child stands in a skill: as observed by the end of the days, as settled, and by how many observations within them. */
export const level = object(
  {
    student_id: out.id,
    skill_id: out.id,
    /** The newest step until the last day; null where nobody has said one. */
    observed: outOrNull(out.id),
    settled: outOrNull(out.id),
    evidence: out.int,
  },
  'CheckpointLevel',
);

interface Line {
  readonly student_id: Id<'student'>;
  readonly skill_id: Id<'learning_skill'>;
  readonly observed: Id<'learning_progress'> | null;
  readonly settled: Id<'learning_progress'> | null;
  readonly evidence: number;
}

/** The step a child has by the last day of a checkpoint `c`, with `st` and `s` for child and skill. */
export const observed = sql`(select m.progress_id from milestone m where m.student_id = st.id and m.skill_id = s.id
  and m.date <= c.end_date order by m.date desc, m.id desc limit 1)`;

/** How many observations within the days of a checkpoint `c` show the skill `s` of the child `st`; what staff keep among themselves counts. */
export const evidenceCount = sql`select count(*)::int as count from activity_student x
  join activity a on a.id = x.activity_id and a.removed_at is null
  join activity_skill k on k.activity_id = a.id and k.skill_id = s.id
  where x.student_id = st.id and x.removed_at is null and x.date between c.start_date and c.end_date`;

/**
 * Reads where the children of a room stand in the skills of a domain, those of whom there is anything; of a skill that was
 * archived what was settled. One statement.
 */
export const readLevels = async (ctx: ReadContext, { id, program_id, domain }: InputOf<typeof levelsInput>) => {
  const { rows } = await sql<Line>`
    select st.id as student_id, s.id as skill_id, o.progress_id as observed, l.progress_id as settled,
      coalesce(e.count, 0) as evidence
    from learning_checkpoint c
    join learning_skill s on s.framework_id = c.framework_id and s.domain_id = ${domain}
    join student st on st.room_id = ${program_id} and st.location_id = c.location_id and st.archived_at is null
    left join lateral (select ${observed} as progress_id) o on true
    left join learning_checkpoint_level l on l.checkpoint_id = c.id and l.student_id = st.id and l.skill_id = s.id
    left join lateral (${evidenceCount}) e on true
    where c.id = ${id} and (l.progress_id is not null
      or (s.archived_at is null and (o.progress_id is not null or e.count > 0)))
    order by st.id, s.id limit 20000`.execute(ctx.db);
  return rows;
};

export const saveLevelsInput = {
  id: id(Checkpoint),
  students: ids(Student, 200),
  skills: ids(LearningSkill, 200),
  progress: id(LearningProgress).optional(),
  missing: flag().optional(),
  clear: flag().optional(),
};
type Given = InputOf<typeof saveLevelsInput>;

/** Takes back what was settled of children in skills. */
const clearLevels = async (ctx: Ctx, { id, students, skills }: Given) => {
  const gone = await deleteRows(
    ctx,
    'learning_checkpoint_level',
    { checkpoint_id: id, student_id: students, skill_id: skills },
    ['student_id'],
  );
  ctx.publish(changed(id));
  ctx.audit({ entity: Checkpoint, id, after: { cleared: gone.length, students, skills } });
  return done(message('learning.levelsCleared', { count: gone.length }), { count: gone.length });
};

/**
 * Settles where children stand: at one step, or each as observed by the last day, which leaves out whom nobody has observed.
 * Skills and steps are of the framework of the checkpoint, which the database holds; what was settled before gives way unless
 * only what is missing is asked for, and who has settled the same step before stays named. Two statements, however many.
 */
export const saveLevels = async (ctx: Ctx, given: Given) => {
  const { id, students, skills, progress, missing = false, clear = false } = given;
  const held = await findRow(ctx, 'learning_checkpoint', { id }, undefined, { lock: 'update' });
  if (!held) return declined(message('learning.checkpointGone'), { field: 'id', code: 'GONE' });
  if (held.closed_at) return declined(message('learning.checkpointClosed'), { field: 'id', code: 'STATE' });
  if (clear) return clearLevels(ctx, given);
  const step = progress === undefined ? observed : sql`${progress}::int`;
  const { rows } = await sql<{ count: number }>`
    with found as (
      select st.id as student_id, s.id as skill_id, p.progress_id from learning_checkpoint c
      join learning_skill s on s.id = any(${[...skills]}::int[]) and s.framework_id = c.framework_id
      join student st on st.id = any(${[...students]}::int[]) and st.location_id = c.location_id
      join lateral (select ${step} as progress_id) p on p.progress_id is not null
      where c.id = ${id} and not (${missing} and exists (select 1 from learning_checkpoint_level l
        where l.checkpoint_id = c.id and l.student_id = st.id and l.skill_id = s.id))),
    put as (
      insert into learning_checkpoint_level
        (checkpoint_id, framework_id, student_id, skill_id, progress_id, set_at, set_by)
      select ${id}, ${held.framework_id}, student_id, skill_id, progress_id, ${ctx.now()}::timestamptz, ${ctx.who.user}
      from found
      on conflict on constraint learning_checkpoint_level_once do update
        set progress_id = excluded.progress_id, set_at = excluded.set_at, set_by = excluded.set_by
        where learning_checkpoint_level.progress_id <> excluded.progress_id)
    select count(*)::int as count from found`.execute(ctx.db);
  const count = rows[0]?.count ?? 0;
  if (count === 0) return declined(message('learning.nothingToSettle'), { field: 'skills', code: 'NOTHING_OBSERVED' });
  ctx.publish(changed(id));
  ctx.audit({ entity: Checkpoint, id, after: { settled: count, students, skills, progress: progress ?? null } });
  return done(message('learning.levelsSettled', { count }), { count });
};
