import { strToU8, zipSync } from 'fflate';

/** A file as a page's input takes it. */
export const csvFile = (name: string, lines: readonly string[]) => ({
  name,
  mimeType: 'text/csv',
  buffer: Buffer.from(`${lines.join('\n')}\n`),
});

const HEAD = [
  'brightwheel_id,first_name,last_name,birthdate,gender,enrollment_status,homeroom,allergies,zip,ssn',
  'parent_1_first_name,parent_1_last_name,parent_1_email,parent_1_mobile_phone',
  'parent_2_first_name,parent_2_last_name,parent_2_email,approved_pickup_1_first_name,approved_pickup_1_last_name',
].join(',');

/** The cells of a row of the roster, in the order of its head; what is not given is as it should be. */
const rowOf = (id: string, lname: string, cells: Partial<Record<RosterCell, string>>): string => {
  const row: Record<RosterCell, string> = {
    id,
    fname: `Child${id}`,
    lname,
    dob: '5/14/2022',
    gender: 'female',
    type: 'active',
    room: 'Meadow',
    allergies: '',
    zip: '02138',
    ssn: '123-45-6789',
    parent: `Parent${id}`,
    parentLname: lname,
    email: `parent${id}@families.example`.toLowerCase(),
    phone: '617-555-0142',
    parent2: '',
    parent2Lname: '',
    email2: '',
    pickup: '',
    pickupLname: '',
    ...cells,
  };
  return Object.values(row).join(',');
};
type RosterCell =
  | 'id'
  | 'fname'
  | 'lname'
  | 'dob'
  | 'gender'
  | 'type'
  | 'room'
  | 'allergies'
  | 'zip'
  | 'ssn'
  | 'parent'
  | 'parentLname'
  | 'email'
  | 'phone'
  | 'parent2'
  | 'parent2Lname'
  | 'email2'
  | 'pickup'
  | 'pickupLname';

/** What is said of each of the twelve kinds of faults in `faultyRoster`, in the order of its rows. */
export const FAULTS = [
  'The first name is missing.',
  'The last name is missing.',
  'This is no date. Write it as 5/14/2022.',
  'The birthday can’t be in the future.',
  'Choose female, male, nonbinary or other, or leave it empty.',
  'Choose enrolled, waitlist or graduated, or leave it empty.',
  'The room is missing.',
  /100 characters at most/,
  /no email address/,
  /no phone number/,
  /last name is missing/i,
  /This address is Parentf12 Larch’s/,
] as const;

/**
 * A roster of Brightwheel with its headers word for word: `good` children that are right, one who may be Ida Moss, whom the
 * center has, and twelve rows of which each is wrong in its own way.
 */
export const faultyRoster = (good: number): string[] => [
  HEAD,
  rowOf('f1', 'Ash', { fname: '' }),
  rowOf('f2', '', { parentLname: 'Birch' }),
  rowOf('f3', 'Cedar', { dob: '5/34/2022' }),
  rowOf('f4', 'Dogwood', { dob: '5/14/2099' }),
  rowOf('f5', 'Elm', { gender: 'dragon' }),
  rowOf('f6', 'Fir', { type: 'maybe' }),
  rowOf('f7', 'Gum', { room: '' }),
  rowOf('f8', 'Hazel', { allergies: 'peanut '.repeat(20).trim() }),
  rowOf('f9', 'Ivy', { email: 'nobody at home' }),
  rowOf('f10', 'Juniper', { phone: 'call the neighbor' }),
  rowOf('f11', 'Koa', { pickup: 'Grandma' }),
  rowOf('f12', 'Larch', { parent2: 'Other', parent2Lname: 'Larch', email2: 'parentf12@families.example' }),
  rowOf('i1', 'Moss', { fname: 'Ida', dob: '', parent: 'Nell', email: 'nell.moss@families.example' }),
  ...Array.from({ length: good }, (_, at) =>
    rowOf(`g${at + 1}`, `Family${Math.floor(at / 2) + 1}`, {
      room: at % 3 === 0 ? 'Brook' : 'Meadow',
      ...(at === 0 ? { pickup: 'Gus', pickupLname: 'Granger' } : {}),
    }),
  ),
];

/** Reports of Procare in a ZIP: a child of separated parents under the accounts of both, one of whom must not pick up. */
export const procareZip = () => ({
  name: 'procare.zip',
  mimeType: 'application/zip',
  buffer: Buffer.from(
    zipSync({
      'account information.csv': strToU8(
        [
          'Account ID,Account Key,Person ID,Person Type,Person Sort ID,Primary Classroom,Last Name,First Name,Date of Birth,Email,Phone 1',
          '70,Vale-M,701,Payer,0,,Vale,Mara,,mara.vale@families.example,617-555-0177',
          '70,Vale-M,703,Child,1,Brook,Vale,Juno,3/2/2021,,',
          '71,Reyes-T,702,Payer,0,,Reyes,Tomas,,tomas.reyes@families.example,617-555-0178',
          '71,Reyes-T,703,Child,1,Brook,Vale,Juno,3/2/2021,,',
        ].join('\n'),
      ),
      'children.csv': strToU8(
        [
          'Child ID,Person ID,Last Name,First Name,Date of Birth,Gender,Primary Classroom,Enrollment Status',
          '900,703,Vale,Juno,3/2/2021,Female,Brook,Enrolled',
        ].join('\n'),
      ),
      'relationships.csv': strToU8(
        [
          'Child ID,Row ID,Person ID,Person Type,Last Name,First Name,Relationship Type,Lives With,Emergency,Authorized Pickup,Comment',
          '900,1,701,Payer,Vale,Mara,Mother,Checked,Checked,Checked,',
          '900,2,702,Payer,Reyes,Tomas,Father,Unchecked,Unchecked,Not authorized,Court order on file',
        ].join('\n'),
      ),
    }),
  ),
});
