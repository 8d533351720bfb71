import './forms.fields.ts';
import { z } from 'zod';
import {
  askedBy,
  type Calls,
  filled,
  list,
  mutation,
  object,
  objectsOf,
  one,
  out,
  outcome,
  outList,
  outOrNull,
  query,
  rows,
} from '../../kernel/call/call.ts';
import { flag, id, json, pageIfAny, text } from '../../kernel/call/input.ts';
import { orError, orNothing, unasked } from '../../kernel/read/reach.ts';
import { Form, FormAutomation, FormEntry, FormField } from '../../model/form/entity.ts';
import { automationsOfOwnForms, fieldsOfOwnForms, ownEntries, staffForms } from '../../model/form/reach.ts';
import { Location } from '../../model/location/entity.ts';
import { ownLocations } from '../../model/location/reach.ts';
import { ownStudents } from '../../model/student/reach.ts';
import { ownPeople } from '../../model/user/reach.ts';
import { automationOf, mapsContacts, saveAutomation } from './automation.ts';
import { addFromAddress, refreshForm } from './from-address.ts';
import { listEntries } from './lists.ts';
import { recipientsOf } from './recipients.ts';
import { askAgain, askFormAgainInput, remind, remindFormInput } from './remind.ts';
import { acceptFormEntryProposalInput, acceptLines, lineDemands, readProposal } from './write-back.ts';

const noRows = 'of a form out of reach no rows are in reach';
/** What becomes of answers beside their approval, who still owes one, and forms taken from another one. */
export const answerUseCalls: Calls = {
  getFormStudentAutomation: query({
    rule: 'manager',
    about: 'Answers which answers of a form go where in the profiles; null where nothing was chosen.',
    reach: { form_id: orNothing(staffForms), rows: automationsOfOwnForms },
    input: { form_id: id(Form) },
    answer: one(FormAutomation),
    run: automationOf,
  }),
  saveFormStudentAutomation: mutation({
    rule: 'manager',
    permission: ['edit_forms', 'edit_students', askedBy('fields', lineDemands.contact, mapsContacts)],
    about:
      'Saves which answers go where in the profiles, {block: field}, and whether an approval writes them by itself; a question of another form, one that does not fit or an unknown field gets Error.',
    reach: { form_id: orError(staffForms) },
    input: {
      form_id: id(Form),
      fields: json(z.record(z.string().max(40), z.string().max(40)), 10_000),
      active: flag(),
    },
    answer: outcome(),
    run: saveAutomation,
  }),
  getFormEntryProposal: query({
    rule: 'teacher',
    about: 'Lists how the answers of an entry differ from the profiles they are mapped to.',
    reach: { id: ownEntries },
    input: { id: id(FormEntry) },
    answer: objectsOf(
      object(
        {
          block: out.text,
          name: out.text,
          target: out.text,
          owner: out.text,
          current: out.text,
          proposed: out.text,
        },
        'FormProposalLine',
      ),
    ),
    run: readProposal,
  }),
  acceptFormEntryProposal: mutation({
    rule: 'teacher',
    permission: ['approve_forms', filled('lines', lineDemands.student), filled('contact_lines', lineDemands.contact)],
    about:
      'Writes the lines staff accept into the profile of the child, and those of the contact into its own; a value that changed since it was shown gets Error, and so does an entry that is not approved.',
    reach: { id: orError(ownEntries) },
    input: acceptFormEntryProposalInput,
    answer: outcome(),
    run: acceptLines,
  }),
  getFormRecipients: query({
    rule: 'teacher',
    about: 'Lists whom a form is asked from, by child or person, and how that stands; those who owe it first.',
    reach: { form_id: staffForms },
    input: { form_id: id(Form) },
    answer: objectsOf(
      object(
        {
          student: object({ id: out.id, full_name: out.text }, 'StudentAsked'),
          user: object({ id: out.id, full_name: out.text }, 'PersonAsked'),
          guardians: outList(out.text),
          entry_id: outOrNull(out.id),
          state: out.text,
          submitted_at: outOrNull(out.datetime),
          reminded_at: outOrNull(out.datetime),
        },
        'FormRecipient',
      ),
    ),
    run: recipientsOf,
  }),
  remindForm: mutation({
    rule: 'teacher',
    permission: 'edit_forms',
    about:
      'Reminds whoever has not handed a form in, or those named, by notice and letter, each once a day; without anybody to remind it gets Error.',
    reach: { form_id: orError(staffForms), students: orError(ownStudents), users: orError(ownPeople) },
    limit: { times: 30, seconds: 600, by: 'user' },
    confirms: { LETTER: 'where nobody is named: how many people, whom, and how many have no address' },
    input: remindFormInput,
    answer: outcome(),
    run: remind,
  }),
  askFormAgain: mutation({
    rule: 'teacher',
    permission: 'edit_forms',
    about:
      'Asks everybody for a form again, by notice and letter, until a new due date: what was handed in so far stays, and is no answer any more. A due date in the past, or nobody to ask, gets Error.',
    reach: { form_id: orError(staffForms) },
    limit: { times: 30, seconds: 600, by: 'user' },
    confirms: { LETTER: 'always: how many people, whom, and how many answers become old' },
    input: askFormAgainInput,
    answer: outcome(),
    run: askAgain,
  }),

  createNewBuilderForm: mutation({
    rule: 'teacher',
    permission: 'edit_forms',
    about:
      'Adds a form that takes its blocks from the form of the centre at an address and can be refreshed from it; an address of no form in reach gets Error.',
    reach: { location: orError(ownLocations) },
    input: { url: text(1, 500), location: id(Location), name: text(1, 200) },
    answer: outcome(),
    run: addFromAddress,
  }),
  refreshFormData: mutation({
    rule: 'teacher',
    permission: 'edit_forms',
    about:
      'Takes the blocks of the form it was made from again, as the next version; without one everything stays, with Error.',
    reach: { form_id: orError(staffForms) },
    input: { form_id: id(Form) },
    answer: outcome(),
    changesNothing: 'a form that has not changed since it was copied keeps its version',
    run: refreshForm,
  }),
  getBuilderFormFields: query({
    rule: 'teacher',
    about: 'Lists the questions of a form as the builder knows them, in their order; of an unknown form none.',
    reach: { form_id: unasked(Form, noRows), rows: fieldsOfOwnForms },
    input: { form_id: id(Form) },
    answer: list(FormField),
    run: (_, i) => rows(FormField, { where: (q) => [q('form_field.form_id', '=', i.form_id)], order: ['position'] }),
  }),
  getBuilderFormEntries: query({
    rule: 'teacher',
    about: 'Lists the entries of a form with their answers by block, the latest first; of an unknown form none.',
    reach: { form_id: unasked(Form, noRows), rows: ownEntries },
    input: { form_id: id(Form), ...pageIfAny },
    answer: list(FormEntry),
    run: (_, i) => listEntries({ form_id: i.form_id }),
  }),
  getBuilderFormEntry: query({
    rule: 'teacher',
    about: 'Answers one entry of a form; null where the entry is of another form.',
    reach: { form_id: unasked(Form, noRows), entry_id: orNothing(ownEntries), rows: ownEntries },
    input: { form_id: id(Form), entry_id: id(FormEntry) },
    answer: one(FormEntry),
    run: (_, i) =>
      rows(FormEntry, {
        where: (q) => [q('form_entry.form_id', '=', i.form_id), q('form_entry.id', '=', i.entry_id)],
      }),
  }),
};
