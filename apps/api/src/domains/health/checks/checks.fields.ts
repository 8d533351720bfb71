import { sql } from 'kysely';
import { pictureAddress } from '../../../files/address.ts';
import { col } from '../../../kernel/db/tables.ts';
import { way } from '../../../kernel/files/ways.ts';
import {
  atLeast,
  clock,
  computed,
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
  raw,
  text,
} from '../../../kernel/read/entity.ts';
import { HealthCheck } from '../../../model/health/entity.ts';
import { ownHealthChecks } from '../../../model/health/reach.ts';
import { seesPicture } from '../../../model/health/sees-picture.ts';
import { Location } from '../../../model/location/entity.ts';
import { Room } from '../../../model/room/entity.ts';
import { Student } from '../../../model/student/entity.ts';
import { User } from '../../../model/user/entity.ts';

/** The picture of a finding; never anybody else's, whatever pages and albums show. */
const ofCheck = way('health check', HealthCheck, {
  scope: ownHealthChecks,
  shows: (as, key, who) => sql`(${col(as, 'photo')} = ${key} and ${seesPicture(as, who)})`,
});

fields(HealthCheck, {
  id: ident(),
  student: one(Student, 'student_id'),
  location: one(Location, 'location_id'),
  program: described('The room the child was in by its record.', one(Room, 'room_id')),
  date: described('The day at the location.', date()),
  time: described('By the clock of the location.', clock()),
  findings: described(
    "behavior, fever, skin, eyes, nose, breathing, vomiting, diarrhea, pain, itching, injury, reported or other: ['skin', …]; empty: nothing was found.",
    json(),
  ),
  parts: described("Parts of the body, left and right as the child's own: ['left_knee', …].", json()),
  temperature: described(
    'In its unit.',
    raw('Float', HealthCheck, (as) => sql`(${col(as, 'temperature')} / 10.0)::float8`),
  ),
  unit: described('F or C.', orNull.text()),
  note: orNull.text(),
  staff_note: described('What families never read.', atLeast('teacher', orNull.text())),
  photo: described(
    'Where the picture of the finding is fetched: by guardians, the office, and staff who look after the child.',
    computed(
      'String',
      HealthCheck,
      ['id', 'photo'],
      ({ id, photo, sees }, ctx) => (sees === true ? pictureAddress(ctx, photo, 'full', ofCheck(id)) : null),
      { sees: (as, who) => seesPicture(as, who) },
    ),
  ),
  version: described('1 for the first.', int()),
  reason: described('Why the version before was corrected.', orNull.text()),
  status: described('current, or replaced by a later version.', text()),
  created_by: one(User, 'created_by'),
  created_at: datetime(),
  versions: described(
    'Every version of the check, the first one first, itself among them; of contacts the latest alone.',
    many(
      HealthCheck,
      HealthCheck,
      (other, as) =>
        sql`coalesce(${col(other, 'first_id')}, ${col(other, 'id')}) = coalesce(${col(as, 'first_id')}, ${col(as, 'id')})
          and ${col(other, 'student_id')} = ${col(as, 'student_id')}`,
      ['version'],
    ),
  ),
});
nested(HealthCheck, ownHealthChecks);
