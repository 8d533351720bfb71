import { beforeAfter, changed } from '../../kernel/before-after.ts';
import { type Calls, declined, done, mutation, outcome, say } from '../../kernel/call.ts';
import type { Ctx } from '../../kernel/context.ts';
import { id, text } from '../../kernel/input.ts';
import { orError } from '../../kernel/reach.ts';
import type { Id } from '../../kernel/tables.ts';
import { usePicture } from '../media/media.door.ts';
import { mayEdit } from './edit-student.ts';
import { Student } from './students.entities.ts';
import { ownStudents } from './students.reach.ts';

interface Input {
  readonly id: Id<'student'>;
  /** Key of an upload; empty takes the picture away. */
  readonly image: string;
}

const saveImage = async (ctx: Ctx, { id, image }: Input) => {
  const refused = await usePicture(ctx, image, 'image');
  if (refused) return refused;
  const student = await ctx.db
    .updateTable('student')
    .set({ image: image || null, updated_at: ctx.now(), updated_by: ctx.who.user })
    .where('centre_id', '=', ctx.who.centre)
    .where('id', '=', id)
    .where(mayEdit(ctx, 'image'))
    .returning(['full_name', ...beforeAfter])
    .executeTakeFirst();
  if (!student) return declined(say('student.notYours'), { field: 'image', code: 'NOT_YOURS' });
  const change = changed(student);
  if (change) ctx.audit({ entity: 'Student', id, ...change });
  return done(say('student.changed', { name: student.full_name }));
};

export const pictureCalls: Calls = {
  updateStudentImage: mutation({
    rule: 'user',
    about:
      "Replaces a student's picture by an upload, or takes it away when empty; contacts may where the location lets them. An image that was not uploaded gets Error.",
    reach: { id: orError(ownStudents) },
    input: { id: id(Student), image: text(0, 100) },
    answer: outcome(),
    run: saveImage,
  }),
};
