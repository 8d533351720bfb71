import {
  type DatabaseConnection,
  DummyDriver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
} from 'kysely';
import type { DB } from '../../db/types.gen.ts';
import type { Result, Statement } from './batch.ts';
import type { Sql } from './tables.ts';

const dialect = {
  createAdapter: () => new PostgresAdapter(),
  createDriver: () => new DummyDriver(),
  createIntrospector: (db: Kysely<unknown>) => new PostgresIntrospector(db),
  createQueryCompiler: () => new PostgresQueryCompiler(),
};
const config = { dialect };
const driver = new DummyDriver();
const base = new Kysely<DB>(config);

/** The text and parameters of a piece of SQL. */
export const compile = (piece: Sql): Statement => {
  const { sql, parameters } = piece.compile(base);
  return { text: sql, values: parameters };
};

/** The seam where columns get the types printed from the database: the compiler cannot see through the wire. */
const areRows = <R>(_: unknown[]): _ is R[] => true;
/** Rows under the type their statement was written with. */
export const typed = <R>(rows: unknown[]): R[] => {
  if (!areRows<R>(rows)) throw new TypeError('unreachable');
  return rows;
};

/** A Kysely whose statements go out over `send`: the transaction, centre and checks of one call. */
export const boundTo = (send: (statement: Statement) => Promise<Pick<Result, 'rows' | 'count'>>): Kysely<DB> => {
  const connection: DatabaseConnection = {
    async executeQuery<R>({ sql, parameters }: { sql: string; parameters: readonly unknown[] }) {
      const { rows, count } = await send({ text: sql, values: parameters });
      return { rows: typed<R>(rows), numAffectedRows: BigInt(count) };
    },
    // biome-ignore lint/correctness/useYield: the interface asks for a generator, the wire has no cursors
    async *streamQuery(): AsyncGenerator<never> {
      throw new Error('Streaming is not available inside of a call.');
    },
  };
  // With all four keys Kysely takes this for its parts; with fewer, for a configuration.
  return new Kysely<DB>({
    config,
    dialect,
    driver,
    executor: base.getExecutor().withConnectionProvider({ provideConnection: (use) => use(connection) }),
  });
};
