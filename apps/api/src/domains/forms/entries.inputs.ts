import { entryStatuses } from '@nestling/rules/forms/states.ts';
import { z } from 'zod';
import { choice, date, datetime, flag, id, json, page, text, texts } from '../../kernel/call/input.ts';
import { Form, FormEntry, FormSubmission } from '../../model/form/entity.ts';
import { Location } from '../../model/location/entity.ts';
import { Student } from '../../model/student/entity.ts';

export const values = () => json(z.record(z.string().max(40), z.json()), 400_000);
export const saveFormEntryDraftInput = {
  form_id: id(Form),
  values: values(),
  student: id(Student).optional(),
  id: id(FormEntry).optional(),

  /** `updated_at` of the draft this device goes on from; what another device saved since is not written over. */
  seen: datetime().optional(),
};

export const status = () => choice(...entryStatuses).optional();
export const getFormSubmissionsInput = {
  location: id(Location).optional(),
  form_id: id(Form).optional(),
  student_id: id(Student).optional(),
  status: status(),
  start_date: date().optional(),
  end_date: date().optional(),
  search: text(0, 80).optional(),
  ...page,
};

/** `student` is the child it was handed in for; left out for an entry of nobody's child. */
export const decided = { id: id(FormSubmission), student: id(Student).optional() };
export const approveSubmittedFormInput = { ...decided, approved: flag() };
export const rejectSubmittedFormInput = { ...decided, notes: text(0, 2000).optional() };
/** `blocks` are the answers to mend; none: all may be changed. */
export const requestChangeFormInput = {
  ...decided,
  notes: text(1, 2000),
  date: date(),
  blocks: texts(200, 40).optional(),
};
