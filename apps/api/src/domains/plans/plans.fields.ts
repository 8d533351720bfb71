import { sql } from 'kysely';
import { col } from '../../kernel/db/tables.ts';
import {
  atLeast,
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
import { through } from '../../kernel/read/through.ts';
import { LearningActivity } from '../../model/learning/entity.ts';
import { Location } from '../../model/location/entity.ts';
import { LessonPlan, PlanActivity, PlanSection, PlanTopic, RoomPlan } from '../../model/plan/entity.ts';
import { activitiesOf, lessonPlansForMe, roomPlansForMe, sectionsOf, topicsOf } from '../../model/plan/reach.ts';
import { Room } from '../../model/room/entity.ts';
import { User } from '../../model/user/entity.ts';
import { planRooms } from './plans.links.ts';

for (const plan of [LessonPlan, RoomPlan])
  fields(plan, {
    id: ident(),
    name: text(),
    theme: orNull.text(),
    weekend: described('Whether Saturday and Sunday are days of it.', flag()),
    notes: described('Of the team alone.', atLeast('teacher', orNull.text())),
    start_date: date(),
    end_date: date(),
    status: described('draft or shared.', text()),
    shared: described(
      'Whether others than the team read it.',
      raw('Boolean', plan, (as) => sql`${col(as, 'status')} = 'shared'`),
    ),
    shared_at: orNull.datetime(),
    changed_at: described('When what its readers see was last changed after it was shared.', orNull.datetime()),
    language: described('The language it was written in, en or es.', text()),
    location_id: ident(),
    location: one(Location, 'location_id'),
    rooms: through(planRooms, Room, plan, ['sort', 'name']),
    sections: many(PlanSection, plan, (section, as) => sql`${col(section, 'plan_id')} = ${col(as, 'id')}`, [
      'position',
      'id',
    ]),
    topics: many(PlanTopic, plan, (topic, as) => sql`${col(topic, 'plan_id')} = ${col(as, 'id')}`, [
      'date',
      'position',
      'id',
    ]),
    activities: described(
      'Activities of the library under all its topics, by `topic_id`; also those that are archived by now.',
      many(PlanActivity, plan, (activity, as) => sql`${col(activity, 'plan_id')} = ${col(as, 'id')}`, [
        'position',
        'id',
      ]),
    ),
    closed_days: described(
      'The days of it on which the location is closed: date, name.',
      raw(
        'JSON',
        plan,
        (as) => sql`(select coalesce(json_agg(json_build_object('date', d::date, 'name', c.name) order by d), '[]')
          from closure c cross join lateral generate_series(greatest(c.start_date, ${col(as, 'start_date')})::timestamp,
            least(c.end_date, ${col(as, 'end_date')})::timestamp, interval '1 day') d
          where (c.location_id is null or c.location_id = ${col(as, 'location_id')})
            and c.start_date <= ${col(as, 'end_date')} and c.end_date >= ${col(as, 'start_date')})`,
      ),
    ),
    readers: described(
      'Whom it is shared with alone: student_id or user_id of each; empty: the contacts of its rooms.',
      atLeast(
        'teacher',
        raw(
          'JSON',
          plan,
          (as) => sql`(select coalesce(json_agg(json_build_object('student_id', rd.student_id, 'user_id', rd.user_id)
            order by rd.id), '[]') from plan_reader rd where rd.plan_id = ${col(as, 'id')})`,
        ),
      ),
    ),
    created_by: atLeast('teacher', one(User, 'created_by')),
    shared_by: atLeast('teacher', one(User, 'shared_by')),
    updated_by: atLeast('teacher', one(User, 'updated_by')),
    updated_at: datetime(),
  });
nested(LessonPlan, lessonPlansForMe);
nested(RoomPlan, roomPlansForMe);

fields(PlanSection, {
  id: ident(),
  plan_id: ident(),
  name: text(),
  order: raw('Int', PlanSection, (as) => col(as, 'position')),
  notes: described('Of the team alone.', atLeast('teacher', orNull.text())),
  topics: many(PlanTopic, PlanSection, (topic, as) => sql`${col(topic, 'section_id')} = ${col(as, 'id')}`, [
    'date',
    'position',
    'id',
  ]),
  updated_at: datetime(),
});
nested(PlanSection, sectionsOf(lessonPlansForMe, roomPlansForMe));

fields(PlanTopic, {
  id: ident(),
  plan_id: ident(),
  section_id: ident(),
  name: text(),
  text: described(
    'The same as name.',
    raw('String', PlanTopic, (as) => col(as, 'name')),
  ),
  spanish: described('The same in Spanish, where somebody has written it.', orNull.text()),
  at_home: described('What families may try at home.', orNull.text()),
  date: described('Its day; null: any day of the plan.', orNull.date()),
  day: described(
    'The same as date.',
    raw('Date', PlanTopic, (as) => col(as, 'date')),
  ),
  order: raw('Int', PlanTopic, (as) => col(as, 'position')),
  activities: described(
    'Activities of the library under it, also those that are archived by now.',
    many(
      PlanActivity,
      PlanTopic,
      (one, as) => sql`(${col(one, 'plan_id')} = ${col(as, 'plan_id')} and ${col(one, 'topic_id')} = ${col(as, 'id')})`,
      ['position', 'id'],
    ),
  ),
  updated_at: datetime(),
});
nested(PlanTopic, topicsOf(lessonPlansForMe, roomPlansForMe));

fields(PlanActivity, {
  id: ident(),
  topic_id: ident(),
  activity: one(LearningActivity, 'activity_id'),
  date: described(
    'Its day: that of its topic, unless it has one of its own; null: any day of the plan.',
    raw(
      'Date',
      PlanActivity,
      (as) => sql`coalesce(${col(as, 'date')}, (select t.date from plan_topic t where t.id = ${col(as, 'topic_id')}))`,
    ),
  ),
  order: raw('Int', PlanActivity, (as) => col(as, 'position')),
});
nested(PlanActivity, activitiesOf(lessonPlansForMe, roomPlansForMe));
