import { type Given, nth, type TestTenant } from './centres.factory.ts';

/** A plan that is offered to centers, by the month. */
export const aCenterPlan = (
  { db }: Pick<TestTenant, 'db'>,
  given: Given<'centre_plan'> = {},
): Promise<{ id: number; name: string }> =>
  db
    .insertInto('centre_plan')
    .values({ name: `Plan ${nth()}`, amount: 9_900, period: 'month', ...given })
    .returning(['id', 'name'])
    .executeTakeFirstOrThrow();

/** Makes a center the platform's own. */
export const asHome = async <T extends TestTenant>(at: T): Promise<T> => {
  await at.db.updateTable('centre').set({ is_platform: true }).where('id', '=', at.centre).execute();
  return at;
};
