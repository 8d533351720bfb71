import { carePlanKinds, carePlanSeverities } from '@nestling/rules/care-plans.ts';
import { choice, date, flag, id, text, texts } from '../../../kernel/call/input.ts';
import { StudentDocument } from '../../../model/file/entity.ts';
import { CarePlan } from '../../../model/health/entity.ts';
import { Student } from '../../../model/student/entity.ts';
import { MedicationAuthorization } from '../medications/medications.entities.ts';

/** What a version says; another version says all of it anew. */
const content = {
  kind: choice(...carePlanKinds),
  name: text(1, 100),
  severity: choice(...carePlanSeverities),
  triggers: text(0, 500).nullish(),
  signs: text(0, 1000).nullish(),
  /** What to do, in order; empty ones are left out. */
  steps: texts(12, 300),
  medicine: text(0, 200).nullish(),
  /** Where the medicine is kept. */
  medicine_at: text(0, 200).nullish(),
  authorization: id(MedicationAuthorization).nullish(),
  doctor: text(0, 120).nullish(),
  doctor_phone: text(0, 40).nullish(),
  /** The plan as it was signed. */
  document: id(StudentDocument).nullish(),
  starts_on: date(),
  ends_on: date(),
};
export const newCarePlanInput = { student_id: id(Student), ...content };
export const nextCarePlanInput = { id: id(CarePlan), ...content };
export const answerInput = { right: flag(), remark: text(0, 500).optional() };
