import { object } from '../../kernel/call/answers.ts';
import { type Calls, mutation, out, outcome, outList, query } from '../../kernel/call/call.ts';
import { text } from '../../kernel/call/input.ts';
import { nobody } from '../../kernel/read/reach.ts';
import { anyRosterFile, matchedSheet, rosterFile, sheetFile } from './imports.inputs.ts';
import { hereReach, importer } from './imports.reach.ts';
import { downloadTemplate } from './template.ts';
import { importedStaff, importedStudent, importedUser } from './told.ts';
import { matchHeaders, uploadRoster, uploadSheet, uploadStaff } from './upload.ts';

/** A file takes a thread up to five seconds of its time. */
const reading = { times: 60, seconds: 600, by: 'user' } as const;
const looks = 'it reads a file for a look before it is saved';

const roster = outcome({ students: [importedStudent], users: [importedUser] });
const staff = outcome({ staff: [importedStaff] });

/** Lists of families and staff from other products, read for a look. */
export const calls: Calls = {
  uploadAdvanceOnbording: mutation({
    ...importer,
    about:
      'Reads a sheet (a data URL, or the key of an upload: CSV, XLSX or ZIP) and answers its headers, each with the field it was taken for and three examples, and its first rows; nothing is stored. An unreadable file gets Error.',
    reach: hereReach,
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
    ...importer,
    about:
      'Reads the sheet with the fields given to its columns and answers students and contacts beside what the center has, with their faults (students.<index>.<field>); a required field without a column gets Error. What the columns hold is remembered for the next list.',
    reach: hereReach,
    input: matchedSheet,
    answer: roster,
    secret: true,
    limit: reading,
    run: matchHeaders,
  }),
  uploadBrightWheelRoster: mutation({
    ...importer,
    about:
      'Reads a roster of Brightwheel and answers what would be added, changed or left, with faults; nothing is stored. An unreadable file gets Error.',
    reach: hereReach,
    input: rosterFile,
    answer: roster,
    secret: true,
    limit: reading,
    changesNothing: looks,
    run: uploadRoster('roster'),
  }),
  uploadCsv: mutation({
    ...importer,
    about:
      'Reads a list of students with their guardians and answers them with the faults of each line; nothing is stored. An unreadable file gets Error.',
    reach: hereReach,
    input: anyRosterFile,
    answer: roster,
    secret: true,
    limit: reading,
    changesNothing: looks,
    run: uploadRoster('roster'),
  }),
  uploadProcareFile: mutation({
    ...importer,
    about:
      'Reads reports of Procare (one, or a ZIP of several) and answers students with the people of all their accounts and the faults; nothing is stored. An unreadable file gets Error.',
    reach: hereReach,
    input: rosterFile,
    answer: roster,
    secret: true,
    limit: reading,
    changesNothing: looks,
    run: uploadRoster('procare'),
  }),
  uploadProcareStaffFile: mutation({
    ...importer,
    about:
      'Reads a Procare file of staff and answers them with their faults; nothing is stored, and social security numbers are left out while reading. An unreadable file gets Error.',
    reach: hereReach,
    input: sheetFile,
    answer: staff,
    secret: true,
    limit: reading,
    changesNothing: looks,
    run: uploadStaff,
  }),
  downloadImportTemplate: query({
    ...importer,
    about:
      'Makes an empty sheet of an import (onboarding, brightwheel, procare, procare_staff) and answers its address; an unknown one gets Error.',
    reach: nobody,
    input: { type: text(1, 40) },
    answer: outcome({ url: out.text }),
    limit: reading,
    run: downloadTemplate,
  }),
};
