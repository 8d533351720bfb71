import { sql } from 'kysely';
import { col } from '../../kernel/db/tables.ts';
import {
  date,
  datetime,
  described,
  fields,
  flag,
  ident,
  many,
  nested,
  one,
  orNull,
  raw,
  text,
} from '../../kernel/read/entity.ts';
import { Location } from '../../model/location/entity.ts';
import { Room } from '../../model/room/entity.ts';
import { User } from '../../model/user/entity.ts';
import { Drill, DrillPerson } from './drills.entities.ts';
import { drillsOfOwnLocations, peopleOfDrills } from './drills.reach.ts';

fields(Drill, {
  id: ident(),
  location: one(Location, 'location_id'),
  kind: described('fire, lockdown, shelter, evacuation or other.', text()),
  announced: described('Whether everybody knew before.', flag()),
  real: described('True where it was no drill.', flag()),
  place: described('Where everybody gathered.', orNull.text()),
  notes: orNull.text(),
  status: described('running or ended.', text()),
  date: described('The day at the location.', date()),
  started_at: datetime(),
  started_by: one(User, 'started_by'),
  counted_at: described('When the last one was counted; null while somebody is missing.', orNull.datetime()),
  ended_at: orNull.datetime(),
  ended_by: one(User, 'ended_by'),
  expected: described(
    'How many were there when it began.',
    raw('Int', Drill, (as) => sql`(select count(*)::int from drill_person p where p.drill_id = ${col(as, 'id')})`),
  ),
  found: described(
    'How many of them were counted.',
    raw(
      'Int',
      Drill,
      (as) =>
        sql`(select count(*)::int from drill_person p where p.drill_id = ${col(as, 'id')} and p.found_at is not null)`,
    ),
  ),
  people: many(DrillPerson, Drill, (person, drill) => sql`${col(person, 'drill_id')} = ${col(drill, 'id')}`, ['id']),
});
nested(Drill, drillsOfOwnLocations);

fields(DrillPerson, {
  id: ident(),
  kind: described(
    'student, staff or visitor.',
    raw(
      'String',
      DrillPerson,
      (as) => sql`case when ${col(as, 'student_id')} is not null then 'student'
        when ${col(as, 'user_id')} is not null then 'staff' else 'visitor' end`,
    ),
  ),
  name: raw(
    'String',
    DrillPerson,
    (as) => sql`coalesce((select st.full_name from student st where st.id = ${col(as, 'student_id')}),
      (select u.full_name from app_user u where u.id = ${col(as, 'user_id')}), ${col(as, 'visitor')})`,
  ),
  program: described('The room it was in.', one(Room, 'room_id')),
  found_at: described('When it was counted; null: not yet.', orNull.datetime()),
  found_by: one(User, 'found_by'),
});
nested(DrillPerson, peopleOfDrills);
