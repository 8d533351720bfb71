import { sql } from 'kysely';
import type { z } from 'zod';
import type { Order } from '../call/answers.ts';
import { choice } from '../call/input.ts';
import type { Table } from '../db/tables.ts';
import type { Entity } from './entity.ts';

/** Ways to sort a list, by name, and the input that asks for one of them: `name` or `-name`. */
export interface Sorts<T extends Table, K extends string> {
  /** The row's `sort`. */
  readonly input: z.ZodOptional<z.ZodType<K | `-${K}`>>;
  /** The order that was asked for, or the list's own. */
  readonly order: (asked: K | `-${K}` | undefined, own: readonly Order<T>[]) => readonly Order<T>[];
}

/** The other way round; what is empty stays last. */
const turned = <T extends Table>(term: Order<T>): Order<T> => {
  if (typeof term === 'function') return (as) => sql`${term(as)} desc nulls last`;
  return term.startsWith('-')
    ? (as) => sql.ref(`${as.name}.${term.slice(1)}`)
    : (as) => sql`${sql.ref(`${as.name}.${term}`)} desc nulls last`;
};

/**
 * The ways a list can be sorted, each up and down. What a column of the portal's table is called is what it is sorted by
 * here: the headings of a list in pages follow from the input of its call.
 * @param ways the terms of each, upwards
 */
export const sorts = <T extends Table, const K extends string>(
  _: Entity<T>,
  ways: Readonly<Record<K, readonly Order<T>[]>>,
): Sorts<T, K> => {
  const up = new Map<string, readonly Order<T>[]>(Object.entries(ways));
  const names = Object.keys(ways).filter((name): name is K => name in ways);
  return {
    input: choice<K | `-${K}`>(...names, ...names.map((name): `-${K}` => `-${name}`)).optional(),
    order: (asked, own) => {
      const name = asked ?? '';
      return up.get(name) ?? up.get(name.slice(1))?.map(turned) ?? own;
    },
  };
};
