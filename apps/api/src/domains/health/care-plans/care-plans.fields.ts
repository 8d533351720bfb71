import { sql } from 'kysely';
import { col } from '../../../kernel/db/tables.ts';
import {
  date,
  datetime,
  described,
  fields,
  ident,
  int,
  json,
  many,
  nested,
  one,
  orNull,
  text,
} from '../../../kernel/read/entity.ts';
import { StudentDocument } from '../../../model/file/entity.ts';
import { CarePlan } from '../../../model/health/entity.ts';
import { ownCarePlans } from '../../../model/health/reach.ts';
import { Student } from '../../../model/student/entity.ts';
import { User } from '../../../model/user/entity.ts';
import { MedicationAuthorization } from '../medications/medications.entities.ts';

fields(CarePlan, {
  id: ident(),
  student: one(Student, 'student_id'),
  kind: described('allergy, asthma, seizure, diet or other.', text()),
  name: text(),
  severity: described('severe, moderate or mild.', text()),
  triggers: orNull.text(),
  signs: described('How it is recognized.', orNull.text()),
  steps: described("What to do, in order: ['Give the inhaler', …].", json()),
  medicine: orNull.text(),
  medicine_at: described('Where the medicine is kept.', orNull.text()),
  authorization: described('What was signed for that medicine.', one(MedicationAuthorization, 'authorization_id')),
  doctor: orNull.text(),
  doctor_phone: orNull.text(),
  document: described('The plan as it was signed.', one(StudentDocument, 'document_id')),
  starts_on: date(),
  ends_on: described('The last day it is good for; until then it is to be looked at anew.', date()),
  version: described('1 for the first.', int()),
  status: described('active, replaced by a later version, or ended.', text()),
  why: described('Why it was ended.', orNull.text()),
  created_by: one(User, 'created_by'),
  created_at: datetime(),
  ended_by: one(User, 'ended_by'),
  ended_at: orNull.datetime(),
  asked_by: one(User, 'asked_by'),
  asked_at: described('When the family was asked to look at this version.', orNull.datetime()),
  answered_by: one(User, 'answered_by'),
  answered_at: orNull.datetime(),
  agreed: described('Whether the family says it is right; null while it has not answered.', orNull.flag()),
  remark: described('What the family says is not right, or adds.', orNull.text()),
  versions: described(
    'Every version of the plan, the first one first, itself among them.',
    many(
      CarePlan,
      CarePlan,
      (other, as) =>
        sql`coalesce(${col(other, 'first_id')}, ${col(other, 'id')}) = coalesce(${col(as, 'first_id')}, ${col(as, 'id')})
          and ${col(other, 'student_id')} = ${col(as, 'student_id')}`,
      ['version'],
    ),
  ),
});
nested(CarePlan, ownCarePlans);
