import { bodyParts, injuryKinds, injurySeverities, injuryTreatments, toldWays } from '@nestling/rules/injuries.ts';
import { choice, choices, clock, date, id, text } from '../../kernel/call/input.ts';
import { InjuryReport } from '../../model/health/entity.ts';
import { strokesInput } from '../../model/health/strokes.ts';
import { Student } from '../../model/student/entity.ts';

/** What a version says; another version says all of it anew. */
const content = {
  /** Day and time by the clock of the location. */
  date: date(),
  time: clock(),
  /** Where it happened. */
  place: text(1, 120),
  kind: choice(...injuryKinds),
  severity: choice(...injurySeverities),
  what: text(1, 2000),
  /** Parts of the body. */
  parts: choices(...bodyParts),
  treatments: choices(...injuryTreatments),
  first_aid: text(1, 1000),
  /** Who gave it. */
  aider: text(1, 120),
  /** Staff who saw it. */
  witnesses: text(0, 300).nullish(),
  /** Who of the family was told; with it how, and when by the clock of the location. */
  told: text(0, 120).nullish(),
  told_how: choice(...toldWays).nullish(),
  told_at: clock().nullish(),
  /** Another child who was part of it; families never read who. */
  other_student: id(Student).nullish(),
  /** What families never read. */
  staff_note: text(0, 1000).nullish(),
  /** The key of an upload of one's own. */
  photo: text(0, 80).nullish(),
};
export const newReportInput = { student_id: id(Student), ...content };
export const nextReportInput = { id: id(InjuryReport), ...content, reason: text(3, 300) };
export const signInput = { signer: text(2, 120), how: text(0, 200).optional(), strokes: strokesInput() };
