import './files.fields.ts';
import {
  byId,
  type Calls,
  list,
  mutation,
  one,
  out,
  outcome,
  outOrNull,
  paged,
  query,
  rows,
} from '../../kernel/call/call.ts';
import { flag, id, ids, page } from '../../kernel/call/input.ts';
import { orError, orNothing, unasked } from '../../kernel/read/reach.ts';
import { File, FilePhoto, StudentDocument, StudentDocumentLog } from '../../model/file/entity.ts';
import {
  logsOfDocuments,
  ownDocuments,
  ownFilePhotos,
  paperStudents,
  staffDocuments,
  staffFiles,
} from '../../model/file/reach.ts';
import { Location } from '../../model/location/entity.ts';
import { ownLocations } from '../../model/location/reach.ts';
import { Student } from '../../model/student/entity.ts';
import { ownStudents } from '../../model/student/reach.ts';
import { audienceReach } from './files.calls.ts';
import { listPapers, listPhotoSets } from './lists.ts';
import { createStudentDocumentInput, getPhotosInput, papers } from './papers.inputs.ts';
import {
  addPaper,
  approvePaper,
  approveStudentDocumentInput,
  changePaper,
  openPaper,
  rejectPaper,
  rejectStudentDocumentInput,
  removePaper,
  updateStudentDocumentInput,
} from './papers.ts';
import { addPhotos, approvePhoto, createNewPhotoFileInput, removePhotos } from './photos.ts';

const because = 'what is handed in waits for approval, but from who holds approve_documents';

/** Papers of children, and sets of photos. */
export const paperCalls: Calls = {
  studentDocuments: query({
    rule: 'user',
    about:
      "Lists a student's papers with state and expiry: contacts what guardians may see, teachers what their role may.",
    reach: { student_id: ownStudents, rows: ownDocuments },
    input: { student_id: id(Student), type: papers.type, status: papers.status },
    answer: list(StudentDocument),
    run: (_, i) => listPapers(i),
  }),
  studentDocument: query({
    rule: 'user',
    about: 'Answers one paper of a student with what became of it; an unknown one is null.',
    reach: { id: orNothing(ownDocuments), rows: ownDocuments },
    input: { id: id(StudentDocument) },
    answer: one(StudentDocument),
    run: (_, i) => byId(StudentDocument, i.id),
  }),
  locationStudentDocuments: query({
    rule: 'teacher',
    about:
      'Lists the papers of the students of a location, such as those that wait, or by expiry those that run out before a day and were not followed by another.',
    reach: { location: ownLocations, rows: staffDocuments },
    input: {
      location: id(Location),
      status: papers.status,
      type: papers.type,
      expires_before: papers.expires_before,
      search: papers.search,
      ...page,
    },
    answer: paged(StudentDocument),
    run: (_, i) => listPapers(i),
  }),
  studentDocumentLogs: query({
    rule: 'teacher',
    about: 'Lists who added, changed, approved, rejected or read a paper, and when.',
    reach: { id: ownDocuments, rows: logsOfDocuments },
    input: { id: id(StudentDocument) },
    answer: list(StudentDocumentLog),
    run: (_, i) =>
      rows(StudentDocumentLog, { order: ['id'], where: (q) => [q('student_document_log.document_id', '=', i.id)] }),
  }),
  openStudentDocument: mutation({
    rule: 'user',
    allowedWhileActing: 'it shows the paper; the trail has both names',
    permission: null,
    because: 'reading is a right of reach; it is written down',
    about: 'Answers where a paper is fetched for a short time, and writes down who asked.',
    reach: { id: orError(ownDocuments) },
    input: { id: id(StudentDocument) },
    answer: outcome({ url: outOrNull(out.text) }),
    changesNothing: 'it signs an address; who opened the paper stands in the trail alone',
    run: openPaper,
  }),
  createStudentDocument: mutation({
    rule: 'user',
    permission: null,
    because,
    about:
      "Adds a student's paper from an upload; it waits, but from who may approve it. A day of expiry in the past gets Error.",
    reach: { student_id: orError(paperStudents) },
    input: createStudentDocumentInput,
    answer: outcome({ document: StudentDocument }),
    run: addPaper,
  }),
  updateStudentDocument: mutation({
    rule: 'user',
    permission: null,
    because,
    about: 'Changes a paper; another file waits anew, and one that was approved is closed to who may not approve it.',
    reach: { id: orError(ownDocuments) },
    input: updateStudentDocumentInput,
    answer: outcome(),
    run: changePaper,
  }),
  deleteStudentDocument: mutation({
    rule: 'user',
    permission: null,
    because,
    about: 'Deletes a paper with its file; who may not approve papers only the own that nobody has approved.',
    reach: { id: orError(ownDocuments) },
    input: { id: id(StudentDocument) },
    answer: outcome(),
    run: removePaper,
  }),
  approveStudentDocument: mutation({
    rule: 'teacher',
    permission: 'approve_documents',
    about:
      'Approves a paper with the date; one that is approved already, that was changed since `seen`, or a day to come, gets Error.',
    reach: { id: orError(staffDocuments) },
    input: approveStudentDocumentInput,
    answer: outcome(),
    run: approvePaper,
  }),
  rejectStudentDocument: mutation({
    rule: 'teacher',
    permission: 'approve_documents',
    about: 'Rejects a paper with the reason, which the family reads; one that is approved already gets Error.',
    reach: { id: orError(staffDocuments) },
    input: rejectStudentDocumentInput,
    answer: outcome(),
    run: rejectPaper,
  }),

  getPhotos: query({
    rule: 'teacher',
    about: 'Lists sets of photos of children, staff or the facility, the latest first.',
    reach: { location: ownLocations, students: ownStudents, rows: staffFiles },
    input: getPhotosInput,
    answer: paged(File),
    run: (_, i) => listPhotoSets(i),
  }),
  createNewPhotoFile: mutation({
    rule: 'teacher',
    permission: 'edit_files',
    about: 'Adds a set of uploaded photos; those of children wait for approval, and an empty list gets Error.',
    reach: { location: orError(ownLocations), students: orError(ownStudents), ...audienceReach },
    input: createNewPhotoFileInput,
    answer: outcome({ file: File }),
    run: addPhotos,
  }),
  approveStudentPhoto: mutation({
    rule: 'teacher',
    permission: 'approve_documents',
    about: 'Approves a photo, which then shows to the contacts of its children, or withholds it.',
    reach: { id: orError(ownFilePhotos) },
    input: { id: id(FilePhoto), approved: flag() },
    answer: outcome(),
    run: approvePhoto,
  }),
  deletePhotos: mutation({
    rule: 'teacher',
    permission: 'edit_files',
    about: 'Deletes the photos listed; those that are not there are told in errors.',
    reach: { id: unasked(FilePhoto, 'a photo out of reach is told in errors, as one that is gone') },
    input: { id: ids(FilePhoto, 200) },
    answer: outcome(),
    run: removePhotos,
  }),
};
