import type { FormDocument } from '@nestling/rules/forms/blocks.ts';
import { afterAll, expect, test } from 'vitest';
import { anUpload } from '../../src/domains/files/test/files.factory.ts';
import { aForm, anEntry } from '../../src/domains/forms/test/forms.factory.ts';
import { onePlace } from '../../src/domains/locations/test/places.factory.ts';
import { aGuardianLink } from '../../src/domains/relationships/test/relationships.factory.ts';
import { aStudent } from '../../src/domains/students/test/students.factory.ts';

// A permission that was taken from a role is passed by no second way: what staff enter without the permission that approves
// it waits, automation writes what its approver may write, and nobody hands in as somebody else.
const { server, location: elm, manager } = await onePlace();
const teacher = await server.as('teacher', { locations: [elm] });
afterAll(() => server.close());

const said = 'status message errors { field code }';
const aFamily = async () => {
  const mother = await server.as('user');
  const child = await aStudent(server.tenant, { location_id: elm.id, dob: '2024-09-01' });
  await aGuardianLink(server.tenant, { student_id: child.id, user_id: mother.id, legal_guardian: true });
  return { mother, child };
};
const without = async (permission: string, run: () => Promise<void>): Promise<void> => {
  const { db, centre } = server.tenant;
  const { id } = await db
    .selectFrom('permission')
    .select('id')
    .where('centre_id', '=', centre)
    .where('name', '=', permission)
    .executeTakeFirstOrThrow();
  const teachers = db.selectFrom('role').select('id').where('name', '=', 'teacher');
  const held = db.deleteFrom('role_permission').where('centre_id', '=', centre).where('permission_id', '=', id);
  const taken = await held.where('role_id', 'in', teachers).returningAll().execute();
  expect(taken).toHaveLength(1);
  try {
    await run();
  } finally {
    await db.insertInto('role_permission').values(taken).execute();
  }
};

test('doses a teacher enters without manage_health wait, and approved ones stay', async () => {
  const { mother, child } = await aFamily();
  const [{ id }] = await manager.call('immunizations', { search: 'Pediarix' }, 'id');
  const of = { student_id: child.id, immunization_id: id };
  const pending = async () =>
    (await manager.call('studentImmunizations', { student_id: child.id }, 'pending'))[0].pending;
  await mother.call('saveStudentImmunization', { ...of, dose_1st: '2024-11-01' }, said);
  await without('manage_health', async () => {
    const same = await teacher.call('saveStudentImmunization', { ...of, dose_1st: '2024-11-02' }, said);
    expect(same).toMatchObject({ status: 'Success' });
    expect(await pending()).toBe(true);
  });
  await teacher.call('saveStudentImmunization', { ...of, dose_1st: '2024-11-03' }, said);
  expect(await pending()).toBe(false);
  await without('manage_health', async () => {
    const later = await teacher.call('saveStudentImmunization', { ...of, dose_1st: '2024-11-04' }, said);
    expect(later).toMatchObject({ status: 'Error', errors: [{ code: 'APPROVED' }] });
  });
});

test('a paper a teacher adds without approve_documents waits, and an approved one is closed', async () => {
  const { child } = await aFamily();
  const add = async () => {
    const path = await anUpload(server.tenant.centre, teacher.id);
    const args = { student_id: child.id, name: 'Plan', type: 'medical_plan', path, file_name: 'plan.pdf' };
    return (await teacher.call('createStudentDocument', args, `${said} document { id status }`)).document;
  };
  const approved = await add();
  expect(approved.status).toBe('approved');
  await without('approve_documents', async () => {
    expect((await add()).status).toBe('waiting');
    const change = await teacher.call('updateStudentDocument', { id: approved.id, name: 'Other plan' }, said);
    expect(change).toMatchObject({ errors: [{ code: 'APPROVED' }] });
    expect(await teacher.call('deleteStudentDocument', { id: approved.id }, said)).toMatchObject({ status: 'Error' });
  });
});

const questions: FormDocument = {
  blocks: [
    { id: 'qdoctor', type: 'text', label: 'Doctor' },
    { id: 'qcall', type: 'text', label: 'Call in an emergency' },
  ],
};
const values = { qdoctor: 'Dr. Bad', qcall: 'Bob' };
const aMapped = () => aForm(server.tenant, { location_id: elm.id, document: questions, share: { kind: 'families' } });
const mapped = async () => {
  const form = await aMapped();
  const fields = { qdoctor: 'doctor_name', qcall: 'emergency_contact' };
  expect(
    await manager.call('saveFormStudentAutomation', { form_id: form.id, fields, active: true }, said),
  ).toMatchObject({
    status: 'Success',
  });
  return form;
};
const profiles = async (child: { id: number }, mother: { id: number }) => {
  const { db } = server.tenant;
  const { doctor_name } = await db
    .selectFrom('student')
    .select('doctor_name')
    .where('id', '=', child.id)
    .executeTakeFirstOrThrow();
  const { emergency_contact } = await db
    .selectFrom('app_user')
    .select('emergency_contact')
    .where('id', '=', mother.id)
    .executeTakeFirstOrThrow();
  return [doctor_name, emergency_contact];
};

test('an automation writes what whoever approves may write; the rest stays proposed', async () => {
  const { mother, child } = await aFamily();
  const form = await mapped();
  const entry = async () => {
    const of = { form_id: form.id, student_id: child.id, user_id: mother.id, status: 'submitted', values };
    return (await anEntry(server.tenant, of)).id;
  };
  const approve = (who: typeof teacher, id: number) =>
    who.call('approveSubmittedForm', { id, student: child.id, approved: true }, said);
  const owners = async (id: number) =>
    (await manager.call('getFormEntryProposal', { id }, 'owner')).map(({ owner }: { owner: string }) => owner);
  await without('edit_students', async () => {
    const id = await entry();
    expect(await approve(teacher, id)).toMatchObject({ status: 'Success' });
    expect(await profiles(child, mother)).toEqual([null, null]);
    expect(await owners(id)).toEqual(['student', 'contact']);
  });
  // No teacher can hold manage_contacts.
  const second = await entry();
  await approve(teacher, second);
  expect(await profiles(child, mother)).toEqual(['Dr. Bad', null]);
  expect(await owners(second)).toEqual(['contact']);
  await approve(manager, await entry());
  expect(await profiles(child, mother)).toEqual(['Dr. Bad', 'Bob']);
});

test('an answer is by who gives it: staff enter from paper in their own name, over nobody’s draft', async () => {
  const { mother, child } = await aFamily();
  const other = await aFamily();
  const form = await aMapped();
  const args = { form_id: String(form.id), student: child.id, values };
  const ask = `${said} entry_id`;
  const draft = await mother.call(
    'saveFormEntryDraft',
    { form_id: form.id, student: child.id, values: { qcall: 'nobody' } },
    `${said} entry_id`,
  );
  expect(await teacher.call('submitWebFormEntry', { ...args, user: mother.id }, ask)).toMatchObject({
    status: 'Error',
    errors: [{ field: 'user' }],
  });
  for (const person of [other.mother.id, teacher.id])
    expect(await teacher.call('submitWebFormEntry', { ...args, on_paper_for: person }, ask)).toMatchObject({
      errors: [{ field: 'on_paper_for', code: 'OUT_OF_REACH' }],
    });
  expect(await mother.call('submitWebFormEntry', { ...args, on_paper_for: mother.id }, ask)).toMatchObject({
    errors: [{ field: 'on_paper_for' }],
  });
  const kept = await teacher.call('submitWebFormEntry', { ...args, on_paper_for: mother.id }, ask);
  expect(kept).toMatchObject({ status: 'Success' });
  expect(kept.entry_id).not.toBe(draft.entry_id);
  expect(await mother.call('getFormEntry', { id: draft.entry_id }, 'status values')).toMatchObject({
    status: 'draft',
    values: { qcall: 'nobody' },
  });
  expect(await manager.call('getFormEntry', { id: kept.entry_id }, 'user { id } on_paper_for { id }')).toEqual({
    user: { id: String(teacher.id) },
    on_paper_for: { id: String(mother.id) },
  });
  expect(await mother.call('getFormEntry', { id: kept.entry_id }, 'on_paper_for { id }')).toEqual({
    on_paper_for: { id: String(mother.id) },
  });
});

test('somebody else’s answers are corrected by who may approve them alone', async () => {
  const { mother, child } = await aFamily();
  const form = await aMapped();
  const of = { form_id: form.id, student_id: child.id, user_id: mother.id, status: 'submitted', values };
  const { id } = await anEntry(server.tenant, of);
  await without('approve_forms', async () => {
    await expect(teacher.call('updateFormEntry', { id, values: { qcall: 'Eve' } }, said)).rejects.toMatchObject({
      code: 'FORBIDDEN',
    });
  });
  expect(await manager.call('getFormEntry', { id }, 'values')).toEqual({ values });
});
