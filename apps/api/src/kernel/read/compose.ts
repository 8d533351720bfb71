import { isObject } from '@nestling/rules/json.ts';
import { type Answer, isRows, type Part, type Parts, type Rows } from '../call/answers.ts';
import { lastPageOf } from '../call/pages.ts';
import { below, type Shape } from '../call/shape.ts';
import type { Table } from '../db/tables.ts';
import type { Scope } from './reach.ts';
import type { Later, Reader, Slice } from './reader.ts';

const DEFAULT_LIMIT = 1_000;
const DEFAULT_PAGE = 50;

type Input = Readonly<Record<string, unknown>>;

/** What a function gave is not what its row declares; the row's types keep this from happening. */
const misfit = (what: string) => new TypeError(`The call's function did not give ${what}.`);
const rowsOf = (value: unknown): Rows<Table> => {
  if (isRows(value)) return value;
  throw misfit('rows');
};
const listOf = (value: unknown): readonly unknown[] => {
  if (Array.isArray(value)) return value;
  throw misfit('a list');
};

type Single = Exclude<Part, readonly unknown[]>;
const isSingle = (part: Part): part is Single => !Array.isArray(part);

/** Turns a value into what is answered; null in its place: the value is answered as it was given. */
type Composer = ((value: unknown) => Later<unknown>) | null;
type Member = readonly [name: string, compose: Composer];

/** How the parts that were asked for are composed, found once for all objects of a list. */
const membersOf = (parts: Parts, shape: Shape, reader: Reader): readonly Member[] =>
  [...shape.fields].flatMap(([name, inner]) => {
    const part = parts[name];
    return part ? [[name, composerOf(part, inner, reader)] as const] : [];
  });

const composeMembers = (members: readonly Member[], values: unknown): Later<unknown> => {
  if (!isObject(values)) throw misfit('an object');
  const answered: Record<string, unknown> = {};
  const later: [string, Later<unknown>][] = [];
  for (const [name, compose] of members) {
    const value = values[name] ?? null;
    // Also where it comes later: so names stand in the order in which they were asked for.
    answered[name] = value;
    if (compose && value !== null) later.push([name, compose(value)]);
  }
  return () => {
    for (const [name, value] of later) answered[name] = value();
    return answered;
  };
};

/** Objects of plain values are not made anew: GraphQL takes out of them what was asked for. */
const composerOf = (part: Part, shape: Shape, reader: Reader): Composer => {
  if (!isSingle(part)) return listComposerOf(part[0], shape, reader);
  if ('table' in part) {
    return (value) => {
      const found =
        typeof value === 'number'
          ? reader.ids(part, [value], shape)
          : reader.rows(rowsOf(value), shape, undefined, { limit: 1 });
      return () => found()[0] ?? null;
    };
  }
  if (part.kind === 'scalar') return part.made ? (value) => () => reader.made(part, value) : null;
  const members = membersOf(part.parts, shape, reader);
  return members.some(([, compose]) => compose) ? (value) => composeMembers(members, value) : null;
};

const listComposerOf = (part: Single, shape: Shape, reader: Reader): Composer => {
  if ('table' in part) {
    return (value) => {
      if (isRows(value)) return reader.rows(value, shape, undefined, { limit: value.limit ?? DEFAULT_LIMIT });
      const ids = listOf(value).filter((id) => typeof id === 'number');
      return reader.ids(part, ids, shape);
    };
  }
  const each = composerOf(part, shape, reader);
  if (!each) return null;
  return (value) => {
    const members = listOf(value).map(each);
    return () => members.map((member) => member());
  };
};

const numberOf = (input: Input, key: string, otherwise: number): number => {
  const value = input[key];
  return typeof value === 'number' ? value : otherwise;
};

const composePage = (
  rows: Rows<Table>,
  input: Input,
  shape: Shape,
  scope: Scope | undefined,
  reader: Reader,
): Later<unknown> => {
  const perPage = numberOf(input, 'first', DEFAULT_PAGE);
  const currentPage = numberOf(input, 'page', 1);
  const slice = { limit: perPage, offset: (currentPage - 1) * perPage };
  const data = shape.fields.has('data') ? reader.rows(rows, below(shape, 'data'), scope, slice) : () => [];
  const counted = shape.fields.has('total') || shape.fields.has('lastPage');
  const total = counted ? reader.total(rows, scope) : () => 0;
  return () => ({
    data: data(),
    currentPage,
    perPage,
    total: total(),
    lastPage: lastPageOf(total(), perPage),
  });
};

/** A plain list honours `first` and `page` where the call takes them. */
const sliceOf = (rows: Rows<Table>, input: Input): Slice => {
  const limit = 'first' in input ? numberOf(input, 'first', DEFAULT_PAGE) : (rows.limit ?? DEFAULT_LIMIT);
  return { limit, offset: (numberOf(input, 'page', 1) - 1) * limit };
};

/**
 * Turns what a call's function gave into the answer: what has to be read is asked of `reader`, and the answer stands
 * once those reads are delivered. `scope` is the row's `reach.rows`.
 */
export const compose = (
  answer: Answer,
  given: unknown,
  input: Input,
  shape: Shape,
  scope: Scope | undefined,
  reader: Reader,
): Later<unknown> => {
  if (given === null || given === undefined) return () => null;
  switch (answer.kind) {
    case 'one': {
      const found = reader.rows(rowsOf(given), shape, scope, { limit: 1 });
      return () => found()[0] ?? null;
    }
    case 'list': {
      const rows = rowsOf(given);
      return reader.rows(rows, shape, scope, sliceOf(rows, input));
    }
    case 'paged':
      return composePage(rowsOf(given), input, shape, scope, reader);
    case 'objects': {
      const members = listComposerOf(answer.of, shape, reader);
      return members ? members(listOf(given)) : () => given;
    }
    case 'object':
    case 'outcome':
      return composeMembers(membersOf(answer.parts, shape, reader), given);
  }
};
