import { sql } from 'kysely';
import type { Call } from '../call/call.ts';
import { metaOf } from '../call/input.ts';
import { message } from '../call/message.ts';
import { type FieldError, refuse, UserError } from '../call/refusals.ts';
import type { Part, Who } from '../call/who.ts';
import type { Result } from '../db/batch.ts';
import { compile } from '../db/compile.ts';
import type { Precondition } from '../db/session.ts';
import { type Alias, among, type Sql, type Table } from '../db/tables.ts';
import { isOfPart } from './parts.ts';
import type { Scope } from './reach.ts';

/** An id of the input lies outside, and the row says that the answer is null then. */
export class AnswerNothing extends Error {}

/** Ids found in the input under one path of the reach, such as 'location_id' or 'users.user_id'. */
interface Named {
  readonly path: string;
  readonly scope: Scope;
  readonly ids: readonly number[];
}

const isScope = (value: unknown): value is Scope =>
  typeof value === 'object' && value !== null && 'filter' in value && 'outside' in value;

/** The scopes of a row by the path of the ids they hold for; `rows` is not among them. */
export const scopesOf = (call: Call): Map<string, Scope> => {
  const scopes = new Map<string, Scope>();
  for (const [path, scope] of Object.entries(call.reach))
    if (path !== 'rows' && isScope(scope)) scopes.set(path, scope);
  return scopes;
};
export const rowsScopeOf = (call: Call): Scope | undefined => (isScope(call.reach.rows) ? call.reach.rows : undefined);

const idsAt = (value: unknown, path: readonly string[]): number[] => {
  if (Array.isArray(value)) return value.flatMap((each) => idsAt(each, path));
  if (typeof value === 'number') return path.length === 0 ? [value] : [];
  const [key, ...rest] = path;
  if (key === undefined || typeof value !== 'object' || value === null) return [];
  return idsAt(Object.entries(value).find(([name]) => name === key)?.[1], rest);
};

/** `judged`: those the function judges itself are asked too. */
const namedIn = (call: Call, values: Record<string, unknown>, judged = false): Named[] =>
  [...scopesOf(call)].flatMap(([path, scope]) => {
    if (scope.outside === 'unasked' && !judged) return [];
    const ids = [...new Set(idsAt(values, path.split('.')))];
    return ids.length > 0 ? [{ path, scope, ids }] : [];
  });

const reached = ({ scope, ids }: Named, who: Who): Sql => {
  const as: Alias<Table> = { name: 'r' };
  const centre = scope.tenant ? sql`r.centre_id = ${who.centre}` : sql`true`;
  return sql`(select coalesce(json_agg(r.id), '[]') from ${sql.table(scope.table)} r
    where ${centre} and ${among(sql`r.id`, ids)} and (${scope.filter(who, as)}))`;
};

const selectReached = (named: readonly Named[], who: Who) =>
  compile(sql`select ${sql.join(named.map((each, i) => sql`${reached(each, who)} as ${sql.ref(`r${i}`)}`))}`);

const idsOf = (value: unknown): Set<unknown> => new Set(Array.isArray(value) ? value : []);

/** Throws what an id outside of its scope means. */
const checkAnswered = (named: readonly Named[], { rows: [row] }: Result): void => {
  const outside = named.filter(({ ids }, i) => {
    const found = idsOf(row?.[`r${i}`]);
    return ids.some((id) => !found.has(id));
  });
  const refused = outside.find(({ scope }) => scope.outside === 'refuse' || scope.outside === 'unasked');
  if (refused) throw refuse.forbidden(refused.path);
  if (outside.some(({ scope }) => scope.outside === 'nothing')) throw new AnswerNothing();
  const fieldErrors = outside
    .filter(({ scope }) => scope.outside === 'error')
    .map(({ path }): FieldError => ({ field: path, code: 'OUT_OF_REACH', message: message('kernel.outOfReach') }));
  if (fieldErrors.length > 0) throw new UserError(message('kernel.outOfReach'), fieldErrors);
};

/** The check of all ids of an input that end the call when they lie outside: one select, riding along. */
export const reachPrecondition = (call: Call, values: Record<string, unknown>, who: Who): Precondition | null => {
  const named = namedIn(call, values, who.part !== undefined).filter(({ scope }) => scope.outside !== 'leftOut');
  if (named.length === 0) return null;
  return { statement: selectReached(named, who), check: (result) => checkAnswered(named, result), inPart: true };
};

/**
 * The ids that are dropped from their lists when they lie outside, to be asked before the call runs; `keep` takes them
 * out of `values` and answers them, for `errors`. A required list of which nothing is left declines the call.
 */
export const leftOut = (call: Call, values: Record<string, unknown>, who: Who) => {
  const named = namedIn(call, values).filter(({ scope }) => scope.outside === 'leftOut');
  if (named.length === 0) return null;
  return {
    statement: selectReached(named, who),
    keep: ({ rows: [row] }: Result): FieldError[] => {
      const dropped: FieldError[] = [];
      for (const [i, { path }] of named.entries()) {
        const found = idsOf(row?.[`r${i}`]);
        const list = values[path];
        if (!Array.isArray(list)) continue;
        const kept = list.filter((id) => found.has(id));
        if (kept.length === 0 && isRequired(call, path))
          throw new UserError(message('kernel.noneLeft'), [{ field: path, code: 'OUT_OF_REACH' }]);
        for (const id of list.filter((one) => !found.has(one)))
          dropped.push({ field: `${path}.${id}`, code: 'OUT_OF_REACH', message: message('kernel.outOfReach') });
        values[path] = kept;
      }
      return dropped;
    },
  };
};

/** Whether the input names a record that belongs to the part a narrowed caller acts in. */
export const namesOfPart = (call: Call, values: Record<string, unknown>, part: Part): boolean =>
  namedIn(call, values, true).some(({ scope }) => isOfPart(scope.table, part));

const isRequired = (call: Call, key: string): boolean => {
  const schema = call.input[key];
  return schema !== undefined && metaOf(schema).list && !schema.safeParse(undefined).success;
};
