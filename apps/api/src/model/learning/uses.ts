import { sql } from 'kysely';
import type { Ctx } from '../../kernel/call/context.ts';
import type { Sql, Table } from '../../kernel/db/tables.ts';
import type { Entity } from '../../kernel/read/entity.ts';

/** What may use a record of a catalogue, as sentences name it (`learning.inUse`). */
export type UseKind =
  | 'activities'
  | 'attributes'
  | 'checkpoints'
  | 'domains'
  | 'entries'
  | 'milestones'
  | 'observations'
  | 'plans'
  | 'skills';
/** So many records of a kind use it. */
export interface InUse {
  readonly kind: UseKind;
  readonly count: number;
}

const uses = new Map<Table, [kind: UseKind, rows: (id: number) => Sql][]>();

/**
 * Says what uses records of a catalogue, by whoever owns what uses them: such a record is not deleted.
 * @param rows what follows `from`: the rows of the users of one record
 */
export const usedBy = (of: Entity, kind: UseKind, rows: (id: number) => Sql): void => {
  uses.set(of.table, [...(uses.get(of.table) ?? []), [kind, rows]]);
};

/** How many records of which kinds use one, those of which there are none left out; one statement. */
export const usesOf = async ({ db }: Pick<Ctx, 'db'>, of: Entity, id: number): Promise<readonly InUse[]> => {
  const all = uses.get(of.table) ?? [];
  if (all.length === 0) return [];
  const counts = all.map(
    ([kind, rows]) => sql`select ${kind}::text as kind, (select count(*)::int from ${rows(id)}) as count`,
  );
  const { rows } = await sql<InUse>`select * from (${sql.join(counts, sql` union all `)}) u where count > 0`.execute(
    db,
  );
  return rows;
};
