import { createHash } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { DB } from '../../db/types.gen.ts';
import type { CenterTable } from '../center-tables.ts';
import { inOneSpelling } from '../withheld.ts';
import { linesOf } from '../write-backup.ts';

const MODULUS = 1n << 128n;

/** A sum over lines that does not depend on their order, and changes with any of them. */
export class LineSum {
  private sum = 0n;
  lines = 0;

  add(line: string): void {
    const digest = createHash('sha256').update(line).digest();
    this.sum = (this.sum + digest.readBigUInt64BE(0) * (1n << 64n) + digest.readBigUInt64BE(8)) % MODULUS;
    this.lines += 1;
  }

  isSame(other: LineSum): boolean {
    return this.sum === other.sum && this.lines === other.lines;
  }
}

/** The sum over the rows a table has of a center now, as they would be written. */
export const sumOfTable = async (db: Kysely<DB>, table: CenterTable, center: number): Promise<LineSum> => {
  const sum = new LineSum();
  for await (const lines of linesOf(db, table, center))
    for (const { line } of lines) sum.add(inOneSpelling(table.table, line));
  return sum;
};
