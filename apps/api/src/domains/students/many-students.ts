import { declined, done, say } from '../../kernel/call.ts';
import type { Ctx } from '../../kernel/context.ts';
import type { Id } from '../../kernel/tables.ts';
import { archiveStudents, moveStudents } from './archive.ts';
import { switchStudent } from './save-student.ts';
import { setCameras } from './student-links.ts';

const numbers = (value: string | undefined): number[] =>
  (value ?? '')
    .split(',')
    .map(Number)
    .filter((each) => Number.isInteger(each) && each > 0);

interface Bulk {
  readonly name: string;
  readonly student_ids: readonly Id<'student'>[];
  readonly value?: string | undefined;
}

const switchAll = async (ctx: Ctx, students: readonly Id<'student'>[], status: 'active' | 'inactive') => {
  for (const id of students) await switchStudent(ctx, { id, status });
  return done(say('student.changedMany', { count: students.length }));
};

const assignCameras = async (ctx: Ctx, students: readonly Id<'student'>[], cameras: readonly number[]) => {
  for (const id of students) {
    const wrong = await setCameras(ctx, id, cameras);
    if (wrong) return wrong;
    ctx.audit({ entity: 'Student', id, after: { cameras } });
    ctx.tell({ kind: 'rights', at: { student: id } });
  }
  return done(say('student.changedMany', { count: students.length }));
};

/**
 * Runs one action on several students, for all or for none of them. `value` is the room's id to move them to, or the
 * ids of the cameras with commas between; both must be of the students' location, which keeps them in the caller's reach.
 */
export const actOnStudents = async (ctx: Ctx, { name, student_ids, value }: Bulk) => {
  const [first] = numbers(value);
  switch (name.trim().replaceAll(/[\s-]/g, '_')) {
    case 'activate':
      return switchAll(ctx, student_ids, 'active');
    case 'deactivate':
      return switchAll(ctx, student_ids, 'inactive');
    case 'archive':
      return archiveStudents(ctx, student_ids);
    case 'move_room':
      return first === undefined
        ? declined(say('student.whichRoom'), { field: 'value', code: 'REQUIRED' })
        : moveStudents(ctx, student_ids, first);
    case 'assign_cameras':
      return assignCameras(ctx, student_ids, numbers(value));
    default:
      return declined(say('student.noSuchAction'), { field: 'name', code: 'UNKNOWN' });
  }
};
