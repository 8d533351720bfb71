import { families, type Matrix, staff } from '../../../../test/matrix.ts';
import type { Where, World } from '../../../../test/world.ts';
import { nth } from '../../centres/test/centres.factory.ts';
import { aTeacher } from '../../users/test/users.factory.ts';
import { aCredential } from './credentials.factory.ts';
import { aFile, anUpload, aPaper, aPhoto } from './files.factory.ts';

type Caller = { id: number } | null;

/** A file there, for the family of the child there. */
const file = async (w: World, where: Where, given: object = {}) => {
  const { tenant, location, student, mark } = w.at(where);
  const share = { kind: 'student', student_id: student };
  return (await aFile(tenant, { location_id: location, name: `${mark} file`, share, ...given })).id;
};
const label = async (w: World, where: Where) => {
  const { tenant, location, mark } = w.at(where);
  const { id } = await tenant.db
    .insertInto('file_label')
    .values({ centre_id: tenant.centre, location_id: location, name: `${mark} label ${nth()}` })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
};
/** A paper of the child there; in `own` the caller itself has handed it in. */
const paper = async (w: World, where: Where, caller: Caller, given: object = {}) => {
  const { tenant, student, contact, mark } = w.at(where);
  const created_by = where === 'own' && caller ? caller.id : contact;
  const { id } = await aPaper(tenant, { student_id: student, name: `${mark} paper`, created_by, ...given });
  return { id, student };
};
const member = (w: World, where: Where) => {
  const { tenant, location, mark } = w.at(where);
  return aTeacher(tenant, { fname: mark, locations: [{ id: location }] });
};
const team = { own: 'teacher', other: 'manager', elsewhere: 'kvsupport' } as const;
const managers = { own: 'manager', other: 'manager', elsewhere: 'kvsupport' } as const;
/** A card: in `own` of the caller itself, else of somebody of the team there. */
const card = async (w: World, where: Where, caller: Caller, given: object = {}) => {
  const { tenant, mark } = w.at(where);
  const user_id = where === 'own' && caller ? caller.id : (await member(w, where)).id;
  return (await aCredential(tenant, { user_id, name: `${mark} card`, ...given })).id;
};
const photo = async (w: World, where: Where) =>
  (await aPhoto(w.at(where).tenant, await file(w, where, { type: 'photo', sub_type: 'students' }))).id;

const onFile = (values: object = {}, given: object = {}) =>
  ({
    args: async (w: World, where: Where) => ({ id: await file(w, where, given), ...values }),
    from: staff,
    outside: 'error',
  }) as const;
const onLabel = (values: object = {}) =>
  ({
    args: async (w: World, where: Where) => ({ id: await label(w, where), ...values }),
    from: staff,
    outside: 'error',
  }) as const;
const onPaper = (values: object, from: typeof staff | typeof families, given: object) =>
  ({
    args: async (w: World, where: Where, caller: Caller) => ({
      id: (await paper(w, where, caller, given)).id,
      ...values,
    }),
    from,
    outside: 'error',
  }) as const;
const ofLocation = (more: object = {}) =>
  ({
    args: async (w: World, where: Where) => {
      await file(w, where);
      return { location: w.at(where).location, ...more };
    },
    from: staff,
    outside: 'refused',
  }) as const;
const waiting = { status: 'waiting', approved_date: null };
const upload = (w: World, caller: Caller) => anUpload(w.server.tenant.centre, caller?.id ?? 0);

export const matrix: Matrix = {
  fileUploadLink: { args: () => ({}) },
  getAllFiles: ofLocation(),
  filterFiles: ofLocation({ type: 'document' }),
  getSingleDocument: { args: async (w, where) => ({ id: await file(w, where) }), from: families, outside: 'null' },
  getUserFilesList: {
    args: async (w, where) => {
      await file(w, where);
      return { student_id: w.at(where).student };
    },
    from: families,
    outside: 'refused',
  },
  createNewFile: {
    args: async (w, where, caller) => ({
      name: `New ${nth()}`,
      location: w.at(where).location,
      type: 'document',
      file_name: 'a.pdf',
      file_path: await upload(w, caller),
      file_original: 'a.pdf',
    }),
    from: staff,
    outside: 'error',
  },
  updateFile: onFile({ name: 'Renamed' }),
  publishedFiles: onFile({ value: false }),
  fileAddedInArchive: onFile(),
  sortFiles: onFile({ sort: 0 }),
  sharedFilesAction: {
    args: async (w, where) => ({ id: await file(w, where), students: [w.at(where).student] }),
    from: staff,
    outside: 'error',
  },
  deleteFile: onFile({}, { archived_at: new Date('2026-03-11T16:00:00Z'), visible: false }),
  remindFileReaders: onFile(),
  saveFileTags: onFile({ tags: ['2026'] }),
  fileLabels: {
    args: async (w, where) => {
      await label(w, where);
      return { location: w.at(where).location };
    },
    from: staff,
    outside: 'refused',
  },
  createFileLabel: {
    args: (w, where) => ({ name: `Label ${nth()}`, location: w.at(where).location }),
    from: staff,
    outside: 'error',
  },
  updateFileLabel: onLabel({ color: '#123456' }),
  deleteFileLabel: onLabel(),
  assignFileLabels: {
    args: async (w, where) => ({ id: await file(w, where), labels: [await label(w, where)] }),
    from: staff,
    outside: 'error',
  },
  saveReadDocument: {
    args: async (w, where, caller) => {
      const { tenant, location, mark, contact } = w.at(where);
      // In `own` and in `other` shared with whoever asks: of another place it cannot be.
      const mine = where === 'own' && caller ? caller.id : contact;
      const share = { kind: 'contact', user_id: mine };
      const { id } = await aFile(tenant, { location_id: location, name: `${mark} file`, share });
      if (where === 'own' && caller)
        await tenant.db
          .insertInto('file_share')
          .values({ centre_id: tenant.centre, file_id: id, kind: 'staff', user_id: caller.id })
          .execute();
      return { id: caller?.id ?? contact, file_id: id };
    },
    from: { own: 'user' },
    outside: 'error',
  },
  checkUserReadDocument: {
    args: async (w, where, caller) => ({
      id: where === 'own' && caller ? caller.id : w.at(where).contact,
      file_id: await file(w, where),
    }),
    from: families,
    outside: 'null',
  },
  getFileReaders: { args: async (w, where) => ({ file_id: await file(w, where) }), from: staff, outside: 'empty' },
  downloadFile: { args: async (w, where) => ({ id: await file(w, where) }), from: families, outside: 'alike' },

  studentDocuments: {
    args: async (w, where, caller) => ({ student_id: (await paper(w, where, caller)).student }),
    from: families,
    outside: 'refused',
  },
  studentDocument: {
    args: async (w, where, caller) => ({ id: (await paper(w, where, caller)).id }),
    from: families,
    outside: 'null',
  },
  locationStudentDocuments: {
    args: async (w, where, caller) => {
      await paper(w, where, caller);
      return { location: w.at(where).location, first: 10 };
    },
    from: staff,
    outside: 'refused',
  },
  studentDocumentLogs: {
    args: async (w, where, caller) => ({ id: (await paper(w, where, caller)).id }),
    from: staff,
    outside: 'refused',
  },
  openStudentDocument: onPaper({}, families, {}),
  createStudentDocument: {
    args: async (w, where, caller) => ({
      student_id: w.at(where).student,
      name: 'Physical',
      type: 'physical',
      path: await upload(w, caller),
      file_name: 'physical.pdf',
    }),
    from: families,
    outside: 'error',
  },
  updateStudentDocument: onPaper({ name: 'Renamed' }, families, waiting),
  deleteStudentDocument: onPaper({}, families, waiting),
  approveStudentDocument: onPaper({ date: '2026-03-01' }, staff, waiting),
  rejectStudentDocument: onPaper({ note: 'Unreadable' }, staff, waiting),

  getStaffCredentials: {
    args: async (w, where, caller) => {
      await card(w, where, caller);
      return { location: w.at(where).location, first: 10 };
    },
    from: { own: 'teacher', other: 'teacher', elsewhere: 'kvsupport' },
    outside: 'refused',
  },
  getStaffStanding: { args: (w, where) => ({ location: w.at(where).location }), from: staff, outside: 'refused' },
  getStaffRequirements: { args: (w, where) => ({ location: w.at(where).location }), from: staff, outside: 'refused' },
  saveStaffRequirement: {
    args: async (w, where) => ({
      ...{ location: w.at(where).location, kind: 'training', asked: true, months: 12, minutes: 600 },
      ...{ roles: ['teacher'], people: [(await member(w, where)).id] },
    }),
    from: managers,
    outside: 'error',
  },
  createStaffCredential: {
    args: async (w, where, caller) => ({
      user_id: where === 'own' && caller ? caller.id : (await member(w, where)).id,
      kind: 'training',
      name: 'Safe sleep',
      issued_on: '2026-03-01',
      minutes: 90,
      path: await upload(w, caller),
      file_name: 'sleep.pdf',
    }),
    from: team,
    outside: 'error',
  },
  updateStaffCredential: {
    args: async (w, where, caller) => ({
      id: await card(w, where, caller),
      name: 'Renamed',
      note: 'Both sides',
      path: await upload(w, caller),
      file_name: 'both.pdf',
    }),
    from: team,
    outside: 'error',
  },
  deleteStaffCredential: {
    args: async (w, where, caller) => ({ id: await card(w, where, caller) }),
    from: team,
    outside: 'error',
  },
  openStaffCredential: {
    args: async (w, where, caller) => ({ id: await card(w, where, caller) }),
    from: team,
    outside: 'error',
  },
  approveStaffCredential: {
    args: async (w, where) => ({ id: await card(w, where, null), seen: '2026-03-11T16:00:00Z' }),
    from: managers,
    outside: 'error',
  },
  rejectStaffCredential: {
    args: async (w, where) => ({ id: await card(w, where, null), note: 'Unreadable' }),
    from: managers,
    outside: 'error',
  },
  getPhotos: ofLocation({ type: 'students', first: 10 }),
  createNewPhotoFile: {
    args: async (w, where, caller) => {
      const { tenant } = w.at('own');
      const key = `p${nth().toString().padStart(22, 'x')}`;
      await tenant.db
        .insertInto('picture')
        .values({
          centre_id: tenant.centre,
          key,
          uploaded_by: caller?.id ?? w.at('own').contact,
          width: 100,
          height: 100,
          bytes: 10,
          created_at: new Date('2026-03-11T16:00:00Z'),
        })
        .execute();
      return { photos: [key], location: w.at(where).location, type: 'facility' };
    },
    from: staff,
    outside: 'error',
  },
  approveStudentPhoto: {
    args: async (w, where) => ({ id: await photo(w, where), approved: true }),
    from: staff,
    outside: 'error',
  },
  deletePhotos: { args: async (w, where) => ({ id: [await photo(w, where)] }), from: staff, outside: 'error' },
};
