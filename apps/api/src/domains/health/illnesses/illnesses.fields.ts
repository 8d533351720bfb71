import { sql } from 'kysely';
import { col } from '../../../kernel/db/tables.ts';
import {
  atLeast,
  clock,
  date,
  datetime,
  described,
  fields,
  flag,
  ident,
  nested,
  one,
  orNull,
  raw,
  text,
} from '../../../kernel/read/entity.ts';
import { Illness } from '../../../model/health/entity.ts';
import { keepsAway } from '../../../model/health/exclusion.ts';
import { ownIllnesses } from '../../../model/health/reach.ts';
import { Student } from '../../../model/student/entity.ts';
import { User } from '../../../model/user/entity.ts';

fields(Illness, {
  id: ident(),
  student: one(Student, 'student_id'),
  kind: described('fever, vomiting, diarrhea, rash, pink_eye, hand_foot_mouth, lice, covid, flu or other.', text()),
  temperature: described(
    'In its unit.',
    raw('Float', Illness, (as) => sql`(${col(as, 'temperature')} / 10.0)::float8`),
  ),
  unit: described('F or C.', orNull.text()),
  date: described('The day it was noticed, at the location.', date()),
  time: described('By the clock of the location.', clock()),
  sent_home_at: described('By the clock of the location, on the same day.', orNull.clock()),
  details: described('What was seen.', orNull.text()),
  excluded_until: described('Until when the child stays away; null: it need not.', orNull.datetime()),
  needs_note: described("Whether a doctor's note is asked for before it comes back.", flag()),
  excluded: described(
    'Whether it keeps the child away now.',
    raw('Boolean', Illness, (as, _, now) => keepsAway(sql.ref(as.name), sql`${now.toISOString()}::timestamptz`)),
  ),
  exposure_told_at: described(
    'When the other families of the room were told of a case; staff alone read it.',
    atLeast('teacher', orNull.datetime()),
  ),
  status: described('open or lifted.', text()),
  created_by: one(User, 'created_by'),
  created_at: datetime(),
  lifted_by: one(User, 'lifted_by'),
  lifted_at: orNull.datetime(),
  why: described('Why it was lifted.', orNull.text()),
  note_seen: described("Whether whoever lifted it had seen a doctor's note.", flag()),
});
nested(Illness, ownIllnesses);
