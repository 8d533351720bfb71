import { strToU8, zipSync } from 'fflate';
import { expect, test } from 'vitest';
import { dayOf, orderOf } from '../reading/days.ts';
import { guessFields } from '../reading/heads.ts';
import { type ParseAsked, parseFile } from '../reading/parse-file.ts';
import { readTables } from '../reading/read-tables.ts';

const parse = (bytes: Uint8Array, as: ParseAsked['as'] = 'roster', more: Partial<ParseAsked> = {}) =>
  parseFile({ bytes, as, order: null, year: 2026, ...more });
const children = async (bytes: Uint8Array, as: ParseAsked['as'] = 'roster', more: Partial<ParseAsked> = {}) => {
  const read = await parse(bytes, as, more);
  if (!('kind' in read) || read.kind !== 'children') throw new Error(JSON.stringify(read));
  return read;
};
const csv = (...lines: string[]) => strToU8(lines.join('\n'));

test.each([
  [',', 'a comma'],
  [';', 'a semicolon'],
  ['\t', 'a tab'],
  ['|', 'a bar'],
])('cells are told apart by %j (%s)', async (mark) => {
  const rows = [
    ['first_name', 'last_name', 'zip'],
    ['Ada', 'Cole', '02138'],
  ];
  const { children: read } = await children(csv(...rows.map((row) => row.join(mark))));
  expect(read).toMatchObject([{ row: 2, fname: 'Ada', lname: 'Cole', zip: '02138' }]);
});

test.each(['utf8', 'utf16le', 'latin1'] as const)('names keep their letters in %s', async (encoding) => {
  const mark = encoding === 'utf16le' ? '\ufeff' : '';
  const bytes = Buffer.from(`${mark}first_name,last_name\nZoë,Núñez\n`, encoding);
  expect((await children(bytes)).children).toMatchObject([{ fname: 'Zoë', lname: 'Núñez' }]);
});

test('a file put together of two encodings keeps the letters of both', async () => {
  const heads = Buffer.from('first_name,last_name\n');
  const bytes = Buffer.concat([heads, Buffer.from('Zoë,Núñez\n', 'utf8'), Buffer.from('Chloé,Ibáñez', 'latin1')]);
  expect((await children(bytes)).children).toMatchObject([
    { fname: 'Zoë', lname: 'Núñez' },
    { fname: 'Chloé', lname: 'Ibáñez' },
  ]);
});

test('numbers keep what they begin with, and what turns the order of letters is left out', async () => {
  const { children: read } = await children(
    csv(
      'first_name,last_name,zip,parent_1_first_name,parent_1_mobile_phone,notes',
      'A\u202eda,Cole,00501,Tess,+12075550101,=1+1',
    ),
  );
  expect(read).toMatchObject([{ fname: 'Ada', zip: '00501', note: '=1+1', contacts: [{ phone: '+12075550101' }] }]);
});

test('the whole column says whether the month or the day comes first, and where it does not it is asked', async () => {
  expect(orderOf(['1/2/2021', '13/2/2021'])).toBe('dmy');
  expect(orderOf(['1/2/2021', '2/13/2021'])).toBe('mdy');
  expect(orderOf(['1/2/2021', '3/4/2021'])).toBeNull();
  expect(orderOf(['2021-02-01'])).toBe('mdy');
  expect(dayOf('29/02/2021', 'dmy', 2026)).toBeNull();
  expect(dayOf('5/14/22', 'mdy', 2026)).toBe('2022-05-14');
  expect(dayOf('5/14/99', 'mdy', 2026)).toBe('1999-05-14');
  expect(dayOf('May 14, 2022', 'mdy', 2026)).toBe('2022-05-14');
  const open = csv('first_name,last_name,birthdate', 'Ada,Cole,1/2/2021');
  expect((await children(open)).faults).toMatchObject([{ row: 0, field: 'dob', code: 'DAY_ORDER' }]);
  expect(await children(open, 'roster', { order: 'dmy' })).toMatchObject({
    children: [{ dob: '2021-02-01' }],
    faults: [],
  });
  const wrong = csv('first_name,last_name,birthdate', 'Ada,Cole,13/1/2021', 'Ben,Cole,yesterday');
  expect(await children(wrong)).toMatchObject({
    children: [{ dob: '2021-01-13' }, { dob: 'yesterday' }],
    faults: [{ row: 3, field: 'dob', code: 'DAY' }],
  });
});

test('headers are found by name, alias and what stands below them', () => {
  const head = [
    'brightwheel_id',
    'First Name',
    'LastName',
    'D.O.B.',
    'Classroom',
    'room_1',
    'room_2',
    'Parent 2 Email',
    'Mail',
    'Ring',
  ];
  const rows = [['1', 'Ada', 'Cole', '1/2/2021', 'Bees', 'Fox', 'Owl', 'b@x.org', 'a@x.org', '207 555 0101']];
  expect(guessFields(head, rows)).toEqual([
    'external_id',
    'fname',
    'lname',
    'dob',
    'room',
    'other_room',
    'other_room',
    'parent_2_email',
    'parent_1_email',
    'parent_1_phone',
  ]);
});

test('social security and bank numbers are dropped while reading, by header or by what they look like', async () => {
  const tables = await readTables(
    csv(
      'First Name,Last Name,Visible SSN,ID Number,Bank Account',
      'Uma,Ash,123-45-6789,987-65-4321,1111',
      'Ned,Ash,,987-65-4322,',
    ),
  );
  expect(tables).toMatchObject([
    { head: ['First Name', 'Last Name'], dropped: ['Visible SSN', 'ID Number', 'Bank Account'] },
  ]);
  expect(JSON.stringify(tables)).not.toMatch(/123-45|987-65|1111/);
});

const account = [
  'Account ID,Account Key,Person ID,Person Type,Person Sort ID,Primary Classroom,Full Name,Last Name,First Name,Date of Birth,Email,Phone 1',
  '1,A1,10,Payer,0,,"Cole, Tess",Cole,Tess,,tess@x.org,207-555-0101',
  '1,A1,20,Child,1,Bees,"Cole, Ada",Cole,Ada,1/13/2021,,',
  '2,A2,11,Payer,0,,"Dorsey, Dan",Dorsey,Dan,,dan@x.org,207-555-0102',
  '2,A2,20,Child,1,Bees,"Cole, Ada",Cole,Ada,1/13/2021,,',
  '3,A3,12,Payer,0,,"Empty, Eve",Empty,Eve,,,',
].join('\n');
const relationships = [
  'Child ID,Row ID,Person ID,Full Name,Last Name,First Name,Relationship Type,Lives With,Emergency,Authorized Pickup',
  '500,1,30,"Ash, Uma",Ash,Uma,Aunt,Unchecked,Checked,Checked',
  '500,2,31,"Gray, Gus",Gray,Gus,Uncle,Unchecked,Unchecked,Not authorized',
].join('\n');
const reports = [
  'Child ID,Person ID,First Name,Last Name,Date of Birth,Primary Classroom,Enrollment Status',
  '500,20,Ada,Cole,1/13/2021,Bees,Enrolled',
].join('\n');
const info = [
  'Child ID,Person ID,Full Name,Category Description,Item Description,Item Is Active',
  '500,20,"Cole, Ada",Allergies,Peanuts,Checked',
  '500,20,"Cole, Ada",Allergies,Dust,Unchecked',
].join('\n');

test('reports of Procare are one: a child of separated parents has the people of both accounts', async () => {
  const zip = zipSync({
    'Account information.csv': strToU8(account),
    'Relationships.csv': strToU8(relationships),
    'Children.csv': strToU8(reports),
    'Child info.csv': strToU8(info),
  });
  const read = await children(zip, 'procare');
  expect(read.children).toHaveLength(1);
  expect(read.children).toMatchObject([
    { external_id: '500', fname: 'Ada', room: 'Bees', dob: '2021-01-13', type: 'enrolled', allergies: 'Peanuts' },
  ]);
  expect(read.children[0]?.contacts).toMatchObject([
    { fname: 'Tess', payer: true, pickup: false, email: 'tess@x.org' },
    { fname: 'Dan', payer: true, pickup: false },
    { fname: 'Uma', pickup: true, emergency: true, no_pickup: false, relation: 'Aunt' },
    { fname: 'Gus', pickup: false, no_pickup: true },
  ]);
  expect(read.faults).toMatchObject([{ code: 'NO_FAMILY', value: 'Empty' }]);
});

test('staff are read once each, without a room that is none', async () => {
  const file = csv(
    'Employee ID,Last Name,First Name,Visible SSN,Primary Work Area,Employment Status,Catogory Sort ID',
    '7,Ash,Uma,123-45-6789,Work Area,Active,1',
    '7,Ash,Uma,123-45-6789,Work Area,Active,2',
  );
  const read = await parse(file, 'staff');
  expect(read).toMatchObject({
    staff: [{ row: 2, fname: 'Uma', lname: 'Ash', rooms: '' }],
    faults: [{ code: 'DROPPED' }],
  });
});

test('what cannot be read gets its reason', async () => {
  const names = 'first_name,last_name\n';
  const reason = async (bytes: Uint8Array, as: ParseAsked['as'] = 'roster') => {
    const read = await parse(bytes, as);
    return 'unread' in read ? read.unread : 'READ';
  };
  expect(await reason(new Uint8Array())).toBe('EMPTY');
  expect(await reason(Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0, 0]))).toBe('OLD_EXCEL');
  expect(await reason(Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 1, 2]))).toBe('UNREADABLE');
  expect(await reason(strToU8('city,zip\nBath,04530\n'))).toBe('NO_NAMES');
  expect(await reason(strToU8('city,zip\nBath,04530\n'), 'procare')).toBe('NO_FAMILIES');
  expect(await reason(strToU8(names + 'Ada,Cole\n'.repeat(50_020)))).toBe('TOO_LARGE');
  expect(await reason(strToU8(`${names}Ada,Cole${',x'.repeat(1_000_000)}\n`))).toBe('TOO_LARGE');
  expect(await reason(Buffer.alloc(26 * 1024 * 1024, 'a'))).toBe('TOO_LARGE');
  expect(await reason(zipSync({ 'a.csv': strToU8(names), 'b.exe': strToU8('x') }).fill(1, 6, 7))).toBe('LOCKED');
  expect(await reason(zipSync({ 'evil.exe': strToU8('x') }))).toBe('UNREADABLE');
});

/** The same archive, whose list says another size of what is in it. */
const saying = (zip: Uint8Array, bytes: number): Uint8Array => {
  const at = Buffer.from(zip).indexOf(Buffer.from([0x50, 0x4b, 1, 2]));
  const changed = Buffer.from(zip);
  changed.writeUInt32LE(bytes, at + 24);
  return changed;
};

test('an archive that unpacks into too much is not unpacked, and one that lies is not believed', async () => {
  const roster = strToU8(`first_name,last_name\n${'Ada,Cole\n'.repeat(20_000)}`);
  const zip = zipSync({ 'a.csv': roster }, { level: 9 });
  expect(await readTables(saying(zip, 510_000_000))).toBe('TOO_LARGE');
  // What is unpacked is never more than was said.
  const short = await readTables(saying(zip, 1_000));
  expect(typeof short === 'string' ? 0 : (short[0]?.rows.length ?? 0)).toBeLessThan(200);
});

test('a path out of an archive is a name and nothing else', async () => {
  const slip = zipSync({ '../../etc/roster.csv': strToU8('first_name,last_name\nAda,Cole\n') });
  expect(await readTables(slip)).toMatchObject([{ name: 'roster', rows: [['Ada', 'Cole']] }]);
});

test('a cell of a megabyte is cut where it is seen to be too long', async () => {
  const { children: read } = await children(csv('first_name,last_name,notes', `Ada,Cole,${'x'.repeat(1_000_000)}`));
  expect(read[0]?.note).toHaveLength(5_001);
});
