import './imports.fields.ts';
import { object } from '../../kernel/call/answers.ts';
import {
  type Calls,
  mutation,
  objectsOf,
  out,
  outcome,
  outList,
  outOrNull,
  paged,
  query,
  rows,
} from '../../kernel/call/call.ts';
import { id, page, text } from '../../kernel/call/input.ts';
import { nobody, orError } from '../../kernel/read/reach.ts';
import { Location } from '../../model/location/entity.ts';
import { ownLocations } from '../../model/location/reach.ts';
import { roomsOfOwnLocations } from '../../model/room/reach.ts';
import { ownStudents } from '../../model/student/reach.ts';
import { ImportBatch } from './imports.entities.ts';
import {
  anyPlace,
  anyRosterFile,
  keptHow,
  keptStaffInput,
  matchedSheet,
  released,
  rosterFile,
  sentHere,
  sentStaff,
  sheetFile,
  staffRows,
  studentRows,
} from './imports.inputs.ts';
import { batchesOfOwnLocations } from './imports.reach.ts';
import { releaseInvitations } from './invitations.ts';
import { dropKept, keepStaff, keepStudents, keptStaff, keptStudents } from './kept.ts';
import { downloadTemplate } from './template.ts';
import { undoImport } from './undo.ts';
import {
  importedStaff,
  importedStudent,
  importedUser,
  matchHeaders,
  uploadRoster,
  uploadSheet,
  uploadStaff,
} from './upload.ts';
import { saveStaff } from './write/save-staff.ts';
import { saveStudents } from './write/save-students.ts';

const asked = { rule: 'kvsupport', permission: 'import_people' } as const;
/** A file takes a thread up to five seconds of its time. */
const reading = { times: 60, seconds: 600, by: 'user' } as const;
const looks = 'it reads a file for a look before it is saved';

const location = id(Location);
const here = { location: orError(ownLocations) };
const batchReach = { batch: orError(batchesOfOwnLocations) };

const roster = outcome({ students: [importedStudent], users: [importedUser] });
const staff = outcome({ staff: [importedStaff] });
const saved = outcome({ batch: outOrNull(out.id), added: out.int, changed: out.int, same: out.int, left: out.int });

/** Lists of families and staff from other products. */
export const calls: Calls = {
  uploadAdvanceOnbording: mutation({
    ...asked,
    about:
      'Reads a sheet (a data URL, or the key of an upload: CSV, XLSX or ZIP) and answers its headers, each with the field it was taken for and three examples, and its first rows; nothing is stored. An unreadable file gets Error.',
    reach: here,
    input: sheetFile,
    answer: outcome({
      headers: [object({ header: out.text, field: out.text, examples: outList(out.text) }, 'ImportHeader')],
      rows: [object({ cells: outList(out.text) }, 'ImportCells')],
      count: out.int,
    }),
    secret: true,
    limit: reading,
    changesNothing: looks,
    run: uploadSheet,
  }),
  matchHeaderAdvanceOnbording: mutation({
    ...asked,
    about:
      'Reads the sheet with the fields given to its columns and answers students and contacts beside what the center has, with their faults (students.<index>.<field>); a required field without a column gets Error.',
    reach: here,
    input: matchedSheet,
    answer: roster,
    secret: true,
    limit: reading,
    changesNothing: looks,
    run: matchHeaders,
  }),
  uploadBrightWheelRoster: mutation({
    ...asked,
    about:
      'Reads a roster of Brightwheel and answers what would be added, changed or left, with faults; nothing is stored. An unreadable file gets Error.',
    reach: here,
    input: rosterFile,
    answer: roster,
    secret: true,
    limit: reading,
    changesNothing: looks,
    run: uploadRoster('roster'),
  }),
  uploadCsv: mutation({
    ...asked,
    about:
      'Reads a list of students with their guardians and answers them with the faults of each line; nothing is stored. An unreadable file gets Error.',
    reach: here,
    input: anyRosterFile,
    answer: roster,
    secret: true,
    limit: reading,
    changesNothing: looks,
    run: uploadRoster('roster'),
  }),
  uploadProcareFile: mutation({
    ...asked,
    about:
      'Reads reports of Procare (one, or a ZIP of several) and answers students with the people of all their accounts and the faults; nothing is stored. An unreadable file gets Error.',
    reach: here,
    input: rosterFile,
    answer: roster,
    secret: true,
    limit: reading,
    changesNothing: looks,
    run: uploadRoster('procare'),
  }),
  uploadProcareStaffFile: mutation({
    ...asked,
    about:
      'Reads a Procare file of staff and answers them with their faults; nothing is stored, and social security numbers are left out while reading. An unreadable file gets Error.',
    reach: here,
    input: sheetFile,
    answer: staff,
    secret: true,
    limit: reading,
    changesNothing: looks,
    run: uploadStaff,
  }),
  saveAdvanceOnbordingData: mutation({
    ...asked,
    about:
      'Creates and changes students, contacts and rooms of up to 1,000 checked rows; rows that are faulty or doubled are told in errors (data.<index>.<field>), the others stored. Nobody is written to; `left` rows were not reached in time and are sent again.',
    reach: { ...here, ...batchReach, 'data.match': orError(ownStudents) },
    input: { data: studentRows(), ...sentHere },
    answer: saved,
    run: (ctx, { data, ...i }) => saveStudents('onboarding', 'data')(ctx, { ...i, rows: data }),
  }),
  saveBrightWheelSyncData: mutation({
    ...asked,
    about:
      'Brings students and contacts in line with a checked roster, by the id of Brightwheel; rows that clash are told in errors, a blank cell changes nothing, rooms are only added to.',
    reach: { ...here, ...batchReach, 'data.match': orError(ownStudents) },
    input: { data: studentRows(), ...sentHere },
    answer: saved,
    run: (ctx, { data, ...i }) => saveStudents('brightwheel', 'data')(ctx, { ...i, rows: data }),
  }),
  saveProcareData: mutation({
    ...asked,
    about: 'Creates and changes students and guardians of checked Procare rows; faulty rows are told in errors.',
    reach: { ...here, ...batchReach, 'students.match': orError(ownStudents) },
    input: { students: studentRows(), ...sentHere },
    answer: saved,
    run: (ctx, { students, ...i }) => saveStudents('procare', 'students')(ctx, { ...i, rows: students }),
  }),
  saveProcareStaff: mutation({
    ...asked,
    about:
      'Creates accounts of staff of checked Procare rows; rows with a taken e-mail are told in errors. Their invitations are held until releaseImportInvitations.',
    reach: { ...here, ...batchReach },
    input: { staff: staffRows(), ...sentStaff },
    answer: outcome({ batch: outOrNull(out.id), added: out.int, left: out.int }),
    run: saveStaff,
  }),
  saveTempAdvanceOnbordingData: mutation({
    ...asked,
    about:
      'Keeps onboarding rows for later work, in place of those kept before for the location or, with append, behind them; what another person has kept is replaced with replace alone.',
    reach: { ...here, 'data.match': orError(ownStudents) },
    input: { data: studentRows(), location, ...keptHow },
    answer: outcome(),
    run: (ctx, { data, ...i }) => keepStudents('onboarding', 'data')(ctx, { ...i, rows: data }),
  }),
  saveTempProcareData: mutation({
    ...asked,
    about: 'Keeps Procare students for later work, as saveTempAdvanceOnbordingData does.',
    reach: { ...here, 'students.match': orError(ownStudents) },
    input: { students: studentRows(), location, ...keptHow },
    answer: outcome(),
    run: (ctx, { students, ...i }) => keepStudents('procare', 'students')(ctx, { ...i, rows: students }),
  }),
  saveTempProcareStaff: mutation({
    ...asked,
    about: 'Keeps Procare staff for later work; an empty list gets Error.',
    reach: here,
    input: keptStaffInput,
    answer: outcome(),
    run: keepStaff,
  }),
  getTempAdvanceOnbordingData: query({
    ...asked,
    about: 'Answers the kept onboarding rows of a location, beside what the center has by now.',
    reach: { location: ownLocations },
    input: { location },
    answer: objectsOf(importedStudent),
    run: keptStudents('onboarding'),
  }),
  getTempProcareData: query({
    ...asked,
    about: 'Answers the kept Procare students of a location, beside what the center has by now.',
    reach: { location: ownLocations },
    input: { location },
    answer: objectsOf(importedStudent),
    run: keptStudents('procare'),
  }),
  getTempProcareStaff: query({
    ...asked,
    about: 'Answers the kept Procare staff.',
    reach: { location: ownLocations },
    input: anyPlace,
    answer: objectsOf(importedStaff),
    run: keptStaff,
  }),
  deleteTempAdvanceOnbordingData: mutation({
    ...asked,
    about: 'Throws the kept onboarding rows of a location away; where none are kept it gets Error.',
    reach: here,
    input: { location },
    answer: outcome(),
    run: dropKept('onboarding'),
  }),
  deleteTempProcareData: mutation({
    ...asked,
    about: 'Throws the kept Procare students of a location away; where none are kept it gets Error.',
    reach: here,
    input: { location },
    answer: outcome(),
    run: dropKept('procare'),
  }),
  deleteTempProcareStaff: mutation({
    ...asked,
    about: 'Throws the kept Procare staff away; where none are kept it gets Error.',
    reach: here,
    input: anyPlace,
    answer: outcome(),
    run: dropKept('procare_staff'),
  }),
  importHistory: query({
    ...asked,
    about: 'Lists past imports with kind, file, who ran them and how many rows went in, the newest first.',
    reach: { rows: batchesOfOwnLocations, location: ownLocations },
    input: { location: location.optional(), ...page },
    answer: paged(ImportBatch),
    run: (_, i) =>
      rows(ImportBatch, {
        order: ['-id'],
        where: (q) => [
          q('import_batch.state', '<>', 'kept'),
          i.location !== undefined && q('import_batch.location_id', '=', i.location),
        ],
      }),
  }),
  undoImport: mutation({
    ...asked,
    about:
      'Takes an import back within 30 days: what it made goes, what it changed is as it was, unless somebody worked with it since; what stays is named in errors. `left` records were not reached in time: call again.',
    reach: { id: orError(batchesOfOwnLocations) },
    input: { id: id(ImportBatch) },
    answer: outcome({ batch: ImportBatch, undone: out.int, kept: out.int, failed: out.int, left: out.int }),
    run: undoImport,
  }),
  releaseImportInvitations: mutation({
    ...asked,
    about:
      'Invites those an import has made and nobody has invited yet, of one room or all, up to 200 at a time; where nobody waits it gets Error.',
    reach: { id: orError(batchesOfOwnLocations), program_id: orError(roomsOfOwnLocations) },
    input: released,
    answer: outcome({ sent: out.int, left_out: out.int }),
    run: releaseInvitations,
  }),
  downloadImportTemplate: query({
    ...asked,
    about:
      'Makes an empty sheet of an import (onboarding, brightwheel, procare, procare_staff) and answers its address; an unknown one gets Error.',
    reach: nobody,
    input: { type: text(1, 40) },
    answer: outcome({ url: out.text }),
    limit: reading,
    run: downloadTemplate,
  }),
};
