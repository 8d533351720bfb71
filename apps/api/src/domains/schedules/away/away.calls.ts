import '../schedules.fields.ts';
import type { ExpressionBuilder } from 'kysely';
import type { DB } from '../../../db/types.gen.ts';
import {
  type Calls,
  done,
  list,
  message,
  mutation,
  object,
  out,
  outcome,
  outOrNull,
  query,
  rows,
} from '../../../kernel/call/call.ts';
import type { Ctx } from '../../../kernel/call/context.ts';
import { date, type InputOf, id } from '../../../kernel/call/input.ts';
import type { Id } from '../../../kernel/db/tables.ts';
import type { Entity } from '../../../kernel/read/entity.ts';
import { idOf } from '../../../kernel/read/entity.ts';
import { orError, type Scope } from '../../../kernel/read/reach.ts';
import { Location } from '../../../model/location/entity.ts';
import { ownLocations } from '../../../model/location/reach.ts';
import { StaffPto, StudentAbsence, StudentVacation } from '../../../model/schedule/entity.ts';
import { Student } from '../../../model/student/entity.ts';
import { ownStudents } from '../../../model/student/reach.ts';
import { User } from '../../../model/user/entity.ts';
import { managedPeople, ownPeople } from '../../../model/user/reach.ts';
import { ownAway, ownPtos, ptosOfOneself, toldAway } from '../people.reach.ts';
import { checkOrder } from '../roster/listed.ts';
import { span } from '../roster/roster.inputs.ts';
import { isDeclined } from '../roster/schedule-subject.ts';
import { days, described, reportStudentAbsenceInput } from './away.inputs.ts';
import { balanceOf, giveHours, giveStaffPtoInput } from './ledger.ts';
import { decidePto, decideStaffPtoInput, requestPto, requestStaffPtoInput, withdrawPto } from './requests.ts';
import {
  addOfStudent,
  addPto,
  changeDay,
  changeTimeOff,
  createStaffPtoInput,
  deleteTimeOff,
  removeDay,
  reportOfStudent,
  withdrawOfStudent,
} from './time-off.ts';

const withinDays =
  (column: 'student_id' | 'user_id', whose: number, { start_date, end_date }: InputOf<typeof span>) =>
  (q: ExpressionBuilder<DB, 'time_off'>) => [
    q(`time_off.${column}`, '=', whose),
    start_date !== undefined && q('time_off.end_date', '>=', start_date),
    end_date !== undefined && q('time_off.start_date', '<=', end_date),
  ];

type Answered = Entity<'time_off'>;
/** The calls of one kind of days of students, which differ in their names alone. */
const ofStudents = <const Name extends 'absence' | 'vacation'>(
  kind: Name,
  entity: Answered,
  scope: Scope<'time_off'>,
) => {
  const because = 'whoever takes the call of a family notes when a child is away';
  const answer = outcome({ [kind]: entity });
  const told = async (word: 'timeOff.added' | 'timeOff.saved', record: ReturnType<typeof changeTimeOff>) => {
    const found = await record;
    return isDeclined(found) ? found : done(message(word), { [kind]: idOf(entity, found) });
  };
  return {
    create: mutation({
      rule: 'teacher',
      permission: null,
      because,
      about: `Records ${kind === 'absence' ? 'an absence' : 'a vacation'} of a student; an end before the start or an overlap gets Error.`,
      reach: { student_id: orError(ownStudents) },
      input: { student_id: id(Student), ...days },
      answer,
      run: (ctx, i) => told('timeOff.added', addOfStudent(ctx, kind, i)),
    }),
    update: mutation({
      rule: 'teacher',
      permission: null,
      because,
      about: 'Changes the whole record; an end before the start or an overlap gets Error.',
      reach: { id: orError(scope) },
      input: { id: id(entity), ...span, ...described },
      answer,
      run: (ctx, i) => told('timeOff.saved', changeTimeOff(ctx, i)),
    }),
    edit: mutation({
      rule: 'teacher',
      permission: null,
      because,
      about: 'Changes one day of a record, leaving its other days; a date outside of it gets Error.',
      reach: { id: orError(scope) },
      input: { id: id(entity), date: date(), ...described },
      answer,
      run: (ctx, i) => told('timeOff.saved', changeDay(ctx, i)),
    }),
    remove: mutation({
      rule: 'teacher',
      permission: null,
      because,
      about: 'Takes one day out of a record, which is parted where needed; a date outside of it gets Error.',
      reach: { id: orError(scope) },
      input: { id: id(entity), date: date() },
      answer: outcome(),
      run: removeDay,
    }),
    delete: mutation({
      rule: 'teacher',
      permission: null,
      because,
      about: 'Deletes a whole record; an unknown id gets Error.',
      reach: { id: orError(scope) },
      input: { id: id(entity) },
      answer: outcome(),
      run: deleteTimeOff,
    }),
    get: query({
      rule: 'user',
      about: 'Lists the records of a student between two days; an end before the start is refused.',
      reach: { student_id: ownStudents, rows: scope },
      input: { student_id: id(Student), ...span },
      answer: list(entity),
      run: (_: Ctx, i) => {
        checkOrder(i);
        return rows(entity, { where: withinDays('student_id', i.student_id, i), order: ['start_date'] });
      },
    }),
  };
};
const absences = ofStudents('absence', StudentAbsence, ownAway.absence);
const vacations = ofStudents('vacation', StudentVacation, ownAway.vacation);

const ptoSaved = async (record: ReturnType<typeof changeTimeOff>) => {
  const found = await record;
  return isDeclined(found) ? found : done(message('timeOff.saved'), { pto: idOf(StaffPto, found) });
};

export const awayCalls: Calls = {
  createStudentAbsence: absences.create,
  updateStudentAbsence: absences.update,
  editStudentAbsence: absences.edit,
  removeStudentAbsence: absences.remove,
  deleteStudentAbsence: absences.delete,
  getStudentAbsences: absences.get,
  createStudentVacation: vacations.create,
  updateStudentVacation: vacations.update,
  editStudentVacation: vacations.edit,
  removeStudentVacation: vacations.remove,
  deleteStudentVacation: vacations.delete,
  getStudentVacations: vacations.get,
  reportStudentAbsence: mutation({
    rule: 'user',
    about: 'A contact says that a child will be absent or on vacation, from today on; staff see it at once.',
    reach: { student_id: orError(ownStudents) },
    input: reportStudentAbsenceInput,
    answer: outcome(),
    run: reportOfStudent,
  }),
  withdrawStudentAbsence: mutation({
    rule: 'user',
    about: 'Takes back from today on what one told of an absence or vacation; days that have gone stay.',
    reach: { id: orError(toldAway) },
    input: { id: id(StudentAbsence) },
    answer: outcome(),
    run: withdrawOfStudent,
  }),
  createStaffPto: mutation({
    rule: 'manager',
    permission: 'manage_team',
    about: 'Records paid time off of somebody of the team, approved; an end before the start or an overlap gets Error.',
    reach: { user_id: orError(managedPeople), location: orError(ownLocations) },
    input: createStaffPtoInput,
    answer: outcome({ pto: StaffPto }),
    run: addPto,
  }),
  updateStaffPto: mutation({
    rule: 'manager',
    permission: 'manage_team',
    about: 'Changes a whole record of paid time off; an end before the start or an overlap gets Error.',
    reach: { id: orError(ownPtos) },
    input: { id: id(StaffPto), ...span, ...described },
    answer: outcome({ pto: StaffPto }),
    run: (ctx, i) => ptoSaved(changeTimeOff(ctx, i)),
  }),
  editStaffPto: mutation({
    rule: 'manager',
    permission: 'manage_team',
    about: 'Changes one day of paid time off, leaving its other days; a date outside of it gets Error.',
    reach: { id: orError(ownPtos) },
    input: { id: id(StaffPto), date: date(), ...described },
    answer: outcome({ pto: StaffPto }),
    run: (ctx, i) => ptoSaved(changeDay(ctx, i)),
  }),
  removeStaffPto: mutation({
    rule: 'manager',
    permission: 'manage_team',
    about: 'Takes one day out of paid time off, which is parted where needed; a date outside of it gets Error.',
    reach: { id: orError(ownPtos) },
    input: { id: id(StaffPto), date: date() },
    answer: outcome(),
    run: removeDay,
  }),
  deleteStaffPto: mutation({
    rule: 'manager',
    permission: 'manage_team',
    about: 'Deletes a whole record of paid time off and gives its hours back; an unknown id gets Error.',
    reach: { id: orError(ownPtos) },
    input: { id: id(StaffPto) },
    answer: outcome(),
    run: deleteTimeOff,
  }),
  getStaffPtos: query({
    rule: 'teacher',
    about: 'Lists paid time off of somebody of the team between two days; below managers only own ones.',
    reach: { user_id: ownPeople, rows: ownPtos },
    input: { user_id: id(User), ...span },
    answer: list(StaffPto),
    run: (_, i) => {
      checkOrder(i);
      return rows(StaffPto, { where: withinDays('user_id', i.user_id, i), order: ['-start_date'] });
    },
  }),
  staffPtoRequests: query({
    rule: 'manager',
    about: 'Lists the requests for paid time off at a location that nobody has decided yet, the earliest days first.',
    reach: { location: ownLocations, rows: ownPtos },
    input: { location: id(Location) },
    answer: list(StaffPto),
    run: (_, i) =>
      rows(StaffPto, {
        where: (q) => [q('time_off.location_id', '=', i.location), q('time_off.status', '=', 'requested')],
        order: ['start_date'],
      }),
  }),
  requestStaffPto: mutation({
    rule: 'teacher',
    permission: null,
    because: 'one asks for the own time off; the office decides',
    about: 'Asks for paid time off for oneself, from today on; a manager decides.',
    reach: { location: orError(ownLocations) },
    input: requestStaffPtoInput,
    answer: outcome({ pto: StaffPto }),
    run: requestPto,
  }),
  decideStaffPto: mutation({
    rule: 'manager',
    permission: 'manage_team',
    about: 'Approves or declines a request for paid time off; one decided already, or of oneself, gets Error.',
    reach: { id: orError(ownPtos) },
    input: decideStaffPtoInput,
    answer: outcome({ pto: StaffPto }),
    run: decidePto,
  }),
  withdrawStaffPto: mutation({
    rule: 'teacher',
    permission: null,
    because: 'one asks for the own time off; the office decides',
    about: 'Takes back an own request, or own approved days that have not begun.',
    reach: { id: orError(ptosOfOneself) },
    input: { id: id(StaffPto) },
    answer: outcome({ pto: StaffPto }),
    run: withdrawPto,
  }),
  getStaffPtoBalance: query({
    rule: 'teacher',
    about:
      'Answers the minutes of paid time off somebody was given, has used, has left and asks for, with every entry.',
    reach: { user_id: managedPeople },
    input: { user_id: id(User) },
    answer: object(
      {
        ...{ given: out.int, used: out.int, balance: out.int, requested: out.int },
        entries: [
          object(
            {
              ...{ id: out.id, kind: out.text, minutes: out.int, date: out.date },
              ...{ note: outOrNull(out.text), written_by: outOrNull(out.text) },
            },
            'PtoEntry',
          ),
        ],
      },
      'PtoBalance',
    ),
    run: (ctx, { user_id }: { user_id: Id<'app_user'> }) => balanceOf(ctx, user_id),
  }),
  giveStaffPto: mutation({
    rule: 'manager',
    permission: 'manage_team',
    about: 'Gives somebody minutes of paid time off, or takes some away when below zero; no entry is ever changed.',
    reach: { user_id: orError(managedPeople) },
    input: giveStaffPtoInput,
    answer: outcome(),
    run: giveHours,
  }),
};
