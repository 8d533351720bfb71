-- Sign-in: sessions, their rotating refresh tokens, and what slows guessing down.

create table session (
  centre_id integer not null,
  id text not null,
  user_id integer not null,
  device jsonb not null default '{}',
  ip inet,
  created_at timestamptz not null default now(),
  last_used_at timestamptz not null default now(),
  expires_at timestamptz not null,
  ended_at timestamptz,
  end_reason text check (end_reason in ('logout', 'reuse', 'password', 'revoked', 'inactive')),
  remember boolean not null default true,
  impersonator_id integer,
  primary key (centre_id, id),
  foreign key (centre_id, user_id) references app_user (centre_id, id) on delete cascade,
  foreign key (centre_id, impersonator_id) references app_user (centre_id, id) on delete cascade
);
create index session_of_user on session (centre_id, user_id, created_at desc);
call wall('session');

-- Only hashes are kept. A successor is derived from its predecessor and a secret, so that two tabs asking at once, or
-- a client that lost the answer, get the same one for a few seconds; later the old token counts as stolen.
create table refresh_token (
  centre_id integer not null,
  hash bytea not null,
  session_id text not null,
  issued_at timestamptz not null,
  used_at timestamptz,
  expires_at timestamptz not null,
  primary key (centre_id, hash),
  foreign key (centre_id, session_id) references session (centre_id, id) on delete cascade
);
create index refresh_token_of_session on refresh_token (centre_id, session_id);
call wall('refresh_token');

-- Failures of one key (an account name, an address) in a window; shared by all api processes.
create table attempt (
  centre_id integer not null references centre (id) on delete cascade,
  kind text not null,
  key text not null,
  failures integer not null default 0,
  first_at timestamptz not null,
  locked_until timestamptz,
  primary key (centre_id, kind, key)
);
call wall('attempt');
