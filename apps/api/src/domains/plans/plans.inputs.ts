import { date, datetime, flag, id, ids, int, text } from '../../kernel/call/input.ts';
import type { Entity } from '../../kernel/read/entity.ts';
import { LearningActivity } from '../../model/learning/entity.ts';
import { Location } from '../../model/location/entity.ts';
import { LessonPlan, PlanSection, PlanTopic } from '../../model/plan/entity.ts';
import { Room } from '../../model/room/entity.ts';
import { Student } from '../../model/student/entity.ts';
import { User } from '../../model/user/entity.ts';

/** The `updated_at` of what is changed, as the writer saw it. */
export const seen = { seen: datetime().optional() };
/** A plan that is changed. Both kinds stand in one table; the scope of the call says which it takes. */
export const which = (of: Entity<'plan'>) => ({ id: id(of) });
export const changed = (of: Entity<'plan'>) => ({ ...which(of), ...seen });

export const name = text(1, 120);
export const theme = text(0, 200);
export const notes = text(0, 4000);
export const rooms = ids(Room, 50, 0);
export const days = { start_date: date().optional(), end_date: date().optional() };
const weekend = { weekend: flag().optional() };
const texts = { theme: theme.optional(), ...weekend, notes: notes.optional() };
/** A plan that is added: what it is called, where, and on which days. */
export const newPlan = { name, location: id(Location), ...texts, ...days, rooms: rooms.optional() };
export const newRoomPlan = {
  ...{ name, location: id(Location), rooms: ids(Room, 50) },
  ...texts,
  ...days,
  lesson_plan: id(LessonPlan).optional(),
};
export const newDates = { start_date: date(), end_date: date(), ...weekend };
export const copiedPlan = (of: Entity<'plan'>) => ({
  ...which(of),
  name: name.optional(),
  location: id(Location).optional(),
  rooms: rooms.optional(),
  start_date: date().optional(),
});

/** Notes of a plan, or of one of its sections. */
export const ofSection = { notes, section: id(PlanSection).optional() };
export const sectionId = { id: id(PlanSection) };
export const changedSection = { ...sectionId, name: name.optional(), order: int(0, 1000).optional(), ...seen };
export const newSection = (of: Entity<'plan'>) => ({ id: id(of), name, order: int(0, 1000).optional() });

const words = { spanish: text(0, 200).optional(), at_home: text(0, 1000).optional() };
export const topicId = { id: id(PlanTopic) };
export const newTopic = {
  section: id(PlanSection),
  name: text(1, 200),
  date: date().optional(),
  order: int(0, 1000).optional(),
  ...words,
};
export const changedTopic = {
  ...topicId,
  name: text(1, 200).optional(),
  date: date().nullish(),
  order: int(0, 1000).optional(),
  section: id(PlanSection).optional(),
  ...words,
  ...seen,
};

/** Activities that go under a topic; `from`: the topic of the same plan they are taken out of. */
export const newActivities = {
  topic: id(PlanTopic),
  activities: ids(LearningActivity, 30),
  date: date().optional(),
  from: id(PlanTopic).optional(),
};
export const activityOfTopic = { topic: id(PlanTopic), activity: id(LearningActivity) };

/** Those of the staff who are told of a lesson plan. */
export const team = { team: ids(User, 500, 0).optional() };
export const readers = { students: ids(Student, 500, 0).optional(), users: ids(User, 500, 0).optional() };
export const notify = flag().optional();

export const searched = { search: text(0, 80).optional() };
/** Where plans are looked for, and on which days. */
export const looked = {
  location: id(Location),
  rooms: ids(Room, 200, 0).optional(),
  from: date().optional(),
  to: date().optional(),
};
