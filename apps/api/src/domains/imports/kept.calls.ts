import { type Calls, mutation, objectsOf, outcome, query } from '../../kernel/call/call.ts';
import { id } from '../../kernel/call/input.ts';
import { orError } from '../../kernel/read/reach.ts';
import { Location } from '../../model/location/entity.ts';
import { ownLocations } from '../../model/location/reach.ts';
import { ownStudents } from '../../model/student/reach.ts';
import { anyPlace, keptHow, keptStaffInput, studentRows } from './imports.inputs.ts';
import { hereReach, importer } from './imports.reach.ts';
import { dropKept, keepStaff, keepStudents, keptStaff, keptStudents } from './kept.ts';
import { importedStaff, importedStudent } from './told.ts';

/** What is kept of a list for later work. */
export const keptCalls: Calls = {
  saveTempAdvanceOnbordingData: mutation({
    ...importer,
    about:
      'Keeps onboarding rows for later work, in place of those kept before for the location or, with append, behind them; what another person has kept is replaced with replace alone.',
    reach: { ...hereReach, 'data.match': orError(ownStudents) },
    input: { data: studentRows(), location: id(Location), ...keptHow },
    answer: outcome(),
    run: (ctx, { data, ...i }) => keepStudents('onboarding', 'data')(ctx, { ...i, rows: data }),
  }),
  saveTempProcareData: mutation({
    ...importer,
    about: 'Keeps Procare students for later work, as saveTempAdvanceOnbordingData does.',
    reach: { ...hereReach, 'students.match': orError(ownStudents) },
    input: { students: studentRows(), location: id(Location), ...keptHow },
    answer: outcome(),
    run: (ctx, { students, ...i }) => keepStudents('procare', 'students')(ctx, { ...i, rows: students }),
  }),
  saveTempProcareStaff: mutation({
    ...importer,
    about: 'Keeps Procare staff for later work; an empty list gets Error.',
    reach: hereReach,
    input: keptStaffInput,
    answer: outcome(),
    run: keepStaff,
  }),
  getTempAdvanceOnbordingData: query({
    ...importer,
    about: 'Answers the kept onboarding rows of a location, beside what the center has by now.',
    reach: { location: ownLocations },
    input: { location: id(Location) },
    answer: objectsOf(importedStudent),
    run: keptStudents('onboarding'),
  }),
  getTempProcareData: query({
    ...importer,
    about: 'Answers the kept Procare students of a location, beside what the center has by now.',
    reach: { location: ownLocations },
    input: { location: id(Location) },
    answer: objectsOf(importedStudent),
    run: keptStudents('procare'),
  }),
  getTempProcareStaff: query({
    ...importer,
    about: 'Answers the kept Procare staff.',
    reach: { location: ownLocations },
    input: anyPlace,
    answer: objectsOf(importedStaff),
    run: keptStaff,
  }),
  deleteTempAdvanceOnbordingData: mutation({
    ...importer,
    about: 'Throws the kept onboarding rows of a location away; where none are kept it gets Error.',
    reach: hereReach,
    input: { location: id(Location) },
    answer: outcome(),
    run: dropKept('onboarding'),
  }),
  deleteTempProcareData: mutation({
    ...importer,
    about: 'Throws the kept Procare students of a location away; where none are kept it gets Error.',
    reach: hereReach,
    input: { location: id(Location) },
    answer: outcome(),
    run: dropKept('procare'),
  }),
  deleteTempProcareStaff: mutation({
    ...importer,
    about: 'Throws the kept Procare staff away; where none are kept it gets Error.',
    reach: hereReach,
    input: anyPlace,
    answer: outcome(),
    run: dropKept('procare_staff'),
  }),
};
