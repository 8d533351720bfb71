-- Letters of a ticket to one person are a thread: which of its lines went out, so that each letter names those before it.
create table ticket_letter (
  centre_id integer not null,
  ticket_id integer not null,
  user_id integer not null,
  history_id integer not null,
  created_at timestamptz not null,
  primary key (centre_id, ticket_id, user_id, history_id),
  foreign key (centre_id, ticket_id) references ticket (centre_id, id) on delete cascade,
  foreign key (centre_id, user_id) references app_user (centre_id, id) on delete cascade,
  foreign key (centre_id, history_id) references ticket_history (centre_id, id) on delete cascade
);
create index ticket_letter_of on ticket_letter (centre_id, user_id);
create index ticket_letter_line on ticket_letter (centre_id, history_id);
create index ticket_letter_sent on ticket_letter (centre_id, ticket_id, created_at);
call wall('ticket_letter');

-- The address a person answers a ticket at: 128 bits made of the nonce under a key outside of the database; here its hash,
-- by which an answer finds the ticket.
create table ticket_thread (
  centre_id integer not null,
  ticket_id integer not null,
  user_id integer not null,
  nonce bytea not null check (length(nonce) = 16),
  token_hash bytea not null,
  created_at timestamptz not null,
  primary key (centre_id, ticket_id, user_id),
  constraint ticket_thread_token unique (centre_id, token_hash),
  foreign key (centre_id, ticket_id) references ticket (centre_id, id) on delete cascade,
  foreign key (centre_id, user_id) references app_user (centre_id, id) on delete cascade
);
create index ticket_thread_of on ticket_thread (centre_id, user_id);
call wall('ticket_thread');
