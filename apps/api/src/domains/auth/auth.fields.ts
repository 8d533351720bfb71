import { sql } from 'kysely';
import { col } from '../../kernel/db/tables.ts';
import { datetime, described, fields, flag, ident, json, nested, orNull, raw, text } from '../../kernel/read/entity.ts';
import { LoginHistory, Passkey, Session } from './auth.entities.ts';
import { loginsOfOwnPeople, ownPasskeys, ownSessions } from './auth.reach.ts';

fields(Session, {
  id: ident(),
  session_id: ident('id'),
  device: described('What the client said of itself: client, os, device_type, brand, model.', json()),
  ip: raw('String', Session, (session) => sql`host(${col(session, 'ip')})`),
  login_time: datetime('created_at'),
  last_used_at: described('To the minute.', datetime()),
  expires_at: datetime(),
  remember: flag(),
  current: described(
    'True for the session that asks.',
    raw('Boolean', Session, (session, who) => sql`${col(session, 'id')} = ${who.session}`),
  ),
});
nested(Session, ownSessions);

fields(LoginHistory, {
  id: ident(),
  session_id: ident('id'),
  user_id: ident(),
  device: json(),
  ip: raw('String', LoginHistory, (session) => sql`host(${col(session, 'ip')})`),
  login_time: datetime('created_at'),
  last_used_at: datetime(),
  return_times: described(
    'When the person came back with this session, no password typed; the newest hundred, newest first.',
    raw(
      'JSON',
      LoginHistory,
      (session) => sql`(select coalesce(json_agg(x.at order by x.at desc), '[]') from (select r.at from session_return r
        where r.session_id = ${col(session, 'id')}
        order by r.at desc limit 100) x)`,
    ),
  ),
  logout_time: orNull.datetime('ended_at'),
  end_reason: described(
    'logout, reuse, password, revoked or inactive; null while it goes on or has run out.',
    orNull.text(),
  ),
});
nested(LoginHistory, loginsOfOwnPeople);

fields(Passkey, {
  id: ident(),
  name: described('What its owner calls it.', text()),
  created_at: datetime(),
  last_used_at: orNull.datetime(),
});
nested(Passkey, ownPasskeys);
