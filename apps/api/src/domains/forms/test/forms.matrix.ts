import { families, type Matrix, staff } from '../../../../test/matrix.ts';
import type { Where, World } from '../../../../test/world.ts';
import { nth } from '../../centres/test/centres.factory.ts';
import { aFile, anUpload } from '../../files/test/files.factory.ts';
import { aForm, anEntry, aPdfForm, aPrintedForm, aSignature, oneQuestion } from './forms.factory.ts';

/** What managers set alone. */
const managers = { own: 'manager', other: 'manager', elsewhere: 'kvsupport' } as const;

type Caller = { id: number } | null;

/** A form there, for the families of the child there. */
const form = async (w: World, where: Where, given: object = {}) => {
  const { tenant, location, student, mark } = w.at(where);
  const share = { kind: 'student', student_id: student };
  return (await aForm(tenant, { location_id: location, name: `${mark} form`, share, ...given })).id;
};
const field = async (w: World, where: Where) => {
  const { id } = await w
    .at(where)
    .tenant.db.selectFrom('form_field')
    .select('id')
    .where('form_id', '=', await form(w, where))
    .executeTakeFirstOrThrow();
  return id;
};
/** What was handed in there; in `own` by the caller itself. */
const entry = async (w: World, where: Where, caller: Caller, given: object = {}) => {
  const { tenant, student, contact, mark } = w.at(where);
  const user_id = where === 'own' && caller ? caller.id : contact;
  const form_id = await form(w, where);
  const { id } = await anEntry(tenant, { form_id, student_id: student, user_id, values: { qname: mark }, ...given });
  return { id, form_id, student, contact: user_id };
};

/** An approved entry whose answer goes into the note of the child there. */
const mapped = async (w: World, where: Where, caller: Caller) => {
  const { tenant } = w.at(where);
  const made = await entry(w, where, caller, { status: 'approved' });
  // Whoever asked before may have accepted it.
  await tenant.db.updateTable('student').set({ nick_name: null }).where('id', '=', made.student).execute();
  await tenant.db
    .insertInto('form_automation')
    .values({
      centre_id: tenant.centre,
      form_id: made.form_id,
      fields: JSON.stringify({ qname: 'nick_name' }),
      active: false,
    })
    .execute();
  return made;
};

const onForm = (values: object = {}, key = 'id') =>
  ({
    args: async (w: World, where: Where) => ({ [key]: await form(w, where), ...values }),
    from: staff,
    outside: 'error',
  }) as const;
const onField = (values: object = {}) =>
  ({
    args: async (w: World, where: Where) => ({ id: await field(w, where), ...values }),
    from: staff,
    outside: 'error',
  }) as const;
const deciding = (values: object) =>
  ({
    args: async (w: World, where: Where, caller: Caller) => {
      const { id, student } = await entry(w, where, caller);
      return { id, student, ...values };
    },
    from: staff,
    outside: 'error',
  }) as const;
const ofLocation = (more: object = {}) =>
  ({
    args: async (w: World, where: Where) => {
      await form(w, where);
      return { location: w.at(where).location, ...more };
    },
    from: staff,
    outside: 'refused',
  }) as const;

let slip: Promise<Uint8Array> | undefined;
const filledIn = { date: '2026-03-01', values: { qname: 'All', qsign: 'Somebody' }, consent: true };
/** A printed form to be signed there for the child there. */
const toSign = async (w: World, where: Where) => {
  const { tenant, location, student, mark } = w.at(where);
  const share = { kind: 'student', student_id: student };
  const { id } = await aPrintedForm(tenant, { location_id: location, name: `${mark} form`, share });
  return { file: id, student };
};
/** A printed form that was signed there; in `own` by the caller itself. */
const signed = async (w: World, where: Where, caller: Caller) => {
  const { tenant, contact, mark } = w.at(where);
  const { file: form_id, student } = await toSign(w, where);
  const user_id = where === 'own' && caller ? caller.id : contact;
  const { id } = await anEntry(tenant, { form_id, student_id: student, user_id, values: { qname: mark, qsign: mark } });
  await aSignature(tenant, id, user_id);
  return { id, student, contact: user_id };
};

export const matrix: Matrix = {
  getForms: ofLocation(),
  filterWebForms: ofLocation({ status: 'active' }),
  form: { args: async (w, where) => ({ id: await form(w, where) }), from: families, outside: 'null' },
  getFormFields: {
    args: async (w, where) => ({ form_id: await form(w, where) }),
    from: families,
    outside: 'empty',
  },
  createNewForm: {
    args: (w, where) => ({ name: `Form ${nth()}`, location: w.at(where).location, type: 'web' }),
    from: staff,
    outside: 'error',
  },
  updateForm: onForm({ name: 'Renamed' }),
  updateFormProperties: onForm({
    properties: {
      required: true,
      remind_from: '2026-03-12',
      remind_every: 3,
      remind_until: '2026-03-30',
      ask_yearly: true,
    },
  }),
  saveFormDocument: onForm({ document: oneQuestion, version: 1 }, 'form_id'),
  duplicateForm: onForm(),
  deleteForm: onForm(),
  addPDFFormInArchive: onForm(),
  addFormField: onForm({ name: 'Shoe size', type: 'number' }, 'form_id'),
  updateFormField: onField({ name: 'Renamed' }),
  setFormFieldRequired: onField({ required: false }),
  removeFormField: onField(),
  saveFormFieldsOrder: {
    args: async (w, where) => {
      const id = await field(w, where);
      const { form_id } = await w
        .at(where)
        .tenant.db.selectFrom('form_field')
        .select('form_id')
        .where('id', '=', id)
        .executeTakeFirstOrThrow();
      return { form_id, fields: [id] };
    },
    from: staff,
    outside: 'error',
  },
  shareForm: {
    args: async (w, where) => ({
      id: await form(w, where),
      // Not all families: what is shared here would be read by the caller of another cell.
      share_with: ['team'],
      students: [w.at(where).student],
      rooms: [w.at(where).room],
    }),
    from: staff,
    outside: 'error',
  },
  getFormShareLink: {
    args: async (w, where) => ({ form_id: await form(w, where, { is_public: true }) }),
    from: staff,
    outside: 'refused',
  },
  applyFormFilter: {
    args: (w, where) => ({ filter: { status: 'active' }, location: w.at(where).location }),
    from: staff,
    outside: 'error',
  },
  getFormFilter: ofLocation(),
  clearFormFilter: {
    args: (w, where) => ({ location: w.at(where).location }),
    from: staff,
    outside: 'error',
  },

  // A number that is no key of a link says nothing of the form it is of.
  getPublicWebForm: {
    args: async (w, where) => ({ form_id: String(await form(w, where)) }),
    from: {},
    outside: 'null',
  },
  getUserSharedForm: {
    args: async (w, where, caller) => {
      await form(w, where);
      return { id: where === 'own' && caller ? caller.id : w.at(where).contact };
    },
    from: families,
    outside: 'refused',
  },
  getUserSharedFormStudent: {
    args: async (w, where, caller) => {
      await entry(w, where, caller);
      return { id: w.at(where).student };
    },
    from: families,
    outside: 'refused',
  },
  getTeamSharedForms: ofLocation(),
  saveFormEntryDraft: {
    args: async (w, where) => ({
      form_id: await form(w, where),
      values: { qname: 'Half' },
      student: w.at(where).student,
    }),
    from: families,
    outside: 'error',
  },
  submitWebFormEntry: {
    args: async (w, where) => ({
      form_id: String(await form(w, where)),
      values: { qname: 'All' },
      student: w.at(where).student,
    }),
    from: families,
    outside: 'error',
  },
  updateFormEntry: {
    args: async (w, where, caller) => ({
      id: (await entry(w, where, caller, { status: 'change_requested' })).id,
      values: { qname: 'Mended' },
    }),
    from: families,
    outside: 'error',
  },
  deleteFormEntry: {
    args: async (w, where, caller) => ({ id: (await entry(w, where, caller)).id }),
    from: staff,
    outside: 'error',
  },
  getFormEntry: {
    args: async (w, where, caller) => ({ id: (await entry(w, where, caller)).id }),
    from: families,
    outside: 'null',
  },
  getFormEntries: {
    args: async (w, where, caller) => ({ form_id: (await entry(w, where, caller)).form_id, first: 10 }),
    from: staff,
    outside: 'empty',
  },
  exportFormEntries: {
    args: async (w, where, caller) => ({ form_id: (await entry(w, where, caller)).form_id, type: 'csv' }),
    from: staff,
    outside: 'error',
  },
  getFormSubmissions: {
    args: async (w, where, caller) => {
      await entry(w, where, caller);
      return { location: w.at(where).location, first: 10 };
    },
    from: staff,
    outside: 'refused',
  },
  getStudentFormReview: {
    args: async (w, where, caller) => {
      const { student, form_id } = await entry(w, where, caller);
      return { student_id: student, form_id };
    },
    from: families,
    outside: 'refused',
  },
  approveSubmittedForm: deciding({ approved: true }),
  rejectSubmittedForm: deciding({ notes: 'No' }),
  requestChangeForm: deciding({ notes: 'The date', date: '2026-04-01' }),
  formSubmissionChanged: {
    args: (w, where) => ({ student_id: w.at(where).student }),
    from: families,
    outside: 'refused',
  },
  getFormNotificationSetting: {
    args: async (w, where) => ({ form_id: await form(w, where) }),
    from: staff,
    outside: 'null',
  },
  saveFormNotificationSetting: onForm({ emails: ['office@example.com'], active: true }, 'form_id'),
  getFormNotificationLogs: {
    args: async (w, where) => ({ form_id: await form(w, where), first: 10 }),
    from: staff,
    outside: 'empty',
  },

  getFormStudentAutomation: {
    args: async (w, where) => {
      const form_id = await form(w, where);
      const { tenant } = w.at(where);
      await tenant.db
        .insertInto('form_automation')
        .values({ centre_id: tenant.centre, form_id, fields: JSON.stringify({ qname: 'note' }), active: false })
        .execute();
      return { form_id };
    },
    from: managers,
    outside: 'null',
  },
  saveFormStudentAutomation: {
    args: async (w, where) => ({ form_id: await form(w, where), fields: { qname: 'note' }, active: true }),
    asking: { manage_contacts: { fields: { qname: 'emergency_contact' } } },
    from: managers,
    outside: 'error',
  },
  getFormEntryProposal: {
    args: async (w, where, caller) => ({ id: (await mapped(w, where, caller)).id }),
    from: staff,
    outside: 'refused',
  },
  acceptFormEntryProposal: {
    args: async (w, where, caller) => ({
      id: (await mapped(w, where, caller)).id,
      lines: [{ block: 'qname', current: '' }],
      contact_lines: [],
    }),
    from: staff,
    outside: 'error',
  },
  getFormRecipients: {
    args: async (w, where) => ({ form_id: await form(w, where) }),
    from: staff,
    outside: 'refused',
  },
  remindForm: onForm({}, 'form_id'),
  askFormAgain: onForm({ due_date: '2026-03-30' }, 'form_id'),
  createNewBuilderForm: {
    args: async (w, where) => ({
      url: `/web-form/${await form(w, where)}/edit`,
      location: w.at(where).location,
      name: `Taken ${nth()}`,
    }),
    from: staff,
    outside: 'error',
  },
  refreshFormData: {
    args: async (w, where) => {
      const source_id = await form(w, where);
      return { form_id: await form(w, where, { source_id }) };
    },
    from: staff,
    outside: 'error',
  },
  getBuilderFormFields: {
    args: async (w, where) => ({ form_id: await form(w, where) }),
    from: staff,
    outside: 'empty',
  },
  getBuilderFormEntries: {
    args: async (w, where, caller) => ({ form_id: (await entry(w, where, caller)).form_id }),
    from: staff,
    outside: 'empty',
  },
  getBuilderFormEntry: {
    args: async (w, where, caller) => {
      const { id, form_id } = await entry(w, where, caller);
      return { form_id, entry_id: id };
    },
    from: staff,
    outside: 'null',
  },

  getPDFFormSubmissions: {
    args: async (w, where, caller) => {
      const { student } = await signed(w, where, caller);
      return { student };
    },
    from: families,
    outside: 'refused',
  },
  submitPDFForm: {
    args: async (w, where, caller) => ({ ...(await toSign(w, where)), ...filledIn, user: caller?.id ?? 1 }),
    from: families,
    outside: 'error',
  },
  submitPDFFormStaff: {
    args: async (w, where, caller) => ({ ...(await toSign(w, where)), ...filledIn, user: caller?.id ?? 1 }),
    from: staff,
    outside: 'error',
  },
  getUserSharedDocumentStudent: {
    args: async (w, where) => {
      const { tenant, location, student } = w.at(where);
      await aFile(tenant, { location_id: location, share: { kind: 'student', student_id: student } });
      return { id: student };
    },
    from: families,
    outside: 'refused',
  },
  getUserSignedDocument: {
    args: async (w, where, caller) => {
      const { contact } = await signed(w, where, caller);
      return { id: contact ?? w.at(where).contact };
    },
    from: families,
    outside: 'refused',
  },
  askSignature: {
    args: async (w, where) => {
      const { tenant, location, mark } = w.at(where);
      slip ??= aPdfForm({ fields: false });
      const stored = `${await anUpload(tenant.centre, 1, await slip)}.bin`;
      const { id } = await aFile(tenant, { location_id: location, name: `${mark} file` });
      await tenant.db.updateTable('file').set({ stored }).where('id', '=', id).execute();
      return { file_id: id };
    },
    from: staff,
    outside: 'error',
  },
  verifyFormEntry: {
    args: async (w, where, caller) => ({ id: (await signed(w, where, caller)).id }),
    from: families,
    outside: 'null',
  },
  withdrawSignature: {
    args: async (w, where, caller) => ({ id: (await signed(w, where, caller)).id }),
    from: { own: 'user' },
    outside: 'error',
  },
};
