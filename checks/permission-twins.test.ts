import { calls } from '@nestling/api/domains.ts';
import { builtInPermissions, isBuiltInPermission } from '@nestling/rules/permissions.ts';
import { expect, test } from 'vitest';
import { beside, guarded, without } from './permission-twins.ts';
import { writes } from './writes.ts';

// A permission that was taken from a role is passed by no second call: which calls write which tables was seen
// (`npm run writes`), and each that writes a guarded one under none of its permissions says why.

const guards = Map.groupBy(
  Object.entries(guarded).flatMap(([permission, tables]) =>
    tables.split(' ').map((table): readonly [string, string] => [table, permission]),
  ),
  ([table]) => table,
);
const mayBy = (table: string): readonly string[] => (guards.get(table) ?? []).map(([, permission]) => permission);

/** What staff write by a call: each table, with the permissions that were asked for. */
const ofStaff = (name: string) =>
  Object.entries(writes[name] ?? {}).flatMap(([by, tables]) => {
    const [who, ...asked] = by.split(' ');
    return who === 'staff' ? Object.keys(tables).map((table) => ({ table, asked })) : [];
  });

test('each table that some call writes under a permission is guarded, or tells of what was done', () => {
  const tables = Object.keys(writes).flatMap((name) =>
    ofStaff(name).flatMap(({ table, asked }) => (asked.length > 0 ? [table] : [])),
  );
  const known = new Set<string>([...guards.keys(), ...beside]);
  expect([...new Set(tables)].filter((table) => !known.has(table))).toEqual([]);
  const all = Object.values(writes).flatMap((by) => Object.values(by).flatMap((own) => Object.keys(own)));
  expect([...guards.keys()].filter((table) => !all.includes(table)).sort(), 'no call writes it').toEqual([]);
});

test('what staff write of a guarded table under none of its permissions says why', () => {
  const found = Object.keys(writes).flatMap((name) => {
    const passing = ofStaff(name).flatMap(({ table, asked }) =>
      guards.has(table) && !asked.some((one) => mayBy(table).includes(one)) ? [table] : [],
    );
    return passing.length > 0 ? [[name, [...new Set(passing)].sort().join(' ')]] : [];
  });
  expect(Object.fromEntries(found)).toEqual(
    Object.fromEntries(Object.entries(without).map(([name, [tables]]) => [name, tables])),
  );
  for (const [, why] of Object.values(without)) expect(why.length).toBeGreaterThan(12);
});

test('each permission stands before something, and each call that asks for one was seen to write', () => {
  expect(Object.keys(guarded).sort()).toEqual(Object.keys(builtInPermissions).sort());
  const asked = new Set(Object.keys(writes).flatMap((name) => ofStaff(name).flatMap((one) => one.asked)));
  expect([...asked].filter((one) => !isBuiltInPermission(one))).toEqual([]);
  expect(Object.keys(builtInPermissions).filter((one) => !asked.has(one))).toEqual([]);
});

const NOBODY = 'guests are answered alike for every address; what it writes goes to a job';
const LOOKS = 'it reads a file for a look; what is mended then is sent to a call that saves it';
/** Mutations nobody has seen to write a row, each with why. */
const PROVIDER = 'without the keys of a provider nothing is paid; own-payment.test.ts sees what it keeps with them';
const writesNothing: Readonly<Record<string, string>> = {
  chargeAccounts: 'nobody there has a card stored; it writes what chargeInvoice does, once for each invoice',
  checkServerDomain: 'a job looks, and writes what it finds',
  deleteStudentLoginLimitSetting: 'nobody had a limit of its own to drop; it writes what saveStudentLoginLimit does',
  deleteUserLoginLimitSetting: 'nobody had a limit of its own to drop; it writes what updateUserLogins does',
  downloadCenterExport: 'who took an export away stands in the trail, and nowhere else',
  openStaffCredential: 'who opened a paper stands in the trail, and nowhere else',
  openInspectorPack: 'who took a pack away stands in the trail, and nowhere else',
  downloadCenterBackup: 'who took a backup away stands in the trail, and nowhere else',
  forgotPassword: NOBODY,
  openCenterPayment: PROVIDER,
  resendInvitedUserEmail: NOBODY,
  resendInvitedUserSms: NOBODY,
  resendTokenEmail: NOBODY,
  sendTyping: 'it tells those who listen, and keeps nothing',
  uploadAdvanceOnbording: LOOKS,
  uploadBrightWheelRoster: LOOKS,
  uploadCamerasList: 'it reads a file and answers what is in it; saveUploadCameraList keeps it',
  uploadCsv: LOOKS,
  uploadProcareFile: LOOKS,
  uploadProcareStaffFile: LOOKS,
  verifyCenterBackup: 'a job reads it, and writes what it finds',
};

test('every mutation was seen to write, or says what it does instead', () => {
  const mutations = Object.keys(calls).filter((name) => calls[name]?.kind === 'mutation');
  expect(mutations.filter((name) => !(name in writes)).sort()).toEqual(Object.keys(writesNothing).sort());
  for (const why of Object.values(writesNothing)) expect(why.length).toBeGreaterThan(20);
  expect(Object.keys(writes).filter((name) => calls[name]?.kind !== 'mutation' && !calls[name]?.writes)).toEqual([]);
});
