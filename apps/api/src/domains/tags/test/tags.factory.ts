import { nth, type TestTenant } from '../../centres/test/centres.factory.ts';

type List = 'tag' | 'allergy' | 'medication';

/** A word on one of the three lists of the centre. */
export const aWord = (
  at: TestTenant,
  list: List,
  given: { readonly name?: string; readonly deleted_at?: Date } = {},
): Promise<{ id: number; name: string }> =>
  at.db
    .insertInto(list)
    .values({ centre_id: at.centre, name: `Word ${nth()}`, ...given })
    .returning(['id', 'name'])
    .executeTakeFirstOrThrow();
