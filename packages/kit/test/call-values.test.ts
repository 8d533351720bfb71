import { expect, test } from 'vitest';
import {
  argumentOf,
  argumentsOf,
  heldOf,
  limitsOfChange,
  newsIn,
  requiring,
  stillNeeded,
  withoutEmpty,
} from '../src/call-values.ts';

const held = (limit: Parameters<typeof heldOf>[0]) => heldOf(limit, null);

test('nothing is held as the empty one of its argument, and what is there as it is', () => {
  expect([held(undefined), held({}), held({ list: true }), held({ flag: true })]).toEqual(['', '', [], false]);
  expect([held({ number: true }), held({ id: true }), held({ object: true })]).toEqual([null, null, null]);
  expect([heldOf({}, undefined), heldOf({ number: true }, 0), heldOf({ flag: true }, true)]).toEqual(['', 0, true]);
});

test('a number is sent as one, a picked record by its id, a sent file by its key', () => {
  expect(argumentOf({ number: true }, ' 12 ')).toBe(12);
  expect(argumentOf({}, '12')).toBe('12');
  expect(argumentOf({ number: true }, 0)).toBe(0);
  expect(argumentOf({ id: true }, { id: '7', name: 'Elm' })).toBe('7');
  expect(argumentOf({}, [{ key: 'f1', name: 'a.png' }])).toBe('f1');
  expect(argumentOf({ list: true }, [{ id: '1' }, { key: 'f2' }, 'c'])).toEqual(['1', 'f2', 'c']);
});

test('nothing filled in clears, is an empty text, or is not sent', () => {
  expect(argumentOf({ clears: true }, ' ')).toBeNull();
  expect(argumentOf({ shortest: 0 }, '')).toBe('');
  expect(argumentOf({ shortest: 1 }, '')).toBeUndefined();
  expect(argumentOf({ object: true, clears: true }, null)).toBeNull();
  expect(argumentOf({ object: true }, null)).toBeUndefined();
  expect(argumentOf({ list: true, shortest: 1 }, [])).toBeUndefined();
  expect(argumentOf({ list: true }, [])).toEqual([]);
  expect(argumentOf({ list: true }, null)).toBeUndefined();
});

test('members of an object go by their own limits, and those without stay as they are', () => {
  const of = { amount: { number: true }, note: { clears: true }, room: { id: true } } as const;
  const item = { amount: '250', note: '', room: { id: '3' }, kind: { id: '4' } };
  const sent = { amount: 250, note: null, room: '3', kind: { id: '4' } };
  expect(argumentOf({ object: true, of }, item)).toEqual(sent);
  expect(argumentOf({ object: true, of, list: true }, [item, item])).toEqual([sent, sent]);
  expect(argumentOf({ object: true }, item)).toEqual(item);
  expect(argumentOf({ object: true, of: { note: { shortest: 1 } } }, { note: '' })).toEqual({});
});

test('fields that are no arguments are left out, and what is as it was is no news', () => {
  const limits = { name: { shortest: 1 }, age: { number: true } } as const;
  const is = (name: string) => name !== 'search';
  expect(argumentsOf(is, limits, { name: 'Ava', age: '3', search: 'x' })).toEqual({ name: 'Ava', age: 3 });
  expect(argumentsOf(is, limits, { name: '', age: '3' })).toEqual({ age: 3 });
  expect(newsIn({ name: 'Ava', rooms: ['1'] }, { name: 'Ava', rooms: ['1', '2'] })).toEqual({ rooms: ['1'] });
});

test('a new record is not told what nobody chose, but for what is required', () => {
  const limits = { note: {}, tags: { list: true, required: true } } as const;
  expect(withoutEmpty(limits, { note: '', tags: [], at: null, count: 0, on: false })).toEqual({
    tags: [],
    count: 0,
    on: false,
  });
});

test('a change requires what adding did, once it was filled in, and what cannot be taken away', () => {
  const adding = { name: { required: true }, file: { required: true }, note: {} } as const;
  expect(limitsOfChange(adding, { name: {}, file: {}, note: {} }, { name: 'Ava', file: null, note: 'x' })).toEqual({
    name: { required: true },
    file: {},
    note: {},
  });
  expect(requiring({ name: { shortest: 0 }, code: { shortest: 4 } }, ['name', 'code'])).toEqual({
    name: { required: true, shortest: 1 },
    code: { required: true, shortest: 4 },
  });
  const limits = {
    kept: { shortest: 1 },
    cleared: { clears: true },
    emptied: { shortest: 0 },
    chosen: { list: true },
    some: { list: true, shortest: 1 },
    on: { flag: true },
    parts: { object: true },
  } as const;
  const filled = { kept: 'a', cleared: 'a', emptied: 'a', chosen: ['a'], some: ['a'], on: true, parts: {}, other: 'a' };
  const needed = stillNeeded(limits, filled, (name) => name !== 'other');
  expect(Object.keys(needed).filter((name) => 'required' in (needed[name] ?? {}))).toEqual(['kept', 'some']);
  expect(stillNeeded(limits, { kept: '' }, () => true)).toEqual(limits);
});
