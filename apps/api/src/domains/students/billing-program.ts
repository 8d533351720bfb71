import { sql } from 'kysely';
import { type Calls, declined, done, message, mutation, outcome } from '../../kernel/call/call.ts';
import type { Ctx } from '../../kernel/call/context.ts';
import { id } from '../../kernel/call/input.ts';
import type { Id } from '../../kernel/db/tables.ts';
import { idOf } from '../../kernel/read/entity.ts';
import { orError } from '../../kernel/read/reach.ts';
import { updateRow } from '../../kernel/write/write-rows.ts';
import { BillingProgram } from '../../model/billing/entity.ts';
import { programsOfOwnLocations } from '../../model/billing/reach.ts';
import { Student } from '../../model/student/entity.ts';
import { ownStudents } from '../../model/student/reach.ts';

interface Input {
  readonly student_id: Id<'student'>;
  readonly billing_program_id: Id<'billing_program'>;
}

const putIntoProgram = async (ctx: Ctx, { student_id, billing_program_id }: Input) => {
  const student = await updateRow(
    ctx,
    'student',
    [
      { id: student_id },
      sql`location_id = (select p.location_id from billing_program p where p.id = ${billing_program_id})`,
    ],
    { billing_program_id, updated_at: ctx.now(), updated_by: ctx.who.user },
  );
  if (!student)
    return declined(message('billing.otherLocation'), { field: 'billing_program_id', code: 'OTHER_LOCATION' });
  if (student.news) ctx.audit({ entity: Student, id: student_id, ...student.news });
  return done(message('billing.studentPut', { name: student.row.full_name }), { student: idOf(Student, student_id) });
};

export const billingProgramCalls: Calls = {
  updateStudentBillingProgram: mutation({
    rule: 'manager',
    permission: 'edit_students',
    about: 'Puts a student into a billing program; one of another location gets Error.',
    reach: { student_id: orError(ownStudents), billing_program_id: orError(programsOfOwnLocations) },
    input: { student_id: id(Student), billing_program_id: id(BillingProgram) },
    answer: outcome({ student: Student }),
    run: putIntoProgram,
  }),
};
