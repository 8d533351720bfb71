import type { Insertable, Kysely } from 'kysely';
import type { DB } from '../../../db/types.gen.ts';

/** Where a factory adds its rows: one centre, over the owner's connection. */
export interface TestTenant {
  readonly db: Kysely<DB>;
  readonly centre: number;
}

/** Columns a test sets itself; the factory fills the others, parents included. */
export type Given<T extends keyof DB> = Partial<Insertable<DB[T]>>;

let count = 0;
/** A number no other row of this test file was made with, for names that must differ. */
export const nth = (): number => {
  count += 1;
  return count;
};

/** A centre that nobody belongs to yet. */
export const aCentre = async (db: Kysely<DB>, given: Given<'centre'> = {}): Promise<TestTenant> => {
  const n = nth();
  const { id } = await db
    .insertInto('centre')
    .values({ slug: `centre-${n}`, name: `Centre ${n}`, ...given })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { db, centre: id };
};
