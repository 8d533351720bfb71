import { sql } from 'kysely';
import type { Who } from '../call/who.ts';
import type { Alias, Sql, Table } from '../db/tables.ts';
import type { Entity } from '../read/entity.ts';
import type { Scope } from '../read/reach.ts';

/** How somebody came to be shown a file: through which record of which way. */
export interface Through {
  readonly way: string;
  readonly id: number;
}

interface Way<T extends Table> {
  /** Who reaches the record; without it whoever sees it where it hangs on others. */
  readonly scope?: Scope<T>;
  /** SQL: the record shows what `key` names (the key of a picture or video, the name of a file) to this reader now. */
  readonly shows: (as: Alias<T>, key: Sql, who: Who, now: Date) => Sql;
}

const ways = new Map<string, (who: Who, id: number, key: string, now: Date) => Sql>();

/**
 * Declares a way by which files are read: through records of an entity, by whoever reaches them. The answer makes what an
 * address says of it; it is asked again whenever the file is fetched.
 */
export const way = <T extends Table>(name: string, of: Entity<T>, { scope, shows }: Way<T>) => {
  const as: Alias<T> = { name: 'w' };
  if (ways.has(name)) throw new Error(`There are two ways of the name ${name}.`);
  ways.set(name, (who, id, key, now) => {
    const reach = scope ?? of.nested;
    if (!reach) throw new Error(`Nobody said who sees ${of.name}.`);
    return sql`exists (select 1 from ${sql.table(of.table)} ${sql.ref(as.name)}
      where ${sql.ref(`${as.name}.centre_id`)} = ${who.centre} and ${sql.ref(`${as.name}.id`)} = ${id}
        and (${reach.filter(who, as)}) and (${shows(as, sql`${key}::text`, who, now)}))`;
  });
  return (id: number): Through => ({ way: name, id });
};

/** The names of all ways there are: each has to be tried. */
export const wayNames = (): readonly string[] => [...ways.keys()].sort();

/** SQL: whether this reader is shown what a key names through a record; a way nobody declared shows nothing. */
export const isShownThrough = ({ way: name, id }: Through, who: Who, key: string, now: Date): Sql =>
  ways.get(name)?.(who, id, key, now) ?? sql`false`;
