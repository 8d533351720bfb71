import { randomUUID } from 'node:crypto';
import { type Role, roles } from '@nestling/rules/roles.ts';
import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { addCenter } from '../../src/db/seed/center.ts';
import { insertOver } from '../../src/db/seed/writer.ts';
import type { DB } from '../../src/db/types.gen.ts';
import { types } from '../../src/kernel/db/pg-types.ts';
import { Client } from './client.ts';
import { connected } from './template.ts';

/** A centre as factories fill it: over the owner's connection, inside of that centre's wall. */
export interface TestTenant {
  readonly db: Kysely<DB>;
  readonly centre: number;
  readonly slug: string;
}

/** A person with a login session. */
export interface Person extends Client {
  readonly id: number;
  readonly session: string;
}

/** Somebody who is signed in already; `way` brings the token along. */
export class SignedIn extends Client implements Person {
  readonly id: number;
  readonly session: string;
  constructor(way: Client['way'], id: number, session: string) {
    super(way);
    this.id = id;
    this.session = session;
  }
}

const HOUR_MS = 3_600_000;

/** Makes a centre. `pools` gets the connections that were opened for it, to be ended when it is no longer used. */
export const openTestTenant = async (ownerUrl: string, slug: string, pools: pg.Pool[]): Promise<TestTenant> => {
  const open = (centre: number) => {
    const options = `-c app.centre_id=${centre} -c timezone=UTC`;
    const pool = new pg.Pool({ connectionString: ownerUrl, max: 2, types, options });
    // The database is dropped by force, or killed, while the last of these are still saying goodbye.
    pool.on('error', () => undefined);
    pool.on('connect', (client) => client.on('error', () => undefined));
    pools.push(pool);
    return new Kysely<DB>({ dialect: new PostgresDialect({ pool }) });
  };
  const id = await connected(ownerUrl, (client) => addCenter(insertOver(client), { slug, name: slug }));
  return { db: open(id), centre: id, slug };
};

/** Adds a person of a role, listed in the given locations; answers its id. */
export const newPerson = async (at: TestTenant, role: Role, locations: readonly { id: number }[]): Promise<number> => {
  const name = `${role}-${randomUUID().slice(0, 8)}`;
  const { id } = await at.db
    .insertInto('app_user')
    .values({
      centre_id: at.centre,
      fname: role,
      lname: name,
      username: name,
      email: `${name}@example.com`,
      email_confirmed: true,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const role_id = roles.indexOf(role) + 1;
  await at.db.insertInto('user_role').values({ centre_id: at.centre, user_id: id, role_id }).execute();
  for (const location of locations)
    await at.db
      .insertInto('user_location')
      .values({ centre_id: at.centre, user_id: id, location_id: location.id, manages: role === 'manager' })
      .execute();
  return id;
};

/** The highest role of a person. */
export const roleOf = async (at: TestTenant, user: number): Promise<Role> => {
  const { role_id } = await at.db
    .selectFrom('user_role')
    .select('role_id')
    .where('centre_id', '=', at.centre)
    .where('user_id', '=', user)
    .orderBy('role_id', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();
  return roles[role_id - 1] ?? 'guest';
};

/** Opens a login session for a person, of its own or of an admin who acts as it; answers its id. */
export const newSession = async (
  at: TestTenant,
  user: number,
  now: Date,
  confirmed: boolean,
  by?: Person,
): Promise<string> => {
  const id = randomUUID().replaceAll('-', '');
  const expires_at = new Date(now.getTime() + 1_000 * HOUR_MS);
  await at.db
    .insertInto('session')
    .values({
      centre_id: at.centre,
      id,
      user_id: user,
      expires_at,
      confirmed_at: confirmed ? expires_at : null,
      impersonator_id: by?.id ?? null,
      impersonator_session_id: by?.session ?? null,
    })
    .execute();
  return id;
};
