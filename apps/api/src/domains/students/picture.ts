import { type Calls, declined, done, message, mutation, outcome } from '../../kernel/call/call.ts';
import type { Ctx } from '../../kernel/call/context.ts';
import { id, text } from '../../kernel/call/input.ts';
import type { Id } from '../../kernel/db/tables.ts';
import { orError } from '../../kernel/read/reach.ts';
import { updateRow } from '../../kernel/write/write-rows.ts';
import { usePicture } from '../../model/picture/use-picture.ts';
import { Student } from '../../model/student/entity.ts';
import { ownStudents } from '../../model/student/reach.ts';
import { mayEdit } from './edit-student.ts';

interface Input {
  readonly id: Id<'student'>;
  /** Key of an upload; empty takes the picture away. */
  readonly image: string;
}

const saveImage = async (ctx: Ctx, { id, image }: Input) => {
  const refused = await usePicture(ctx, image, 'image');
  if (refused) return refused;
  const student = await updateRow(ctx, 'student', [{ id }, mayEdit(ctx, 'image')], {
    image: image || null,
    updated_at: ctx.now(),
    updated_by: ctx.who.user,
  });
  if (!student) return declined(message('student.notYours'), { field: 'image', code: 'NOT_YOURS' });
  const change = student.news;
  if (change) ctx.audit({ entity: Student, id, ...change });
  return done(message('student.changed', { name: student.row.full_name }));
};

export const pictureCalls: Calls = {
  updateStudentImage: mutation({
    rule: 'user',
    permission: 'edit_students',
    about:
      "Replaces a student's picture by an upload, or takes it away when empty; contacts may where the location lets them. An image that was not uploaded gets Error.",
    reach: { id: orError(ownStudents) },
    input: { id: id(Student), image: text(0, 100) },
    answer: outcome(),
    run: saveImage,
  }),
};
