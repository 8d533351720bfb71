import { findingKinds } from '@nestling/rules/health-checks.ts';
import { bodyParts } from '@nestling/rules/injuries.ts';
import { choice, choices, clock, flag, float, id, ids, text } from '../../../kernel/call/input.ts';
import { HealthCheck } from '../../../model/health/entity.ts';
import { Student } from '../../../model/student/entity.ts';

/** What a version says; another version says all of it anew. */
const content = {
  /** By the clock of the location; now where it is left out. */
  time: clock().optional(),
  /** What was found; left out or nothing: the child was looked at, and that was all. */
  findings: choices(...findingKinds).optional(),
  parts: choices(...bodyParts).optional(),
  temperature: float(30, 115).nullish(),
  /** Left out: the unit of the location. */
  unit: choice('F', 'C').optional(),
  note: text(0, 1000).nullish(),
  /** What families never read. */
  staff_note: text(0, 1000).nullish(),
  /** The key of an upload of one's own. */
  photo: text(0, 80).nullish(),
};
export const newCheckInput = {
  student_id: id(Student),
  ...content,
  /** Whether the family is notified of a finding; it is unless told, and reads it anyway. */
  tell: flag().optional(),
};
export const nextCheckInput = { id: id(HealthCheck), ...content, tell: flag().optional(), reason: text(3, 300) };
export const nothingFoundInput = { students: ids(Student, 200) };
