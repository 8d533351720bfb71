import pg from 'pg';
import { CellTrouble } from './cell-trouble.ts';
import type { Cell } from './directory.ts';
import { movedTables } from './moved-tables.ts';
import type { Side } from './side.ts';

const quoted = pg.escapeIdentifier;

const one = async (side: Side, sql: string, values: readonly unknown[] = []): Promise<string> => {
  const { rows } = await side.client.query<{ value: unknown }>(sql, [...values]);
  return String(rows[0]?.value ?? '');
};

const migrationsOf = (side: Side) => one(side, `select string_agg(name, ' ' order by name) as value from migration`);

const mustBeFree = async (from: Side, to: Side, center: number): Promise<void> => {
  for (const { table, column } of await movedTables(to.client)) {
    const found = await to.client.query(`select from public.${quoted(table)} where ${quoted(column)} = $1 limit 1`, [
      center,
    ]);
    if (found.rowCount)
      throw new CellTrouble(`The cell ${to.name} has rows of center ${center} in ${table}: purge them there first.`);
  }
  const { rows } = await from.client.query<{ slug: string; hosts: string[] }>(
    `select c.slug, array(select h.host from centre_host h where h.centre_id = c.id) as hosts from centre c where c.id = $1`,
    [center],
  );
  const { slug = '', hosts = [] } = rows[0] ?? {};
  const taken = await one(
    to,
    `select string_agg(taken, ', ') as value from (select slug as taken from centre where slug = $1
       union all select host from centre_host where host = any ($2)) t`,
    [slug, hosts],
  );
  if (taken !== '') throw new CellTrouble(`Another center of the cell ${to.name} has ${taken}.`);
};

/**
 * All that must hold before a center can be moved; throws `CellTrouble` with the first that does not. Changes nothing.
 * `arriving`: rows of it may stand at the target, as a move of it has begun.
 */
export const checkMove = async (
  sides: { readonly from: Side; readonly to: Side },
  cells: { readonly from: Cell; readonly to: Cell },
  center: number,
  arriving = false,
): Promise<void> => {
  const { from, to } = sides;
  const systems = await Promise.all(
    [from, to].map((side) => one(side, 'select system_identifier::text as value from pg_control_system()')),
  );
  if (systems[0] === systems[1]) throw new CellTrouble(`${from.name} and ${to.name} are one Postgres server.`);
  if (cells.from.keys !== cells.to.keys)
    throw new CellTrouble('The two cells have other secrets: copy DATA_DIR/secrets from one to the other.');
  if (cells.from.files !== cells.to.files)
    throw new CellTrouble(`Files of ${from.name} stand in ${cells.from.files}, of ${to.name} in ${cells.to.files}.`);
  if ((await migrationsOf(from)) !== (await migrationsOf(to)))
    throw new CellTrouble('The two cells run different versions: bring both to the same one first.');
  const platform = await one(from, 'select is_platform as value from centre where id = $1', [center]);
  if (platform === '') throw new CellTrouble(`The cell ${from.name} has no center ${center}.`);
  if (platform === 'true') throw new CellTrouble('The platform’s own center belongs to its installation and stays.');
  const level = await one(from, `select current_setting('wal_level') as value`);
  if (level !== 'logical')
    throw new CellTrouble(`The Postgres of ${from.name} has wal_level ${level}: set it to logical and start it again.`);
  const elsewhere = await one(from, 'select cell as value from moved_center where center_id = $1', [center]);
  if (!arriving && elsewhere !== '') throw new CellTrouble(`Center ${center} is served by the cell ${elsewhere}.`);
  if (!arriving) await mustBeFree(from, to, center);
};
