import type { ActivityKindName } from '@nestling/rules/activity-kinds.ts';
import { asksAllergen } from '@nestling/rules/confirm-codes.ts';
import { type Calls, mutation, outcome } from '../../kernel/call/call.ts';
import type { Ctx } from '../../kernel/call/context.ts';
import { clock, id, ids, text, texts } from '../../kernel/call/input.ts';
import { orError } from '../../kernel/read/reach.ts';
import { Activity } from '../../model/activity/entity.ts';
import { activitiesLookedAfter } from '../../model/activity/reach.ts';
import { LearningActivity, LearningSkill } from '../../model/learning/entity.ts';
import { allLearningActivities, allSkills } from '../../model/learning/reach.ts';
import { Room } from '../../model/room/entity.ts';
import { roomsOfOwnLocations } from '../../model/room/reach.ts';
import { studentsLookedAfter } from '../../model/student/reach.ts';
import { Medication } from '../../model/tag/entity.ts';
import { allMedications } from '../../model/tag/reach.ts';
import {
  type ChangeInput,
  changeActivity,
  changed,
  filmed,
  key,
  refilmed,
  type SaveInput,
  saveActivity,
  saved,
} from './save.ts';
import type { Given } from './values.ts';

const words = () => text(0, 2000);
const short = () => text(0, 200);

const answer = outcome({ activity: Activity });
const saving = (kind: ActivityKindName, what: string) => ({
  rule: 'teacher' as const,
  permission: null,
  because: 'whoever is with the children notes what they do',
  about: `Writes down ${what}, and tells the families unless it stays among staff; what cannot be gets Error at its field.`,
  answer,
  run: (ctx: Ctx, input: SaveInput & Given) => saveActivity(ctx, kind, input),
});
const changing = (kind: ActivityKindName, what: string) => ({
  rule: 'teacher' as const,
  permission: null,
  because: 'whoever is with the children notes what they do',
  about: `Changes ${what}; students no longer listed lose it. An activity of another kind gets Error.`,
  answer,
  run: (ctx: Ctx, input: ChangeInput & Given) => changeActivity(ctx, kind, input),
});
const toSave = { students: orError(studentsLookedAfter) };
const toChange = { id: orError(activitiesLookedAfter), students: orError(studentsLookedAfter) };

const amount = short().optional();
const type = short().optional();
const room = { program_id: orError(roomsOfOwnLocations) };
const medication = { medication: orError(allMedications) };

/** Activities of the library that were done; what they are for counts as offered. */
const library = ids(LearningActivity, 20, 0).optional();
const offered = { offered: orError(allLearningActivities) };

/** Two rows for each kind: the catalogue has a call for each, and all of them do the same. */
export const saveCalls: Calls = {
  saveBottleActivity: mutation({ ...saving('bottle', 'a bottle'), reach: toSave, input: { ...saved, amount } }),
  saveKudosActivity: mutation({ ...saving('kudos', 'praise'), reach: toSave, input: saved }),
  saveNameToFaceActivity: mutation({
    ...saving('name-to-face', 'that every child of a room was counted by name'),
    reach: { ...toSave, ...room },
    input: { ...saved, program_id: id(Room) },
  }),
  saveHealthCheckActivity: mutation({ ...saving('health check', 'a health check'), reach: toSave, input: saved }),
  saveMealActivity: mutation({
    ...saving('meal', 'a meal'),
    confirms: asksAllergen,
    reach: toSave,
    input: { ...saved, amount, food: short().optional() },
  }),
  saveNapActivity: mutation({
    ...saving('nap', 'a nap'),
    reach: toSave,
    input: { ...saved, end_time: clock().optional() },
  }),
  saveDiaperActivity: mutation({ ...saving('diaper', 'a diaper change'), reach: toSave, input: { ...saved, type } }),
  savePottyActivity: mutation({ ...saving('potty', 'a visit to the potty'), reach: toSave, input: { ...saved, type } }),
  saveGeneralActivity: mutation({
    ...saving('activity', 'what was done together'),
    reach: { ...toSave, ...offered },
    input: { ...saved, activity: short().optional(), offered: library },
  }),
  saveSuppliesActivity: mutation({
    ...saving('supplies', 'what a child needs from home'),
    reach: toSave,
    input: { ...saved, supplies: texts(20, 40).optional(), amount },
  }),
  saveMedicationActivity: mutation({
    ...saving('medication', 'a medication given'),
    reach: { ...toSave, ...medication },
    input: { ...saved, medication: id(Medication).optional(), amount },
  }),
  saveIncidentActivity: mutation({
    ...saving('incident', 'an incident at the centre'),
    reach: toSave,
    input: { ...saved, details: words().optional() },
  }),
  saveNoteActivity: mutation({ ...saving('note', 'a note'), reach: toSave, input: { ...saved, note: words() } }),
  savePhotoActivity: mutation({
    ...saving('photo', 'a photo, held until it is approved'),
    reach: toSave,
    input: { ...saved, photo: key() },
  }),
  saveVideoActivity: mutation({
    ...saving('video', 'a video, held until it is approved'),
    reach: toSave,
    input: { ...saved, ...filmed },
  }),
  saveMoodActivity: mutation({ ...saving('mood', 'a mood'), reach: toSave, input: { ...saved, mood: short() } }),
  saveCustomActivity: mutation({
    ...saving('custom', 'something with a name of its own'),
    reach: toSave,
    input: { ...saved, name: short() },
  }),
  saveObservationActivity: mutation({
    ...saving('observation', 'an observation'),
    reach: { ...toSave, skills: orError(allSkills) },
    input: { ...saved, skills: ids(LearningSkill, 50, 0).optional() },
  }),

  updateBottleActivity: mutation({ ...changing('bottle', 'a bottle'), reach: toChange, input: { ...changed, amount } }),
  updateKudosActivity: mutation({ ...changing('kudos', 'praise'), reach: toChange, input: changed }),
  updateNameToFaceActivity: mutation({
    ...changing('name-to-face', 'a count by names'),
    reach: { ...toChange, ...room },
    input: { ...changed, program_id: id(Room).optional() },
  }),
  updateHealthCheckActivity: mutation({
    ...changing('health check', 'a health check'),
    reach: toChange,
    input: changed,
  }),
  updateMealActivity: mutation({
    ...changing('meal', 'a meal'),
    confirms: asksAllergen,
    reach: toChange,
    input: { ...changed, amount, food: short().optional() },
  }),
  updateNapActivity: mutation({
    ...changing('nap', 'a nap'),
    reach: toChange,
    input: { ...changed, end_time: clock().nullish() },
  }),
  updateDiaperActivity: mutation({
    ...changing('diaper', 'a diaper change'),
    reach: toChange,
    input: { ...changed, type },
  }),
  updatePottyActivity: mutation({
    ...changing('potty', 'a visit to the potty'),
    reach: toChange,
    input: { ...changed, type },
  }),
  updateGeneralActivity: mutation({
    ...changing('activity', 'what was done together'),
    reach: { ...toChange, ...offered },
    input: { ...changed, activity: short().optional(), offered: library },
  }),
  updateSuppliesActivity: mutation({
    ...changing('supplies', 'what a child needs from home'),
    reach: toChange,
    input: { ...changed, supplies: texts(20, 40).optional(), amount },
  }),
  updateMedicationActivity: mutation({
    ...changing('medication', 'a medication given'),
    reach: { ...toChange, ...medication },
    input: { ...changed, medication: id(Medication).optional(), amount },
  }),
  updateIncidentActivity: mutation({
    ...changing('incident', 'an incident at the centre'),
    reach: toChange,
    input: { ...changed, details: words().optional() },
  }),
  updateNoteActivity: mutation({ ...changing('note', 'a note'), reach: toChange, input: changed }),
  updatePhotoActivity: mutation({
    ...changing('photo', 'a photo, which waits for approval again'),
    reach: toChange,
    input: changed,
  }),
  updateVideoActivity: mutation({
    ...changing('video', 'a video, which waits for approval again'),
    reach: toChange,
    input: { ...changed, ...refilmed },
  }),
  updateMoodActivity: mutation({
    ...changing('mood', 'a mood'),
    reach: toChange,
    input: { ...changed, mood: short().optional() },
  }),
  updateCustomActivity: mutation({
    ...changing('custom', 'something with a name of its own'),
    reach: toChange,
    input: { ...changed, name: short().optional() },
  }),
  updateObservationActivity: mutation({
    ...changing('observation', 'an observation'),
    reach: { ...toChange, skills: orError(allSkills) },
    input: { ...changed, skills: ids(LearningSkill, 50, 0).optional() },
  }),
};
