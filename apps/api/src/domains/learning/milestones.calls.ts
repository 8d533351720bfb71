import { cleared } from '../../kernel/write/cleared.ts';
import './learning.fields.ts';
import { type SqlBool, sql } from 'kysely';
import { type Calls, list, mutation, objectsOf, outcome, query, rows } from '../../kernel/call/call.ts';
import { date, id } from '../../kernel/call/input.ts';
import { message } from '../../kernel/call/message.ts';
import { linked } from '../../kernel/db/join-table.ts';
import { matching } from '../../kernel/db/where.ts';
import { orError } from '../../kernel/read/reach.ts';
import { resource } from '../../kernel/write/resource.ts';
import { ownActivities } from '../../model/activity/reach.ts';
import {
  LearningDomain,
  LearningFramework,
  LearningProgress,
  LearningSkill,
  Milestone,
} from '../../model/learning/entity.ts';
import { restsOn } from '../../model/learning/links.ts';
import {
  allDomains,
  allFrameworks,
  allSkills,
  allSteps,
  milestonesLookedAfter,
  ownMilestones,
} from '../../model/learning/reach.ts';
import { Room } from '../../model/room/entity.ts';
import { roomsLookedAfter, roomsOfOwnLocations } from '../../model/room/reach.ts';
import { Student } from '../../model/student/entity.ts';
import { studentsLookedAfter } from '../../model/student/reach.ts';

import { coverage, coverageInput, readCoverage } from './coverage.ts';
import { milestoneWords, saveStudentMilestonesInput, updateStudentMilestoneInput } from './learning.inputs.ts';
import { checkMilestone, reachedByMany } from './milestones.ts';

const because = 'whoever is with the children says what they have reached';
const milestones = resource(Milestone, {
  as: 'milestone',
  rule: 'teacher',
  permission: null,
  because,
  reach: milestonesLookedAfter,
  gone: message('learning.milestoneGone'),
  stamps: ['created_at', 'created_by', 'updated_at', 'updated_by'],
});
const what = { skill: orError(allSkills), progress: orError(allSteps), evidence: orError(ownActivities) };
const answer = outcome();

/** Milestones of children: what somebody says they have reached, by the day. */
export const milestoneCalls: Calls = {
  getStudentMilestones: query({
    rule: 'user',
    about:
      'Lists the milestones of a student, the newest first; contacts see those of own students that are not for staff alone.',
    reach: { student_id: studentsLookedAfter, framework: allFrameworks, rows: ownMilestones },
    input: { student_id: id(Student), framework: id(LearningFramework).optional() },
    answer: list(Milestone),
    run: (_, i) =>
      rows(Milestone, {
        order: ['-date', '-id'],
        limit: 5000,
        where: () => [matching(Milestone, { student_id: i.student_id, framework_id: i.framework })],
      }),
  }),
  roomMilestones: query({
    rule: 'teacher',
    about: 'Lists the newest milestone of each student of a room in each skill of a framework, or of one domain.',
    reach: { program_id: roomsOfOwnLocations, framework: allFrameworks, domain: allDomains, rows: ownMilestones },
    input: { program_id: id(Room), framework: id(LearningFramework), domain: id(LearningDomain).optional() },
    answer: list(Milestone),
    run: (_, i) =>
      rows(Milestone, {
        limit: 20_000,
        where: () => [
          // Each cell finds its newest in the index; whoever reads all there is of a room first takes twenty times as long.
          sql<SqlBool>`milestone.id in (select newest.id from student st
            join learning_skill s on s.framework_id = ${i.framework} and ${i.domain === undefined ? sql`true` : sql`s.domain_id = ${i.domain}`}
            cross join lateral (select m.id from milestone m where m.student_id = st.id and m.skill_id = s.id
              order by m.date desc, m.id desc limit 1) newest
            where st.room_id = ${i.program_id} and st.archived_at is null)`,
        ],
      }),
  }),
  learningCoverage: query({
    rule: 'teacher',
    about:
      'Says, domain by domain of a framework, what a room has offered and observed within some days, which skills nobody has observed, and of which children there is no evidence.',
    reach: { program_id: roomsLookedAfter, framework: allFrameworks },
    input: coverageInput,
    answer: objectsOf(coverage),
    run: readCoverage,
  }),
  saveStudentMilestone: milestones.add({
    about:
      'Records that a student has reached a step in a skill on a day; a step of another framework, or a day to come, gets Error.',
    reach: { student_id: orError(studentsLookedAfter), ...what },
    input: {
      student_id: id(Student),
      skill: id(LearningSkill),
      progress: id(LearningProgress),
      date: date(),
      ...milestoneWords,
    },
    answer: outcome({ milestone: Milestone }),
    run: async (ctx, i) => {
      const framework_id = await checkMilestone(ctx, i);
      const { student_id, skill: skill_id, progress: progress_id, photo, staffOnly: staff_only } = i;
      const set = { student_id, framework_id, skill_id, progress_id, date: i.date, photo: photo || null, staff_only };
      return { set: { ...set, note: cleared(i.note) }, links: { evidence: linked(restsOn, i.evidence) } };
    },
    says: message('learning.milestoneSaved'),
  }),
  saveStudentMilestones: mutation({
    rule: 'teacher',
    permission: null,
    because,
    about:
      'Records the same step in a skill for several students on a day, for all or none; a step of another framework gets Error.',
    reach: { students: orError(studentsLookedAfter), skill: orError(allSkills), progress: orError(allSteps) },
    input: saveStudentMilestonesInput,
    answer,
    run: reachedByMany,
  }),
  updateStudentMilestone: milestones.change({
    about:
      'Puts a milestone right that was recorded by mistake; a step of another framework, or a day to come, gets Error.',
    reach: { progress: what.progress, evidence: what.evidence },
    input: updateStudentMilestoneInput,
    answer: outcome({ milestone: Milestone }),
    run: async (ctx, row, i) => {
      const photo = i.photo === row.photo ? undefined : i.photo;
      await checkMilestone(ctx, { ...i, student_id: row.student_id, skill: row.skill_id, photo });
      const set = {
        progress_id: i.progress,
        date: i.date,
        note: cleared(i.note),
        photo: cleared(i.photo),
        staff_only: i.staffOnly,
      };
      return { set, links: { evidence: linked(restsOn, i.evidence) } };
    },
    says: message('learning.saved'),
  }),
  deleteStudentMilestone: milestones.remove({
    about:
      'Removes a milestone that was recorded by mistake; what it said stays in the audit alone. An unknown id gets Error.',
    says: message('learning.milestoneRemoved'),
  }),
};
