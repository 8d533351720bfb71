import { buildSchema } from 'graphql';
import { expect, test } from 'vitest';
import { breaks, type Change, changesBetween, changesFor, noted } from '../interface/changes.ts';
import { shapeOfSchema } from '../interface/shape.ts';

const shapeOf = (calls: string, types = '') => shapeOfSchema(buildSchema(`type Query { ${calls} } ${types}`));
const told = (changes: readonly Change[]) =>
  changes.map(({ name, part, before, after }) => [name, part, before, after].join(' | '));

const children = '"Lists children. Needs teacher." children(room: ID!): [Child!]!';
const child = 'type Child { id: ID! name: String! }';

test('what is new, gone or another is told by its part, and what is within a new one is not', () => {
  const before = shapeOf(`${children} "Tells. Needs user." me: Child`, child);
  const after = shapeOf(
    '"Lists children. Needs user." children(room: ID, day: String): [Child!]! "Adds. Needs admin." pets: [Pet!]!',
    'type Child { id: ID! name: String born: String } type Pet { id: ID! }',
  );
  expect(told(changesBetween(before, after))).toEqual([
    'Child | field born |  | String',
    'Child | field name | String! | String',
    'Pet |  |  | type',
    'children | rule | teacher | user',
    'children | argument day |  | String',
    'children | argument room | ID! | ID',
    'me |  | query | ',
    'pets |  |  | query',
  ]);
  expect(changesBetween(after, after)).toEqual([]);
});

test('a program may break by what is gone, by more that is asked for, and by less that is promised', () => {
  const one = (part: string, before: string | null, after: string | null, kind: Change['kind'] = 'query') =>
    breaks({ name: 'x', kind, part, before, after, rule: 'user' });
  for (const [part, before, after] of [
    ['', 'query', null],
    ['argument day', null, 'Date!'],
    ['argument day', 'Date', 'Date!'],
    ['argument day', 'String', 'Date'],
    ['argument day', 'Date', null],
    ['answer', '[Child!]!', '[Child!]'],
    ['rule', 'user', 'admin'],
    ['field name', 'String!', 'String'],
  ] as const)
    expect(one(part, before, after, part.startsWith('field') ? 'type' : 'query'), part).toBe(true);
  for (const [part, before, after] of [
    ['', null, 'query'],
    ['argument day', null, 'Date'],
    ['argument day', 'Date!', 'Date'],
    ['answer', 'Child', 'Child!'],
    ['rule', 'admin', 'user'],
    ['field born', null, 'Date!'],
  ] as const)
    expect(one(part, before, after, part.startsWith('field') ? 'type' : 'query'), part).toBe(false);
});

test('what a type takes is told as what a call takes: more of it may break a program', () => {
  const call = '"Adds. Needs admin." addPet(pet: PetInput!): Int!';
  const before = shapeOf(call, 'input PetInput { name: String! nick: String age: Int }');
  const after = shapeOf(call, 'input PetInput { name: String nick: String! age: Int born: String! fur: String }');
  const changes = changesBetween(before, after);
  expect(changes.map((change) => `${change.name}.${change.part}: ${breaks(change)}`)).toEqual([
    'PetInput.argument born: true',
    'PetInput.argument fur: false',
    'PetInput.argument name: false',
    'PetInput.argument nick: true',
  ]);
});

test('changes of one day come together, and what is taken back the same day was none', () => {
  const first = shapeOf(children, child);
  const second = shapeOf(
    `${children} "Tells. Needs user." me: Child`,
    'type Child { id: ID! name: String born: String }',
  );
  const third = shapeOf(children, 'type Child { id: ID! name: ID }');
  const morning = noted([], '2026-12-01', changesBetween(first, second));
  const evening = noted(morning, '2026-12-01', changesBetween(second, third));
  expect(told(evening[0]?.changes ?? [])).toEqual(['Child | field name | String! | ID']);
  expect(noted(evening, '2026-12-01', changesBetween(third, first))).toEqual([]);
  expect(noted(evening, '2026-12-02', changesBetween(third, first)).map(({ day }) => day)).toEqual([
    '2026-12-02',
    '2026-12-01',
  ]);
});

test('each role is told of what it may see: a type is of the lowest role with a call of it', () => {
  const before = shapeOf(children, child);
  const after = shapeOf(
    `${children} "Tells. Needs user." me: Me`,
    'type Child { id: ID! name: String! born: String } type Me { id: ID! }',
  );
  const days = noted([], '2026-12-01', changesBetween(before, after));
  const names = (role: 'user' | 'teacher') =>
    changesFor(days, role).flatMap(({ changes }) => changes.map(({ name }) => name));
  expect(names('user')).toEqual(['Me', 'me']);
  expect(names('teacher')).toEqual(['Child', 'Me', 'me']);
});
