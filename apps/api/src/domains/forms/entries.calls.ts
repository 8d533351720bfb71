import './forms.fields.ts';
import {
  byId,
  type Calls,
  mutation,
  object,
  objectsOf,
  one,
  out,
  outcome,
  outOrNull,
  paged,
  query,
  rows,
  subscription,
} from '../../kernel/call/call.ts';
import { id, page, text } from '../../kernel/call/input.ts';
import { nobody, orError, orNothing, unasked } from '../../kernel/read/reach.ts';
import {
  Form,
  FormEntry,
  FormNotificationLog,
  FormNotificationSetting,
  FormSubmission,
} from '../../model/form/entity.ts';
import {
  logsOfOwnForms,
  ownEntries,
  ownForms,
  ownSubmissions,
  settingsOfOwnForms,
  staffForms,
} from '../../model/form/reach.ts';
import { ownLocations } from '../../model/location/reach.ts';
import { Student } from '../../model/student/entity.ts';
import { ownStudents } from '../../model/student/reach.ts';
import { User } from '../../model/user/entity.ts';
import { ownPeople, self } from '../../model/user/reach.ts';
import { changeEntry, removeEntry, updateFormEntryInput } from './change-entry.ts';
import { approveEntry, rejectEntry, requestChange } from './decide-entry.ts';
import { saveDraft } from './draft.ts';
import {
  approveSubmittedFormInput,
  getFormSubmissionsInput,
  rejectSubmittedFormInput,
  requestChangeFormInput,
  saveFormEntryDraftInput,
  status,
} from './entries.inputs.ts';
import { exportEntries, exportFormEntriesInput } from './export-entries.ts';
import { submitEntry, submitWebFormEntryInput } from './fill.ts';
import { listEntries, listSubmissions } from './lists.ts';
import { saveFormNotificationSettingInput, saveNoticeSetting } from './notice-setting.ts';
import { publicForm } from './public-link.ts';
import {
  changedSubmission,
  formSubmissionChangedInput,
  formsOfContact,
  formsOfStudent,
  formsOfTeam,
  getTeamSharedFormsInput,
  reviewOf,
} from './shared.ts';

/** A family fills in a handful of forms a day; whoever has a public link, and a robot, comes from one address too. */
const fillings = { times: 60, seconds: 600, by: 'address', freely: 3 } as const;
const looks = { times: 120, seconds: 600, by: 'address' } as const;

const noRows = 'of a form out of reach no rows are in reach';
/** A form to fill in; all of a list come in one statement. */
const shared = object(
  {
    form: object(
      {
        id: out.id,
        name: out.text,
        description: outOrNull(out.text),
        required: out.flag,
        due_date: outOrNull(out.date),
        version: out.int,
        type: out.text,
        document: out.flag,
      },
      'FormToFill',
    ),
    student: object({ id: out.id, full_name: out.text }, 'StudentOfForm'),
    entry: object({ id: out.id, status: out.text, submitted_at: outOrNull(out.datetime) }, 'EntryOfForm'),
    state: out.text,
  },
  'SharedForm',
);
const decidedReach = { id: orError(ownSubmissions), student: orError(ownStudents) };

/** What people fill in, hand in and are told about it. */
export const entryCalls: Calls = {
  getPublicWebForm: query({
    rule: 'guest',
    about: 'Answers a form by the key of its public link, without what is hidden; null once the link is over or full.',
    reach: nobody,
    limit: looks,
    input: { form_id: text(1, 60) },
    answer: object(
      {
        id: out.text,
        name: out.text,
        description: outOrNull(out.text),
        instructions: outOrNull(out.text),
        button: outOrNull(out.text),
        confirmation: outOrNull(out.text),
        version: out.int,
        document: out.json,
      },
      'PublicForm',
    ),
    run: publicForm,
  }),
  getUserSharedForm: query({
    rule: 'user',
    about:
      'Lists the forms a contact is to fill in, for which child, and how each stands; staff see it of people in reach.',
    reach: { id: ownPeople },
    input: { id: id(User) },
    answer: objectsOf(shared),
    run: formsOfContact,
  }),
  getUserSharedFormStudent: query({
    rule: 'user',
    about:
      'Lists the forms that are shared for a student, and how each stands; a contact sees what it filled in itself.',
    reach: { id: ownStudents },
    input: { id: id(Student) },
    answer: objectsOf(shared),
    run: formsOfStudent,
  }),
  getTeamSharedForms: query({
    rule: 'teacher',
    about: 'Lists the forms the caller, or the staff member named, is to fill in; of one location when given.',
    reach: { location: ownLocations, user_id: ownPeople },
    input: getTeamSharedFormsInput,
    answer: objectsOf(shared),
    run: formsOfTeam,
  }),

  saveFormEntryDraft: mutation({
    rule: 'user',
    about:
      'Keeps what the caller has filled in so far, to go on with on any device; nothing is required. A form that is not shared for that child gets Error, and so does a draft saved elsewhere after `seen`.',
    reach: { form_id: orError(ownForms), student: orError(ownStudents), id: orError(ownEntries) },
    limit: { times: 600, seconds: 600, by: 'user' },
    input: saveFormEntryDraftInput,
    answer: outcome({ entry_id: out.id, updated_at: out.datetime }),
    run: saveDraft,
  }),
  submitWebFormEntry: mutation({
    rule: 'guest',
    about:
      'Hands a form in as the caller, by its number or by the key of its public link, and tells whom its settings name. Staff say with on_paper_for whose paper they enter. An answer that is missing or cannot be is told at its block, and nothing is stored.',
    reach: {
      student: orError(ownStudents),
      user: orError(self),
      location: orError(ownLocations),
      on_paper_for: orError(ownPeople),
    },
    limit: fillings,
    input: submitWebFormEntryInput,
    answer: outcome({ entry_id: outOrNull(out.id), confirmation: outOrNull(out.text) }),
    run: submitEntry,
  }),
  updateFormEntry: mutation({
    rule: 'user',
    about:
      'Changes a draft, or mends what was sent back or rejected and hands it in again; staff correct what is not approved. A missing answer is told at its block.',
    reach: { id: orError(ownEntries) },
    input: updateFormEntryInput,
    answer: outcome(),
    run: changeEntry,
  }),
  deleteFormEntry: mutation({
    rule: 'manager',
    permission: 'approve_forms',
    about: 'Deletes an entry; one that was approved or signed gets Error.',
    reach: { id: orError(ownEntries) },
    input: { id: id(FormEntry) },
    answer: outcome(),
    run: removeEntry,
  }),

  getFormEntry: query({
    rule: 'user',
    about:
      'Answers one entry with its answers, its blocks and what became of it; contacts their own, an unknown is null.',
    reach: { id: orNothing(ownEntries), rows: ownEntries },
    input: { id: id(FormEntry) },
    answer: one(FormEntry),
    run: (_, i) => byId(FormEntry, i.id),
  }),
  getFormEntries: query({
    rule: 'teacher',
    about: 'Lists the entries of a form, the latest first; by student, state and words of names and answers.',
    reach: { form_id: unasked(Form, noRows), student_id: ownStudents, rows: ownEntries },
    input: {
      form_id: id(Form),
      student_id: id(Student).optional(),
      status: status(),
      search: text(0, 80).optional(),
      ...page,
    },
    answer: paged(FormEntry),
    run: (_, i) => listEntries(i),
  }),
  exportFormEntries: query({
    rule: 'teacher',
    allowedWhileActing: 'the file shows what the session may read anyway; the trail has both names',
    writes: true,
    about:
      'Makes a file of what was handed in on a form: csv and xlsx with a column for each question that was ever asked, pdf an entry after the other, zip both with the signed copies. More than 500 copies or 40 MB of them get Error.',
    reach: { form_id: orError(staffForms) },
    limit: { times: 30, seconds: 600, by: 'user' },
    input: exportFormEntriesInput,
    answer: outcome({ file: out.text }),
    run: exportEntries,
  }),
  getFormSubmissions: query({
    rule: 'manager',
    about: 'Lists what was handed in of all forms of own locations, the latest first.',
    reach: { location: ownLocations, form_id: staffForms, student_id: ownStudents, rows: ownSubmissions },
    input: getFormSubmissionsInput,
    answer: paged(FormSubmission),
    run: (_, i) => listSubmissions(i),
  }),
  getStudentFormReview: query({
    rule: 'user',
    about: 'Answers the latest that was handed in of a form for a student; contacts get their own.',
    reach: { student_id: ownStudents, form_id: orNothing(ownForms), rows: ownSubmissions },
    input: { student_id: id(Student), form_id: id(Form) },
    answer: one(FormSubmission),
    run: reviewOf,
  }),

  approveSubmittedForm: mutation({
    rule: 'teacher',
    permission: 'approve_forms',
    about: 'Approves what was handed in, or with approved false takes the approval back, and tells its sender.',
    reach: decidedReach,
    input: approveSubmittedFormInput,
    answer: outcome(),
    run: approveEntry,
  }),
  rejectSubmittedForm: mutation({
    rule: 'teacher',
    permission: 'approve_forms',
    about: 'Rejects what was handed in and tells its sender; one that is not waiting gets Error.',
    reach: decidedReach,
    input: rejectSubmittedFormInput,
    answer: outcome(),
    run: rejectEntry,
  }),
  requestChangeForm: mutation({
    rule: 'teacher',
    permission: 'approve_forms',
    about:
      'Sends what was handed in back with what is to be changed and until when, where `blocks` are named those answers alone; one that is not waiting gets Error.',
    reach: decidedReach,
    input: requestChangeFormInput,
    answer: outcome(),
    run: requestChange,
  }),
  formSubmissionChanged: subscription({
    rule: 'user',
    about: 'Tells of what was handed in, and of changed states, of a location or student, or of all in reach.',
    reach: { location: ownLocations, student_id: ownStudents, rows: ownSubmissions },
    input: formSubmissionChangedInput,
    answer: one(FormSubmission),
    listensTo: ['form_entry'],
    run: changedSubmission,
  }),

  getFormNotificationSetting: query({
    rule: 'teacher',
    about: 'Answers who is told of new entries of a form; null where nobody was chosen.',
    reach: { form_id: orNothing(staffForms), rows: settingsOfOwnForms },
    input: { form_id: id(Form) },
    answer: one(FormNotificationSetting),
    run: (_, i) =>
      rows(FormNotificationSetting, { where: (q) => [q('form_notification_setting.form_id', '=', i.form_id)] }),
  }),
  saveFormNotificationSetting: mutation({
    rule: 'teacher',
    permission: 'edit_forms',
    about: 'Saves who is told of new entries: addresses by mail, staff in the portal; a malformed address gets Error.',
    reach: { form_id: orError(staffForms), users: orError(ownPeople) },
    input: saveFormNotificationSettingInput,
    answer: outcome(),
    run: saveNoticeSetting,
  }),
  getFormNotificationLogs: query({
    rule: 'teacher',
    about: 'Lists whom a form has told of new entries, the latest first.',
    reach: { form_id: unasked(Form, noRows), rows: logsOfOwnForms },
    input: { form_id: id(Form), ...page },
    answer: paged(FormNotificationLog),
    run: (_, i) =>
      rows(FormNotificationLog, {
        where: (q) => [q('form_notification_log.form_id', '=', i.form_id)],
        order: ['-id'],
      }),
  }),
};
