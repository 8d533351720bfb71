import { sql } from 'kysely';
import { col } from '../../kernel/db/tables.ts';
import { datetime, described, fields, flag, ident, nested, one, orNull, raw, text } from '../../kernel/read/entity.ts';
import { StudentDocument } from '../../model/file/entity.ts';
import { Student } from '../../model/student/entity.ts';
import { User } from '../../model/user/entity.ts';
import { Immunization, StudentImmunization, StudentImmunizationLog } from './health.entities.ts';
import { allVaccines, logsOfImmunizations, ownImmunizations } from './health.reach.ts';

fields(Immunization, {
  id: ident(),
  name: text(),
  code: described('The CVX code, by which it is known which series it fills.', orNull.text()),
  dose_1st: orNull.text(),
  dose_2nd: orNull.text(),
  dose_3rd: orNull.text(),
  dose_4th: orNull.text(),
  dose_5th: orNull.text(),
  dose_6th: orNull.text(),
  is_required: flag(),
});
nested(Immunization, allVaccines);

fields(StudentImmunization, {
  id: ident(),
  student: one(Student, 'student_id'),
  immunization: one(Immunization, 'immunization_id'),
  note: orNull.text(),
  expires: described('Until when the last dose holds, where the vet has said so.', orNull.date()),
  doses: described(
    '[{dose, date, approved}], the first one first; approved: the day staff have compared it with the card, or null.',
    raw(
      'JSON',
      StudentImmunization,
      (as) => sql`(select coalesce(jsonb_agg(jsonb_build_object('dose', d.dose, 'date', d.date,
          'approved', d.approved_date) order by d.dose), '[]')
        from student_immunization_dose d where d.record_id = ${col(as, 'id')})`,
    ),
  ),
  pending: described(
    'Whether a dose waits for staff to compare it with the card.',
    raw(
      'Boolean',
      StudentImmunization,
      (as) =>
        sql`exists (select 1 from student_immunization_dose d where d.record_id = ${col(as, 'id')}
          and d.approved_date is null)`,
    ),
  ),
  document: described('The card it was read from.', one(StudentDocument, 'document_id')),
  updated_at: datetime(),
});
nested(StudentImmunization, ownImmunizations);

fields(StudentImmunizationLog, {
  id: ident(),
  vaccine: text(),
  kind: described('entered, changed, approved, deleted, exempted or exemption_ended.', text()),
  note: orNull.text(),
  at: datetime(),
  by: one(User, 'by_user'),
});
nested(StudentImmunizationLog, logsOfImmunizations);
