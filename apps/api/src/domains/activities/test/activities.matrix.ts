import { families, type Matrix, staff } from '../../../../test/matrix.ts';
import type { Where, World } from '../../../../test/world.ts';
import { anActivity, aPicture, aVideo } from './activities.factory.ts';

const date = '2026-03-11';
type Caller = { readonly id: number } | null;
type More = (w: World, where: Where, caller: Caller) => object | Promise<object>;

/** Who has uploaded what is saved: the caller, whom another centre does not know. */
const uploader = (where: Where, caller: Caller) => (where === 'foreign' ? null : (caller?.id ?? null));

const made = (w: World, where: Where, given: object = {}) => {
  const { tenant, location, student, mark } = w.at(where);
  return anActivity(tenant, { location_id: location, students: [student], note: mark, ...given });
};
const saving = (more: More = () => ({})) =>
  ({
    args: async (w: World, where: Where, caller: Caller) => ({
      date,
      time: '10:30',
      students: [w.at(where).student],
      ...(await more(w, where, caller)),
    }),
    from: staff,
    outside: 'error',
  }) as const;
const changing = (kind: string, values: object = { note: 'Changed' }) =>
  ({
    args: async (w: World, where: Where) => ({ id: (await made(w, where, { kind })).id, ...values }),
    from: staff,
    outside: 'error',
  }) as const;
const aStayIn = async (w: World, where: Where): Promise<number> => {
  const { tenant, location } = w.at(where);
  const student_id = await w.student(where);
  const checked_in_at = new Date('2026-03-10T13:00:00Z');
  const stay = await tenant.db
    .insertInto('attendance')
    .values({ centre_id: tenant.centre, location_id: location, student_id, date: '2026-03-10', checked_in_at })
    .returning('id')
    .executeTakeFirstOrThrow();
  await tenant.db
    .insertInto('attendance_event')
    .values({
      centre_id: tenant.centre,
      location_id: location,
      student_id,
      kind: 'in',
      at: checked_in_at,
      stated_at: checked_in_at,
      attendance_id: stay.id,
      source: 'staff',
    })
    .execute();
  return stay.id;
};
const anAbsenceIn = async (w: World, where: Where): Promise<number> => {
  const { tenant, location } = w.at(where);
  const student_id = await w.student(where);
  const row = { student_id, location_id: location, date, marked_at: new Date('2026-03-11T12:00:00Z') };
  const absence = await tenant.db
    .insertInto('absence')
    .values({ centre_id: tenant.centre, ...row })
    .returning('id')
    .executeTakeFirstOrThrow();
  return absence.id;
};
const room: More = (w, where) => ({ program_id: w.at(where).room });
const ofLocation = (more: object) =>
  ({
    args: (w: World, where: Where) => ({ location: w.at(where).location, ...more }),
    from: staff,
    outside: 'refused',
  }) as const;

export const matrix: Matrix = {
  activityTypes: { args: () => ({}) },
  getActivities: ofLocation({ first: 10 }),
  getActivity: {
    args: async (w, where) => ({ id: (await made(w, where)).id }),
    from: staff,
    outside: 'null',
  },
  getRoomFeed: {
    args: (w, where) => ({ program_id: w.at(where).room, first: 10 }),
    from: staff,
    outside: 'refused',
  },
  getStudentActivities: {
    args: async (w, where) => {
      await made(w, where);
      return { student_id: w.at(where).student };
    },
    from: families,
    outside: 'refused',
  },
  getUserFeed: { args: () => ({ first: 10 }) },
  activityChanged: { args: (w, where) => ({ student_id: w.at(where).student }), from: families, outside: 'refused' },
  deleteActivity: {
    args: async (w, where) => ({ id: (await made(w, where)).id }),
    from: staff,
    outside: 'error',
  },
  restoreActivity: {
    args: async (w, where) => ({ id: (await made(w, where, { removed_at: new Date() })).id }),
    from: staff,
    outside: 'error',
  },
  approveActivityPhotos: {
    args: async (w, where) => ({
      ids: [(await made(w, where, { kind: 'photo', photo: await aPicture(w.at(where).tenant) })).id],
      approved: true,
    }),
    from: staff,
    outside: 'error',
  },
  getDayRounds: ofLocation({}),
  saveDayRounds: {
    args: (w, where) => ({ location: w.at(where).location, nap_minutes: 10 }),
    from: { own: 'manager', other: 'manager', elsewhere: 'kvsupport' },
    outside: 'error',
  },
  checkNaps: {
    args: async (w, where) => ({ ids: [(await made(w, where, { kind: 'nap', details: '{}' })).id] }),
    from: staff,
    outside: 'error',
  },
  getPhotoConsent: { args: (w, where) => ({ student_id: w.at(where).student }), from: families, outside: 'refused' },
  savePhotoConsent: {
    args: async (w, where) => ({ student_id: await w.student(where), level: 'none', note: 'The court asks for it' }),
    from: families,
    outside: 'error',
  },
  getPhotoSetting: ofLocation({}),
  savePhotoSetting: {
    args: (w, where) => ({ location: w.at(where).location, approval: 'team' }),
    from: { own: 'manager', other: 'manager', elsewhere: 'kvsupport' },
    outside: 'error',
  },
  photoArchive: { args: (w, where) => ({ student_id: w.at(where).student }), from: families, outside: 'refused' },
  getFeedAttendance: {
    args: (w, where) => ({ date, student_id: w.at(where).student }),
    from: families,
    outside: 'refused',
  },
  saveCheckInActivity: {
    args: async (w, where) => ({ date, time: '08:00', students: [await w.student(where)], note: 'Tired today' }),
    from: staff,
    outside: 'error',
  },
  saveCheckOutActivity: {
    args: async (w, where) => ({ date, time: '08:00', students: [await w.student(where)] }),
    from: staff,
    outside: 'error',
    status: 'Error',
  },
  saveAbsentActivity: {
    args: async (w, where) => ({
      date,
      time: '08:00',
      students: [await w.student(where)],
      note: 'Ill',
      staffOnly: true,
    }),
    from: staff,
    outside: 'error',
  },
  updateCheckInActivity: {
    args: async (w, where) => ({ id: await aStayIn(w, where), note: 'Changed' }),
    from: staff,
    outside: 'error',
  },
  updateCheckOutActivity: {
    args: async (w, where) => ({ id: await aStayIn(w, where), note: 'Changed' }),
    from: staff,
    outside: 'error',
    status: 'Error',
  },
  updateAbsentActivity: {
    args: async (w, where) => ({ id: await anAbsenceIn(w, where), reason: 'At home' }),
    from: staff,
    outside: 'error',
  },
  saveVideoActivity: saving(async (w, where, caller) => ({
    video: await aVideo(w.at(where).tenant, uploader(where, caller)),
  })),
  updateVideoActivity: {
    args: async (w, where) => {
      const { tenant } = w.at(where);
      const video = await aVideo(tenant);
      return { id: (await made(w, where, { kind: 'video', video })).id, note: 'Changed' };
    },
    from: staff,
    outside: 'error',
  },
  saveBottleActivity: saving(() => ({ amount: '4 oz' })),
  saveKudosActivity: saving(),
  saveNameToFaceActivity: saving(room),
  saveHealthCheckActivity: saving(),
  saveMealActivity: saving(() => ({ amount: 'most', food: 'Pasta' })),
  saveNapActivity: saving(() => ({ end_time: '11:40' })),
  saveDiaperActivity: saving(() => ({ type: 'wet' })),
  savePottyActivity: saving(() => ({ type: 'tried' })),
  saveGeneralActivity: saving(() => ({ activity: 'Painting' })),
  saveSuppliesActivity: saving(() => ({ supplies: ['diapers'] })),
  saveMedicationActivity: saving(() => ({ note: 'Signed on paper' })),
  saveIncidentActivity: saving(() => ({ details: 'A scratch' })),
  saveNoteActivity: saving(() => ({ note: 'A note' })),
  savePhotoActivity: saving(async (w, where, caller) => ({
    photo: await aPicture(w.at(where).tenant, uploader(where, caller)),
  })),
  saveMoodActivity: saving(() => ({ mood: 'happy' })),
  saveCustomActivity: saving(() => ({ name: 'Haircut' })),
  saveObservationActivity: saving(),
  updateBottleActivity: changing('bottle', { amount: '5' }),
  updateKudosActivity: changing('kudos'),
  updateNameToFaceActivity: changing('name-to-face'),
  updateHealthCheckActivity: changing('health check'),
  updateMealActivity: changing('meal', { amount: 'all' }),
  updateNapActivity: changing('nap', { end_time: '13:00' }),
  updateDiaperActivity: changing('diaper', { type: 'dry' }),
  updatePottyActivity: changing('potty', { type: 'wet' }),
  updateGeneralActivity: changing('activity', { activity: 'Singing' }),
  updateSuppliesActivity: changing('supplies', { supplies: ['wipes'] }),
  updateMedicationActivity: changing('medication', { amount: '5 ml' }),
  updateIncidentActivity: changing('incident', { details: 'A scratch' }),
  updateNoteActivity: changing('note'),
  updatePhotoActivity: {
    args: async (w, where) => ({
      id: (await made(w, where, { kind: 'photo', photo: await aPicture(w.at(where).tenant) })).id,
      note: 'Changed',
    }),
    from: staff,
    outside: 'error',
  },
  updateMoodActivity: changing('mood', { mood: 'calm' }),
  updateCustomActivity: changing('custom', { name: 'Haircut' }),
  updateObservationActivity: changing('observation'),

  getActivityReport: {
    args: async (w, where) => {
      await made(w, where);
      return { student_id: w.at(where).student, start_date: date };
    },
    from: families,
    outside: 'refused',
  },
  getProgramActivityReport: ofLocation({ start_date: date }),
  // The children here have nothing written down on that day: Error says so for each, to whoever may ask.
  sendActivityReportEmail: {
    args: async (w, where) => ({ students: [await w.student(where)], date: '2026-01-05' }),
    from: staff,
    outside: 'error',
    status: 'Error',
  },
  programsStudentPhotos: {
    args: (w, where) => ({ programs: [w.at(where).room] }),
    from: staff,
    outside: 'refused',
  },
};
