import './imports.fields.ts';
import { type Calls, mutation, out, outcome, outOrNull, paged, query, rows } from '../../kernel/call/call.ts';
import { id, page } from '../../kernel/call/input.ts';
import { orError } from '../../kernel/read/reach.ts';
import { Location } from '../../model/location/entity.ts';
import { ownLocations } from '../../model/location/reach.ts';
import { roomsOfOwnLocations } from '../../model/room/reach.ts';
import { ownStudents } from '../../model/student/reach.ts';
import { ImportBatch } from './imports.entities.ts';
import { released, sentHere, sentStaff, staffRows, studentRows } from './imports.inputs.ts';
import { batchesOfOwnLocations, hereReach, importer } from './imports.reach.ts';
import { releaseInvitations } from './invitations.ts';
import { undoImport } from './undo.ts';
import { saveStaff } from './write/save-staff.ts';
import { saveStudents } from './write/save-students.ts';

const batchReach = { batch: orError(batchesOfOwnLocations) };

const saved = outcome({ batch: outOrNull(out.id), added: out.int, changed: out.int, same: out.int, left: out.int });

/** What is stored of a list, and taken back. */
export const saveCalls: Calls = {
  saveAdvanceOnbordingData: mutation({
    ...importer,
    about:
      'Creates and changes students, contacts and rooms of up to 1,000 checked rows; rows that are faulty or doubled are told in errors (data.<index>.<field>), the others stored. Nobody is written to; `left` rows were not reached in time: the job of the batch writes them, and keeps those it can’t for mending.',
    reach: { ...hereReach, ...batchReach, 'data.match': orError(ownStudents) },
    input: { data: studentRows(), ...sentHere },
    answer: saved,
    run: (ctx, { data, ...i }) => saveStudents('onboarding')(ctx, { ...i, rows: data }),
  }),
  saveBrightWheelSyncData: mutation({
    ...importer,
    about:
      'Brings students and contacts in line with a checked roster, by the id of Brightwheel; rows that clash are told in errors, a blank cell changes nothing, rooms are only added to.',
    reach: { ...hereReach, ...batchReach, 'data.match': orError(ownStudents) },
    input: { data: studentRows(), ...sentHere },
    answer: saved,
    run: (ctx, { data, ...i }) => saveStudents('brightwheel')(ctx, { ...i, rows: data }),
  }),
  saveProcareData: mutation({
    ...importer,
    about: 'Creates and changes students and guardians of checked Procare rows; faulty rows are told in errors.',
    reach: { ...hereReach, ...batchReach, 'students.match': orError(ownStudents) },
    input: { students: studentRows(), ...sentHere },
    answer: saved,
    run: (ctx, { students, ...i }) => saveStudents('procare')(ctx, { ...i, rows: students }),
  }),
  saveProcareStaff: mutation({
    ...importer,
    about:
      'Creates accounts of staff of checked Procare rows; rows with a taken e-mail are told in errors. Their invitations are held until releaseImportInvitations.',
    reach: { ...hereReach, ...batchReach },
    input: { staff: staffRows(), ...sentStaff },
    answer: outcome({ batch: outOrNull(out.id), added: out.int, left: out.int }),
    run: saveStaff,
  }),
  importHistory: query({
    ...importer,
    about: 'Lists past imports with kind, file, who ran them and how many rows went in, the newest first.',
    reach: { rows: batchesOfOwnLocations, location: ownLocations },
    input: { location: id(Location).optional(), ...page },
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
    ...importer,
    about:
      'Takes an import back within 30 days: what it made goes, what it changed is as it was, unless somebody worked with it since; what stays is named in errors. `left` records were not reached in time: call again.',
    reach: { id: orError(batchesOfOwnLocations) },
    input: { id: id(ImportBatch) },
    answer: outcome({ batch: ImportBatch, undone: out.int, kept: out.int, failed: out.int, left: out.int }),
    run: undoImport,
  }),
  releaseImportInvitations: mutation({
    ...importer,
    about:
      'Invites those an import has made and nobody has invited yet, of one room or all, up to 200 at a time; where nobody waits it gets Error.',
    reach: { id: orError(batchesOfOwnLocations), program_id: orError(roomsOfOwnLocations) },
    input: released,
    answer: outcome({ sent: out.int, left_out: out.int }),
    run: releaseInvitations,
  }),
};
