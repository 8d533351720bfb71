import { type Role, roles } from '@nestling/rules/roles.ts';
import type { Selectable } from 'kysely';
import type { DB } from '../../../db/types.gen.ts';
import { type Given, nth, type TestTenant } from '../../centres/test/centres.factory.ts';

type Person = Selectable<DB['app_user']>;
type GivenPerson = Given<'app_user'> & {
  /** Locations the person is listed in. */
  readonly locations?: readonly { id: number }[];
};

/** The number of a role in the table `role`, whose rows the first migration adds in the order of the ladder. */
const roleId = (role: Role): number => roles.indexOf(role) + 1;

/** An active person of one role who cannot sign in by password. */
export const aUser = async (at: TestTenant, role: Role, given: GivenPerson = {}): Promise<Person> => {
  const { locations = [], ...columns } = given;
  const n = nth();
  const user = await at.db
    .insertInto('app_user')
    .values({
      centre_id: at.centre,
      fname: `Person${n}`,
      lname: `Number${n}`,
      username: `person${n}`,
      email: `person${n}@example.com`,
      email_confirmed: true,
      ...columns,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  await at.db
    .insertInto('user_role')
    .values({ centre_id: at.centre, user_id: user.id, role_id: roleId(role) })
    .execute();
  for (const { id } of locations) {
    await at.db
      .insertInto('user_location')
      .values({ centre_id: at.centre, user_id: user.id, location_id: id, manages: role === 'manager' })
      .execute();
  }
  return user;
};

/** A contact; link it to students with `aGuardianLink`. */
export const aContact = (at: TestTenant, given: GivenPerson = {}): Promise<Person> => aUser(at, 'user', given);
/** Staff of the given locations. */
export const aTeacher = (at: TestTenant, given: GivenPerson = {}): Promise<Person> => aUser(at, 'teacher', given);
/** A manager tied to the given locations. */
export const aManager = (at: TestTenant, given: GivenPerson = {}): Promise<Person> => aUser(at, 'manager', given);
/** An admin, who reaches every location of the centre. */
export const anAdmin = (at: TestTenant, given: GivenPerson = {}): Promise<Person> => aUser(at, 'admin', given);
