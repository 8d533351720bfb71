import { CellTrouble } from './cell-trouble.ts';
import { movedTables } from './moved-tables.ts';
import type { Side } from './side.ts';

const RANGE = 1_000_000;

/**
 * Has a cell number what has no center in its key, centers themselves before all, from `number` millions on, so that no two
 * cells give the same number. Throws where it has given one of another cell's already.
 */
export const beginIds = async ({ name, client }: Side, number: number): Promise<void> => {
  const loose = (await movedTables(client)).filter(({ table, published }) => !published || table === 'centre');
  const { rows } = await client.query<{ sequence: string; last: string | null }>(
    `select format('public.%I', s.sequencename) as sequence, s.last_value::text as last from pg_sequences s
      join pg_depend d on d.objid = format('public.%I', s.sequencename)::regclass and d.deptype in ('i', 'a')
      join pg_class c on c.oid = d.refobjid where s.schemaname = 'public' and c.relname = any ($1)`,
    [loose.map(({ table }) => table)],
  );
  for (const { sequence, last } of rows) {
    const given = Number(last ?? 0);
    if (given >= (number + 1) * RANGE)
      throw new CellTrouble(
        `The cell ${name} has given numbers above ${(number + 1) * RANGE}: give it a higher --number.`,
      );
    if (given < number * RANGE)
      await client.query('select setval($1::regclass, $2, false)', [sequence, number * RANGE]);
  }
};
