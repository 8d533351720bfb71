import { type RawBuilder, sql } from 'kysely';

/** `temp-kv-<digits>@…`, and any host of the domain that never exists, for systems make their own addresses there. */
const FORM = '^temp-kv-[0-9]+@|@([^@]*\\.)?invalid$';
const pattern = new RegExp(FORM, 'i');

/** Whether an address was made up by an import for somebody who gave none: nobody reads it, and nothing is sent there. */
export const isPlaceholder = (address: string): boolean => pattern.test(address.trim());

/** SQL that tells the same of a column. */
export const isPlaceholderIn = (column: RawBuilder<unknown>): RawBuilder<boolean> =>
  sql<boolean>`coalesce(btrim(${column}) ~* ${sql.lit(FORM)}, false)`;

/** SQL of an address as it is shown and written to: null where it was made up. */
export const realAddress = (column: RawBuilder<unknown>): RawBuilder<string | null> =>
  sql<string | null>`case when not ${isPlaceholderIn(column)} then ${column} end`;
