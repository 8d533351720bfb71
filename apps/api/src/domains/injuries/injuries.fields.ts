import { sql } from 'kysely';
import { pictureAddress } from '../../files/address.ts';
import { col } from '../../kernel/db/tables.ts';
import { way } from '../../kernel/files/ways.ts';
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
  text,
} from '../../kernel/read/entity.ts';
import { InjuryReport } from '../../model/health/entity.ts';
import { ownInjuryReports } from '../../model/health/reach.ts';
import { seesPicture } from '../../model/health/sees-picture.ts';
import { Location } from '../../model/location/entity.ts';
import { Room } from '../../model/room/entity.ts';
import { Student } from '../../model/student/entity.ts';
import { User } from '../../model/user/entity.ts';

/** The picture of an injury; never anybody else's, whatever pages and albums show. */
const ofReport = way('injury report', InjuryReport, {
  scope: ownInjuryReports,
  shows: (as, key, who) => sql`(${col(as, 'photo')} = ${key} and ${seesPicture(as, who)})`,
});

fields(InjuryReport, {
  id: ident(),
  student: one(Student, 'student_id'),
  location: one(Location, 'location_id'),
  program: described('The room the child was in by its record.', one(Room, 'room_id')),
  date: described('The day at the location.', date()),
  time: described('By the clock of the location.', clock()),
  place: text(),
  kind: described('bump, scrape, cut, bite, burn, sting, fall or other.', text()),
  severity: described('serious, moderate or minor.', text()),
  what: described('What happened, without the names of others.', text()),
  parts: described("Parts of the body, left and right as the child's own: ['left_knee', …].", json()),
  treatments: described("comforted, cleaned, ice, bandage, doctor, ambulance: ['ice', …].", json()),
  first_aid: text(),
  aider: described('Who gave first aid.', text()),
  witnesses: described('Staff who saw it.', orNull.text()),
  told: described('Who of the family was told.', orNull.text()),
  told_how: described('in_person, phone or message.', orNull.text()),
  told_at: described('By the clock of the location, on the same day.', orNull.clock()),
  other_student: described(
    'Another child who was part of it; families never read it.',
    atLeast('teacher', one(Student, 'other_student_id')),
  ),
  staff_note: described('What families never read.', atLeast('teacher', orNull.text())),
  photo: described(
    'Where the picture is fetched, of the latest version alone: by guardians, the office, and staff who look after the child.',
    computed(
      'String',
      InjuryReport,
      ['id', 'photo'],
      ({ id, photo, sees }, ctx) => (sees === true ? pictureAddress(ctx, photo, 'full', ofReport(id)) : null),
      { sees: (as, who) => seesPicture(as, who) },
    ),
  ),
  version: described('1 for the first.', int()),
  reason: described('Why the version before was corrected.', orNull.text()),
  status: described('current, or replaced by a later version.', text()),
  created_by: one(User, 'created_by'),
  created_at: datetime(),
  reviewed_by: one(User, 'reviewed_by'),
  reviewed_at: described('When a manager signed this version off.', orNull.datetime()),
  signed_by: described('The account that signed, or wrote down what was signed on paper.', one(User, 'signed_by')),
  signed_name: described('The name of the guardian as it was signed.', orNull.text()),
  signed_how: described('Of what was signed on paper: how the office knows.', orNull.text()),
  signed_strokes: described(
    'The signature as it was drawn, lists of x (to 1000) and y (to 300) in turn; null where it was typed alone.',
    orNull.json(),
  ),
  signed_at: orNull.datetime(),
  versions: described(
    'Every version of the report, the first one first, itself among them.',
    many(
      InjuryReport,
      InjuryReport,
      (other, as) =>
        sql`coalesce(${col(other, 'first_id')}, ${col(other, 'id')}) = coalesce(${col(as, 'first_id')}, ${col(as, 'id')})
          and ${col(other, 'student_id')} = ${col(as, 'student_id')}`,
      ['version'],
    ),
  ),
});
nested(InjuryReport, ownInjuryReports);
