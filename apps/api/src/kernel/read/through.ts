import { sql } from 'kysely';
import { columnsFrom, type JoinTable } from '../db/join-table.ts';
import type { Alias, Column, Sql, Table } from '../db/tables.ts';
import { type Entity, type ManyField, many } from './entity.ts';

const at = (as: Alias<Table>, column: 'id' | 'centre_id'): Sql => sql.ref(`${as.name}.${column}`);

/**
 * Records linked to this one by a join table: `teachers: through(roomStaff, User, Room, ['lname', 'fname'])`. `and`
 * narrows them further.
 */
export const through = <I extends Table, O extends Table>(
  join: NoInfer<JoinTable<I, O> | JoinTable<O, I>>,
  of: Entity<I>,
  owner: Entity<O>,
  order: readonly Column<I>[] = [],
  and: (inner: Alias<I>) => Sql = () => sql`true`,
): ManyField => {
  const { own, other } = columnsFrom(join, owner.table);
  return many(
    of,
    owner,
    (inner, outer) => sql`${and(inner)} and exists (select 1 from ${sql.table(join.table)} joined
      where joined.centre_id = ${at(outer, 'centre_id')} and joined.${own} = ${at(outer, 'id')}
        and joined.${other} = ${at(inner, 'id')})`,
    order,
  );
};
