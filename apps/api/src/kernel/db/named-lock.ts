import { type RawBuilder, sql } from 'kysely';

/**
 * SQL that holds a name until the transaction ends: who asks for the same name meanwhile waits, in whatever process. The
 * name says what it is for, and of which centre.
 */
export const namedLock = (name: string): RawBuilder<unknown> =>
  sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`;
