import { genderOf } from '@nestling/rules/genders.ts';
import { declined, message } from '../../kernel/call/call.ts';
import type { Ctx } from '../../kernel/call/context.ts';
import type { InputOf } from '../../kernel/call/input.ts';
import type { UserError } from '../../kernel/call/refusals.ts';
import { dayAt, FIRST_ZONE } from '../../kernel/lib/local-time.ts';
import type { updateStudentInput } from './student-changes.inputs.ts';

/**
 * Facts of a student as they are kept: a gender is one of those to choose from, in its own spelling, and nobody is born on a
 * day to come. What is wrong is told at `field`, or at the fact itself.
 */
export const fittingFacts = <V extends Pick<InputOf<typeof updateStudentInput>, 'dob' | 'gender'>>(
  ctx: Pick<Ctx, 'now'>,
  values: V,
  field?: string,
): V | UserError => {
  const { dob, gender } = values;
  if (dob && dob > dayAt(ctx.now().getTime(), FIRST_ZONE))
    return declined(message('student.notBorn'), { field: field ?? 'dob', code: 'FUTURE' });
  if (!gender) return gender === '' ? { ...values, gender: null } : values;
  const known = genderOf(gender);
  return known
    ? { ...values, gender: known }
    : declined(message('student.noGender'), { field: field ?? 'gender', code: 'UNKNOWN' });
};
