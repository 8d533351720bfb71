import { sql } from 'kysely';
import type { Alias, Sql } from '../../kernel/db/tables.ts';
import { col } from '../../kernel/db/tables.ts';
import { datetime, described, fields, ident, json, many, nested, orNull, raw, text } from '../../kernel/read/entity.ts';
import { Location } from '../../model/location/entity.ts';
import { Student } from '../../model/student/entity.ts';
import { AccessToken, ApiClient } from './developers.entities.ts';
import { clientsOfCenter, ownTokens } from './developers.reach.ts';

const ofSession =
  (value: Sql) =>
  (token: Alias<'access_token'>): Sql =>
    sql`(select ${value} from session s where s.id = ${col(token, 'session_id')})`;
const expires = ofSession(sql`s.expires_at`);
const used = ofSession(sql`nullif(s.last_used_at, s.created_at)`);
const from = ofSession(sql`host(s.ip)`);

const shared = {
  id: ident(),
  name: described('What it is called by whoever made it.', text()),
  hint: described('The last four characters of its secret, which is kept nowhere.', text()),
  scopes: described('What it may do, such as `attendance:read`; never more than its owner may at the moment.', json()),
  networks: described('Ranges of addresses it is used from; from any where none is named.', json()),
  limited_to: described(
    'Whether it acts in some `locations` alone, or for some `students`; null where it may whatever its owner may.',
    orNull.text('part'),
  ),
  created_at: datetime(),
};

const inPart =
  (kind: 'locations' | 'students') =>
  (inner: Alias<'location'> | Alias<'student'>, outer: Alias<'access_token'>): Sql =>
    sql`${col(outer, 'part')} = ${kind} and ${sql.ref(`${inner.name}.id`)} = any (${col(outer, 'part_ids')})`;

/** Where it acts, of those that are there still and that the reader sees. */
const parts = (of: typeof AccessToken | typeof ApiClient) => ({
  locations: described('The locations it is limited to.', many(Location, of, inPart('locations'), ['name'])),
  students: described('The students it is limited to.', many(Student, of, inPart('students'), ['lname', 'fname'])),
});

fields(AccessToken, {
  ...shared,
  ...parts(AccessToken),
  expires_at: raw('DateTime', AccessToken, expires),
  last_used_at: described('To the minute; null until it is used.', raw('DateTime', AccessToken, used)),
  last_ip: described('The address it was last used from.', raw('String', AccessToken, from)),
});
nested(AccessToken, ownTokens);

fields(ApiClient, {
  ...shared,
  ...parts(ApiClient),
  client_id: described('What the client says beside its secret.', orNull.text()),
  owner: described(
    'The name of the admin in whose name it acts.',
    raw(
      'String',
      ApiClient,
      (client) => sql`(select u.full_name from app_user u where u.id = ${col(client, 'user_id')})`,
    ),
  ),
  expires_at: raw('DateTime', ApiClient, expires),
  last_used_at: described('To the minute; null until it is used.', raw('DateTime', ApiClient, used)),
  last_ip: described('The address it was last used from.', raw('String', ApiClient, from)),
});
nested(ApiClient, clientsOfCenter);
