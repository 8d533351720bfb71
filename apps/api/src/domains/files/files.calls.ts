import './files.fields.ts';
import {
  byId,
  type Calls,
  list,
  mutation,
  object,
  objects,
  one,
  out,
  outcome,
  outOrNull,
  query,
  rows,
} from '../../kernel/call/call.ts';
import { id, ids, pageIfAny, texts } from '../../kernel/call/input.ts';
import { nobody, orError, orNothing, unasked } from '../../kernel/read/reach.ts';
import { File, FileLabel } from '../../model/file/entity.ts';
import { ownFiles, ownLabels, staffFiles } from '../../model/file/reach.ts';
import { Location } from '../../model/location/entity.ts';
import { ownLocations } from '../../model/location/reach.ts';
import { roomsOfOwnLocations } from '../../model/room/reach.ts';
import { ownStudents } from '../../model/student/reach.ts';
import { User } from '../../model/user/entity.ts';
import { ownPeople, self } from '../../model/user/reach.ts';
import {
  anyKind,
  byState,
  createNewFileInput,
  filterFilesInput,
  getUserFilesListInput,
  updateFileInput,
  which,
} from './files.inputs.ts';
import {
  addLabel,
  assignLabels,
  changeLabel,
  createFileLabelInput,
  removeLabel,
  saveTags,
  updateFileLabelInput,
} from './labels.ts';
import { filesOf, listFiles } from './lists.ts';
import { downloadFile, hasRead, markRead, readersOfFile } from './read.ts';
import { remind } from './remind.ts';
import {
  addFile,
  archiveFile,
  changeFile,
  fileAddedInArchiveInput,
  publishedFilesInput,
  publishFile,
  removeFileRecord,
  sortFile,
  sortFilesInput,
} from './save.ts';
import { sharedFilesActionInput, shareFile } from './share.ts';
import { fileUploadLink } from './take-file.ts';

/** The reach of the ids within an audience. */
export const audienceReach = {
  'data.rooms': orError(roomsOfOwnLocations),
  'data.students': orError(ownStudents),
  'data.users': orError(ownPeople),
  'data.staff': orError(ownPeople),
} as const;
const whichReach = { id: orError(staffFiles) };

/** A document or file of a location: added, shared, read, put away. */
export const calls: Calls = {
  fileUploadLink: query({
    rule: 'user',
    writes: true,
    about: 'Answers an address that takes one file of at most 50 MB by PUT, once, within 15 minutes.',
    reach: nobody,
    limit: { times: 60, seconds: 600, by: 'user' },
    input: {},
    answer: object({ url: out.text, key: out.text, fields: out.json, expires_in: out.int }, 'FileUploadLink'),
    run: fileUploadLink,
  }),
  getAllFiles: query({
    rule: 'teacher',
    about: 'Lists the files of a location in their order, by type, published or not; archived ones when asked for.',
    reach: { location: ownLocations, rows: staffFiles },
    input: {
      location: id(Location),
      file_type: anyKind,
      ...byState,
      type: filterFilesInput.sub_type,
      search: filterFilesInput.search,
      ...pageIfAny,
    },
    answer: list(File),
    run: (_, { file_type, type, ...i }) => listFiles({ ...i, type: file_type, sub_type: type || undefined }),
  }),
  filterFiles: query({
    rule: 'teacher',
    about: 'Lists the files of a location narrowed by text, type, labels, tags and the days they were added.',
    reach: { location: ownLocations, labels: ownLabels, rows: staffFiles },
    input: { ...filterFilesInput, ...pageIfAny },
    answer: list(File),
    run: (_, i) => listFiles(i),
  }),
  getSingleDocument: query({
    rule: 'user',
    about: 'Answers one file with its link; contacts get what is shared with them.',
    reach: { id: orNothing(ownFiles), rows: ownFiles },
    input: which,
    answer: one(File),
    run: (_, i) => byId(File, i.id),
  }),
  getUserFilesList: query({
    rule: 'user',
    about:
      'Lists the published files shared with the caller, with somebody in reach, or for one child; unread required ones first.',
    reach: { user_id: ownPeople, student_id: ownStudents, rows: ownFiles },
    input: getUserFilesListInput,
    answer: list(File),
    run: filesOf,
  }),
  createNewFile: mutation({
    rule: 'teacher',
    permission: 'edit_files',
    about:
      'Adds an uploaded file for those named in data and share_with; a path that is no upload of the caller, or another kind than its name says, gets Error.',
    reach: { location: orError(ownLocations), ...audienceReach },
    input: createNewFileInput,
    answer: outcome({ file: File }),
    run: addFile,
  }),
  updateFile: mutation({
    rule: 'teacher',
    permission: 'edit_files',
    about:
      'Changes a file, whom it is shared with, until when it is to be read and when it reminds of that by itself; another upload is a new version, which asks to be read again.',
    reach: { ...whichReach, ...audienceReach },
    input: updateFileInput,
    answer: outcome(),
    run: changeFile,
  }),
  publishedFiles: mutation({
    rule: 'teacher',
    permission: 'edit_files',
    about: 'Publishes a file, or with value false takes that back; an archived one gets Error.',
    reach: whichReach,
    input: publishedFilesInput,
    answer: outcome(),
    run: publishFile,
  }),
  fileAddedInArchive: mutation({
    rule: 'teacher',
    permission: 'edit_files',
    about: 'Puts a file away, where contacts see it no more, or with archive false takes it back unpublished.',
    reach: whichReach,
    input: fileAddedInArchiveInput,
    answer: outcome(),
    run: archiveFile,
  }),
  sortFiles: mutation({
    rule: 'teacher',
    permission: 'edit_files',
    about: 'Puts a file at a place of the list of its location, from 0; a negative one gets Error.',
    reach: whichReach,
    input: sortFilesInput,
    answer: outcome(),
    run: sortFile,
  }),
  sharedFilesAction: mutation({
    rule: 'teacher',
    permission: 'edit_files',
    about:
      'Shares a file with those listed, withdraws it from them, or makes them all it is shared with; somebody of another location gets Error.',
    reach: {
      ...whichReach,
      students: orError(ownStudents),
      users: orError(ownPeople),
      team: orError(ownPeople),
      rooms: orError(roomsOfOwnLocations),
    },
    input: sharedFilesActionInput,
    answer: outcome(),
    run: shareFile,
  }),
  deleteFile: mutation({
    rule: 'teacher',
    permission: 'edit_files',
    about: 'Deletes an archived file with all its versions; any other gets Error.',
    reach: whichReach,
    input: which,
    answer: outcome(),
    run: removeFileRecord,
  }),
  remindFileReaders: mutation({
    rule: 'teacher',
    permission: 'edit_files',
    about:
      'Reminds those who have not read a published file by notice and letter, each once a day; nobody left gets Error.',
    confirms: { LETTER: 'always: how many people, whom, and how many have no address' },
    reach: whichReach,
    input: which,
    answer: outcome(),
    run: remind,
  }),
  saveFileTags: mutation({
    rule: 'teacher',
    permission: 'edit_files',
    about: 'Makes the given words the tags of a file.',
    reach: whichReach,
    input: { ...which, tags: texts(50, 200) },
    answer: outcome(),
    run: saveTags,
  }),
  fileLabels: query({
    rule: 'teacher',
    about: 'Lists the labels of own locations and of the centre, or of one location.',
    reach: { location: ownLocations, rows: ownLabels },
    input: { location: id(Location).optional() },
    answer: list(FileLabel),
    run: (_, { location }) =>
      rows(FileLabel, {
        order: ['name'],
        where: (q) => [
          location !== undefined &&
            q.or([q('file_label.location_id', '=', location), q('file_label.location_id', 'is', null)]),
        ],
      }),
  }),
  createFileLabel: mutation({
    rule: 'teacher',
    permission: 'edit_files',
    about: 'Adds a label of a location, or of the centre; a name that exists gets Error.',
    reach: { location: orError(ownLocations) },
    input: createFileLabelInput,
    answer: outcome(),
    run: addLabel,
  }),
  updateFileLabel: mutation({
    rule: 'teacher',
    permission: 'edit_files',
    about: 'Changes a label; a name that exists gets Error.',
    reach: { id: orError(ownLabels) },
    input: updateFileLabelInput,
    answer: outcome(),
    run: changeLabel,
  }),
  deleteFileLabel: mutation({
    rule: 'teacher',
    permission: 'edit_files',
    about: 'Deletes a label and takes it off every file.',
    reach: { id: orError(ownLabels) },
    input: { id: id(FileLabel) },
    answer: outcome(),
    run: removeLabel,
  }),
  assignFileLabels: mutation({
    rule: 'teacher',
    permission: 'edit_files',
    about: 'Makes the given list the labels of a file; one of another location gets Error.',
    reach: { ...whichReach, labels: orError(ownLabels) },
    input: { ...which, labels: ids(FileLabel, 50, 0) },
    answer: outcome(),
    run: assignLabels,
  }),

  saveReadDocument: mutation({
    rule: 'user',
    permission: null,
    because: 'one says of oneself that one has read it',
    about:
      'Marks the present version of a file read by the caller, whose id it is; one that is not shared with them gets Error.',
    reach: { id: orError(self), file_id: orError(ownFiles) },
    input: { id: id(User), file_id: id(File) },
    answer: outcome(),
    run: markRead,
  }),
  checkUserReadDocument: query({
    rule: 'user',
    about: 'Tells whether somebody in reach has read the present version of a file, and when; null for an unknown one.',
    reach: { id: orNothing(ownPeople), file_id: orNothing(ownFiles) },
    input: { id: id(User), file_id: id(File) },
    answer: object({ status: out.text, read: out.flag, date: outOrNull(out.datetime) }),
    run: hasRead,
  }),
  getFileReaders: query({
    rule: 'teacher',
    about:
      'Lists who is to read a file, those who have not first, with when each was last reminded, at most 2,000; of an unknown file nobody.',
    reach: { file_id: unasked(File, 'of a file out of reach nobody is listed') },
    input: { file_id: id(File) },
    answer: objects(
      {
        id: out.id,
        full_name: out.text,
        staff: out.flag,
        students: outOrNull(out.text),
        read: out.flag,
        read_at: outOrNull(out.datetime),
        version: outOrNull(out.int),
        reminded_at: outOrNull(out.datetime),
      },
      'FileReader',
    ),
    run: readersOfFile,
  }),
  downloadFile: query({
    rule: 'user',
    about: 'Answers a link of 15 minutes to a file the caller may see; others get Error.',
    reach: { id: unasked(File, 'a file out of reach is told as Error') },
    input: which,
    answer: object({ status: out.text, message: out.text, url: outOrNull(out.text) }),
    run: downloadFile,
  }),
};
