import { sql } from 'kysely';
import { type Alias, col, type Sql } from '../../kernel/db/tables.ts';
import {
  clock,
  computed,
  date,
  datetime,
  described,
  fields,
  ident,
  json,
  many,
  nested,
  one,
  orNull,
  raw,
  text,
} from '../../kernel/read/entity.ts';
import { Location } from '../../model/location/entity.ts';
import { Room } from '../../model/room/entity.ts';
import {
  Closure,
  Schedule,
  ScheduleDate,
  StaffPto,
  StaffSchedule,
  StudentAbsence,
  StudentSchedule,
  StudentVacation,
} from '../../model/schedule/entity.ts';
import { closuresSeen, datesSeen, ownSchedules } from '../../model/schedule/reach.ts';
import { Student } from '../../model/student/entity.ts';
import { User } from '../../model/user/entity.ts';
import { ownAway, ownPtos, ownStaffSchedules, ownStudentSchedules } from './people.reach.ts';

fields(ScheduleDate, { id: ident(), day: text(), start_time: clock(), end_time: clock() });
nested(ScheduleDate, datesSeen);

fields(Schedule, {
  id: ident(),
  name: text(),
  status: text(),
  location_id: orNull.ident(),
  location: one(Location, 'location_id'),
  scheduledates: many(
    ScheduleDate,
    Schedule,
    (date, schedule) => sql`${col(date, 'schedule_id')} = ${col(schedule, 'id')}`,
    ['start_time', 'id'],
  ),
  camera_count: raw(
    'Int',
    Schedule,
    (schedule) =>
      sql`(select count(*)::int from camera c where c.schedule_id = ${col(schedule, 'id')} and c.deleted_at is null)`,
  ),
});
nested(Schedule, ownSchedules);

/** Days that go otherwise: [{date, start_time, end_time}], both null on a day without. */
const exceptions = (of: Alias<'roster'>): Sql => sql`(select coalesce(json_agg(json_build_object(
    'date', lower(t.dates), 'start_time', to_char(make_interval(mins => lower(t.minutes)), 'HH24:MI'),
    'end_time', to_char(make_interval(mins => upper(t.minutes)), 'HH24:MI'), 'room_id', t.room_id) order by lower(t.dates)), '[]')
  from roster_time t where t.roster_id = ${col(of, 'id')} and t.exception)`;

const planned = {
  id: ident(),
  type: text(),
  days: described('Weekdays, or single days as YYYY-MM-DD.', json()),
  start_date: date(),
  end_date: orNull.date(),
  start_time: clock(),
  end_time: clock(),
  program: one(Room, 'room_id'),
  note: orNull.text(),
  location_id: ident(),
  created_at: datetime(),
  created_by: one(User, 'created_by'),
};
const goesOtherwise = 'Days that go otherwise: [{date, start_time, end_time, room_id}], without times when taken out.';

fields(StudentSchedule, {
  ...planned,
  student: one(Student, 'student_id'),
  exceptions: described(goesOtherwise, raw('JSON', StudentSchedule, exceptions)),
});
nested(StudentSchedule, ownStudentSchedules);

fields(StaffSchedule, {
  ...planned,
  user: one(User, 'user_id'),
  repeat: computed('Boolean', StaffSchedule, ['type'], ({ type }) => type !== 'once'),
  exceptions: described(goesOtherwise, raw('JSON', StaffSchedule, exceptions)),
});
nested(StaffSchedule, ownStaffSchedules);

const days = {
  id: ident(),
  start_date: date(),
  end_date: date(),
  start_time: orNull.clock(),
  end_time: orNull.clock(),
  reason: orNull.text(),
  note: orNull.text(),
  created_at: datetime(),
  created_by: one(User, 'created_by'),
};
const ofStudent = { ...days, student: one(Student, 'student_id') };
fields(StudentAbsence, ofStudent);
nested(StudentAbsence, ownAway.absence);
fields(StudentVacation, ofStudent);
nested(StudentVacation, ownAway.vacation);

fields(StaffPto, {
  ...days,
  user: one(User, 'user_id'),
  status: described('requested, approved, declined or withdrawn.', text()),
  answer: described('What was said when it was decided.', orNull.text()),
  decided_at: orNull.datetime(),
  decided_by: one(User, 'decided_by'),
  minutes: described(
    'Working minutes it takes: those that were booked, or would be now.',
    raw(
      'Int',
      StaffPto,
      (pto) => sql`coalesce((select -sum(e.minutes)::int from pto_entry e
        where e.time_off_id = ${col(pto, 'id')}),
        pto_minutes(${col(pto, 'centre_id')}, ${col(pto, 'id')}))`,
    ),
  ),
});
nested(StaffPto, ownPtos);

fields(Closure, {
  id: ident(),
  name: text(),
  start_date: date(),
  end_date: date(),
  location_id: orNull.ident(),
  location: one(Location, 'location_id'),
});
nested(Closure, closuresSeen);
