import { sql } from 'kysely';
import { col } from '../../../kernel/db/tables.ts';
import {
  date,
  datetime,
  described,
  fields,
  flag,
  float,
  ident,
  json,
  many,
  nested,
  one,
  orNull,
  raw,
  text,
} from '../../../kernel/read/entity.ts';
import { StudentDocument } from '../../../model/file/entity.ts';
import { Student } from '../../../model/student/entity.ts';
import { User } from '../../../model/user/entity.ts';
import { MedicationAuthorization, MedicationEvent } from './medications.entities.ts';
import { ownAuthorizations, ownMedicationEvents } from './medications.reach.ts';
import { keepsUntil, lastGiven, stockOf } from './standing.ts';

fields(MedicationAuthorization, {
  id: ident(),
  student: one(Student, 'student_id'),
  name: text(),
  dose: described('How much at once, in `unit`.', float()),
  unit: described('ml, mg, mcg, g, tablet, capsule, puff, drop, spray, application, patch or unit.', text()),
  route: described('mouth, inhaled, skin, eye, ear, nose, injection, rectal or other.', text()),
  times: described("The planned minutes by the location's clock, ['HH:MM']; empty: as needed.", json()),
  least_minutes: described('Minutes that lie between two doses at least.', orNull.int()),
  most_a_day: described('Doses of a day at most.', orNull.int()),
  starts_on: date(),
  ends_on: date(),
  reason: text(),
  instructions: orNull.text(),
  doctor: orNull.text(),
  doctor_phone: orNull.text(),
  doctor_signed_on: described('When the doctor has signed, as the office has seen it.', orNull.date()),
  doctor_asked: described(
    "Whether the child's location asks for a doctor's signature.",
    raw(
      'Boolean',
      MedicationAuthorization,
      (as) => sql`exists (select 1 from student st join health_setting hs on hs.location_id = st.location_id
        where st.id = ${col(as, 'student_id')} and hs.doctor_signs)`,
    ),
  ),
  document: described('The signed paper or the prescription.', one(StudentDocument, 'document_id')),
  witness: described('Whether a second member of the team must see it given.', flag()),
  signer: described('Who has signed, by name.', text()),
  signer_strokes: described(
    'The signature as it was drawn, lists of x (to 1000) and y (to 300) in turn; null where it was typed alone.',
    orNull.json(),
  ),
  signed_on: date(),
  signed_by: described('The account that signed; null where it was signed on paper.', one(User, 'signed_by')),
  status: described('requested, active, declined or ended.', text()),
  decided_by: one(User, 'decided_by'),
  decided_at: orNull.datetime(),
  ended_by: one(User, 'ended_by'),
  ended_at: orNull.datetime(),
  why: described('Why it was declined or ended.', orNull.text()),
  created_by: one(User, 'created_by'),
  created_at: datetime(),
  stock: described(
    'How much is there, in `unit`; null where nothing was ever received.',
    raw('Float', MedicationAuthorization, (as) => stockOf(col(as, 'id'))),
  ),
  stock_expires: described(
    'Until when what was received last keeps.',
    raw('Date', MedicationAuthorization, (as) => keepsUntil(col(as, 'id'))),
  ),
  last_given_at: described(
    'When it was given last.',
    raw('DateTime', MedicationAuthorization, (as) => lastGiven(col(as, 'id'))),
  ),
  events: described(
    'The log, the oldest line first.',
    many(
      MedicationEvent,
      MedicationAuthorization,
      (event, as) => sql`${col(event, 'authorization_id')} = ${col(as, 'id')}`,
      ['id'],
    ),
  ),
});
nested(MedicationAuthorization, ownAuthorizations);

fields(MedicationEvent, {
  id: ident(),
  authorization: one(MedicationAuthorization, 'authorization_id'),
  kind: described(
    'requested, approved, declined, ended, given, refused, missed, spilled, received, returned, withdrawn, or unanswered: nobody wrote of a planned dose until its grace was over.',
    text(),
  ),
  at: datetime(),
  date: date(),
  time: described(
    "The minute by the location's own clock.",
    raw(
      'Clock',
      MedicationEvent,
      (as) => sql`(select to_char(${col(as, 'at')} at time zone z.value, 'HH24:MI') from medication_authorization a
        join student st on st.id = a.student_id join location l on l.id = st.location_id
        join timezone z on z.id = l.timezone_id where a.id = ${col(as, 'authorization_id')})`,
    ),
  ),
  recorded_at: datetime(),
  due: described(
    'The planned minute it was for; null as needed.',
    raw('Clock', MedicationEvent, (as) => col(as, 'due')),
  ),
  amount: orNull.float(),
  expires: orNull.date(),
  note: orNull.text(),
  override: described('Why it was done against a rule; the rules stand in `against`.', orNull.text()),
  against: described('EARLY, TOO_MUCH, TOO_OFTEN, NOT_AUTHORIZED, EXPIRED or STOCK.', json()),
  by: one(User, 'by_user'),
  witness: one(User, 'witness'),
  withdrawn: described(
    'Whether it was written down by mistake.',
    raw(
      'Boolean',
      MedicationEvent,
      (as) => sql`exists (select 1 from medication_event w where w.corrects_id = ${col(as, 'id')})`,
    ),
  ),
});
nested(MedicationEvent, ownMedicationEvents);
