import { allows, type Role } from '@nestling/rules/roles.ts';
import { href } from '../../addresses.ts';

/** The address of a student's record as somebody of the role opens it: its breadcrumbs lead back to where they come from. */
export const recordHref = (role: Role, userId: string): string => {
  if (allows(role, 'manager')) return href('students.one', { userId });
  return allows(role, 'teacher') ? href('students.one.staff', { userId }) : href('students.one.open', { userId });
};
