import { operation } from '@nestling/contract/operation.ts';
import { sayIn } from '@nestling/ui/words.ts';
import { act, renderHook } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { wrongBy } from '../src/limits.ts';
import { useRecordForm } from '../src/record-form.ts';
import { kitWords } from '../src/words.ts';

const t = sayIn(kitWords, { language: 'en', pets: false });

describe('the limits of an argument', () => {
  test('a text is held against its length, trimmed and counted in characters', () => {
    const name = { required: true, shortest: 2, longest: 4 } as const;
    expect(wrongBy(name, '  ', t)).toBe('This is required.');
    expect(wrongBy(name, 'a', t)).toBe('Enter at least 2 characters.');
    expect(wrongBy(name, ' 👋👋👋👋 ', t)).toBeNull();
    expect(wrongBy(name, 'abcde', t)).toBe('Enter at most 4 characters.');
  });

  test('what may be left out may be empty, and so may a text that starts at nothing', () => {
    expect(wrongBy({ shortest: 5 }, '', t)).toBeNull();
    expect(wrongBy({ required: true, shortest: 0 }, '', t)).toBeNull();
    expect(wrongBy({ required: true }, null, t)).toBe('This is required.');
  });

  test('numbers have a range, lists a length, texts a form', () => {
    expect(wrongBy({ least: 1, most: 60 }, 0, t)).toBe('Enter 1 or more.');
    expect(wrongBy({ least: 1, most: 60 }, 61, t)).toBe('Enter 60 or less.');
    expect(wrongBy({ number: true, least: 1, most: 60 }, '3O', t)).toBe('Enter a number, such as 30.');
    expect(wrongBy({ number: true, least: 1, most: 60 }, ' 61', t)).toBe('Enter 60 or less.');
    expect(wrongBy({ number: true, least: 1, most: 60 }, '30', t)).toBeNull();
    expect(wrongBy({ required: true, list: true, shortest: 1 }, [], t)).toBe('This is required.');
    expect(wrongBy({ list: true, shortest: 1 }, [], t)).toBeNull();
    expect(wrongBy({ list: true, longest: 1 }, [1, 2], t)).toBe('Choose at most 1.');
    expect(wrongBy({ email: true }, 'ana@example', t)).not.toBeNull();
    expect(wrongBy({ pattern: '^\\d{6}$' }, '12345', t)).not.toBeNull();
    expect(wrongBy({ pattern: '^\\d{6}$' }, '123456', t)).toBeNull();
  });
});

describe('a form with the limits of its call', () => {
  const add = operation<{ name: string }>('addThing', 'name:String! operation_id:String', 'Thing', {
    name: { required: true, longest: 3 },
  });

  test('sends nothing until they hold, and its own sentence comes first', async () => {
    const sent: string[] = [];
    const { result } = renderHook(() =>
      useRecordForm({
        name: 'thing:new',
        initial: { name: '' },
        limits: add.limits,
        validate: { name: (value) => (value === 'x' ? 'Not x.' : null) },
        save: async ({ name }) => {
          sent.push(name);
          return { kind: 'done' as const, message: '', data: {} };
        },
        onSaved: () => {},
      }),
    );
    const submitted = async (name: string) => {
      act(() => result.current.fields.setValues({ name }));
      await act(async () => result.current.submit());
      return result.current.problems;
    };
    expect(await submitted('')).toEqual([{ field: 'name', message: 'This is required.' }]);
    expect(await submitted('x')).toEqual([{ field: 'name', message: 'Not x.' }]);
    expect(await submitted('four')).toEqual([{ field: 'name', message: 'Enter at most 3 characters.' }]);
    expect(sent).toEqual([]);
    expect(await submitted('abc')).toEqual([]);
    expect(sent).toEqual(['abc']);
  });
});

test('an operation passes its arguments on under their own names', () => {
  const add = operation<{ id: string; words: string[] }>('addThing', 'id:ID! words:[ID!]!', '');
  const [definition] = add.definitions;
  expect(definition?.kind === 'OperationDefinition' && definition.variableDefinitions?.length).toBe(2);
  expect(JSON.stringify(definition)).toContain('"value":"outcome"');
});
