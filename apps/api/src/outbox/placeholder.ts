import { type RawBuilder, sql } from 'kysely';

const FORM = '^temp-kv-[0-9]+@';
const pattern = new RegExp(FORM, 'i');

/** Whether an address was made up by an import for somebody who gave none: nobody reads it, and nothing is sent there. */
export const isPlaceholder = (address: string): boolean => pattern.test(address.trim());

/** SQL that tells the same of a column. */
export const isPlaceholderIn = (column: RawBuilder<unknown>): RawBuilder<boolean> =>
  sql<boolean>`coalesce(${column} ~* ${FORM}, false)`;
