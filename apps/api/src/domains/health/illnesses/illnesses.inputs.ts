import { illnessKinds } from '@nestling/rules/illnesses.ts';
import { choice, clock, date, flag, float, id, text } from '../../../kernel/call/input.ts';
import { Student } from '../../../model/student/entity.ts';

/** Until when the child stays away, by the clock of the location; both or neither. */
const until = { until_on: date().nullish(), until_at: clock().nullish(), needs_note: flag().optional() };
export const noteIllnessInput = {
  student_id: id(Student),
  kind: choice(...illnessKinds),
  temperature: float(30, 115).nullish(),
  unit: choice('F', 'C').optional(),
  /** When it was noticed, by the clock of the location. */
  date: date(),
  time: clock(),
  sent_home_at: clock().nullish(),
  details: text(0, 1000).nullish(),
  ...until,
};
export const changeIllnessInput = until;
export const liftIllnessInput = { reason: text(3, 300), note_seen: flag().optional() };
