import './forms.fields.ts';
import {
  byId,
  type Calls,
  list,
  mutation,
  object,
  one,
  out,
  outcome,
  outOrNull,
  query,
  rows,
} from '../../kernel/call/call.ts';
import { datetime, flag, id, ids, int, objectOf, pageIfAny, text } from '../../kernel/call/input.ts';
import { orError, orNothing, unasked } from '../../kernel/read/reach.ts';
import { Form, FormField, FormFilter } from '../../model/form/entity.ts';
import { fieldsOfOwnForms, ownForms, staffForms } from '../../model/form/reach.ts';
import { Location } from '../../model/location/entity.ts';
import { ownLocations } from '../../model/location/reach.ts';
import { reminderDays } from '../../model/reminder/days.ts';
import { roomsOfOwnLocations } from '../../model/room/reach.ts';
import { ownStudents } from '../../model/student/reach.ts';
import { ownPeople } from '../../model/user/reach.ts';
import {
  addField,
  addFormFieldInput,
  changeField,
  orderFields,
  removeField,
  updateFormFieldInput,
} from './edit-fields.ts';
import {
  addForm,
  addPDFFormInArchiveInput,
  archiveForm,
  copyForm,
  duplicateFormInput,
  removeForm,
  saveDocument,
  saveForm,
} from './edit-form.ts';
import { createNewFormInput, document, name } from './forms.inputs.ts';
import {
  applyFormFilterInput,
  archived,
  clearFormFilterInput,
  dropFilter,
  formFilters,
  keepFilter,
  keptFilter,
  listForms,
} from './lists.ts';
import { changePaper } from './papers.ts';
import { shareLink } from './public-link.ts';
import { shareForm, shareFormInput } from './share.ts';

const words = { description: text(0, 2000).nullish(), instructions: text(0, 5000).nullish() };
const listReach = { location: ownLocations, rows: staffForms };
/** What can be set of a form beside its words. */
const properties = objectOf('FormPropertiesInput', {
  button: text(0, 60).nullish(),
  confirmation: text(0, 2000).nullish(),
  required: flag().optional(),
  active: flag().optional(),
  one_per_person: flag().optional(),
  ...reminderDays,
  ask_yearly: flag().optional(),
  ends_at: datetime().nullish(),
  most_entries: int(1, 100_000).nullish(),
});

/** Forms, their blocks and whom they are shared with. */
export const calls: Calls = {
  getForms: query({
    rule: 'teacher',
    about: 'Lists the forms of own locations, or of one, those changed last first; archived ones when asked for.',
    reach: listReach,
    input: {
      location: formFilters.location,
      type: formFilters.type,
      ...archived,
      search: formFilters.search,
      ...pageIfAny,
    },
    answer: list(Form),
    run: (_, i) => listForms(i),
  }),
  filterWebForms: query({
    rule: 'teacher',
    about: 'Lists forms by words of the name, by state (active, inactive, archived) and by whom they are shared with.',
    reach: listReach,
    input: { ...formFilters, ...pageIfAny },
    answer: list(Form),
    run: (_, i) => listForms(i),
  }),
  form: query({
    rule: 'user',
    about: 'Answers a form with its blocks; contacts get those that are shared with them, an unknown one is null.',
    reach: { id: orNothing(ownForms), rows: ownForms },
    input: { id: id(Form) },
    answer: one(Form),
    run: (_, i) => byId(Form, i.id),
  }),
  getFormFields: query({
    rule: 'user',
    about: 'Lists the questions of a form in their order; of an unknown form none.',
    reach: { form_id: unasked(Form, 'of a form out of reach no rows are in reach'), rows: fieldsOfOwnForms },
    input: { form_id: id(Form) },
    answer: list(FormField),
    run: (_, i) => rows(FormField, { where: (q) => [q('form_field.form_id', '=', i.form_id)], order: ['position'] }),
  }),
  createNewForm: mutation({
    rule: 'teacher',
    permission: 'edit_forms',
    about:
      'Adds a form of a location, shared with nobody yet; blocks that cannot be get Error at each block. A printed one takes the upload of its PDF as file, whose fields become questions; without it, or with one that is locked, damaged or too long, it gets Error.',
    reach: { location: orError(ownLocations) },
    input: createNewFormInput,
    answer: outcome({ form: Form }),
    run: addForm,
  }),
  updateForm: mutation({
    rule: 'teacher',
    permission: 'edit_forms',
    about:
      'Changes name, description and instructions of a form; file gives a printed one other pages as its next version.',
    reach: { id: orError(staffForms) },
    input: {
      id: id(Form),
      name: name.optional(),
      ...words,
      file: text(0, 100).optional(),
      file_original: text(0, 255).optional(),
    },
    answer: outcome(),
    run: async (ctx, { id: form, file, file_original, ...columns }) => {
      if (file) await changePaper(ctx, { id: form, file, original: file_original || 'form.pdf' });
      return saveForm(ctx, form, columns);
    },
  }),
  updateFormProperties: mutation({
    rule: 'teacher',
    permission: 'edit_forms',
    about:
      'Changes words and properties of a form: button, confirmation, required, active, one_per_person, due_date, from and until when it reminds by itself and every how many days, whether it is asked for every year, and end and limit of the public link; an unknown property is refused.',
    reach: { id: orError(staffForms) },
    input: { id: id(Form), name: name.optional(), ...words, properties: properties.optional() },
    answer: outcome(),
    run: (ctx, { id: form, properties: given, ...columns }) => saveForm(ctx, form, { ...columns, ...given }),
  }),
  saveFormDocument: mutation({
    rule: 'teacher',
    permission: 'edit_forms',
    about:
      'Saves the blocks of a form as its next version and answers its number; one that was changed since `version` gets Error, and so does each block that cannot be.',
    reach: { form_id: orError(staffForms) },
    input: { form_id: id(Form), document: document(), version: int(1) },
    answer: outcome({ version: out.int }),
    changesNothing: 'a form saved again as it stands keeps its version',
    run: saveDocument,
  }),
  duplicateForm: mutation({
    rule: 'teacher',
    permission: 'edit_forms',
    about: 'Copies blocks and settings into a new form that is shared with nobody.',
    reach: { id: orError(staffForms), location: orError(ownLocations) },
    input: duplicateFormInput,
    answer: outcome({ form: Form }),
    run: copyForm,
  }),
  deleteForm: mutation({
    rule: 'manager',
    permission: 'edit_forms',
    about: 'Deletes a form nobody has begun to fill in; any other gets Error and can be archived.',
    reach: { id: orError(staffForms) },
    input: { id: id(Form) },
    answer: outcome(),
    run: removeForm,
  }),
  addPDFFormInArchive: mutation({
    rule: 'teacher',
    permission: 'edit_forms',
    about: 'Puts a form away, so that nobody fills it in any more, or with archive false takes it back.',
    reach: { id: orError(staffForms) },
    input: addPDFFormInArchiveInput,
    answer: outcome(),
    run: archiveForm,
  }),

  addFormField: mutation({
    rule: 'teacher',
    permission: 'edit_forms',
    about: 'Adds a question at a place among the blocks, or at the end; an unknown type, or no options, gets Error.',
    reach: { form_id: orError(staffForms) },
    input: addFormFieldInput,
    answer: outcome({ field: FormField }),
    run: addField,
  }),
  updateFormField: mutation({
    rule: 'teacher',
    permission: 'edit_forms',
    about: 'Changes a question for entries from now on; another type for one that was answered gets Error.',
    reach: { id: orError(fieldsOfOwnForms) },
    input: updateFormFieldInput,
    answer: outcome(),
    run: changeField,
  }),
  setFormFieldRequired: mutation({
    rule: 'teacher',
    permission: 'edit_forms',
    about: 'Says whether a question must be answered; an unknown one gets Error.',
    reach: { id: orError(fieldsOfOwnForms) },
    input: { id: id(FormField), required: flag() },
    answer: outcome(),
    run: changeField,
  }),
  removeFormField: mutation({
    rule: 'teacher',
    permission: 'edit_forms',
    about: 'Takes a question out of new entries; old answers stay readable, and an unknown one gets Error.',
    reach: { id: orError(fieldsOfOwnForms) },
    input: { id: id(FormField) },
    answer: outcome(),
    run: removeField,
  }),
  saveFormFieldsOrder: mutation({
    rule: 'teacher',
    permission: 'edit_forms',
    about: 'Puts the questions into this order, those not named after them; a field of another form gets Error.',
    reach: { form_id: orError(staffForms), fields: orError(fieldsOfOwnForms) },
    input: { form_id: id(Form), fields: ids(FormField, 200) },
    answer: outcome(),
    run: orderFields,
  }),

  shareForm: mutation({
    rule: 'teacher',
    permission: 'edit_forms',
    about:
      'Makes these all a form is shared with: families and team of its location, the public by link, and the rooms, students, contacts and staff listed; without any, sharing ends. Somebody of another location gets Error.',
    reach: {
      id: orError(staffForms),
      students: orError(ownStudents),
      users: orError(ownPeople),
      team: orError(ownPeople),
      rooms: orError(roomsOfOwnLocations),
    },
    input: shareFormInput,
    answer: outcome(),
    run: shareForm,
  }),
  getFormShareLink: query({
    rule: 'teacher',
    about: 'Answers the address of the public link; none for a form that is not public.',
    reach: { form_id: staffForms },
    input: { form_id: id(Form) },
    answer: object({ url: outOrNull(out.text) }, 'FormShareLink'),
    run: shareLink,
  }),

  applyFormFilter: mutation({
    rule: 'teacher',
    permission: null,
    because: 'one keeps a filter for oneself',
    about: "Keeps the caller's filter of the list of forms, for a location or for all; an unknown field gets Error.",
    reach: { location: orError(ownLocations) },
    input: applyFormFilterInput,
    answer: outcome(),
    run: keepFilter,
  }),
  getFormFilter: query({
    rule: 'teacher',
    about: 'Answers the filter the caller keeps for a location, or for all; null without one.',
    reach: { location: ownLocations },
    input: { location: id(Location).optional() },
    answer: one(FormFilter),
    run: (_, i) => keptFilter(i.location),
  }),
  clearFormFilter: mutation({
    rule: 'teacher',
    permission: null,
    because: 'one keeps a filter for oneself',
    about: 'Drops the filter the caller keeps; without one nothing changes.',
    reach: { location: orError(ownLocations) },
    input: clearFormFilterInput,
    answer: outcome(),
    changesNothing: 'where no filter is kept there is none to drop',
    run: dropFilter,
  }),
};
