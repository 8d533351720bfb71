import { doseOutcomes, doseUnits, medicineRoutes } from '@nestling/rules/medicines.ts';
import { choice, clock, date, flag, float, id, int, secret, text, texts } from '../../../kernel/call/input.ts';
import { StudentDocument } from '../../../model/file/entity.ts';
import { strokesInput } from '../../../model/health/strokes.ts';
import { Student } from '../../../model/student/entity.ts';
import { MedicationAuthorization, MedicationEvent } from './medications.entities.ts';

const amount = () => float(0.001, 100_000);

export const authorizationForm = {
  student_id: id(Student),
  name: text(1, 100),
  dose: amount(),
  unit: choice(...doseUnits),
  route: choice(...medicineRoutes),
  /** Planned minutes, 'HH:MM'; none: as needed, and then how far apart and how often must be said. */
  times: texts(12, 5).optional(),
  least_minutes: int(15, 1440).nullish(),
  most_a_day: int(1, 24).nullish(),
  starts_on: date(),
  ends_on: date(),
  reason: text(1, 300),
  instructions: text(0, 1000).nullish(),
  doctor: text(0, 120).nullish(),
  doctor_phone: text(0, 40).nullish(),
  /** When the doctor has signed, said by staff who have the paper. */
  doctor_signed_on: date().optional(),
  document: id(StudentDocument).optional(),
  witness: flag().optional(),
  /** The name as it was signed. */
  signer: text(1, 120),
  /** As it was drawn beside it. */
  strokes: strokesInput(),
  /** The day it was signed on paper; left out: today. */
  signed_on: date().optional(),
};

/** Where a location asks for a doctor's signature: who has signed, and when. */
export const approveInput = { doctor: text(0, 120).optional(), doctor_signed_on: date().optional() };

export const giveInput = {
  id: id(MedicationAuthorization),
  outcome: choice(...doseOutcomes),
  /** Left out: now. */
  date: date().optional(),
  time: clock().optional(),
  /** Which planned minute it is for. */
  due: clock().optional(),
  /** Left out: the dose that was signed. */
  amount: amount().optional(),
  note: text(0, 500).optional(),
  /** PIN of a second member of the team, who saw it. */
  pin: secret(1, 12).optional(),
  /** Why it is done against a rule. */
  override: text(0, 300).optional(),
};

export const stockInput = {
  id: id(MedicationAuthorization),
  amount: amount(),
  expires: date().optional(),
  note: text(0, 500).optional(),
};

export const withdrawInput = { id: id(MedicationEvent), reason: text(3, 500) };
