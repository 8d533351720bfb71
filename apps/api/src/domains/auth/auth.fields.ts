import { sql } from 'kysely';
import { datetime, fields, flag, ident, json, nested, orNull, raw, said, text } from '../../kernel/entity.ts';
import { col } from '../../kernel/tables.ts';
import { LoginHistory, Passkey, Session } from './auth.entities.ts';
import { loginsOfOwnPeople, ownPasskeys, ownSessions } from './auth.reach.ts';

fields(Session, {
  id: ident(),
  session_id: ident('id'),
  device: said('What the client said of itself: client, os, device_type, brand, model.', json()),
  ip: raw('String', Session, (session) => sql`host(${col(session, 'ip')})`),
  login_time: datetime('created_at'),
  last_used_at: said('To the minute.', datetime()),
  expires_at: datetime(),
  remember: flag(),
  current: said(
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
  logout_time: orNull.datetime('ended_at'),
  end_reason: said(
    'logout, reuse, password, revoked or inactive; null while it goes on or has run out.',
    orNull.text(),
  ),
});
nested(LoginHistory, loginsOfOwnPeople);

fields(Passkey, {
  id: ident(),
  name: said('What its owner calls it.', text()),
  created_at: datetime(),
  last_used_at: orNull.datetime(),
});
nested(Passkey, ownPasskeys);
