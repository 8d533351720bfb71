import { calls } from '@nestling/api/domains.ts';
import { type ConfirmCode, confirmCodes } from '@nestling/rules/confirm-codes.ts';
import { Kind, parse } from 'graphql';
import { expect, test } from 'vitest';
import { pathsOf, read } from './sources.ts';
import { writes } from './writes.ts';

const asking = Object.entries(calls).flatMap(([name, { confirms }]) =>
  Object.keys(confirms).length > 0 ? [{ name, confirms }] : [],
);

test('each code is asked by a call, and each call that asks says when', () => {
  const said = asking.flatMap(({ confirms }) => Object.entries(confirms));
  expect(new Set(said.map(([code]) => code))).toEqual(new Set(confirmCodes));
  for (const [, when] of said) expect(when.length).toBeGreaterThan(15);
});

test('every document of a call that asks takes what was confirmed, and reads what is asked', () => {
  const names = new Set(asking.map(({ name }) => name));
  const wanting = read(pathsOf('apps/portal/src/**/*.graphql')).flatMap(({ path, text }) =>
    parse(text).definitions.flatMap((one) => {
      if (one.kind !== Kind.OPERATION_DEFINITION) return [];
      const [field] = one.selectionSet.selections;
      if (field?.kind !== Kind.FIELD || !names.has(field.name.value)) return [];
      const variables = one.variableDefinitions?.map(({ variable }) => variable.name.value) ?? [];
      const errors = field.selectionSet?.selections.find(
        (part) => part.kind === Kind.FIELD && part.name.value === 'errors',
      );
      const read = errors?.kind === Kind.FIELD ? (errors.selectionSet?.selections ?? []) : [];
      const reads = read.flatMap((part) => (part.kind === Kind.FIELD ? [part.name.value] : []));
      const whole =
        ['operation_id', 'confirm'].every((name) => variables.includes(name)) &&
        ['field', 'message'].every((name) => reads.includes(name));
      return whole ? [] : [`${path}: ${field.name.value}`];
    }),
  );
  expect(wanting).toEqual([]);
});

/** What is asked about whichever call does it: a row that is added, or an argument that is given. */
const askedAbout: Readonly<Record<string, ConfirmCode>> = {
  attendance: 'RATIO',
  attendance_room: 'RATIO',
  meal_count: 'ALLERGEN',
  letter_send: 'LETTER',
  text_message: 'TEXT',
  alert: 'ALERT',
  refund: 'REFUND',
};
/** Calls that add such a row and ask nobody, each with why. */
const asksNobody: Readonly<Record<string, string>> = {
  sendKioskActs: 'what a tablet kept without a line has happened: nobody is there to be asked, staff are alerted',
  undoCheckInOut: 'the own last press is taken back within minutes: who was checked out has not gone',
  settleForgottenCheckout: 'a stay that is there gets its end',
  updateCheckInActivity: 'a stay that is there gets another minute',
  updateStudentAttendance: 'a stay that is there gets another minute',
  sendSmsToUser: 'it goes to one phone, which was chosen',
};

test('whatever call brings a child in, feeds one or lets something leave asks first', () => {
  const silent = Object.entries(calls).flatMap(([name, { kind, input, confirms }]) => {
    const tables = Object.values(writes[name] ?? {}).flatMap((by) => Object.entries(by));
    const wanted = tables.flatMap(([table, columns]) => (columns.includes('+') ? (askedAbout[table] ?? []) : []));
    if (kind === 'mutation' && 'food' in input && 'students' in input) wanted.push('ALLERGEN');
    return wanted.every((code) => code in confirms) ? [] : [name];
  });
  expect(silent.sort()).toEqual(Object.keys(asksNobody).sort());
});
