import { sql } from 'kysely';
import { col } from '../../kernel/db/tables.ts';
import {
  datetime,
  described,
  fields,
  flag,
  ident,
  int,
  json,
  nested,
  one,
  orNull,
  raw,
  text,
} from '../../kernel/read/entity.ts';
import { Location } from '../../model/location/entity.ts';
import { Student } from '../../model/student/entity.ts';
import { User } from '../../model/user/entity.ts';
import { HealthQuestion, HealthScreen } from './screening.entities.ts';
import { ownQuestions, ownScreens } from './screening.reach.ts';

fields(HealthQuestion, {
  id: ident(),
  statement: text(),
  stops_on: described('The answer that stops a check-in: yes, no or none.', text()),
  order: int('position'),
  location: one(Location, 'location_id'),
});
nested(HealthQuestion, ownQuestions);

fields(HealthScreen, {
  id: ident(),
  student: one(Student, 'student_id'),
  date: described(
    'A day of the location.',
    raw('Date', HealthScreen, (as) => sql`${col(as, 'date')}`),
  ),
  answers: described('[{id, statement, answer, stops}] as they were asked.', json()),
  temperature: described(
    'In its unit.',
    raw('Float', HealthScreen, (as) => sql`(${col(as, 'temperature')} / 10.0)::float8`),
  ),
  unit: described('F or C.', orNull.text()),
  note: orNull.text(),
  stops: described('Whether one of the answers stops the check-in.', flag()),
  source: described('portal, staff or kiosk.', text()),
  by: one(User, 'by_user'),
  at: datetime(),
  cleared_by: described('Who of the staff has let the child in after all.', one(User, 'cleared_by')),
  cleared_at: orNull.datetime(),
});
nested(HealthScreen, ownScreens);
