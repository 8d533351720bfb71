import { sql } from 'kysely';
import { col } from '../../kernel/db/tables.ts';
import { datetime, described, fields, ident, nested, orNull, raw, text } from '../../kernel/read/entity.ts';
import { everyone } from '../../kernel/read/reach.ts';
import { WebServer } from './web-servers.entities.ts';

/** Support of a center keeps all of its web servers; those of others are behind their walls. */
export const webServersInSight = everyone(WebServer, 'support keeps all web servers of its center');

fields(WebServer, {
  id: ident(),
  name: text(),
  url: described('Where its pages are read.', text()),
  ftp: described('The host files are sent to.', orNull.text()),
  path: described('The folder there.', orNull.text()),
  username: orNull.text(),
  has_password: described(
    'Whether a password is kept, sealed; it is answered by no call.',
    raw('Boolean', WebServer, (as) => sql`${col(as, 'password_sealed')} is not null`),
  ),
  port: orNull.int(),
  type: described('sftp, ftps or ftp.', orNull.text()),
  created_at: datetime(),
  updated_at: datetime(),
});
nested(WebServer, webServersInSight);
