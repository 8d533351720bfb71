import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';

/** One file of the timeline. */
export interface Step {
  readonly name: string;
  readonly sql: string;
  readonly checksum: string;
  /** What is run one by one outside a transaction; null: the file is one transaction, as all but the marked ones are. */
  readonly statements: readonly Outside[] | null;
}

/** A statement that no transaction may hold, about one index. */
export interface Outside {
  readonly sql: string;
  readonly index: string;
}

/** A file that is marked to run outside a transaction holds something that could be left half done. */
export class UnsafeMigration extends Error {
  constructor(name: string, statement: string) {
    super(
      `The migration ${name} runs outside a transaction: only "create index concurrently if not exists" and "drop index concurrently if exists" may stand in it, not "${statement.slice(0, 60)}".`,
    );
  }
}

const MARK = /^-- no transaction\b/;
const CONCURRENT =
  /^(?:create (?:unique )?index concurrently if not exists|drop index concurrently if exists) ([a-z_][a-z\d_]*)/i;

const outsideOf = (name: string, sql: string): readonly Outside[] | null => {
  if (!MARK.test(sql)) return null;
  return sql
    .replace(/^--.*$/gm, '')
    .split(';')
    .map((statement) => statement.trim())
    .filter((statement) => statement !== '')
    .map((statement) => {
      const index = CONCURRENT.exec(statement.replace(/\s+/g, ' '))?.[1];
      if (index === undefined) throw new UnsafeMigration(name, statement);
      return { sql: statement, index };
    });
};

/** The files of a folder in the order of their names. */
export const readTimeline = async (folder: URL): Promise<readonly Step[]> => {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort();
  return Promise.all(
    names.map(async (name) => {
      const sql = await readFile(new URL(name, folder), 'utf8');
      return {
        name,
        sql,
        checksum: createHash('sha256').update(sql).digest('hex'),
        statements: outsideOf(name, sql),
      };
    }),
  );
};
