import { nth, type TestTenant } from '../../centres/test/centres.factory.ts';

/** A permission of the centre's own. */
export const aPermission = async (at: TestTenant, name = `own_${nth()}`): Promise<{ id: number; name: string }> =>
  at.db
    .insertInto('permission')
    .values({ centre_id: at.centre, name, display_name: name })
    .returning(['id', 'name'])
    .executeTakeFirstOrThrow();

/** The id of a permission of the centre by its name. */
export const permissionOf = async (at: TestTenant, name: string): Promise<number> => {
  const { id } = await at.db
    .selectFrom('permission')
    .select('id')
    .where('centre_id', '=', at.centre)
    .where('name', '=', name)
    .executeTakeFirstOrThrow();
  return id;
};
