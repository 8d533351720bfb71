import type { Seeded } from '@nestling/testing/seeded.ts';
import {
  type GraphQLArgument,
  type GraphQLInputField,
  type GraphQLInputType,
  isInputObjectType,
  isListType,
  isNonNullType,
} from 'graphql';

/** Stands for a piece of JSON that JSON.stringify cannot write: the text after it goes out as it is. */
const RAW = '@raw:';

/** JSON with the raw pieces put in. */
export const withRaw = (json: string): string => json.replaceAll(/"@raw:([^"]*)"/g, '$1');

const TEXTS = [
  '',
  ' ',
  'Ava',
  'a\u0000b',
  '\ud800',
  'x\udfff',
  '\u202eevil\u202c',
  '👩‍👩‍👧‍👦'.repeat(20),
  'ا'.repeat(300),
  "'; drop table student; --",
  '%_\\',
  '\\',
  '<script>alert(1)</script>',
  '$1',
  '\r\nX-Evil: 1',
  '\u0001\u001b[31m',
  '__proto__',
  'constructor',
  'null',
  'NaN',
  '../../etc/passwd',
  'https://127.0.0.1/',
  'a@b.co',
  'A@B.CO\u0000',
  '+1 555 0100',
  '#00ff00',
  '2026-03-11',
  '0000-01-01',
  '9999-12-31',
  '2026-02-30',
  '-0001-01-01',
  '23:59',
  '24:00',
  '2026-03-11T15:00:00Z',
  '0000-01-01T00:00:00Z',
  '9999-12-31T23:59:59.999999999+23:59',
  '0001-01-01T00:00:00+14:00',
  '12345678-1234-4123-8123-123456789012',
  '{"a":1}',
  '[',
];
const NUMBERS = [0, 1, 2, 5, 50, 200, 201, -1, 0.5, 2 ** 31 - 1, 2 ** 31, -(2 ** 31), 2 ** 53, 1e21, 1e308];
const RAW_NUMBERS = ['1e999', '-1e999', '-0', '1E5', '99999999999999999999999999', '0.1e-400', '1.0'];

const long = (dice: Seeded): string =>
  dice.pick(['x', '👶', '\u0000', '%', '(', ' a']).repeat(dice.pick([100, 1_001, 20_000, 100_000]));

const aText = (dice: Seeded): string => {
  if (dice.happens(0.01)) return long(dice);
  if (dice.happens(0.1))
    return String.fromCharCode(...Array.from({ length: dice.between(0, 20) }, () => dice.between(0, 0xffff)));
  return dice.pick(TEXTS);
};

const aNumber = (dice: Seeded): unknown =>
  dice.happens(0.15) ? RAW + dice.pick(RAW_NUMBERS) : dice.happens(0.4) ? dice.pick(NUMBERS) : dice.between(1, 90);

const anything = (dice: Seeded, depth = 3): unknown => {
  switch (dice.between(0, depth > 0 ? 7 : 5)) {
    case 0:
      return null;
    case 1:
      return dice.happens(0.5);
    case 2:
    case 3:
      return aNumber(dice);
    case 4:
    case 5:
      return aText(dice);
    case 6:
      return Array.from({ length: dice.between(0, 4) }, () => anything(dice, depth - 1));
    default:
      return Object.fromEntries(
        Array.from({ length: dice.between(0, 4) }, () => [aText(dice), anything(dice, depth - 1)]),
      );
  }
};

/** A value far down in lists, or a list of very many. */
const extreme = (dice: Seeded): unknown => {
  if (dice.happens(0.5)) return Array.from({ length: dice.pick([201, 1_001, 20_000]) }, (_, i) => i + 1);
  const depth = dice.pick([20, 500, 3_000, 100_000]);
  return `${RAW}${'['.repeat(depth)}1${']'.repeat(depth)}`;
};

const words = /^One of: (.+)\.$/;

/** A value for an argument: mostly of its type, and then sometimes one it may have. */
export const valueFor = (dice: Seeded, argument: GraphQLArgument | GraphQLInputField): unknown => {
  const known = words.exec(argument.description ?? '')?.[1]?.split(', ');
  if (known && dice.happens(0.7)) {
    const word = () => dice.pick(known);
    return String(argument.type).startsWith('[') ? [word(), word()] : word();
  }
  return ofType(dice, argument.type);
};

const ofType = (dice: Seeded, type: GraphQLInputType): unknown => {
  if (isNonNullType(type)) return dice.happens(0.02) ? null : ofType(dice, type.ofType);
  if (dice.happens(0.04)) return anything(dice);
  if (dice.happens(0.005)) return extreme(dice);
  if (isListType(type)) return Array.from({ length: dice.between(0, 5) }, () => ofType(dice, type.ofType));
  if (isInputObjectType(type)) {
    const members = Object.values(type.getFields()).filter((field) => isNonNullType(field.type) || dice.happens(0.6));
    return Object.fromEntries(members.map((field) => [field.name, valueFor(dice, field)]));
  }
  switch (type.name) {
    case 'ID':
      return dice.happens(0.8) ? dice.between(1, 90) : dice.happens(0.5) ? aNumber(dice) : aText(dice);
    case 'Int':
    case 'Float':
      return aNumber(dice);
    case 'Boolean':
      return dice.happens(0.5);
    case 'Date':
    case 'DateTime':
    case 'Clock':
      return aText(dice);
    case 'JSON':
      return anything(dice);
    default:
      return aText(dice);
  }
};

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** Valid arguments with a few of them, or of their members, made into something else. */
export const spoilt = (dice: Seeded, value: unknown, args: readonly GraphQLArgument[]): Record<string, unknown> => {
  const made: Record<string, unknown> = isObject(value) ? { ...value } : {};
  for (let times = dice.pick([0, 0, 1, 1, 1, 2, 3]); times > 0 && args.length > 0; times -= 1) {
    const argument = dice.pick(args);
    made[argument.name] = valueFor(dice, argument);
  }
  return made;
};
