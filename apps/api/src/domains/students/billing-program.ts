import { beforeAfter, changed } from '../../kernel/before-after.ts';
import { type Calls, declined, done, mutation, outcome, say } from '../../kernel/call.ts';
import type { Ctx } from '../../kernel/context.ts';
import { idOf } from '../../kernel/entity.ts';
import { id } from '../../kernel/input.ts';
import { orError } from '../../kernel/reach.ts';
import type { Id } from '../../kernel/tables.ts';
import { BillingProgram } from '../billing/billing.entities.ts';
import { programsOfOwnLocations } from '../billing/billing.reach.ts';
import { Student } from './students.entities.ts';
import { ownStudents } from './students.reach.ts';

interface Input {
  readonly student_id: Id<'student'>;
  readonly billing_program_id: Id<'billing_program'>;
}

const putIntoProgram = async (ctx: Ctx, { student_id, billing_program_id }: Input) => {
  const student = await ctx.db
    .updateTable('student')
    .set({ billing_program_id, updated_at: ctx.now(), updated_by: ctx.who.user })
    .where('centre_id', '=', ctx.who.centre)
    .where('id', '=', student_id)
    .where('location_id', '=', (q) =>
      q
        .selectFrom('billing_program')
        .select('location_id')
        .where('centre_id', '=', ctx.who.centre)
        .where('id', '=', billing_program_id),
    )
    .returning(['full_name', ...beforeAfter])
    .executeTakeFirst();
  if (!student) return declined(say('billing.otherLocation'), { field: 'billing_program_id', code: 'OTHER_LOCATION' });
  const change = changed(student);
  if (change) ctx.audit({ entity: 'Student', id: student_id, ...change });
  return done(say('billing.studentPut', { name: student.full_name }), { student: idOf(Student, student_id) });
};

export const billingProgramCalls: Calls = {
  updateStudentBillingProgram: mutation({
    rule: 'manager',
    about: 'Puts a student into a billing program; one of another location gets Error.',
    reach: { student_id: orError(ownStudents), billing_program_id: orError(programsOfOwnLocations) },
    input: { student_id: id(Student), billing_program_id: id(BillingProgram) },
    answer: outcome({ student: Student }),
    run: putIntoProgram,
  }),
};
