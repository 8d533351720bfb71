import type pg from 'pg';
import { addCenter, addHosts } from '../../db/seed/center.ts';
import { addPerson } from '../../db/seed/people.ts';
import { insertOver, writer } from '../../db/seed/writer.ts';
import { loopbackHosts } from '../../kernel/lib/centres.ts';
import type { Secrets } from '../../secrets/secrets.ts';
import { CannotRestore } from './cannot-restore.ts';

/** The first person of the platform's own center. */
export interface Operator {
  /** Address, and the name to sign in by. */
  readonly email: string;
  /** As it is stored; without one it is set by a link to the address. */
  readonly password: string | null;
}

/**
 * Makes the platform's own center in a system that has none, within the transaction of `client`: once there is any center
 * nobody can set the system up any more. Its host is that of the restored center, with `home.` before it.
 * Answers whether it was made.
 */
export const addHome = async (
  client: pg.ClientBase,
  secrets: Secrets,
  center: number,
  operator: Operator | null,
): Promise<boolean> => {
  const { rowCount } = await client.query('select 1 from centre where is_platform');
  if (rowCount !== 0) return false;
  if (!operator)
    throw new CannotRestore('Nobody operates this system yet: say the address of who does, with --operator.');
  const { rows: hosts } = await client.query<{ host: string }>(
    "select host from centre_host where centre_id = $1 and kind = 'portal' and host <> all($2) order by host limit 1",
    [center, loopbackHosts],
  );
  const insert = insertOver(client);
  const home = await writer(
    client,
    await addCenter(insert, { slug: 'home', name: 'Nestling', theme: 'nestling', is_platform: true }),
  );
  await addHosts(
    insert,
    home.centre,
    hosts.map(({ host }) => `home.${host}`),
  );
  const { email, password } = operator;
  const person = { fname: 'Operator', lname: '', username: email, email, role: 'admin', locations: [] } as const;
  await addPerson(home, secrets, password === null ? person : { ...person, password });
  return true;
};
