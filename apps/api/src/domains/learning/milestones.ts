import { sql } from 'kysely';
import { declined, done, message } from '../../kernel/call/call.ts';
import type { Ctx } from '../../kernel/call/context.ts';
import type { InputOf } from '../../kernel/call/input.ts';
import { findRow } from '../../kernel/db/find-rows.ts';
import { dayAt } from '../../kernel/lib/local-time.ts';
import { cleared } from '../../kernel/write/cleared.ts';
import { insertRows } from '../../kernel/write/write-rows.ts';
import { refusePictures } from '../../model/activity/refuse-pictures.ts';
import { Milestone } from '../../model/learning/entity.ts';
import { usePicture } from '../../model/picture/use-picture.ts';

import type { saveStudentMilestonesInput, updateStudentMilestoneInput } from './learning.inputs.ts';

/** Declines a day that has not come at the location of one of the students. */
const notToCome = async (ctx: Ctx, students: readonly number[], day: string) => {
  const { rows } = await sql<{ zone: string }>`select distinct z.value as zone from student st
    join location l on l.id = st.location_id join timezone z on z.id = l.timezone_id
    where st.id = any(${[...students]}::int[])`.execute(ctx.db);
  if (rows.some(({ zone }) => day > dayAt(ctx.now().getTime(), zone)))
    throw declined(message('learning.future'), { field: 'date', code: 'FUTURE' });
};

/** The framework of a skill. That a step is of the same one is held by the database. */
const frameworkOf = async (ctx: Ctx, skill: number): Promise<number> => {
  const row = await findRow(ctx, 'learning_skill', { id: skill }, ['framework_id']);
  if (!row) throw declined(message('learning.gone'), { field: 'skill', code: 'GONE' });
  return row.framework_id;
};

type Given = Pick<InputOf<typeof updateStudentMilestoneInput>, 'date' | 'photo' | 'evidence'> & {
  readonly student_id: number;
  readonly skill: number;
};

/** Declines a milestone that cannot be, or rests on an observation of others or of another skill; answers its framework. */
export const checkMilestone = async (ctx: Ctx, { student_id, skill, date: day, photo, evidence = [] }: Given) => {
  if (day !== undefined) await notToCome(ctx, [student_id], day);
  if (photo) {
    const refused = (await usePicture(ctx, photo, 'photo')) ?? (await refusePictures(ctx, [student_id]));
    if (refused) throw refused;
  }
  if (evidence.length > 0) {
    const { rows } = await sql<{ count: number }>`select count(*)::int as count from activity a
      join activity_skill s on s.activity_id = a.id and s.skill_id = ${skill}
      join activity_student x on x.activity_id = a.id and x.student_id = ${student_id} and x.removed_at is null
      where a.id = any(${[...evidence]}::int[]) and a.removed_at is null`.execute(ctx.db);
    if (rows[0]?.count !== evidence.length)
      throw declined(message('learning.noEvidence'), { field: 'evidence', code: 'OTHER_SKILL' });
  }
  return frameworkOf(ctx, skill);
};

/** Records the same of several children, a row for each; one statement however many they are. */
export const reachedByMany = async (ctx: Ctx, i: InputOf<typeof saveStudentMilestonesInput>) => {
  await notToCome(ctx, i.students, i.date);
  const framework_id = await frameworkOf(ctx, i.skill);
  const now = ctx.now();
  const of = { framework_id, skill_id: i.skill, progress_id: i.progress, date: i.date, note: cleared(i.note) };
  const stamps = { created_at: now, created_by: ctx.who.user, updated_at: now, updated_by: ctx.who.user };
  const set = { ...of, staff_only: i.staffOnly ?? false, ...stamps };
  const rows = i.students.map((student_id) => ({ student_id, ...set }));
  const added = await insertRows(ctx, 'milestone', rows, ['id', 'student_id']);
  for (const { id: milestone, student_id } of added)
    ctx.audit({ entity: Milestone, id: milestone, after: { student_id, ...set } });
  return done(message('learning.milestonesSaved', { count: added.length }));
};
