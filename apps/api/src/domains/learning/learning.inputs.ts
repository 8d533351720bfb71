import { date, flag, id, ids, int, pageIfAny, text } from '../../kernel/call/input.ts';
import { Activity } from '../../model/activity/entity.ts';
import {
  LearningAttribute,
  LearningDomain,
  LearningFramework,
  LearningProgress,
  LearningSkill,
} from '../../model/learning/entity.ts';
import { Student } from '../../model/student/entity.ts';

export const name = text(1, 200);
export const note = (max = 4000) => text(0, max).nullish();
/** The place among those beside it, from 0. */
export const order = int(0, 100_000).optional();
/** True takes it out of what can be chosen, false puts it back. */
export const archived = flag().optional();
/** For lists: those that are archived too. */
export const listed = { archived: flag().optional(), ...pageIfAny };
export const code = text(0, 100).nullish();
export const framework = id(LearningFramework).optional();

/** What a framework says of itself. */
export const head = { description: note(), version: text(0, 100).nullish(), source: note(1000), licence: note(500) };
export const frameworkForm = { name: name.optional(), ...head, archived };
/** Where an attribute stands. */
export const attributePlaces = { domain: id(LearningDomain).optional(), framework };
/** Where a skill stands; null takes it out of what it stood in. */
export const skillPlaces = {
  framework,
  attribute: id(LearningAttribute).nullish(),
  domain: id(LearningDomain).nullish(),
};

/** What a milestone says beside its step and day. */
export const milestoneWords = {
  note: text(0, 2000).nullish(),
  photo: text(0, 100).nullish(),
  staffOnly: flag().optional(),
  evidence: ids(Activity, 50, 0).optional(),
};
export const updateStudentMilestoneInput = {
  progress: id(LearningProgress).optional(),
  date: date().optional(),
  ...milestoneWords,
};
export const saveStudentMilestonesInput = {
  students: ids(Student, 200),
  skill: id(LearningSkill),
  progress: id(LearningProgress),
  date: date(),
  note: milestoneWords.note,
  staffOnly: milestoneWords.staffOnly,
};
