import { z } from 'zod';
import { domainEvent } from '../../kernel/events/domain-event.ts';

const atTheDoor = {
  student: z.number().int(),
  stay: z.number().int(),
  location: z.number().int(),
  /** When it came or went, as it was stated. */
  at: z.iso.datetime(),
};

/** A child has come; `stay` is its attendance. */
export const StudentCheckedIn = domainEvent('student.checked_in', atTheDoor);
/** A child has gone. */
export const StudentCheckedOut = domainEvent('student.checked_out', atTheDoor);
/** A child does not come on a day. */
export const StudentMarkedAbsent = domainEvent('student.marked_absent', {
  student: z.number().int(),
  date: z.iso.date(),
});
