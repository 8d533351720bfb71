import type { Expectation, Matrix } from '../../../../test/matrix.ts';
import type { Where, World } from '../../../../test/world.ts';
import { nth } from '../../centres/test/centres.factory.ts';
import { aContact } from '../../users/test/users.factory.ts';
import { aBatch, dataUrl } from './imports.factory.ts';

/** Lists of other products are support's, in every location of the center. */
const support = { own: 'kvsupport', other: 'kvsupport', elsewhere: 'kvsupport' } as const;

const roster = dataUrl('first_name,last_name,birthdate,homeroom\nAda,Cole,2021-05-14,Bees\n');
const file = (w: World, where: Where, content = roster) => ({ file: content, location: w.at(where).location });
const reads = (content = roster): Expectation => ({
  args: (w, where) => file(w, where, content),
  from: support,
  outside: 'error',
});
const child = () => ({ row: 2, fname: `Child${nth()}`, lname: `Import${nth()}`, room: 'Imported' });
const saves = (path: 'data' | 'students'): Expectation => ({
  args: (w, where) => ({ [path]: [child()], location: w.at(where).location }),
  from: support,
  outside: 'error',
});
/** A row with all that one may hold, decided to be the student of the place. */
const whole = (w: World, where: Where) => ({
  row: 2,
  match: w.at(where).student,
  external_id: `x${nth()}`,
  fname: 'Ada',
  middle_name: 'May',
  lname: `Import${nth()}`,
  nick_name: 'Addie',
  dob: '2021-05-14',
  gender: 'female',
  race: 'White',
  ethnicity: 'Other',
  room: 'Imported',
  other_rooms: 'Foxes',
  type: 'enrolled',
  enrollment_date: '2025-09-01',
  graduation_date: '2026-08-31',
  street_1: '1 Elm St',
  street_2: 'Apt 2',
  city: 'Bath',
  state: 'ME',
  zip: '04530',
  country: 'US',
  doctor_name: 'Dr. Bell',
  doctor_phone: '207-555-0199',
  note: 'Naps late',
  allergies: 'Peanuts',
  medications: 'Albuterol',
  contacts: [
    {
      kind: 'parent',
      fname: 'Tess',
      lname: 'Import',
      email: `tess${nth()}@example.com`,
      phone: '207-555-0101',
      phone2: '207-555-0102',
      relation: 'Aunt',
      pickup: true,
      emergency: true,
      payer: true,
      no_pickup: false,
    },
  ],
});
const employee = () => ({
  row: 2,
  external_id: '7',
  fname: 'Uma',
  middle_name: 'Jo',
  lname: `Import${nth()}`,
  username: `uma.import${nth()}`,
  email: `uma${nth()}@example.com`,
  phone: '207-555-0103',
  job_title: 'Lead teacher',
  rooms: 'Bees',
});
const person = () => ({ fname: 'Uma', lname: `Import${nth()}`, email: `uma${nth()}@example.com` });

const keptAt = async (w: World, where: Where, kind: string, data: object): Promise<number> => {
  const { tenant, location } = w.at(where);
  await tenant.db.deleteFrom('import_batch').where('state', '=', 'kept').where('location_id', '=', location).execute();
  const { id } = await aBatch(tenant, { location_id: location, kind, state: 'kept' });
  await tenant.db
    .insertInto('import_row')
    .values({ centre_id: tenant.centre, batch_id: id, number: 2, data: JSON.parse(JSON.stringify(data)) })
    .execute();
  return location;
};
const reading = (kind: string, data: (w: World, where: Where) => object): Expectation => ({
  args: async (w, where) => ({ location: await keptAt(w, where, kind, data(w, where)) }),
  from: support,
  outside: 'refused',
});
const dropping = (kind: string, data: () => object): Expectation => ({
  args: async (w, where) => ({ location: await keptAt(w, where, kind, data()) }),
  from: support,
  outside: 'error',
});

/** A batch there that has made a contact nobody has invited. */
const made = async (w: World, where: Where) => {
  const { tenant, location } = w.at(where);
  const { id } = await aBatch(tenant, { location_id: location });
  const contact = await aContact(tenant, { locations: [{ id: location }], invited: false, password_hash: null });
  await tenant.db
    .insertInto('import_change')
    .values({
      centre_id: tenant.centre,
      batch_id: id,
      number: 2,
      noun: 'User',
      record_id: contact.id,
      name: 'Uma Import',
      after: { fname: 'Uma' },
      at: new Date(),
    })
    .execute();
  return { id };
};

export const matrix: Matrix = {
  uploadAdvanceOnbording: reads(),
  matchHeaderAdvanceOnbording: {
    args: (w, where) => ({
      ...file(w, where),
      headers: [
        { header: 'first_name', field: 'fname' },
        { header: 'last_name', field: 'lname' },
      ],
    }),
    from: support,
    outside: 'error',
  },
  uploadBrightWheelRoster: reads(),
  uploadCsv: reads(),
  uploadProcareFile: reads(
    dataUrl(
      'Child ID,Person ID,First Name,Last Name,Primary Classroom,Enrollment Status\n1,2,Ada,Cole,Bees,Enrolled\n',
    ),
  ),
  uploadProcareStaffFile: reads(dataUrl('First Name,Last Name,Email\nUma,Import,uma@example.com\n')),
  saveAdvanceOnbordingData: saves('data'),
  saveBrightWheelSyncData: saves('data'),
  saveProcareData: saves('students'),
  saveProcareStaff: {
    args: (w, where) => ({ staff: [person()], location: w.at(where).location }),
    from: support,
    outside: 'error',
  },
  saveTempAdvanceOnbordingData: {
    args: (w, where) => ({ data: [child()], location: w.at(where).location, replace: true }),
    from: support,
    outside: 'error',
  },
  saveTempProcareData: {
    args: (w, where) => ({ students: [child()], location: w.at(where).location, replace: true }),
    from: support,
    outside: 'error',
  },
  saveTempProcareStaff: {
    args: (w, where) => ({ staff: [person()], location: w.at(where).location, replace: true }),
    from: support,
    outside: 'error',
  },
  getTempAdvanceOnbordingData: reading('onboarding', whole),
  getTempProcareData: reading('procare', whole),
  getTempProcareStaff: reading('procare_staff', employee),
  deleteTempAdvanceOnbordingData: dropping('onboarding', child),
  deleteTempProcareData: dropping('procare', child),
  deleteTempProcareStaff: dropping('procare_staff', person),
  importHistory: {
    args: async (w, where) => {
      const { tenant, location } = w.at(where);
      await aBatch(tenant, { location_id: location, file: `${w.at(where).mark} roster.csv` });
      return { location, first: 20 };
    },
    from: support,
    outside: 'refused',
  },
  undoImport: { args: made, from: support, outside: 'error' },
  releaseImportInvitations: { args: made, from: support, outside: 'error' },
  downloadImportTemplate: { args: () => ({ type: 'onboarding' }) },
};
