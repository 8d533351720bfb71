import './health.fields.ts';
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
  outList,
  outOrNull,
  query,
  rows,
} from '../../kernel/call/call.ts';
import { id } from '../../kernel/call/input.ts';
import { pageParts } from '../../kernel/call/pages.ts';
import { nobody, orError, orNothing } from '../../kernel/read/reach.ts';
import { ownDocuments, paperStudents } from '../../model/file/reach.ts';
import { Location } from '../../model/location/entity.ts';
import { ownLocations } from '../../model/location/reach.ts';
import { Student } from '../../model/student/entity.ts';
import { ownStudents } from '../../model/student/reach.ts';
import { carePlanCalls } from './care-plans/care-plans.calls.ts';
import { healthCheckCalls } from './checks/checks.calls.ts';
import {
  approveDoses,
  approveStudentImmunizationInput,
  removeDoses,
  saveDoses,
  saveStudentImmunizationInput,
} from './doses.ts';
import { saveExemption, saveImmunizationExemptionInput } from './exemptions.ts';
import { Immunization, StudentImmunization, StudentImmunizationLog } from './health.entities.ts';
import { createImmunizationInput } from './health.inputs.ts';
import { allVaccines, logsOfImmunizations, ownImmunizations, staffImmunizations } from './health.reach.ts';
import { illnessCalls } from './illnesses/illnesses.calls.ts';
import { medicationCalls } from './medications/medications.calls.ts';
import {
  getImmunizationReportInput,
  immunizationReport,
  marksAt,
  standingOfStudent,
  studentStanding,
} from './report.ts';
import { readHealthSetting, saveHealthSetting, saveHealthSettingInput } from './settings.ts';
import {
  addVaccine,
  changeVaccine,
  immunizationsInput,
  listVaccines,
  removeVaccine,
  updateImmunizationInput,
} from './vaccines.ts';

/** Vaccines, doses and what a child misses; the questions before it comes in. */
export const calls: Calls = {
  ...medicationCalls,
  ...carePlanCalls,
  ...illnessCalls,
  ...healthCheckCalls,
  immunizations: query({
    rule: 'teacher',
    about: 'Lists the vaccines the centre knows, with codes and the usual age of up to six doses.',
    reach: { rows: allVaccines },
    input: immunizationsInput,
    answer: list(Immunization),
    run: (_, i) => listVaccines(i),
  }),
  immunization: query({
    rule: 'kvsupport',
    about: 'Answers one vaccine; an unknown one is null.',
    reach: { id: orNothing(allVaccines), rows: allVaccines },
    input: { id: id(Immunization) },
    answer: one(Immunization),
    run: (_, i) => byId(Immunization, i.id),
  }),
  createImmunization: mutation({
    rule: 'kvsupport',
    permission: 'manage_health',
    about: 'Adds a vaccine; a name or code that exists, or a dose after an empty one, gets Error.',
    reach: nobody,
    input: createImmunizationInput,
    answer: outcome(),
    run: addVaccine,
  }),
  updateImmunization: mutation({
    rule: 'kvsupport',
    permission: 'manage_health',
    about: 'Changes a vaccine; a name or code that exists gets Error.',
    reach: { id: orError(allVaccines) },
    input: updateImmunizationInput,
    answer: outcome(),
    run: changeVaccine,
  }),
  deleteImmunization: mutation({
    rule: 'kvsupport',
    permission: 'manage_health',
    about: 'Deletes a vaccine that no record of a child names; any other gets Error.',
    reach: { id: orError(allVaccines) },
    input: { id: id(Immunization) },
    answer: outcome(),
    run: removeVaccine,
  }),
  studentImmunizations: query({
    rule: 'user',
    about: "Lists a child's vaccines with the dates of their doses.",
    reach: { student_id: paperStudents, rows: ownImmunizations },
    input: { student_id: id(Student) },
    answer: list(StudentImmunization),
    run: (_, i) =>
      rows(StudentImmunization, {
        order: ['id'],
        where: (q) => [q('student_immunization.student_id', '=', i.student_id)],
      }),
  }),
  studentImmunizationStanding: query({
    rule: 'user',
    about:
      'Tells what a child has of each series and what it is asked for by the rules of its state, with the source; doses that wait do not count.',
    reach: { student_id: paperStudents },
    input: { student_id: id(Student) },
    answer: studentStanding,
    run: standingOfStudent,
  }),
  studentVaccines: query({
    rule: 'user',
    about: "Lists the vaccines of the centre that may be entered for a child, by whoever may enter the child's doses.",
    reach: { student_id: paperStudents, rows: allVaccines },
    input: { student_id: id(Student) },
    answer: list(Immunization),
    run: () => listVaccines({}),
  }),
  saveStudentImmunization: mutation({
    rule: 'user',
    permission: null,
    because: 'what a family enters waits until staff have compared it with the card',
    about:
      "Saves the dates of a child's doses, pending where a contact enters them; a date in the future or out of order gets Error.",
    reach: {
      student_id: orError(paperStudents),
      immunization_id: orError(allVaccines),
      document: orError(ownDocuments),
    },
    input: saveStudentImmunizationInput,
    answer: outcome(),
    run: saveDoses,
  }),
  approveStudentImmunization: mutation({
    rule: 'teacher',
    permission: 'manage_health',
    about:
      'Approves the doses of a record that wait, with the day they were compared with the card; one that was changed since `seen` gets Error.',
    reach: { id: orError(staffImmunizations) },
    input: approveStudentImmunizationInput,
    answer: outcome(),
    run: approveDoses,
  }),
  deleteStudentImmunization: mutation({
    rule: 'teacher',
    permission: 'manage_health',
    about: "Deletes a child's record of a vaccine.",
    reach: { id: orError(staffImmunizations) },
    input: { id: id(StudentImmunization) },
    answer: outcome(),
    run: removeDoses,
  }),
  saveImmunizationExemption: mutation({
    rule: 'teacher',
    permission: 'manage_health',
    about: 'Exempts a child from a series, for a reason and until a day or for good; kind none ends that.',
    reach: { student_id: orError(ownStudents) },
    input: saveImmunizationExemptionInput,
    answer: outcome(),
    run: saveExemption,
  }),
  studentImmunizationLogs: query({
    rule: 'teacher',
    about: "Lists who entered, changed, approved or deleted a child's doses, and when.",
    reach: { student_id: ownStudents, rows: logsOfImmunizations },
    input: { student_id: id(Student) },
    answer: list(StudentImmunizationLog),
    run: (_, i) =>
      rows(StudentImmunizationLog, {
        order: ['-id'],
        where: (q) => [q('student_immunization_log.student_id', '=', i.student_id)],
      }),
  }),
  getImmunizationReport: query({
    rule: 'manager',
    about:
      'Lists the children of a location with what they have and miss; with outbreak those without a dose of that series that counts.',
    reach: { location: ownLocations, immunization_id: allVaccines },
    input: getImmunizationReportInput,
    answer: object({ data: [studentStanding], ...pageParts }, 'ImmunizationReport'),
    run: immunizationReport,
  }),
  immunizationMarks: query({
    rule: 'teacher',
    about:
      'Lists the pets of a location that are to be marked at the door: red where a vaccine is missing or over, yellow where it soon is.',
    reach: { location: ownLocations },
    input: { location: id(Location) },
    answer: objects(
      {
        student: object({ id: out.id, full_name: out.text }, 'StudentMarked'),
        mark: out.text,
        series: outList(out.text),
      },
      'ImmunizationMark',
    ),
    run: marksAt,
  }),
  getHealthSetting: query({
    rule: 'teacher',
    about:
      'Answers whose rules of vaccines a location follows, which there are, how warm a child may be at its door, whether staff look at each as it arrives, and how many minutes after its time a dose nobody wrote of is asked about.',
    reach: { location: ownLocations },
    input: { location: id(Location) },
    answer: object(
      {
        requirements: outOrNull(out.text),
        state: outOrNull(out.text),
        temperature: out.flag,
        unit: out.text,
        fever: out.float,
        daily_checks: out.flag,
        dose_grace: out.int,
        doctor_signs: out.flag,
        sets: [
          object(
            { key: out.text, name: out.text, source: out.text, of: out.text, of_state: out.flag },
            'RequirementSet',
          ),
        ],
      },
      'HealthSetting',
    ),
    run: readHealthSetting,
  }),
  saveHealthSetting: mutation({
    rule: 'manager',
    permission: 'manage_health',
    about:
      'Saves whose rules of vaccines a location follows, whether, in which unit and from where on the temperature stops a check-in, whether staff look at each child as it arrives, and how many minutes after its time a dose nobody wrote of is asked about.',
    reach: { location: orError(ownLocations) },
    input: saveHealthSettingInput,
    answer: outcome(),
    run: saveHealthSetting,
  }),
};
