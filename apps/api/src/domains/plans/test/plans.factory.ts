import { type Given, nth, type TestTenant } from '../../centres/test/centres.factory.ts';

const at = new Date('2026-03-11T14:50:00Z');

/** A plan of the week of Monday, March 9, 2026, as it lies in the database, a room plan unless told. */
export const aPlan = async (
  { db, centre: centre_id }: TestTenant,
  { rooms = [], ...given }: Partial<Given<'plan'>> & { location_id: number; rooms?: readonly number[] },
) => {
  const shared = given.status === 'shared' ? { shared_at: at } : {};
  const plan = await db
    .insertInto('plan')
    .values({
      ...{ centre_id, kind: 'room', name: `Plan ${nth()}`, start_date: '2026-03-09', end_date: '2026-03-13' },
      ...{ created_at: at, updated_at: at, ...shared, ...given },
    })
    .returning(['id', 'name'])
    .executeTakeFirstOrThrow();
  if (rooms.length > 0)
    await db
      .insertInto('plan_room')
      .values(rooms.map((room_id) => ({ centre_id, plan_id: plan.id, room_id })))
      .execute();
  return plan;
};

/** A section of a plan. */
export const aSection = ({ db, centre: centre_id }: TestTenant, plan_id: number, given: object = {}) =>
  db
    .insertInto('plan_section')
    .values({ centre_id, plan_id, name: 'Circle time', updated_at: at, ...given })
    .returning(['id', 'plan_id'])
    .executeTakeFirstOrThrow();

/** A topic in a section, on the Monday of the week unless told. */
export const aTopic = (
  { db, centre: centre_id }: TestTenant,
  { id: section_id, plan_id }: { readonly id: number; readonly plan_id: number },
  given: object = {},
) =>
  db
    .insertInto('plan_topic')
    .values({ centre_id, plan_id, section_id, name: 'Leaves', date: '2026-03-09', updated_at: at, ...given })
    .returning(['id', 'name', 'updated_at'])
    .executeTakeFirstOrThrow();
