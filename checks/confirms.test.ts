import { calls } from '@nestling/api/domains.ts';
import { confirmCodes } from '@nestling/rules/confirm-codes.ts';
import { Kind, parse } from 'graphql';
import { expect, test } from 'vitest';
import { pathsOf, read } from './sources.ts';

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
