import './checkpoints.fields.ts';
import { sql } from 'kysely';
import { type Calls, mutation, object, objectsOf, out, outcome, query, subscription } from '../../kernel/call/call.ts';
import { date, flag, id, int, pageIfAny, text } from '../../kernel/call/input.ts';
import { message } from '../../kernel/call/message.ts';
import { constraint, declined } from '../../kernel/call/refusals.ts';
import type { Sql } from '../../kernel/db/tables.ts';
import { matching } from '../../kernel/db/where.ts';
import { orError } from '../../kernel/read/reach.ts';
import { resource } from '../../kernel/write/resource.ts';
import { LearningFramework, LearningProgress, LearningSkill } from '../../model/learning/entity.ts';
import { allDomains, allFrameworks, allSkills, allSteps } from '../../model/learning/reach.ts';
import { usedBy } from '../../model/learning/uses.ts';
import { Location } from '../../model/location/entity.ts';
import { ownLocations } from '../../model/location/reach.ts';
import { roomsLookedAfter } from '../../model/room/reach.ts';
import { studentsLookedAfter } from '../../model/student/reach.ts';
import { Checkpoint } from './checkpoints.entities.ts';
import { ownCheckpoints } from './checkpoints.reach.ts';
import { exportLevels, exportLevelsInput } from './export-levels.ts';
import { changed, level, levelsInput, readLevels, saveLevels, saveLevelsInput } from './levels.ts';
import { readTalk, talk, talkInput } from './talk.ts';

constraint('learning_checkpoint_name', 'name', 'TAKEN', message('learning.nameTaken'));
constraint('learning_checkpoint_overlap', 'start_date', 'OVERLAPS', message('learning.checkpointOverlaps'));
constraint('learning_checkpoint_days', 'end_date', 'RANGE', message('learning.days', { most: 366 }));
constraint('learning_checkpoint_closed', 'id', 'STATE', message('learning.checkpointClosed'));
constraint('learning_checkpoint_skill', 'framework', 'IN_USE', message('learning.skillHasLevels'));
constraint('learning_checkpoint_step', 'progress', 'OTHER_FRAMEWORK', message('learning.otherFramework'));

const settledIn = (which: Sql) =>
  sql`(select distinct checkpoint_id from learning_checkpoint_level where ${which}) settled`;
usedBy(LearningFramework, 'checkpoints', (id) => sql`learning_checkpoint where framework_id = ${id}`);
usedBy(LearningProgress, 'checkpoints', (id) => settledIn(sql`progress_id = ${id}`));
usedBy(LearningSkill, 'checkpoints', (id) => settledIn(sql`skill_id = ${id}`));

const checkpoints = resource(Checkpoint, {
  as: 'checkpoint',
  rule: 'manager',
  permission: 'edit_learning',
  reach: ownCheckpoints,
  gone: message('learning.checkpointGone'),
  stamps: ['created_at', 'created_by', 'updated_at', 'updated_by'],
  changed: ({ id }) => changed(id),
});
const form = { name: text(1, 100), start_date: date(), end_date: date(), expected: int(0, 20).optional() };
const closedAlready = () => declined(message('learning.checkpointClosed'), { field: 'id', code: 'STATE' });

/** Checkpoints of locations, and where their children stand. */
export const calls: Calls = {
  learningCheckpoints: checkpoints.list({
    rule: 'teacher',
    about: 'Lists the checkpoints of a location, the latest first.',
    reach: { location: ownLocations, framework: allFrameworks },
    input: { location: id(Location), framework: id(LearningFramework).optional(), ...pageIfAny },
    where: (_, { location, framework }) => [matching(Checkpoint, { location_id: location, framework_id: framework })],
    order: ['-start_date'],
  }),
  createLearningCheckpoint: checkpoints.add({
    about:
      'Adds a checkpoint; a name that exists, days that overlap another one’s or an end before the start get Error.',
    reach: { location: orError(ownLocations), framework: orError(allFrameworks) },
    input: { ...form, location: id(Location), framework: id(LearningFramework) },
    run: (_, { location: location_id, framework: framework_id, ...set }) => ({
      set: { ...set, location_id, framework_id },
    }),
    says: ({ name }) => message('learning.added', { name }),
  }),
  updateLearningCheckpoint: checkpoints.change({
    about: 'Changes name, days or what is expected of a checkpoint that is open; what cannot be gets Error.',
    input: {
      name: form.name.optional(),
      start_date: form.start_date.optional(),
      end_date: form.end_date.optional(),
      expected: form.expected,
    },
    run: (_, row, set) => (row.closed_at ? closedAlready() : { set }),
    says: message('learning.saved'),
  }),
  deleteLearningCheckpoint: checkpoints.remove({
    about: 'Deletes a checkpoint that is open, with the levels settled in it; a closed one gets Error.',
    run: (_, row) => (row.closed_at ? closedAlready() : undefined),
    says: ({ name }) => message('learning.removed', { name }),
  }),
  closeLearningCheckpoint: checkpoints.act({
    about:
      'Closes a checkpoint, so that nothing of it changes any more, or opens it again; one that is so already gets Error.',
    input: { closed: flag() },
    run: (ctx, row, { closed }) => {
      if ((row.closed_at !== null) === closed)
        return declined(message(closed ? 'learning.checkpointClosed' : 'learning.checkpointOpen'), {
          field: 'closed',
          code: 'STATE',
        });
      return { set: closed ? { closed_at: ctx.now(), closed_by: ctx.who.user } : { closed_at: null, closed_by: null } };
    },
    says: (row) =>
      message(row.closed_at ? 'learning.checkpointNowClosed' : 'learning.checkpointNowOpen', { name: row.name }),
  }),
  checkpointLevels: query({
    rule: 'teacher',
    about:
      'Says where the children of a room stand in the skills of a domain at a checkpoint: as observed, as settled, and by how many observations; those of whom there is nothing are left out.',
    reach: { id: ownCheckpoints, program_id: roomsLookedAfter, domain: allDomains },
    input: levelsInput,
    answer: objectsOf(level),
    run: readLevels,
  }),
  checkpointTalk: query({
    rule: 'teacher',
    about:
      'Says what is told the family of a student at a checkpoint: the levels that are settled with the step that comes next, and observations within its days; nothing that is kept among staff.',
    reach: { id: ownCheckpoints, student_id: studentsLookedAfter },
    input: talkInput,
    answer: talk,
    run: readTalk,
  }),
  saveCheckpointLevels: mutation({
    rule: 'teacher',
    permission: null,
    because: 'whoever is with the children says where they stand',
    about:
      'Settles where children stand in skills at a checkpoint, at one step or each as observed, on request only what is missing, or takes it back; a closed checkpoint, a step of another framework, or nothing observed gets Error.',
    reach: {
      id: orError(ownCheckpoints),
      students: orError(studentsLookedAfter),
      skills: orError(allSkills),
      progress: orError(allSteps),
    },
    input: saveLevelsInput,
    answer: outcome({ count: out.int }),
    run: saveLevels,
  }),
  exportCheckpointLevels: query({
    rule: 'manager',
    allowedWhileActing: 'the file shows what the session may read anyway; the trail has both names',
    writes: true,
    about:
      'Makes a file (xlsx or csv) of where the children of a location stand at a checkpoint, a line for each skill something is known of.',
    reach: { id: orError(ownCheckpoints) },
    limit: { times: 30, seconds: 600, by: 'user' },
    input: exportLevelsInput,
    answer: outcome({ file: out.text }),
    run: exportLevels,
  }),
  checkpointChanged: subscription({
    rule: 'teacher',
    about: 'Tells that a checkpoint in reach, or a level of it, was changed, so that who has it open reads it anew.',
    reach: { id: ownCheckpoints },
    input: { id: id(Checkpoint) },
    answer: object({ id: out.id }, 'CheckpointChange'),
    listensTo: ['checkpoint'],
    match: ({ kind, ids = [] }, i) => kind === 'resync' || ids.includes(i.id),
    run: (_, i) => ({ id: i.id }),
  }),
};
